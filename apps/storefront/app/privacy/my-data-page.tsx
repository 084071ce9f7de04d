import { ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import type { MyDataView } from './my-data-view.ts';
import styles from './my-data.module.css';
import { ProofForm } from './proof-form.tsx';

export function MyDataPage({ view }: { readonly view: MyDataView }) {
  const { error, told, file, consents, deletion } = view;
  return (
    <div className={styles['parts']}>
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      {told !== null && (
        <Notice kind="success" isLive>
          {told}
        </Notice>
      )}
      <section aria-labelledby="my-data-file" className={styles['part']}>
        <h2 id="my-data-file">{file.title}</h2>
        <p>{file.text}</p>
        <ProofForm
          proof={file.proof}
          action={file.action}
          linkAction={view.action}
          button={file.button}
          kind="primary"
        />
      </section>
      <Consents consents={consents} />
      <section aria-labelledby="my-data-deletion" className={styles['part']}>
        <h2 id="my-data-deletion">{deletion.title}</h2>
        <p>{deletion.text}</p>
        <div>
          <ButtonLink href={deletion.href}>{deletion.title}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Consents({ consents: { title, none, items } }: Pick<MyDataView, 'consents'>) {
  return (
    <section aria-labelledby="my-data-consents" className={styles['part']}>
      <h2 id="my-data-consents">{title}</h2>
      {items.length === 0 && <p>{none}</p>}
      {items.length > 0 && (
        <dl className={styles['consents']}>
          {items.map(({ name, answer }) => (
            <div key={name} className={styles['consent']}>
              <dt className={styles['name']}>{name}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
