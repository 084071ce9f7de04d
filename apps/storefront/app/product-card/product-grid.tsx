import { joinClasses } from '../ui/join-classes.ts';
import type { ProductCardView } from './product-card-view.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly cards: readonly ProductCardView[];
  /** `wide`: up to six in a row, not four. `foursome`: two by two until four fit in a row, never three and one. */
  readonly look?: 'list' | 'wide' | 'foursome';
}

export function ProductGrid({ cards, look = 'list' }: ProductGridProps) {
  return (
    <ul className={joinClasses(styles['grid'], styles[look])}>
      {cards.map((card) => (
        <li key={card.sku}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
