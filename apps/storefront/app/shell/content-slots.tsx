import type { ContactReason, ContentSlots } from '../content/block-props.ts';
import type { ContactFormView } from '../contact/contact-form-view.ts';
import type { NewsletterFormView } from '../newsletter/newsletter-form-view.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './content-slots.module.css';
import { useIdle } from '../ui/idle.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useShell } from './use-shell.ts';

const LazyContactForm = lazyPart(() => import('../contact/contact-form.tsx').then(({ ContactForm }) => ContactForm));
const LazyNewsletterForm = lazyPart(() =>
  import('../newsletter/newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm),
);

// Few pages have a form among their blocks, so it comes after the page. Until then, and without JavaScript, a link leads
// to the page that has the same form.

function ContactSlot({ view, reason }: { readonly view: ContactFormView; readonly reason: ContactReason | null }) {
  const meanwhile = <ButtonLink href={view.action}>{view.title}</ButtonLink>;
  return (
    <div className={styles['contact']}>
      <LazyContactForm isWanted={useIdle()} props={{ view, reason }} meanwhile={meanwhile} />
    </div>
  );
}

function NewsletterSlot({ view }: { readonly view: NewsletterFormView }) {
  const meanwhile = <ButtonLink href={view.action}>{view.subscribe}</ButtonLink>;
  return (
    <div className={styles['newsletter']}>
      <LazyNewsletterForm isWanted={useIdle()} props={{ view }} meanwhile={meanwhile} />
    </div>
  );
}

/** What the blocks of a content page leave to other capabilities. */
export const useContentSlots = (): ContentSlots => {
  const shell = useShell();
  const contact = shell?.header.contact.form?.view;
  return {
    newsletter: shell === undefined ? null : <NewsletterSlot view={shell.newsletter} />,
    contactForm: contact === undefined ? null : (reason) => <ContactSlot view={contact} reason={reason} />,
  };
};
