import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { CartRefusal } from '../answer-cart-form.ts';
import { CartContent } from './cart-content.tsx';
import type { CartPageView, FailedPage, ReceivePage } from './cart-page-view.ts';
import styles from './cart-page.module.css';

interface CartPageProps {
  readonly page: CartPageView;
  /** What a form without JavaScript was refused. */
  readonly refusal: CartRefusal | null;
  /** Quicker ways on than the checkout. */
  readonly express?: ReactNode;
}

export function CartPage({ page, refusal, express }: CartPageProps) {
  switch (page.kind) {
    case 'cart':
      return <CartContent page={page} refusal={refusal} express={express} />;
    case 'receive':
      return <Receive page={page} />;
    case 'failed':
      return <Failed page={page} />;
  }
}

/** By a button: opening an address changes no cart. */
function Receive({ page }: { readonly page: ReceivePage }) {
  return (
    <div className={styles['narrow']}>
      <h1>{page.title}</h1>
      <p>{page.text}</p>
      <form method="post" action={page.action} className={styles['choice']}>
        <input type="hidden" name="intent" value="receive" />
        <input type="hidden" name="token" value={page.token} />
        <input type="hidden" name="intentId" value={page.intentId} />
        <Button type="submit" kind="primary" size="large">
          {page.button}
        </Button>
        <ButtonLink href={page.cancel.href} size="large">
          {page.cancel.label}
        </ButtonLink>
      </form>
    </div>
  );
}

function Failed({ page }: { readonly page: FailedPage }) {
  return (
    <div className={styles['narrow']}>
      <h1>{page.title}</h1>
      <Notice kind="error" action={<ButtonLink href={page.retry.href}>{page.retry.label}</ButtonLink>}>
        {page.text}
      </Notice>
    </div>
  );
}
