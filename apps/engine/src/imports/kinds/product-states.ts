import type { Language } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { parseJson, textList } from '../../catalogue/attributes/product-json';
import { type Database, selectRows } from '../../platform/database';
import { loadStoredTexts, readTexts } from '../../workbench/load-work';
import type { LanguageTexts } from '../../workbench/product-texts';
import { type PlainValue, type ProductColumn, productColumns } from './product-columns';

/** A product as it is in the shop now. */
export interface ProductState {
  readonly id: number;
  readonly variantId: number;
  readonly sku: string;
  readonly plain: Readonly<Record<string, PlainValue>>;
  readonly categories: readonly number[];
  readonly soldIn: readonly string[];
  readonly texts: ReadonlyMap<Language, LanguageTexts>;
}

/** What nobody has said is empty, as where somebody has emptied it. */
function stored({ name, column, type }: ProductColumn): string {
  if (name === 'enabled') return `'enabled', p.enabled AND v.enabled`;
  if (type === 'varchar') return `'${name}', coalesce(p."${column}", '')`;
  if (type === 'timestamp') return `'${name}', to_char(p."${column}", 'YYYY-MM-DD')`;
  return type === 'boolean' ? `'${name}', coalesce(p."${column}", false)` : `'${name}', nullif(p."${column}", 0)`;
}

const selectStates = `
  SELECT p.id, v.id AS "variantId", v.sku, jsonb_build_object(${productColumns.map(stored).join(', ')}) AS plain,
    ARRAY(SELECT c.collection_id FROM product_category c WHERE c.product_id = p.id ORDER BY 1) AS categories,
    coalesce(p."customFieldsEnabledonmarket", '') AS "soldIn"
  FROM product p JOIN product_variant v ON v."productId" = p.id AND v."deletedAt" IS NULL
  WHERE p."deletedAt" IS NULL AND v.sku = ANY ($1::text[])`;
const stateRow = z.object({
  id: z.int(),
  variantId: z.int(),
  sku: z.string(),
  plain: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  categories: z.array(z.int()),
  soldIn: z.string(),
});

/** In the one order in which they are compared. */
export const inOrder = (sold: readonly string[]): string[] => localeCodes.filter((code) => sold.includes(code));

export async function loadStates(
  database: Database,
  skus: readonly string[],
  languages: readonly Language[],
): Promise<ReadonlyMap<string, ProductState>> {
  const rows = await selectRows(database, stateRow, selectStates, [[...new Set(skus)]]);
  const ids = rows.map(({ id }) => id);
  const texts = await loadStoredTexts(database, ids, [...new Set(languages)]);
  return new Map(
    rows.map((row) => [
      row.sku,
      {
        ...row,
        soldIn: inOrder(textList.safeParse(parseJson(row.soldIn)).data ?? []),
        texts: new Map([...(texts.get(row.id) ?? [])].map(([code, raw]) => [code, readTexts(raw)])),
      },
    ]),
  );
}

// What a file is about to give itself is taken as well.
const selectLastNumber = `
  SELECT coalesce(max(substr(sku, 3)), '10000000')::int AS last FROM (
    SELECT sku FROM product_variant WHERE sku ~ '^EX[0-9]{8}$'
    UNION ALL
    SELECT left(key, 10) FROM import_row WHERE key ~ '^EX[0-9]{8}'
      AND run_id IN (SELECT id FROM import_run WHERE state IN ('checking', 'applying'))) AS given`;
const lastRow = z.object({ last: z.int() });

/** SKUs that nobody has, for products that come with the key of another system alone. */
export async function freeSkus(database: Database, taken: readonly string[], count: number): Promise<string[]> {
  if (count === 0) return [];
  const [row] = await selectRows(database, lastRow, selectLastNumber);
  const last = Math.max(row?.last ?? 0, ...taken.map((sku) => Number(sku.slice(2))));
  return Array.from({ length: count }, (_, at) => `EX${last + 1 + at}`).filter((sku) => sku.length === 10);
}
