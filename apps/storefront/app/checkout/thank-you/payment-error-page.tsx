import { ButtonLink } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { PaymentErrorView } from '../payment/payment-error-view.ts';
import styles from './thank-you-page.module.css';

export function PaymentErrorPage({ view: { title, text, note, retry, contact } }: { readonly view: PaymentErrorView }) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <Notice kind="error">
        <p>{text}</p>
        <p>{note}</p>
      </Notice>
      <div className={styles['ways']}>
        <ButtonLink href={retry.href} kind="primary">
          {retry.label}
        </ButtonLink>
        {contact !== null && <ButtonLink href={contact.href}>{contact.label}</ButtonLink>}
      </div>
    </div>
  );
}
