import { joinClasses } from '../ui/join-classes.ts';
import { Notice } from '../ui/notice.tsx';
import { ProductPicture } from '../ui/product-picture.tsx';
import { PaymentRows } from './payment-rows.tsx';
import type { PlacedOrderView } from './placed-order-view.ts';
import styles from './placed-order.module.css';

export function PlacedPayment({ view: { payment, instructions } }: { readonly view: PlacedOrderView }) {
  return (
    <section aria-labelledby="placed-payment" className={styles['part']}>
      <h2 id="placed-payment">{payment.title}</h2>
      <Notice kind={payment.kind}>{payment.text}</Notice>
      {instructions !== null && (
        <>
          <h3>{instructions.title}</h3>
          <PaymentRows rows={instructions.rows} />
        </>
      )}
    </section>
  );
}

export function PlacedLines({ lines: { title, items, totals } }: Pick<PlacedOrderView, 'lines'>) {
  return (
    <section aria-labelledby="placed-lines" className={styles['part']}>
      <h2 id="placed-lines">{title}</h2>
      <ul className={styles['lines']}>
        {items.map(({ id, sku, name, picture, quantity, total }) => (
          <li key={id} className={styles['line']}>
            <div>
              {picture !== null && (
                <ProductPicture url={picture} alt="" brand="" number={sku} sizes="56px" mostWidth={320} />
              )}
            </div>
            <div className={styles['words']}>
              <p>{name}</p>
              <p className={styles['quantity']}>{quantity}</p>
            </div>
            <p className={styles['amount']}>{total}</p>
          </li>
        ))}
      </ul>
      <dl className={styles['totals']}>
        {totals.map(({ label, value, isTotal = false }) => (
          <div key={label} className={joinClasses(styles['total'], isTotal && styles['whole'])}>
            <dt>{label}</dt>
            <dd className={styles['amount']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
