import { locales } from '@tradehall/domain/locales/locales.ts';
import type { RelatedProduct } from '../generate/block';
import { categoryKeyOf } from '../generate/categories';
import { pictureUrlsOf } from '../generate/picture-look';
import { priceIn } from '../generate/prices';
import { productTexts } from '../generate/product-texts';
import { reviewText } from '../generate/reviews';
import { technicalDataOf } from '../generate/technical-data';
import type { Unit } from '../generate/unit';
import { type Catalogue, dayBefore } from './catalogue';
import type { EngineIds } from './engine-ids';
import type { ProductTables } from './product-tables';
import { assetId } from './picture-assets';
import { productAssetId, productId, reviewId, translationId } from './reserved-ids';

interface Stamps {
  readonly created: string;
  readonly updated: string;
}

export function addProduct(
  tables: ProductTables,
  catalogue: Catalogue,
  engine: EngineIds,
  product: RelatedProduct,
): void {
  const id = productId(product.index);
  const { anchor } = catalogue;
  const stamps = { created: dayBefore(anchor, product.releasedDaysAgo), updated: dayBefore(anchor, 0) };
  addProductRow(tables, catalogue, product, stamps);
  tables.productChannel.add(id, engine.channel);
  addTranslations(tables, catalogue, product, stamps);
  addVariant(tables, engine, product, stamps);
  addPrices(tables, catalogue, engine, product, stamps);
  tables.productCategory.add(id, categoryIdOf(catalogue, product));
  addPictures(tables, product, stamps);
  addReviews(tables, catalogue, product);
  if (product.sampleSales > 0) tables.sampleSales.add(id, 'sample', product.sampleSales);
}

function addPictures(tables: ProductTables, { index, unit }: RelatedProduct, { created, updated }: Stamps): void {
  for (const [view, url] of pictureUrlsOf(unit).entries())
    tables.productAsset.add(productAssetId(index, view), created, updated, assetId(url), view, productId(index));
}

function featuredAssetOf(unit: Unit): number | null {
  const [url] = pictureUrlsOf(unit);
  return url === undefined ? null : assetId(url);
}

function categoryIdOf({ categoryIds }: Catalogue, { unit, sku }: RelatedProduct): number {
  const key = categoryKeyOf(unit);
  const id = categoryIds.get(key);
  if (id === undefined) throw new Error(`product ${sku} belongs to the category ${key}, which does not exist`);
  return id;
}

function addProductRow(
  tables: ProductTables,
  { anchor }: Catalogue,
  product: RelatedProduct,
  { created, updated }: Stamps,
): void {
  const { unit, measures, kind, availableInDays } = product;
  const { gross } = measures;
  // Several pieces have no sides of their own, only the package they come in.
  const net = kind === 'set' ? { ...measures.net, heightMm: null, lengthMm: null, widthMm: null } : measures.net;
  const { family } = unit;
  tables.product.add(
    ...[
      productId(product.index),
      created,
      updated,
      true,
      featuredAssetOf(unit),
      family.brand,
      family.key,
      product.model,
    ],
    ...[product.ean, product.volumeDiscountGroup, unit.energyClass],
    ...[family.energyLabel?.scale ?? null, JSON.stringify(product.tags), JSON.stringify(unit.locales)],
    ...[JSON.stringify(product.parentProducts), JSON.stringify(product.relatedAccessories), measures.isFreight],
    ...[kind === 'bware', product.eligibleForSelling, gross.heightMm, gross.lengthMm],
    ...[gross.widthMm, gross.weightG, net.heightMm, net.lengthMm],
    ...[net.widthMm, net.weightG, product.extraGuaranteeRatePermyriad],
    ...[product.numberOf360Images, created, availableInDays === null ? null : dayBefore(anchor, -availableInDays)],
    JSON.stringify(technicalDataOf(product)),
  );
}

function addTranslations(
  tables: ProductTables,
  { allWords }: Catalogue,
  product: RelatedProduct,
  stamps: Stamps,
): void {
  const id = productId(product.index);
  for (const words of allWords) {
    const { language } = words;
    const texts = productTexts(product, words);
    tables.productTranslation.add(
      ...[translationId(id, language), stamps.created, stamps.updated, language, id, texts.name, texts.slug],
      ...[texts.description, JSON.stringify(texts.highlights), JSON.stringify(texts.faq)],
      ...[
        JSON.stringify(texts.deliveryPackage),
        JSON.stringify(texts.safetyWarnings),
        texts.metaTitle,
        texts.metaDescription,
        texts.metaKeywords,
      ],
    );
  }
}

/** One variant a product, under the same id, with one translation: the engine joins them all. */
function addVariant(
  tables: ProductTables,
  engine: EngineIds,
  product: RelatedProduct,
  { created, updated }: Stamps,
): void {
  const id = productId(product.index);
  tables.variant.add(id, created, updated, true, product.sku, 0, true, 'TRUE', engine.taxCategory, id);
  tables.variantChannel.add(id, engine.channel);
  tables.variantTranslation.add(id, created, updated, 'en', `${product.model} ${product.sku}`, id);
  tables.stockLevel.add(id, created, updated, product.stock, 0, id, engine.stockLocation);
}

function addPrices(
  tables: ProductTables,
  { anchor, stores }: Catalogue,
  engine: EngineIds,
  product: RelatedProduct,
  { created, updated }: Stamps,
): void {
  const id = productId(product.index);
  // The engine's own price is never asked for: prices are the stores'.
  tables.variantPrice.add(id, created, updated, 'EUR', engine.channel, 0, id);
  for (const store of stores) {
    const { listCents, saleCents, history } = priceIn(store, product.prices);
    tables.storePrice.add(id, store.key, listCents, saleCents, updated);
    for (const { daysAgo, cents } of history) tables.priceHistory.add(id, store.key, dayBefore(anchor, daysAgo), cents);
  }
}

function addReviews(tables: ProductTables, { anchor, allWords }: Catalogue, { index, reviews }: RelatedProduct): void {
  for (const [at, review] of reviews.entries()) {
    const words = allWords.find(({ language }) => language === locales[review.locale].language);
    if (words === undefined) throw new Error(`no words for a review in ${review.locale}`);
    tables.review.add(
      ...[reviewId(index, at), productId(index), review.authorName, reviewText(review, words), review.rating],
      ...[dayBefore(anchor, review.daysAgo), review.locale, false, true],
    );
  }
}
