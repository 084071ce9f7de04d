import { type ProductDocument, productFilesIn } from '@tradehall/domain/catalogue/product-document.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CategoryTree } from '../category-tree';
import { getOrMake } from '../get-or-make';
import type { Labels } from '../labels';
import type { Market } from '../markets';
import { projectEnergy, projectPrice, projectRatings, projectStockLevel } from './project-card';
import { productNumber, productSlug } from '../product-slug';
import { type PriceSource, type ProductSource, productTextsIn } from '../product-source';
import { safeHtml } from '../safe-html';
import { projectTechnicalData } from '../technical-data';

export interface ProductSurroundings {
  readonly markets: readonly Market[];
  readonly tree: CategoryTree;
  readonly labels: Labels;
}

/** What 28 documents of a product have in common is written out once, what a language's have, once a language. */
type LanguagePart = Pick<
  ProductDocument,
  | 'name'
  | 'slug'
  | 'description'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'highlights'
  | 'faq'
  | 'deliveryPackage'
  | 'categories'
  | 'images'
  | 'safety'
  | 'manualUrl'
  | 'files'
>;
type MarketPart = Pick<
  ProductDocument,
  | 'attributes'
  | 'enabledOnMarket'
  | 'price'
  | 'taxRatePermyriad'
  | 'availability'
  | 'guaranteeRatePermyriad'
  | 'hasVolumePrices'
>;
type CommonPart = Omit<ProductDocument, keyof LanguagePart | keyof MarketPart>;

/** The bodies of a product's documents. A market whose store has no price for it gets none. */
export function projectProduct(source: ProductSource, around: ProductSurroundings): ReadonlyMap<Locale, string> {
  const common = members(commonPart(source, around.markets));
  const languageParts = new Map<Language, string>();
  const bodies = new Map<Locale, string>();
  for (const market of around.markets) {
    const price = source.prices.get(market.storeKey);
    if (price === undefined) continue;
    const texts = getOrMake(languageParts, market.language, () =>
      members(languagePart(source, market.language, around.tree)),
    );
    bodies.set(market.locale, `{${common},${texts},${members(marketPart(source, price, market, around.labels))}}`);
  }
  return bodies;
}

/** The members of a JSON object without its braces. */
function members(part: CommonPart | LanguagePart | MarketPart): string {
  return JSON.stringify(part).slice(1, -1);
}

function commonPart(source: ProductSource, markets: readonly Market[]): CommonPart {
  const { sku } = source;
  return {
    id: String(source.id),
    key: sku,
    sku,
    productNumber: productNumber(sku),
    // Where it has a page: links to the others would lead nowhere.
    slugAllLocales: Object.fromEntries(
      markets
        .filter((market) => isShownIn(market, source))
        .map(({ locale, language }) => [locale, productSlug(productTextsIn(source, language).slug, sku)]),
    ),
    brand: source.brand,
    family: source.family,
    model: source.model,
    tags: [...source.tags],
    ean: source.ean,
    releaseDate: source.releaseDate,
    energy: projectEnergy(source),
    measures: source.measures,
    published: source.published,
    eligibleForSelling: source.eligibleForSelling,
    isBware: source.isBware,
    isFreight: source.isFreight,
    volumeDiscountGroup: source.volumeDiscountGroup,
    relatedAccessories: [...source.relatedAccessories],
    parentProducts: [...source.parentProducts],
    setParts: [...source.setParts],
    reviewRatingStatistics: { ...projectRatings(source.ratings), sampleCount: source.sampleReviews },
    video: source.video,
    ...(source.videoPoster !== null && { videoPoster: source.videoPoster }),
    numberOf360Images: source.numberOf360Images,
  };
}

function isShownIn({ bit, storeKey }: Market, { marketMask, prices }: ProductSource): boolean {
  return (marketMask & bit) !== 0 && prices.has(storeKey);
}

function languagePart(source: ProductSource, language: Language, tree: CategoryTree): LanguagePart {
  const texts = productTextsIn(source, language);
  const files = productFilesIn(language, source);
  return {
    files: [...files],
    manualUrl: files.find(({ kind }) => kind === 'manual')?.address ?? source.manualUrl,
    name: texts.name,
    slug: productSlug(texts.slug, source.sku),
    description: safeHtml(texts.description),
    metaTitle: texts.metaTitle ?? texts.name,
    metaDescription: texts.metaDescription ?? '',
    metaKeywords: texts.metaKeywords ?? '',
    highlights: [...texts.highlights],
    faq: [...texts.faq],
    deliveryPackage: [...texts.deliveryPackage],
    categories: projectBreadcrumbs(source.categoryIds, language, tree),
    images: source.pictures.map(({ url, alts }) => ({ url, alt: alts[language] ?? texts.name })),
    safety: {
      manufacturer: source.manufacturer,
      responsiblePerson: source.responsiblePerson,
      warnings: [...texts.safetyWarnings],
    },
  };
}

/** The most specific category first: it is the one a breadcrumb shows. */
function projectBreadcrumbs(
  ids: readonly number[],
  language: Language,
  tree: CategoryTree,
): LanguagePart['categories'] {
  return ids
    .flatMap((id) => tree.find(id) ?? [])
    .sort((a, b) => b.ancestors.length - a.ancestors.length || a.id - b.id)
    .map((category) => ({
      ...tree.link(category, language),
      ancestors: category.ancestors.map((ancestor) => tree.link(ancestor, language)),
    }));
}

function marketPart(source: ProductSource, price: PriceSource, market: Market, labels: Labels): MarketPart {
  const { availableFrom, quantity, guaranteeRatePermyriad, isBware, storesWithoutGuarantee } = source;
  const isOnStock = quantity > 0;
  const sellsGuarantee = market.sellsGuarantee && !isBware && !storesWithoutGuarantee.includes(market.storeKey);
  return {
    attributes: projectTechnicalData(source.technicalDetails, labels, market),
    enabledOnMarket: (source.marketMask & market.bit) !== 0,
    price: projectPrice(price, market),
    taxRatePermyriad: market.taxRatePermyriad,
    availability: {
      isOnStock,
      quantity,
      level: projectStockLevel(source, price, market),
      availableFrom: isOnStock ? null : availableFrom,
    },
    guaranteeRatePermyriad: sellsGuarantee ? guaranteeRatePermyriad : null,
    hasVolumePrices: source.storesWithVolumePrices.includes(market.storeKey),
  };
}
