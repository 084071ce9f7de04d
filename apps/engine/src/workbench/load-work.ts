import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { parseJson, questions, technicalDetails, textList } from '../catalogue/attributes/product-json';
import { type Database, selectRows } from '../platform/database';
import { isTextField, type LanguageTexts, type TextField } from './product-texts';
import { type ProductWork, withoutEmptyUnits } from './product-work';

const text = z.string();

/** As the columns hold them; what is null there is empty here. */
const storedTexts = z.object({
  name: text,
  slug: text,
  description: text,
  highlights: text,
  faq: text,
  deliveryPackage: text,
  safetyWarnings: text,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
});
type StoredTexts = z.output<typeof storedTexts>;

/** Where each text stands in `product_translation`. */
export const textColumns: Readonly<Record<TextField, string>> = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  highlights: 'customFieldsHighlights',
  faq: 'customFieldsFaq',
  deliveryPackage: 'customFieldsDeliverypackage',
  safetyWarnings: 'customFieldsSafetywarnings',
  metaTitle: 'customFieldsMetatitle',
  metaDescription: 'customFieldsMetadescription',
  metaKeywords: 'customFieldsMetakeywords',
};

const stored = Object.entries(textColumns)
  .map(([field, column]) => `'${field}', coalesce(t."${column}", '')`)
  .join(', ');
const selectTexts = `
  SELECT t."baseId" AS "productId", t."languageCode" AS language, jsonb_build_object(${stored}) AS texts
  FROM product_translation t WHERE t."baseId" = ANY($1::int[])`;
const textRow = z.object({ productId: z.int(), language: text, texts: storedTexts });

/** The texts of each product by language, as they are stored. */
export async function loadStoredTexts(
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<Language, StoredTexts>>> {
  const rows = await selectRows(database, textRow, selectTexts, [productIds]);
  const spoken = rows.flatMap(({ productId, language, texts }) =>
    isLanguage(language) ? [{ productId, language, texts }] : [],
  );
  const byProduct = Map.groupBy(spoken, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, own]) => [id, new Map(own.map((row) => [row.language, row.texts]))]));
}

/** What cannot be read says nothing, so that it can be mended here. */
export function readTexts(raw: StoredTexts): LanguageTexts {
  const list = (json: string) => textList.safeParse(parseJson(json)).data ?? [];
  return {
    ...raw,
    highlights: list(raw.highlights),
    faq: questions.safeParse(parseJson(raw.faq)).data ?? [],
    deliveryPackage: list(raw.deliveryPackage),
    safetyWarnings: list(raw.safetyWarnings),
  };
}

const selectProduct = `
  SELECT p.id, p.enabled, jsonb_build_object(
      'brand', coalesce(p."customFieldsBrand", ''), 'family', coalesce(p."customFieldsFamily", ''),
      'model', coalesce(p."customFieldsModel", ''), 'ean', coalesce(p."customFieldsEan", ''),
      'energyClass', coalesce(p."customFieldsEnergyclass", ''), 'energyScale', coalesce(p."customFieldsEnergyscale", ''),
      'manualUrl', coalesce(p."customFieldsManualurl", ''), 'video', coalesce(p."customFieldsVideo", '')) AS facts,
    coalesce(p."customFieldsTechdetails", '') AS "technicalData",
    coalesce(p."customFieldsRelatedaccessories", '') AS "relatedAccessories",
    coalesce(p."customFieldsParentproductsforaccessory", '') AS "accessoryOf",
    (SELECT v.sku FROM product_variant v WHERE v."productId" = p.id AND v."deletedAt" IS NULL ORDER BY v.id LIMIT 1) AS sku,
    ARRAY(SELECT c.collection_id FROM product_category c WHERE c.product_id = p.id ORDER BY 1) AS "categoryIds"
  FROM product p WHERE p.id = $1 AND p."deletedAt" IS NULL`;
const productRow = z.object({
  id: z.int(),
  enabled: z.boolean(),
  facts: z.object({
    brand: text,
    family: text,
    model: text,
    ean: text,
    energyClass: text,
    energyScale: text,
    manualUrl: text,
    video: text,
  }),
  technicalData: text,
  relatedAccessories: text,
  accessoryOf: text,
  sku: text.nullable(),
  categoryIds: z.array(z.int()),
});

export interface LoadedWork extends ProductWork {
  /** Null until it has a variant: it cannot be sold before. */
  readonly sku: string | null;
  readonly enabled: boolean;
  readonly stored: ReadonlyMap<Language, StoredTexts>;
}

