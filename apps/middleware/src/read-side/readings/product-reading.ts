import { keySpecs } from '@tradehall/domain/catalogue/key-attributes.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { productDocument, type ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { TagManagerItem } from '@tradehall/domain/catalogue/tag-manager-item.ts';
import type { DocumentKind } from '../document-reader.ts';
import { Encoded } from '../encoded.ts';

/** A product as it is kept in memory: the whole document as text, and the few parts that calls pick out. */
export interface ProductReading {
  readonly isVisible: boolean;
  readonly id: string;
  readonly family: string;
  readonly isBware: boolean;
  /** Made for other products. */
  readonly isAccessory: boolean;
  /** The root of its first category. */
  readonly departmentKey: string | null;
  readonly quantity: number;
  readonly guaranteeRatePermyriad: number | null;
  readonly relatedAccessories: readonly string[];
  readonly manualUrl: string | null;
  readonly card: ProductCard;
  readonly tagManagerItem: TagManagerItem;
  readonly whole: Encoded<ProductDocument>;
}

const bytesBesideTheText = 2_200;

export const productKind: DocumentKind<ProductReading> = {
  name: 'product',
  decode: (body) => {
    const { value: product, encoded: whole } = Encoded.parse(productDocument, body);
    return {
      isVisible: product.published && product.enabledOnMarket && product.eligibleForSelling,
      id: product.id,
      family: product.family,
      isBware: product.isBware,
      isAccessory: product.parentProducts.length > 0,
      departmentKey: pathOf(product)[0]?.key ?? null,
      quantity: product.availability.quantity,
      guaranteeRatePermyriad: product.guaranteeRatePermyriad,
      relatedAccessories: product.relatedAccessories,
      manualUrl: product.manualUrl,
      card: cardOf(product),
      tagManagerItem: tagManagerItemOf(product),
      whole,
    };
  },
  byteLength: ({ whole }) => whole.byteLength + bytesBesideTheText,
};

function cardOf(product: ProductDocument): ProductCard {
  const { sku, name, slug, brand, price, tags, availability, isFreight, energy, reviewRatingStatistics, images } =
    product;
  return {
    sku,
    name,
    slug,
    brand,
    model: product.model,
    specs: keySpecs(product.attributes),
    hasVolumePrices: product.hasVolumePrices,
    price,
    tags,
    isOnStock: availability.isOnStock,
    stockLevel: availability.level,
    isFreight,
    energy,
    averageRating: reviewRatingStatistics.averageRating,
    reviewCount: reviewRatingStatistics.count,
    image: images[0] ?? null,
  };
}

function tagManagerItemOf(product: ProductDocument): TagManagerItem {
  const { sku, name, brand, price } = product;
  return { sku, name, brand, price, categories: pathOf(product).map((step) => step.name) };
}

/** From the department down to the category it is in first. */
function pathOf({ categories: [category] }: ProductDocument) {
  return category === undefined ? [] : [...category.ancestors, category];
}
