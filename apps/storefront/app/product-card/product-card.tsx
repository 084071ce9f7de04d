import { PictureTile } from '../ui/picture-tile.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import { Stock } from '../ui/stock.tsx';
import type { ProductCardView } from './product-card-view.ts';
import styles from './product-card.module.css';

export function ProductCard({ card }: { readonly card: ProductCardView }) {
  return (
    <article className={styles['card']}>
      <PictureTile brand={card.brand} number={card.sku} />
      <div className={styles['text']}>
        <p className={styles['brand']} translate="no">
          {card.brand}
        </p>
        <h3 className={styles['name']} data-may-clip>
          <a href={card.href} className={styles['link']}>
            {card.name}
          </a>
        </h3>
        {card.rating !== null && <Rating rating={card.rating} />}
      </div>
      <Price price={card.price} size="card" />
      <Stock stock={card.stock} />
    </article>
  );
}
