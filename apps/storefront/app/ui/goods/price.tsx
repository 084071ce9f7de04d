import styles from './price.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface PriceView {
  readonly now: string;
  readonly taxNote: string;
  /** In the page for everybody, and in sight for who has asked for net prices. */
  readonly net: string;
  /** What the product cost before and what the law wants said beside it; null without a reduction. */
  readonly reduction: {
    readonly nowLabel: string;
    readonly before: string;
    readonly beforeLabel: string;
    readonly lowest30Days: string | null;
    /** How far it is below the lowest price of 30 days; null where it is not. */
    readonly percentage: { readonly text: string; readonly label: string } | null;
  } | null;
}

interface PriceProps {
  readonly price: PriceView;
  readonly size: 'card' | 'page';
}

export function Price({ price, size }: PriceProps) {
  const { now, taxNote, net, reduction } = price;
  return (
    <div className={styles[size]}>
      <p className={styles['line']}>
        {reduction !== null && <VisuallyHidden>{reduction.nowLabel} </VisuallyHidden>}
        <span className={reduction === null ? styles['now'] : styles['reduced']}>{now}</span>{' '}
        <span className={styles['note']}>{taxNote}</span>
      </p>
      <p className={styles['net']}>{net}</p>
      {reduction !== null && <Reduction reduction={reduction} />}
    </div>
  );
}

function Reduction({ reduction }: { readonly reduction: NonNullable<PriceView['reduction']> }) {
  const { before, beforeLabel, lowest30Days, percentage } = reduction;
  return (
    <>
      <p className={styles['former']}>
        <VisuallyHidden>{beforeLabel} </VisuallyHidden>
        <s>{before}</s>
        {percentage !== null && (
          <>
            {' '}
            <span aria-hidden="true" className={styles['percentage']}>
              {percentage.text}
            </span>
            <VisuallyHidden>{percentage.label}</VisuallyHidden>
          </>
        )}
      </p>
      {lowest30Days !== null && <p className={styles['note']}>{lowest30Days}</p>}
    </>
  );
}
