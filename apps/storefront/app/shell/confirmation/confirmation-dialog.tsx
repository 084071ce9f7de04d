import { useRef } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/modal.tsx';
import type { ConfirmationView } from './confirmations.ts';

interface ConfirmationDialogProps {
  readonly confirmation: ConfirmationView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ConfirmationDialog({ confirmation, isOpen, onClose }: ConfirmationDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={confirmation.title}
      closeLabel={confirmation.close}
      initialFocus={button}
      actions={
        <Button ref={button} kind="primary" onClick={onClose}>
          {confirmation.button}
        </Button>
      }
    >
      <p>{confirmation.text}</p>
    </Dialog>
  );
}
