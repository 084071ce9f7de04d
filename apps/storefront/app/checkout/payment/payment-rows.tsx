import type { RowView } from './payment-methods-view.ts';
import styles from './payment-rows.module.css';

/** Facts to read off or copy: an account, a reference, an amount. */
export function PaymentRows({ rows }: { readonly rows: readonly RowView[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
