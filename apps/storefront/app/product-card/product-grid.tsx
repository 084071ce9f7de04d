import { joinClasses } from '../ui/join-classes.ts';
import type { ProductCardView } from './product-card-view.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly cards: readonly ProductCardView[];
  /**
   * `wide`: up to six in a row, not four. `foursome`: two by two until four fit in a row, never three and one.
   * `beside`: with a column of filters at its side.
   */
  readonly look?: 'list' | 'wide' | 'foursome' | 'beside';
  /** The measures that have a column where the list is a table, by their names. */
  readonly columns?: readonly string[];
  /** The pictures of the first row are needed at once. */
  readonly isFirstOnPage?: boolean;
}

/** What a phone and a desk have in their first row. */
const firstRow = 4;

export function ProductGrid({ cards, look = 'list', columns, isFirstOnPage = false }: ProductGridProps) {
  return (
    <ul className={joinClasses(styles['grid'], styles[look])} data-list={look === 'beside' ? '' : undefined}>
      {cards.map((card, at) => (
        <li key={card.sku} className={styles['place']}>
          <ProductCard
            card={card}
            columns={columns}
            priority={isFirstOnPage && at < firstRow ? (at === 0 ? 'first' : 'eager') : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
