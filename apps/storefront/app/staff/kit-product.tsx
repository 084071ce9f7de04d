import { PictureTile } from '../ui/goods/picture-tile.tsx';
import { Price } from '../ui/goods/price.tsx';
import { Rating } from '../ui/goods/rating.tsx';
import { Stock } from '../ui/goods/stock.tsx';
import { Trail } from '../ui/layout/trail.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.product;
const { taxNote, net, nowLabel, before, beforeLabel } = texts;
const reduction = { nowLabel, before, beforeLabel, lowest30Days: texts.lowest, percentage: null };

export function KitProduct() {
  return (
    <KitSection id="product" title={uiKitTexts.sections.product}>
      <Trail
        trail={{ label: texts.trail, steps: texts.trailSteps.map((name, at) => ({ name, href: `#product-${at}` })) }}
      />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Price size="page" price={{ now: texts.price, taxNote, net, reduction: null }} />
          <Price size="page" price={{ now: texts.reduced, taxNote, net, reduction }} />
        </div>
        <div className={styles['stack']}>
          <Price size="card" price={{ now: texts.price, taxNote, net, reduction: null }} />
          <Price size="card" price={{ now: texts.reduced, taxNote, net, reduction }} />
        </div>
        <div className={styles['stack']}>
          <Rating rating={{ average: texts.rating, count: texts.ratingCount, summary: texts.ratingSummary }} />
          <Stock stock={{ level: 'plenty', word: texts.inStock }} />
          <Stock stock={{ level: 'none', word: texts.outOfStock }} />
        </div>
        <PictureTile brand={texts.brand} number={texts.number} />
      </div>
    </KitSection>
  );
}
