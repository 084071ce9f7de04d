import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { formatRate } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import { priceView } from '../product-card/price-view.ts';
import { stockView } from '../product-card/stock-view.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PriceView } from '../ui/price.tsx';
import type { StockView } from '../ui/stock.tsx';
import type { TrailView } from '../ui/trail.tsx';
import { paragraphs } from './paragraphs.ts';
import { trailView } from './trail-view.ts';

export interface ProductView {
  readonly kind: 'product';
  readonly title: string;
  readonly metaDescription: string;
  readonly trail: TrailView;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly number: { readonly label: string; readonly value: string };
  readonly price: PriceView;
  readonly stock: StockView;
  readonly highlights: Section<readonly string[]>;
  readonly description: Section<readonly string[]>;
  readonly technicalData: Section<readonly { readonly label: string; readonly value: string }[]>;
}

interface Section<Content> {
  readonly heading: string;
  readonly content: Content;
}

export const productView = (product: ProductDocument, shop: ShopRequest): ProductView => {
  const translate = translator(shop.locale);
  const [category] = product.categories;
  const taxNote = translate('price.taxIncludedAt', { rate: formatRate(product.taxRatePermyriad, shop.locale) });
  return {
    kind: 'product',
    title: product.metaTitle || product.name,
    metaDescription: product.metaDescription,
    trail: trailView(category === undefined ? [] : [...category.ancestors, category], shop, translate),
    name: product.name,
    brand: product.brand,
    model: product.model,
    number: { label: translate('product.number'), value: product.sku },
    price: priceView(product.price, { ...shop, translate, taxNote }),
    stock: stockView(product.availability.isOnStock, translate),
    highlights: { heading: translate('product.highlights'), content: product.highlights },
    description: { heading: translate('product.description'), content: paragraphs(product.description) },
    technicalData: {
      heading: translate('product.technicalData'),
      content: product.attributes.map(({ label, value }) => ({ label, value })),
    },
  };
};

/** A§5: shown are published products of this market; whether one can also be bought is another question. */
export const mayBeShown = ({ published, enabledOnMarket }: ProductDocument): boolean => published && enabledOnMarket;
