import { joinClasses } from '../ui/join-classes.ts';
import type { CartTexts } from './cart-texts.ts';
import type { TotalsView } from './cart-totals-view.ts';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  readonly totals: TotalsView;
  readonly texts: Pick<CartTexts, 'savings'>;
  readonly isPending: boolean;
}

/** As the engine has reckoned: nothing here is added up. */
export function CartTotals({ totals, texts, isPending }: CartTotalsProps) {
  const { goods, savings, subtotal, shipping, codFee, total, taxNote, netReason, taxes } = totals;
  return (
    <div className={styles['totals']} aria-busy={isPending}>
      <dl className={styles['rows']}>
        {goods !== null && <Row {...goods} />}
        {savings.length > 0 && (
          <div className={styles['savings']}>
            <dt className={styles['savingsTitle']}>{texts.savings}</dt>
            {savings.map(({ id, label, amount }) => (
              <dd key={id} className={styles['saving']}>
                <span>{label}</span>
                <span className={styles['amount']}>{amount}</span>
              </dd>
            ))}
          </div>
        )}
        <Row {...subtotal} />
        {shipping !== null && <Row {...shipping} />}
        {codFee !== null && <Row {...codFee} />}
        <Row {...total} note={taxNote} isTotal />
        {taxes.map((tax) => (
          <Row key={tax.label} {...tax} isSmall />
        ))}
      </dl>
      {netReason !== null && <p className={styles['reason']}>{netReason}</p>}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
  readonly isTotal?: boolean;
  readonly isSmall?: boolean;
}

function Row({ label, amount, note, isTotal = false, isSmall = false }: RowProps) {
  return (
    <div className={joinClasses(styles['row'], isTotal && styles['total'], isSmall && styles['small'])}>
      <dt>{label}</dt>
      <dd className={styles['amount']}>
        {amount}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </dd>
    </div>
  );
}
