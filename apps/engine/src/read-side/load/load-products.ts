import { measuredBox } from '@tradehall/domain/catalogue/product-measures.ts';
import { safetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import { z } from 'zod';
import { productFiles, questions, setParts, technicalDetails, textList } from '../../catalogue/attributes/product-json';
import { isExcludedBy } from '../../cart/guarantee/guarantee-exclusions';
import { type Database, selectRows } from '../../platform/database';
import { loadProductFacts } from './load-product-facts';
import { marketMask } from '../markets';
import type { ProductFacts, ProductSource, ProductTexts } from '../product-source';

const text = z.string().nullable();
const flag = z.boolean().nullable();

const productRow = z.object({
  id: z.number(),
  sku: z.string().nullable(),
  published: z.boolean(),
  brand: text,
  family: text,
  model: text,
  ean: text,
  releaseDate: text,
  availableFrom: text,
  energyClass: text,
  energyScale: text,
  volumeDiscountGroup: text,
  storesWithVolumePrices: z.array(z.string()),
  manualUrl: text,
  video: text,
  videoPoster: text,
  isBware: flag,
  isFreight: flag,
  eligibleForSelling: flag,
  numberOf360Images: z.number().nullable(),
  guaranteeRatePermyriad: z.number().nullable(),
  storesWithoutGuarantee: z.array(z.string()),
  manufacturer: safetyContact.nullable(),
  responsiblePerson: safetyContact.nullable(),
  tags: text,
  enabledOnMarket: text,
  relatedAccessories: text,
  parentProducts: text,
  setParts: text,
  files: text,
  technicalData: text,
  net: measuredBox,
  gross: measuredBox,
});

const textRow = z.object({
  productId: z.number(),
  language: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  highlights: text,
  faq: text,
  deliveryPackage: text,
  safetyWarnings: text,
});

const membershipRow = z.object({ productId: z.number(), categoryId: z.number() });

/** What nobody has measured is stored as nothing or as 0. */
const boxOf = (which: 'Net' | 'Gross') =>
  ['Length', 'Width', 'Height']
    .map((side) => ({ name: `${side.toLowerCase()}Mm`, column: `customFields${which}${side.toLowerCase()}mm` }))
    .concat({ name: 'weightG', column: `customFields${which}weightg` })
    .map(({ name, column }) => `'${name}', nullif(p."${column}", 0)`)
    .join(', ');

const selectProducts = `
  SELECT p.id, v.sku, p.enabled AND coalesce(v.enabled, false) AS published,
    p."customFieldsBrand" AS brand, p."customFieldsFamily" AS family, p."customFieldsModel" AS model,
    p."customFieldsEan" AS ean, to_char(p."customFieldsReleasedate", 'YYYY-MM-DD') AS "releaseDate",
    to_char(p."customFieldsAvailablefrom", 'YYYY-MM-DD') AS "availableFrom",
    p."customFieldsEnergyclass" AS "energyClass", p."customFieldsEnergyscale" AS "energyScale",
    p."customFieldsVolumediscountgroup" AS "volumeDiscountGroup",
    ARRAY(SELECT DISTINCT store FROM volume_discount AS granted,
      unnest(coalesce(granted.stores, ARRAY(SELECT key FROM country_store))) AS store
      WHERE granted.is_active AND granted.discount_group = p."customFieldsVolumediscountgroup") AS "storesWithVolumePrices",
    p."customFieldsManualurl" AS "manualUrl", p."customFieldsVideo" AS video,
    CASE WHEN p."customFieldsVideoposter" <> '' THEN (
      SELECT CASE WHEN coalesce(u.state, 'ready') = 'ready' THEN a.source ELSE a.preview END
      FROM asset a LEFT JOIN uploaded_picture u ON u.asset_id = a.id WHERE a.source = p."customFieldsVideoposter" LIMIT 1
    ) END AS "videoPoster",
    p."customFieldsIsbware" AS "isBware", p."customFieldsIspackagetypefreight" AS "isFreight",
    p."customFieldsEligibleforselling" AS "eligibleForSelling",
    p."customFieldsNumberof360images" AS "numberOf360Images",
    p."customFieldsExtraguaranteeratepermyriad" AS "guaranteeRatePermyriad",
    ARRAY(SELECT store_key FROM guarantee_settings AS settings
      WHERE ${isExcludedBy('settings', 'v', 'p')}) AS "storesWithoutGuarantee",
    m.manufacturer, m.responsible_person AS "responsiblePerson",
    p."customFieldsTags" AS tags, p."customFieldsEnabledonmarket" AS "enabledOnMarket",
    p."customFieldsRelatedaccessories" AS "relatedAccessories",
    p."customFieldsParentproductsforaccessory" AS "parentProducts", p."customFieldsSetparts" AS "setParts",
    p."customFieldsFiles" AS files,
    p."customFieldsTechdetails" AS "technicalData",
    jsonb_build_object(${boxOf('Net')}) AS net, jsonb_build_object(${boxOf('Gross')}) AS gross
  FROM product p LEFT JOIN product_variant v ON v."productId" = p.id AND v."deletedAt" IS NULL
  LEFT JOIN brand_manufacturer m ON m.brand = p."customFieldsBrand"
  WHERE p.id = ANY($1::int[]) AND p."deletedAt" IS NULL`;

const selectTexts = `
  SELECT "baseId" AS "productId", "languageCode" AS language, name, slug, description,
    "customFieldsMetatitle" AS "metaTitle", "customFieldsMetadescription" AS "metaDescription",
    "customFieldsMetakeywords" AS "metaKeywords", "customFieldsHighlights" AS highlights,
    "customFieldsFaq" AS faq, "customFieldsDeliverypackage" AS "deliveryPackage",
    "customFieldsSafetywarnings" AS "safetyWarnings"
  FROM product_translation WHERE "baseId" = ANY($1::int[])`;

const selectMemberships = `
  SELECT product_id AS "productId", collection_id AS "categoryId" FROM product_category WHERE product_id = ANY($1::int[])`;

interface ProductRows {
  readonly product: z.output<typeof productRow>;
  readonly texts: readonly z.output<typeof textRow>[];
  readonly categoryIds: readonly number[];
  readonly facts: ProductFacts;
}

export interface LoadedProducts {
  /** Of every product that has not been deleted, also of one that is not yet on the market. */
  readonly categoryIdsOf: (productId: number) => readonly number[];
  /** Null when the product is deleted or has no variant yet. Throws when what is stored makes no sense. */
  readonly find: (productId: number) => ProductSource | null;
}

export async function loadProducts(
  database: Database,
  productIds: readonly number[],
  nowMs: number,
): Promise<LoadedProducts> {
  const products = await selectRows(database, productRow, selectProducts, [productIds]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const texts = Map.groupBy(await selectRows(database, textRow, selectTexts, [productIds]), (row) => row.productId);
  const memberships = await selectRows(database, membershipRow, selectMemberships, [productIds]);
  const categories = Map.groupBy(memberships, (row) => row.productId);
  const facts = await loadProductFacts(database, productIds, nowMs);
  const categoryIdsOf = (id: number) => (categories.get(id) ?? []).map(({ categoryId }) => categoryId);
  return {
    categoryIdsOf,
    find: (id) => {
      const product = byId.get(id);
      if (product === undefined || product.sku === null) return null;
      const { sku } = product;
      return productSource(sku, {
        product,
        texts: texts.get(id) ?? [],
        categoryIds: categoryIdsOf(id),
        facts: facts.of(id),
      });
    },
  };
}

function productSource(sku: string, { product, texts, categoryIds, facts }: ProductRows): ProductSource {
  return {
    ...facts,
    id: product.id,
    sku,
    published: product.published,
    brand: product.brand ?? '',
    family: product.family ?? '',
    model: product.model ?? '',
    ean: product.ean || null,
    releaseDate: product.releaseDate,
    availableFrom: product.availableFrom,
    energyClass: product.energyClass || null,
    energyScale: product.energyScale || null,
    volumeDiscountGroup: product.volumeDiscountGroup || null,
    measures: { net: product.net, gross: product.gross },
    storesWithVolumePrices: product.storesWithVolumePrices,
    manualUrl: product.manualUrl || null,
    video: product.video || null,
    videoPoster: product.videoPoster || null,
    isBware: product.isBware ?? false,
    isFreight: product.isFreight ?? false,
    guaranteeRatePermyriad: product.guaranteeRatePermyriad || null,
    storesWithoutGuarantee: product.storesWithoutGuarantee,
    manufacturer: product.manufacturer,
    responsiblePerson: product.responsiblePerson,
    eligibleForSelling: product.eligibleForSelling ?? false,
    numberOf360Images: product.numberOf360Images ?? 0,
    tags: tagsOf(stringList(product.tags), facts),
    marketMask: marketMask(stringList(product.enabledOnMarket)),
    relatedAccessories: stringList(product.relatedAccessories),
    parentProducts: stringList(product.parentProducts),
    setParts: product.setParts ? setParts.parse(JSON.parse(product.setParts)) : [],
    files: product.files ? productFiles.parse(JSON.parse(product.files)) : [],
    technicalDetails: product.technicalData ? technicalDetails.parse(JSON.parse(product.technicalData)) : [],
    categoryIds,
    texts: new Map(texts.map((row) => [row.language, productTexts(row)])),
  };
}

/** What is new and what sells best follows from data, whatever tags an operator gave. */
function tagsOf(given: readonly string[], { rank: { isNew, isBestseller } }: ProductFacts): readonly string[] {
  const judged = [...(isNew ? ['new'] : []), ...(isBestseller ? ['bestseller'] : [])];
  return [...judged, ...given.filter((tag) => tag !== 'new' && tag !== 'bestseller')];
}

function stringList(json: string | null): string[] {
  return json ? textList.parse(JSON.parse(json)) : [];
}

function productTexts(row: z.output<typeof textRow>): ProductTexts {
  return {
    name: row.name,
    slug: row.slug,
    description: row.description,
    metaTitle: row.metaTitle || null,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
    highlights: stringList(row.highlights),
    faq: row.faq ? questions.parse(JSON.parse(row.faq)) : [],
    deliveryPackage: stringList(row.deliveryPackage),
    safetyWarnings: stringList(row.safetyWarnings),
  };
}
