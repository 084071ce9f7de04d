import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { deliveryTexts } from '../product-card/delivery-texts.ts';
import { productCardView, type ProductCardView } from '../product-card/product-card-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { trailView } from '../request/trail-view.ts';
import type { TrailView } from '../ui/layout/trail.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { buyBoxView, type BuyBoxView } from './buying/buy-box-view.ts';
import { detailsView, type DetailsView } from './details/details-view.ts';
import { galleryView, type GalleryView } from './gallery/gallery-view.ts';
import type { Companions } from './load-companions.ts';
import type { ReviewsAddress } from './read-reviews-address.ts';
import { reviewsView, type ReviewsView } from './reviews-view.ts';
import { sectionsOf, type SectionView } from './details/sections-of.ts';

/** A row of products under the page. */
export interface RowView {
  readonly heading: string;
  readonly cards: readonly ProductCardView[];
  /** Of what was recommended: whoever did likes to know what became of it. */
  readonly recommendationId: string | null;
}

/** A row the browser asks for when it comes near. */
export interface LaterRowView {
  readonly heading: string;
  readonly href: string;
}

export interface ProductView {
  readonly kind: 'product';
  readonly sku: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly trail: TrailView;
  readonly name: string;
  readonly brand: string;
  readonly gallery: GalleryView;
  readonly buyBox: BuyBoxView;
  readonly barLabel: string;
  readonly sectionsLabel: string;
  readonly sections: readonly SectionView[];
  readonly details: DetailsView;
  readonly reviews: ReviewsView | null;
  readonly noReviews: string;
  /** For whoever has bought it. */
  readonly writeReview: LinkView | null;
  readonly accessories: RowView | null;
  readonly alternatives: RowView | null;
  readonly complementary: LaterRowView | null;
  readonly lastSeen: LaterRowView;
  readonly carousel: { readonly previous: string; readonly next: string };
  readonly closeLabel: string;
}

const rowView = (
  heading: string,
  cards: readonly ProductCard[],
  viewOf: (card: ProductCard) => ProductCardView,
  recommendationId: string | null = null,
): RowView | null => (cards.length === 0 ? null : { heading, cards: cards.map(viewOf), recommendationId });

function rowsOf(product: ProductDocument, companions: Companions, shop: ShopRequest, translate: Translate) {
  const delivery = deliveryTexts(companions.shippingMethods, shop, new Date(), translate);
  const viewOf = (card: ProductCard) => productCardView(card, shop, translate, delivery);
  const later = `${shop.basename}product-cards`;
  const hasComplementary = companions.store?.flags.complementary_products_enabled === true;
  return {
    accessories: rowView(translate('product.accessories'), companions.accessories, viewOf),
    alternatives: rowView(
      translate('product.alternatives'),
      companions.alternatives,
      viewOf,
      companions.alternativesId,
    ),
    complementary: hasComplementary
      ? { heading: translate('product.complementary'), href: `${later}?goesWith=${product.sku}` }
      : null,
    lastSeen: { heading: translate('product.lastSeen'), href: later },
  };
}

function writeReviewView(sku: string, shop: ShopRequest, translate: Translate) {
  const href = pageLinks(shop).route('review');
  return href === null ? null : { href: `${href}?sku=${sku}`, label: translate('reviews.write') };
}

/** Most descriptions begin well; engines show some 160 letters. */
function shortened(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 158))} …`;
}

export function productView(
  product: ProductDocument,
  companions: Companions,
  address: ReviewsAddress,
  shop: ShopRequest,
): ProductView {
  const translate = translator(shop.locale);
  const [category] = product.categories;
  const path = pageLinks(shop).product(product.slug);
  const details = detailsView(product, companions, shop, translate);
  const reviews = reviewsView({ product, list: companions.reviews, address, path }, shop, translate);
  const rows = rowsOf(product, companions, shop, translate);
  return {
    kind: 'product',
    sku: product.sku,
    title: product.metaTitle || product.name,
    metaDescription: product.metaDescription || shortened(product.description),
    trail: trailView(category === undefined ? [] : [...category.ancestors, category], shop, translate),
    name: product.name,
    brand: product.brand,
    gallery: galleryView(product, translate),
    buyBox: buyBoxView(product, companions, shop, translate),
    barLabel: translate('product.bar'),
    sectionsLabel: translate('product.sections'),
    sections: sectionsOf({ details, ...rows }, translate),
    details,
    reviews,
    noReviews: translate('product.reviewsNone'),
    writeReview: writeReviewView(product.sku, shop, translate),
    ...rows,
    carousel: { previous: translate('content.previous'), next: translate('content.next') },
    closeLabel: translate('shell.close'),
  };
}
