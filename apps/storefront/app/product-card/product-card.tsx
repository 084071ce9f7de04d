import { Badge } from '../ui/layout/badge.tsx';
import { EnergyArrow } from '../ui/goods/energy-arrow.tsx';
import { Price } from '../ui/goods/price.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { Rating } from '../ui/goods/rating.tsx';
import { Stock } from '../ui/goods/stock.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddButton } from './add-button.tsx';
import { CompareTick } from './compare-tick.tsx';
import type { ProductCardView } from './product-card-view.ts';
import { specPlaces } from './spec-places.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly card: ProductCardView;
  /** The measures that have a column where its list is a table. */
  readonly columns?: readonly string[] | undefined;
  /** How soon its picture is needed. */
  readonly priority?: 'first' | 'eager' | 'lazy' | undefined;
}

// What a column of the widest grids measures; a phone has two of them.
const sizes = '(width >= 1024px) 272px, (width >= 768px) 30vw, 44vw';

/** One link over the whole card; what else can be pressed lies above it. */
export function ProductCard({ card, columns, priority }: ProductCardProps) {
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <ProductPicture
          url={card.picture}
          alt=""
          brand={card.brand}
          number={card.sku}
          sizes={sizes}
          mostWidth={640}
          priority={priority}
        />
        {card.badge !== null && (
          <Badge tone="trust" className={styles['badge']}>
            {card.badge}
          </Badge>
        )}
        {card.volume !== null && (
          <Badge tone="action" className={styles['volume']}>
            {card.volume}
          </Badge>
        )}
      </div>
      <Words card={card} columns={columns} />
      <div className={styles['offer']}>
        <Price price={card.price} size="card" />
        {card.energy !== null && (
          <div className={styles['energy']}>
            <EnergyArrow energy={card.energy} />
          </div>
        )}
      </div>
      <div className={styles['foot']}>
        <div className={styles['supply']}>
          <Stock stock={card.stock} />
          {card.delivery !== null && <p className={styles['delivery']}>{card.delivery}</p>}
        </div>
        <CompareTick sku={card.sku} compare={card.compare} />
        {card.add !== null && <AddButton sku={card.sku} add={card.add} />}
      </div>
    </article>
  );
}

/** What it is on the first line, what tells it apart on the second. */
function Words({ card, columns }: Pick<ProductCardProps, 'card' | 'columns'>) {
  const places = columns && specPlaces(card.specs, columns);
  return (
    <div className={styles['text']}>
      <p className={styles['brand']} translate="no">
        {card.brand}
      </p>
      <h3 className={styles['name']} data-may-clip>
        <a href={card.href} className={styles['link']}>
          {card.nameParts.map(({ text, isSaidBelow }) =>
            isSaidBelow ? <VisuallyHidden key={text}>{text}</VisuallyHidden> : text,
          )}
        </a>
      </h3>
      {card.specs.length > 0 && (
        <dl className={styles['specs']}>
          {card.specs.map(({ name, label, value }) => (
            <div
              key={name}
              className={joinClasses(styles['spec'], columns?.includes(name) === false && styles['own'])}
              data-place={places?.get(name)}
            >
              <dt className={styles['specLabel']}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.model !== '' && (
        <p className={styles['model']} translate="no" data-may-clip>
          {card.model}
        </p>
      )}
      {card.rating !== null && (
        <div className={styles['rating']}>
          <Rating rating={card.rating} />
        </div>
      )}
    </div>
  );
}
