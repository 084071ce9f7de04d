import type { ReactNode } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import styles from './newsletter-confirmation-page.module.css';
import type { NewsletterConfirmationView } from './newsletter-confirmation-view.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface NewsletterConfirmationPageProps {
  readonly view: NewsletterConfirmationView;
  readonly refusal: ReactNode;
}

export function NewsletterConfirmationPage({ view, refusal }: NewsletterConfirmationPageProps) {
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1>{view.title}</h1>
        {refusal}
        <Content view={view} hasRefusal={refusal !== null} />
      </div>
    </PageWidth>
  );
}

function Content({ view, hasRefusal }: { readonly view: NewsletterConfirmationView; readonly hasRefusal: boolean }) {
  if (view.kind === 'requested') return <Notice kind="success">{view.text}</Notice>;
  if (view.kind === 'again') {
    return (
      <>
        {!hasRefusal && <Notice kind="warning">{view.text}</Notice>}
        <NewsletterForm view={view.form} />
      </>
    );
  }
  return (
    <form method="post" action={view.action} className={styles['page']}>
      <p>{view.text}</p>
      <input type="hidden" name="token" value={view.token} />
      <input type="hidden" name="to" value={view.target} />
      <div>
        <Button type="submit" kind="primary" size="large">
          {view.button}
        </Button>
      </div>
    </form>
  );
}
