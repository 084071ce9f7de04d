import { useMemo } from 'react';
import type { ContactLinks } from '../../contact/contact-links.ts';
import type { ContentSlots } from '../../content/block-props.ts';
import { ContentPage } from '../../content/content-page.tsx';
import type { ContentView } from '../../content/content-view.ts';
import type { NewsletterFormView } from '../../newsletter/newsletter-form-view.ts';
import { useIdle } from '../../ui/idle.ts';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useShell } from '../use-shell.ts';
import styles from './content-slots.module.css';

/** A content page with what its blocks leave to other capabilities. */
export function SlottedContent({ view }: { readonly view: ContentView }) {
  return <ContentPage view={view} slots={useContentSlots()} />;
}

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
export function useContentSlots(): ContentSlots {
  const shell = useShell();
  const links = shell?.header.contact.form?.links;
  return {
    newsletter: shell === undefined ? null : <NewsletterSlot view={shell.newsletter} />,
    contactForm:
      links === undefined
        ? null
        : (reason) => <ContactSlot links={links} search={reason === null ? '' : `?reason=${reason}`} />,
  };
}
