import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import {
  parseJson,
  questions,
  productFiles,
  setParts,
  technicalDetails,
  textList,
} from '../catalogue/attributes/product-json';
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
  FROM product_translation t WHERE t."baseId" = ANY($1::int[]) AND ($2::text[] IS NULL OR t."languageCode" = ANY($2::text[]))`;
const textRow = z.object({ productId: z.int(), language: text, texts: storedTexts });

/** The texts of each product by language, as they are stored; of some languages, or of all. */
export async function loadStoredTexts(
  database: Database,
  productIds: readonly number[],
  only: readonly Language[] | null = null,
): Promise<ReadonlyMap<number, ReadonlyMap<Language, StoredTexts>>> {
  const rows = await selectRows(database, textRow, selectTexts, [productIds, only]);
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
      'manualUrl', coalesce(p."customFieldsManualurl", ''), 'video', coalesce(p."customFieldsVideo", ''),
      'videoPoster', coalesce(p."customFieldsVideoposter", '')) AS facts,
    coalesce(p."customFieldsTechdetails", '') AS "technicalData",
    coalesce(p."customFieldsRelatedaccessories", '') AS "relatedAccessories",
    coalesce(p."customFieldsParentproductsforaccessory", '') AS "accessoryOf",
    coalesce(p."customFieldsSetparts", '') AS "setParts", coalesce(p."customFieldsFiles", '') AS files,
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
    videoPoster: text,
  }),
  technicalData: text,
  relatedAccessories: text,
  accessoryOf: text,
  setParts: text,
  files: text,
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
    setParts: setParts.safeParse(parseJson(row.setParts)).data ?? [],
    files: productFiles.safeParse(parseJson(row.files)).data ?? [],
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
