import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceView {
  readonly now: string;
  readonly taxNote: string;
  /** What the product cost before and what the law wants said beside it; null without a reduction. */
  readonly reduction: {
    readonly nowLabel: string;
    readonly before: string;
    readonly beforeLabel: string;
    readonly lowest30Days: string | null;
  } | null;
}

interface PriceProps {
  readonly price: PriceView;
  readonly size: 'card' | 'page';
}

export function Price({ price, size }: PriceProps) {
  const { now, taxNote, reduction } = price;
  return (
    <div className={styles[size]}>
      <p className={styles['line']}>
        {reduction !== null && <VisuallyHidden>{reduction.nowLabel} </VisuallyHidden>}
        <span className={reduction === null ? styles['now'] : styles['reduced']}>{now}</span>{' '}
        <span className={styles['note']}>{taxNote}</span>
      </p>
      {reduction !== null && (
        <p className={styles['note']}>
          <VisuallyHidden>{reduction.beforeLabel} </VisuallyHidden>
          <s>{reduction.before}</s>
        </p>
      )}
      {reduction !== null && reduction.lowest30Days !== null && (
        <p className={styles['note']}>{reduction.lowest30Days}</p>
      )}
    </div>
  );
}
