import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import { loadStoredTexts, readTexts, textColumns } from './load-work';
import { noTexts, stateOfLanguage } from './product-texts';

/** Which products are meant; what is not given does not matter. */
export const productFilter = z.object({
  search: z.string().trim().max(200).nullish(),
  lacking: z.union([z.literal(''), z.literal([...languages])]).nullish(),
  skus: z.array(z.string().max(40)).max(400).nullish(),
  categoryId: z.coerce.number().int().positive().nullish(),
  enabled: z.boolean().nullish(),
});
export type ProductFilter = z.output<typeof productFilter>;

/** Whether all texts that English has are there in the language; without one, in all languages. */
const lacks = (code: string) => `EXISTS (SELECT FROM product_translation en
    LEFT JOIN product_translation own ON own."baseId" = en."baseId" AND own."languageCode" = ${code}
    WHERE en."baseId" = product.id AND en."languageCode" = 'en' AND (${Object.entries(textColumns)
      .filter(([field]) => field !== 'slug')
      .map(
        ([, column]) =>
          `(coalesce(en."${column}", '') NOT IN ('', '[]') AND coalesce(own."${column}", '') IN ('', '[]'))`,
      )
      .join(' OR ')}))`;

/** $1: guarantees, which no page shows; $2: what is searched for; $3: the language that lacks a text; $4: SKUs; $5: the category; $6: on or off. */
const matching = `
  FROM product
  LEFT JOIN product_variant variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
  LEFT JOIN product_translation texts ON texts."baseId" = product.id AND texts."languageCode" = 'en'
  WHERE product."deletedAt" IS NULL AND coalesce(variant.sku, '') <> ALL ($1::text[])
    AND ($2::text = '' OR strpos(lower(concat_ws(' ', variant.sku, texts.name, product."customFieldsBrand")), lower($2::text)) > 0)
    AND ($4::text[] IS NULL OR variant.sku = ANY ($4::text[]))
    AND ($5::int IS NULL OR product.id IN (
      WITH RECURSIVE below AS (
        SELECT $5::int AS id UNION SELECT c.id FROM collection c JOIN below ON c."parentId" = below.id)
      SELECT placed.product_id FROM product_category placed JOIN below ON placed.collection_id = below.id))
    AND ($6::boolean IS NULL OR product.enabled = $6::boolean)
    AND ($3::text = '' OR ${lacks('$3::text')})`;

const selectList = `
  SELECT product.id, variant.sku, coalesce(texts.name, '') AS name, product.enabled ${matching}
  ORDER BY variant.sku, product.id LIMIT $7 OFFSET $8`;
const countList = `SELECT count(*)::int AS count ${matching}`;
const listRow = z.object({ id: z.int(), sku: z.string().nullable(), name: z.string(), enabled: z.boolean() });
const countRow = z.object({ count: z.int() });

function valuesOf({ search, lacking, skus, categoryId, enabled }: ProductFilter): unknown[] {
  return [guaranteeSku.options, search ?? '', lacking ?? '', skus ?? null, categoryId ?? null, enabled ?? null];
}

const selectSkus = `SELECT variant.sku ${matching} AND variant.sku IS NOT NULL ORDER BY variant.sku`;

/** Those of a filter that have a variant. */
export async function matchingSkus(database: Database, filter: ProductFilter): Promise<readonly string[]> {
  const rows = await selectRows(database, z.object({ sku: z.string() }), selectSkus, valuesOf(filter));
  return rows.map(({ sku }) => sku);
}

/** The products of a filter by SKU, and in which languages a text of them is missing. */
export async function listProducts(database: Database, filter: ProductFilter, take: number, skip: number) {
  const values = valuesOf(filter);
  const [counted] = await selectRows(database, countRow, countList, values);
  const rows = await selectRows(database, listRow, selectList, [...values, take, skip]);
  const stored = await loadStoredTexts(
    database,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const texts = new Map([...(stored.get(row.id) ?? [])].map(([code, raw]) => [code, readTexts(raw)]));
    const source = texts.get('en') ?? noTexts;
    const isMissing = (code: Language) =>
      stateOfLanguage(texts.get(code) ?? noTexts, source, () => false).state === 'missing';
    const missingLanguages = texts.has('en') ? languages.filter(isMissing) : [...languages];
    return { productId: row.id, ...row, missingLanguages };
  });
  return { items, totalItems: counted?.count ?? 0 };
}
