import type { ReactNode } from 'react';
import type { CartRefusal } from './answer-cart-form.ts';
import { CarryCart } from './page/carry-cart.tsx';
import { CartCoupons } from './page/cart-coupons.tsx';
import type { ShownCartPage } from './page/cart-page-view.ts';
import styles from './cart-summary.module.css';
import { CartTotals } from './cart-totals.tsx';
import type { TotalsView } from './cart-totals-view.ts';
import type { CartView } from './cart-view.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { ToCheckout } from './to-checkout.tsx';

interface CartSummaryProps {
  readonly page: ShownCartPage;
  readonly view: CartView;
  readonly totals: TotalsView;
  readonly refusal: CartRefusal | null;
  /** Quicker ways on. */
  readonly express: ReactNode;
}

/** What it all comes to, and the way on. */
export function CartSummary({ page, view, totals, refusal, express }: CartSummaryProps) {
  const { texts, checkout, carry } = page;
  return (
    <section aria-labelledby="cart-summary" className={styles['summary']}>
      <h2 id="cart-summary">{texts.summary}</h2>
      {view.freeDelivery !== null && <FreeDelivery view={view.freeDelivery} />}
      <CartCoupons coupons={view.coupons} texts={texts} refusal={refusal} />
      <CartTotals totals={totals} texts={texts} isPending={view.isPending} />
      <ToCheckout view={checkout} />
      {express}
      <CarryCart view={carry} action={texts.action} refusal={refusal} />
    </section>
  );
}
