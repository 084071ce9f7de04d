import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { Carousel } from '../ui/layout/carousel.tsx';
import styles from './product-row.module.css';
import type { ProductView } from './product-view.ts';

interface ProductRowProps {
  /** What links to it end in; a row that is fetched later has none. */
  readonly id?: 'accessories' | 'alternatives';
  readonly heading: string;
  readonly cards: readonly ProductCardView[];
  readonly texts: ProductView['carousel'];
  readonly recommendationId?: string | null;
}

export function ProductRow({ id, heading, cards, texts, recommendationId }: ProductRowProps) {
  return (
    <div
      id={id}
      data-item-list={id === 'alternatives' ? 'similar' : id}
      data-recommendation={recommendationId ?? undefined}
      className={styles['row']}
    >
      <Carousel
        label={heading}
        heading={<h2>{heading}</h2>}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        items={cards.map((card) => ({ key: card.sku, content: <ProductCard card={card} /> }))}
      />
    </div>
  );
}
