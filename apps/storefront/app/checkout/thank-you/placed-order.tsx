import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { ProductName } from '../../ui/goods/product-name.tsx';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { PaymentRows } from '../payment/payment-rows.tsx';
import type { LineLinkView } from '../../ui/link-view.ts';
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

interface PlacedLinesProps extends Pick<PlacedOrderView, 'lines'> {
  /** What can be done about a line, by its id. */
  readonly links?: Readonly<Record<string, readonly LineLinkView[]>>;
}

export function PlacedLines({ lines: { title, items, totals }, links = {} }: PlacedLinesProps) {
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
              <p>
                <ProductName name={name} />
              </p>
              <p className={styles['quantity']}>{quantity}</p>
              {(links[id] ?? []).map(({ href, label, name: spoken }) => (
                <a key={href} href={href} aria-label={spoken} className={styles['link']}>
                  {label}
                </a>
              ))}
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