export async function loadWork(database: Database, productId: number): Promise<LoadedWork | null> {
  const [row] = await selectRows(database, productRow, selectProduct, [productId]);
  if (row === undefined) return null;
  const texts = (await loadStoredTexts(database, [productId])).get(productId) ?? new Map<Language, StoredTexts>();
  const skus = (json: string) => textList.safeParse(parseJson(json)).data ?? [];
  return {
    sku: row.sku,
    enabled: row.enabled,
    stored: texts,
    texts: Object.fromEntries([...texts].map(([code, raw]) => [code, readTexts(raw)])),
    facts: row.facts,
    technicalData: withoutEmptyUnits(technicalDetails.safeParse(parseJson(row.technicalData)).data ?? []),
    categoryIds: row.categoryIds,
    relatedAccessories: skus(row.relatedAccessories),
    accessoryOf: skus(row.accessoryOf),
  };
}

const selectBases = 'SELECT language, field, source, digest FROM translation_basis WHERE product_id = $1';
const basisRow = z.object({ language: text, field: text, source: text, digest: text });

export interface OutdatedText {
  readonly language: Language;
  readonly field: TextField;
  readonly source: Language;
}

/** The texts whose source says something else now. */
export async function loadOutdated(
  database: Database,
  productId: number,
  texts: LoadedWork['stored'],
): Promise<OutdatedText[]> {
  const rows = await selectRows(database, basisRow, selectBases, [productId]);
  return rows.flatMap(({ language, field, source, digest }) => {
    if (!isLanguage(language) || !isLanguage(source) || !isTextField(field)) return [];
    return digestOf(texts.get(source)?.[field] ?? '') === digest ? [] : [{ language, field, source }];
  });
}

/** As the database makes it. */
export function digestOf(storedText: string): string {
  return createHash('md5').update(storedText).digest('hex');
}

const selectFamily = `
  SELECT "customFieldsTechdetails" AS details FROM product
  WHERE "customFieldsFamily" = $1 AND "deletedAt" IS NULL AND "customFieldsTechdetails" IS NOT NULL ORDER BY id LIMIT 1000`;
const selectNames = `SELECT key AS name, label FROM attribute_label WHERE language = 'en'`;
const selectWords = `SELECT value AS name, label FROM attribute_value_label WHERE language = 'en'`;

/** What the products of a family say, and what attributes and values are called in English. */
export async function loadFamily(database: Database, family: string) {
  const names = z.object({ name: text, label: text });
  const rows = family === '' ? [] : await selectRows(database, z.object({ details: text }), selectFamily, [family]);
  const [attributes, values] = [
    await selectRows(database, names, selectNames),
    await selectRows(database, names, selectWords),
  ];
  return {
    details: rows.map(({ details }) => technicalDetails.safeParse(parseJson(details)).data ?? []),
    labels: new Map(attributes.map(({ name, label }) => [name, label])),
    words: new Map(values.map(({ name, label }) => [name, label])),
  };
}

/** Whether all texts that English has are there in the language $3; with 'any', in all languages. */
const lacks = (code: string) => `EXISTS (SELECT FROM product_translation en
    LEFT JOIN product_translation own ON own."baseId" = en."baseId" AND own."languageCode" = ${code}
    WHERE en."baseId" = product.id AND en."languageCode" = 'en' AND (${Object.entries(textColumns)
      .filter(([field]) => field !== 'slug')
      .map(
        ([, column]) =>
          `(coalesce(en."${column}", '') NOT IN ('', '[]') AND coalesce(own."${column}", '') IN ('', '[]'))`,
      )
      .join(' OR ')}))`;

/** $1: guarantees, which no page shows; $2: what is searched for; $3: the language that lacks a text; $4: SKUs. */
export const matchingProducts = `
  FROM product
  LEFT JOIN product_variant variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
  LEFT JOIN product_translation texts ON texts."baseId" = product.id AND texts."languageCode" = 'en'
  WHERE product."deletedAt" IS NULL AND coalesce(variant.sku, '') <> ALL ($1::text[])
    AND ($2::text = '' OR strpos(lower(concat_ws(' ', variant.sku, texts.name, product."customFieldsBrand")), lower($2::text)) > 0)
    AND ($4::text[] IS NULL OR variant.sku = ANY ($4::text[]))
    AND ($3::text = '' OR ${lacks('$3::text')})`;
