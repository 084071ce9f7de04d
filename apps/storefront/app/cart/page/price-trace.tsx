import type { CartLineView } from './cart-line-view.ts';
import type { CartTexts } from '../cart-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { SummaryLink } from '../../ui/layout/summary-link.tsx';
import styles from './price-trace.module.css';

interface PriceTraceProps {
  readonly line: CartLineView;
  readonly texts: CartTexts;
}

/** «Why this price?»: every step that led to it, in its order. */
export function PriceTrace({ line, texts }: PriceTraceProps) {
  if (line.trace.length === 0) return null;
  return (
    <details>
      <SummaryLink label={line.labels.why}>{texts.why}</SummaryLink>
      <dl className={styles['rows']}>
        {line.trace.map(({ label, amount, isSum }) => (
          <div key={label} className={joinClasses(styles['row'], isSum && styles['sum'])}>
            <dt>{label}</dt>
            <dd className={styles['amount']}>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
