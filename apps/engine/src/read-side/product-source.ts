import type { ProductFile, SetPart } from '@tradehall/domain/catalogue/product-document.ts';
import type { ProductMeasures } from '@tradehall/domain/catalogue/product-measures.ts';
import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { TechnicalDetail } from '../catalogue/attributes/product-json';

export interface PriceSource {
  readonly listCents: number;
  readonly saleCents: number | null;
  readonly lowest30DaysCents: number | null;
}

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type RatingCounts = readonly [number, number, number, number, number];

/** What the worker has judged by orders and the calendar. */
interface ProductRank {
  /** Null while it cannot be bought. */
  readonly onSaleSince: string | null;
  readonly isBestseller: boolean;
  readonly isNew: boolean;
  /** More is listed before less. */
  readonly popularity: number;
}

export const unranked: ProductRank = { onSaleSince: null, isBestseller: false, isNew: false, popularity: 0 };

export interface PictureSource {
  /** Of all its sizes, or of the draft that is shown until they are drawn. */
  readonly url: string;
  /** What it shows, by language. */
  readonly alts: Readonly<Record<string, string>>;
}

/** The numbers that change by the minute. */
export interface ProductFacts {
  readonly rank: ProductRank;
  readonly quantity: number;
  readonly ratings: RatingCounts;
  /** Published ones that only show how a review looks. */
  readonly sampleReviews: number;
  readonly pictures: readonly PictureSource[];
  readonly prices: ReadonlyMap<string, PriceSource>;
}

export interface ProductTexts {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
  readonly highlights: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly deliveryPackage: readonly string[];
  readonly safetyWarnings: readonly string[];
}

/** Everything the engine knows of a product that a page shows. */
export interface ProductSource extends ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly texts: ReadonlyMap<string, ProductTexts>;
  readonly published: boolean;
  readonly eligibleForSelling: boolean;
  readonly marketMask: number;
  readonly family: string;
  readonly model: string;
  readonly ean: string | null;
  readonly releaseDate: string | null;
  readonly availableFrom: string | null;
  readonly energyClass: string | null;
  readonly energyScale: string | null;
  readonly isBware: boolean;
  readonly isFreight: boolean;
  readonly guaranteeRatePermyriad: number | null;
  /** The keys of stores whose settings exclude it from extra guarantees. */
  readonly storesWithoutGuarantee: readonly string[];
  readonly volumeDiscountGroup: string | null;
  /** The keys of stores that grant its group a discount. */
  readonly storesWithVolumePrices: readonly string[];
  readonly manufacturer: SafetyContact | null;
  readonly responsiblePerson: SafetyContact | null;
  readonly measures: ProductMeasures;
  /** For all languages. */
  readonly manualUrl: string | null;
  readonly files: readonly ProductFile[];
  readonly video: string | null;
  /** The size that is there, where not all are. */
  readonly videoPoster: string | null;
  readonly numberOf360Images: number;
  readonly relatedAccessories: readonly string[];
  readonly parentProducts: readonly string[];
  readonly setParts: readonly SetPart[];
  readonly technicalDetails: readonly TechnicalDetail[];
  readonly categoryIds: readonly number[];
}

/** Falls back to English, the engine's default; a product without either cannot be shown. */
export function productTextsIn<Texts>(
  source: { readonly id: number; readonly texts: ReadonlyMap<string, Texts> },
  language: Language,
): Texts {
  const texts = source.texts.get(language) ?? source.texts.get('en');
  if (texts === undefined) throw new Error(`product ${source.id} has no texts in ${language} or English`);
  return texts;
}
