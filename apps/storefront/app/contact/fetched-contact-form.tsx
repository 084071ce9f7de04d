import { useEffect, useMemo, useState } from 'react';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormView } from './contact-form-view.ts';
import { fetchForm } from './fetch-form.ts';
import type { ContactLinks } from './contact-links.ts';
import { readWish } from './read-wish.ts';

/** What the link that opened the form asks for, by the query of its address. Opened again, it is another one. */
export interface AskedContact {
  readonly search: string;
}

interface FetchedContactFormProps {
  readonly links: ContactLinks;
  readonly asked: AskedContact;
  readonly onSent?: () => void;
}

type Fetched = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly view: ContactFormView };

function useForm(source: string): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    void fetchForm(source).then(
      (view) => isWanted && setFetched(view === null ? { state: 'failed' } : { state: 'loaded', view }),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return fetched;
}

/** The form where the page does not bring its words along: over a page, and in the blocks of one. */
export function FetchedContactForm({ links, asked, onSent }: FetchedContactFormProps) {
  const fetched = useForm(links.source);
  if (fetched.state === 'loaded') return <Wished view={fetched.view} asked={asked} onSent={onSent} />;
  return fetched.state === 'failed' ? (
    <Notice kind="error" isLive action={<ButtonLink href={`${links.page}${asked.search}`}>{links.title}</ButtonLink>}>
      {links.failed}
    </Notice>
  ) : (
    <div role="status">
      <VisuallyHidden>{links.loading}</VisuallyHidden>
      <Skeleton shape="button" lines={8} />
    </div>
  );
}

interface WishedProps extends Pick<FetchedContactFormProps, 'asked'> {
  readonly view: ContactFormView;
  readonly onSent: (() => void) | undefined;
}

function Wished({ view, asked, onSent }: WishedProps) {
  const wish = useMemo(() => readWish(new URLSearchParams(asked.search), view), [asked, view]);
  return <ContactForm view={view} wish={wish} {...(onSent !== undefined && { onSent })} />;
}
