import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import type { DeletionView, LastStepView } from './delete-account-view.ts';
import styles from './my-data.module.css';
import { ProofForm } from './proof-form.tsx';

export function DeletionPage({ view }: { readonly view: DeletionView }) {
  return (
    <div className={styles['parts']}>
      {view.error !== null && (
        <Notice kind="error" isLive>
          {view.error}
        </Notice>
      )}
      {view.told !== null && (
        <Notice kind="success" isLive>
          {view.told}
        </Notice>
      )}
      <p>{view.lead}</p>
      {[view.erased, view.kept].map(({ title, items }) => (
        <section key={title} className={styles['part']}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <ProofForm
        proof={view.proof}
        action={view.action}
        linkAction={view.action}
        button={view.button}
        kind="secondary"
      />
    </div>
  );
}

/** Sent to a page for everybody: whoever sends it again has no account any more, and is told the same. */
export function LastStep({ view }: { readonly view: LastStepView }) {
  const { text, lead, action, confirmation, button, back } = view;
  return (
    <form method="post" action={action} className={styles['parts']}>
      <p className={styles['words']}>{text}</p>
      <p>{lead}</p>
      <input type="hidden" name="confirmation" value={confirmation} />
      <div className={styles['ways']}>
        <Button type="submit" kind="danger" size="large">
          {button}
        </Button>
        <ButtonLink href={back.href} size="large">
          {back.label}
        </ButtonLink>
      </div>
    </form>
  );
}
