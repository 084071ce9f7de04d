import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { CartTotals } from './cart-totals.tsx';
import type { TotalsView } from './cart-totals-view.ts';
import type { OrderSummaryView } from './order-summary-view.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly view: OrderSummaryView;
  /** With the fee for cash on delivery. The page around shows the one or the other. */
  readonly codTotals?: TotalsView | null | undefined;
}

export function OrderSummary({ view, codTotals = null }: OrderSummaryProps) {
  const texts = { savings: view.savings };
  return (
    <section aria-labelledby="order-summary" className={styles['summary']}>
      <div className={styles['head']}>
        <h2 id="order-summary">{view.title}</h2>
        <a href={view.edit.href} className={styles['edit']}>
          {view.edit.label}
        </a>
      </div>
      <ul className={styles['lines']}>
        {view.lines.map(({ id, sku, name, picture, quantity, total }) => (
          <li key={id} className={styles['line']}>
            <div className={styles['picture']}>
              {picture !== null && (
                <ProductPicture url={picture} alt="" brand="" number={sku} sizes="56px" mostWidth={320} />
              )}
            </div>
            <div className={styles['words']}>
              <p>{name}</p>
              <p className={styles['quantity']}>{quantity}</p>
            </div>
            <p className={styles['total']}>{total}</p>
          </li>
        ))}
      </ul>
      <div data-totals="usual">
        <CartTotals totals={view.totals} texts={texts} isPending={false} />
      </div>
      {codTotals !== null && (
        <div data-totals="on-delivery">
          <CartTotals totals={codTotals} texts={texts} isPending={false} />
        </div>
      )}
    </section>
  );
}
