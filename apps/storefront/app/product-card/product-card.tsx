import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Badge } from '../ui/layout/badge.tsx';
import { EnergyArrow } from '../ui/goods/energy-arrow.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/goods/price.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { Rating } from '../ui/goods/rating.tsx';
import { Stock } from '../ui/goods/stock.tsx';
import { addFormId } from './add-form-id.ts';
import type { ProductCardView } from './product-card-view.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly card: ProductCardView;
  /** How soon its picture is needed. */
  readonly priority?: 'first' | 'eager' | 'lazy' | undefined;
}

// What a column of the widest grids measures; a phone has two of them.
const sizes = '(width >= 1024px) 272px, (width >= 768px) 30vw, 44vw';

/** One link over the whole card; what else can be pressed lies above it. */
export function ProductCard({ card, priority }: ProductCardProps) {
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
      </div>
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
        {card.add !== null && <AddButton sku={card.sku} add={card.add} />}
      </div>
    </article>
  );
}

interface AddButtonProps {
  readonly sku: string;
  readonly add: NonNullable<ProductCardView['add']>;
}

/** Sends the frame's one form; where the page is alive, the frame takes the press itself. */
function AddButton({ sku, add }: AddButtonProps) {
  return (
    <button
      type="submit"
      form={addFormId}
      name="sku"
      value={sku}
      data-add-to-cart={sku}
      aria-label={add.label}
      className={styles['add']}
    >
      <Icon icon={ShoppingCart} />
      {add.text}
    </button>
  );
}
