import formStyles from '../forms/form.module.css';
import { TypedField } from '../forms/typed-field.tsx';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import type { FindOrderView, LinkSentView } from './find-order-view.ts';
import styles from './order-page.module.css';

export function FindOrderPage({ view }: { readonly view: FindOrderView }) {
  const { title, lead, action, fields, button, error } = view;
  return (
    <div className={styles['narrow']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      <form method="post" action={action} noValidate className={formStyles['form']}>
        <TypedField view={fields.orderNumber} required maxLength={40} autoComplete="off" />
        <TypedField view={fields.email} required type="email" autoComplete="email" maxLength={254} />
        <div>
          <Button type="submit" kind="primary" size="large">
            {button}
          </Button>
        </div>
      </form>
    </div>
  );
}

export function LinkSent({ view: { title, sent, again } }: { readonly view: LinkSentView }) {
  return (
    <div className={styles['narrow']}>
      <h1>{title}</h1>
      <Notice kind="success" isLive>
        {sent}
      </Notice>
      <p>
        <a href={again.href} className={styles['receipt']}>
          {again.label}
        </a>
      </p>
    </div>
  );
}
