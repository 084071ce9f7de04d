import Check from 'lucide-react/icons/check';
import { Icon } from '../ui/icon.tsx';
import type { ProductCardView } from './product-card-view.ts';
import styles from './compare-tick.module.css';
import { useCompared } from './compared.ts';

interface CompareTickProps {
  readonly sku: string;
  readonly compare: ProductCardView['compare'];
}

/** A link to the comparison; where the page is alive, the frame takes the press itself and the product is only ticked. */
export function CompareTick({ sku, compare }: CompareTickProps) {
  const isCompared = useCompared().includes(sku);
  return (
    <a
      href={compare.href}
      rel="nofollow"
      data-compare={sku}
      aria-label={isCompared ? compare.removeLabel : compare.label}
      className={styles['tick']}
    >
      <span className={isCompared ? styles['ticked'] : styles['box']}>
        {isCompared && <Icon icon={Check} size={16} />}
      </span>
      {compare.text}
    </a>
  );
}
