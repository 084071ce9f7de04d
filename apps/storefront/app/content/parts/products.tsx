import type { ReactNode } from 'react';
import { ProductCard } from '../../product-card/product-card.tsx';
import type { ProductCardView } from '../../product-card/product-card-view.ts';
import { Carousel } from '../../ui/layout/carousel.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { ContentAnchor } from './content-anchor.tsx';
import styles from './products.module.css';

export interface CarouselTexts {
  readonly previousLabel: string;
  readonly nextLabel: string;
}

export interface ProductRowView {
  readonly title: string;
  readonly text: string | null;
  readonly products: readonly ProductCardView[];
  /** To more of the same. */
  readonly link: LabelledLinkView | null;
  readonly carousel: CarouselTexts;
}

interface ProductCarouselProps {
  readonly label: string;
  readonly heading?: ReactNode;
  readonly products: readonly ProductCardView[];
  readonly texts: CarouselTexts;
}

export function ProductCarousel({ label, heading, products, texts }: ProductCarouselProps) {
  const items = products.map((card) => ({ key: card.sku, content: <ProductCard card={card} /> }));
  return (
    <div data-item-list="content" data-list-heading={label}>
      <Carousel {...texts} label={label} heading={heading} look="cards" items={items} />
    </div>
  );
}

/** Products in one line that scrolls, under their heading. */
export function ProductRow({ view }: { readonly view: ProductRowView }) {
  const { title, text, products, link, carousel } = view;
  const heading = (
    <div className={styles['head']}>
      <h2>{title}</h2>
      {link !== null && (
        <ContentAnchor link={link} className={styles['more']}>
          {link.label}
        </ContentAnchor>
      )}
      {text !== null && <p className={styles['text']}>{text}</p>}
    </div>
  );
  return (
    <PageWidth>
      <ProductCarousel label={title} heading={heading} products={products} texts={carousel} />
    </PageWidth>
  );
}
