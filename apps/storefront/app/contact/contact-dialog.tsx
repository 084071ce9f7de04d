import { useState } from 'react';
import { Dialog } from '../ui/overlays/modal.tsx';
import type { ContactLinks } from './contact-links.ts';
import { FetchedContactForm, type AskedContact } from './fetched-contact-form.tsx';

interface ContactDialogProps {
  readonly links: ContactLinks;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly asked: AskedContact;
}

/** Closed by mistake it still holds what was typed; after a message was sent it opens empty. */
export function ContactDialog({ links, isOpen, onClose, asked }: ContactDialogProps) {
  const [sent, setSent] = useState({ count: 0, isDone: false });
  const close = () => {
    setSent(({ count, isDone }) => ({ count: isDone ? count + 1 : count, isDone: false }));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={links.title} closeLabel={links.close} size="wide" isKept>
      <FetchedContactForm
        key={sent.count}
        links={links}
        asked={asked}
        onSent={() => setSent(({ count }) => ({ count, isDone: true }))}
      />
    </Dialog>
  );
}
