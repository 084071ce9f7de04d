import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import type { ContactReason } from './contact-fields.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormView } from './contact-form-view.ts';

interface ContactDialogProps {
  readonly view: ContactFormView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly reason: ContactReason | null;
}

/** Closed by mistake it still holds what was typed; after a message was sent it opens empty. */
export function ContactDialog({ view, isOpen, onClose, reason }: ContactDialogProps) {
  const [sent, setSent] = useState({ count: 0, isDone: false });
  const close = () => {
    setSent(({ count, isDone }) => ({ count: isDone ? count + 1 : count, isDone: false }));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={view.title} closeLabel={view.close} size="wide" isKept>
      <ContactForm
        key={sent.count}
        view={view}
        reason={reason}
        onSent={() => setSent(({ count }) => ({ count, isDone: true }))}
      />
    </Dialog>
  );
}
