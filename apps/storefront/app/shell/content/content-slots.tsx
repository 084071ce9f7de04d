import { useMemo } from 'react';
import type { ContactLinks } from '../../contact/contact-links.ts';
import type { ContentSlots } from '../../content/block-props.ts';
import type { NewsletterFormView } from '../../newsletter/newsletter-form-view.ts';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import styles from './content-slots.module.css';
import { useIdle } from '../../ui/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useShell } from '../use-shell.ts';

const LazyContactForm = lazyPart(() =>
  import('../../contact/fetched-contact-form.tsx').then(({ FetchedContactForm }) => FetchedContactForm),
);
const LazyNewsletterForm = lazyPart(() =>
  import('../../newsletter/newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm),
);

// Few pages have a form among their blocks, so it comes after the page. Until then, and without JavaScript, a link leads
// to the page that has the same form.

function ContactSlot({ links, search }: { readonly links: ContactLinks; readonly search: string }) {
  const asked = useMemo(() => ({ search }), [search]);
  const meanwhile = <ButtonLink href={`${links.page}${search}`}>{links.title}</ButtonLink>;
  return (
    <div className={styles['contact']}>
      <LazyContactForm isWanted={useIdle()} props={{ links, asked }} meanwhile={meanwhile} />
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
  const links = shell?.header.contact.form?.links;
  return {
    newsletter: shell === undefined ? null : <NewsletterSlot view={shell.newsletter} />,
    contactForm:
      links === undefined
        ? null
        : (reason) => <ContactSlot links={links} search={reason === null ? '' : `?reason=${reason}`} />,
  };
};
