import { Carousel } from '../../ui/layout/carousel.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { BlockProps } from '../block-props.ts';
import type { CarouselTexts } from '../parts/products.tsx';
import { ShopPromise } from '../parts/promise.tsx';
import type { PromiseView } from '../parts/promise.tsx';
import styles from './usp-carousel.module.css';

export interface UspCarouselView {
  readonly label: string;
  readonly promises: readonly PromiseView[];
  readonly carousel: CarouselTexts;
}

export function UspCarousel({ view: { label, promises, carousel } }: BlockProps<UspCarouselView>) {
  return (
    <PageWidth>
      <Carousel
        {...carousel}
        label={label}
        look="auto"
        items={promises.map((promise) => ({
          key: promise.title,
          content: (
            <div className={styles['promise']}>
              <ShopPromise promise={promise} level={2} />
            </div>
          ),
        }))}
      />
    </PageWidth>
  );
}
