import type { ReactNode } from 'react';
import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import styles from './newsletter-confirmation-page.module.css';
import type { NewsletterEndingView } from './newsletter-ending-view.ts';

interface NewsletterEndingPageProps {
  readonly view: NewsletterEndingView;
  readonly refusal: ReactNode;
}

export function NewsletterEndingPage({ view, refusal }: NewsletterEndingPageProps) {
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1>{view.title}</h1>
        {refusal}
        {view.kind === 'requested' ? <Notice kind="success">{view.text}</Notice> : <EndingForm view={view} />}
      </div>
    </PageWidth>
  );
}

type FormView = Exclude<NewsletterEndingView, { kind: 'requested' }>;

/** Opening the link of a mail ends nothing, for mail scanners open links too: this button does. */
function EndingForm({ view }: { readonly view: FormView }) {
  return (
    <form method="post" action={view.action} className={styles['page']}>
      {view.kind === 'ask' && view.expired !== null && <Notice kind="warning">{view.expired}</Notice>}
      <p>{view.text}</p>
      {view.kind === 'confirm' ? (
        <input type="hidden" name="token" value={view.token} />
      ) : (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLength}
          label={view.email}
          required
        />
      )}
      <div>
        <Button type="submit" kind="primary" size="large">
          {view.button}
        </Button>
      </div>
    </form>
  );
}
