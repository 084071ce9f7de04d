import ChevronDown from 'lucide-react/icons/chevron-down';
import { ProductName } from '../ui/goods/product-name.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { Icon } from '../ui/icon.tsx';
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
      <Lines lines={view.lines} />
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

function Lines({ lines }: Pick<OrderSummaryView, 'lines'>) {
  return (
    <ul className={styles['lines']}>
      {lines.map(({ id, sku, name, picture, quantity, total }) => (
        <li key={id} className={styles['line']}>
          <div className={styles['picture']}>
            {picture !== null && (
              <ProductPicture url={picture} alt="" brand="" number={sku} sizes="56px" mostWidth={320} />
            )}
          </div>
          <div className={styles['words']}>
            <p>
              <ProductName name={name} />
            </p>
            <p className={styles['quantity']}>{quantity}</p>
          </div>
          <p className={styles['total']}>{total}</p>
        </li>
      ))}
    </ul>
  );
}

/** What is to be paid, as the page around shows the one or the other. */
export function OrderTotal({ view, codTotals = null }: OrderSummaryProps) {
  return (
    <span className={styles['sum']}>
      <span data-totals="usual">{view.totals.total.amount}</span>
      {codTotals !== null && <span data-totals="on-delivery">{codTotals.total.amount}</span>}
    </span>
  );
}

/** On a phone, above the work: what is being ordered, folded, and its sum. */
export function OrderGlance({ view, codTotals = null }: OrderSummaryProps) {
  return (
    <details className={styles['glance']}>
      <summary className={styles['glanceHead']}>
        <Icon icon={ChevronDown} />
        <span className={styles['glanceTitle']}>{view.title}</span>
        <OrderTotal view={view} codTotals={codTotals} />
      </summary>
      <Lines lines={view.lines} />
    </details>
  );
}
