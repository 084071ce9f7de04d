import { PaymentMarks } from '../../ui/goods/payment-marks.tsx';
import { Carousel } from '../../ui/layout/carousel.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { BlockProps } from '../block-props.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import type { CarouselTexts } from '../parts/products.tsx';
import { ShopPromise, type PromiseView } from '../parts/promise.tsx';
import styles from './usp-carousel.module.css';

export interface UspSectionView {
  readonly title: string | null;
  readonly promises: readonly PromiseView[];
}

export function UspSection({ view: { title, promises } }: BlockProps<UspSectionView>) {
  return (
    <ContentSection title={title} tone="tinted">
      <CardGrid
        size="normal"
        items={promises.map((promise) => ({
          key: promise.title,
          content: <ShopPromise promise={promise} level={title === null ? 2 : 3} />,
        }))}
      />
    </ContentSection>
  );
}

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

export interface TrustedPaymentsView {
  readonly title: string;
  readonly text: string | null;
  readonly names: readonly string[];
}

export function TrustedPayments({ view: { title, text, names } }: BlockProps<TrustedPaymentsView>) {
  return (
    <ContentSection title={title} text={text}>
      <PaymentMarks names={names} />
    </ContentSection>
  );
}
