import type { Language } from '@tradehall/domain/locales/languages.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import type { Lane } from '../../platform/outbox/outbox';
import type { ImportKind, WantedRow, WrittenRow } from './import-kind';
import { formerProduct, judgeProducts, valuesOf, writtenProduct } from './judge-products';
import { findKeys } from './named-products';
import { loadStates } from './product-states';
import { productFields, readProduct, readTexts, textFields, wantedProduct } from './wanted-product';
import { type Written, writeInBulk } from './write-in-bulk';
import { addProducts, noteTranslations, type ProductToWrite, saysColumns, setProducts } from './write-products';

const lockProducts = `
  SELECT p.id FROM product p WHERE p.id IN (
    SELECT v."productId" FROM product_variant v WHERE v.sku = ANY ($1::text[]) AND v."deletedAt" IS NULL
    UNION
    SELECT k.product_id FROM product_key k JOIN unnest($2::text[], $3::text[]) AS given (source, key)
      ON (given.source, given.key) = (k.source, k.key))
  ORDER BY p.id FOR NO KEY UPDATE`;
const selectIds = `
  SELECT v.sku, p.id FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL
  WHERE v.sku = ANY ($1::text[]) AND v."deletedAt" IS NULL`;
const idRow = z.object({ sku: z.string(), id: z.int() });

const forgetTexts = `
  DELETE FROM product_translation text USING unnest($1::int[], $2::text[]) AS given (id, language)
  WHERE text."baseId" = given.id AND text."languageCode" = given.language`;
const forgetBases = `
  DELETE FROM translation_basis basis USING unnest($1::int[], $2::text[]) AS given (id, language)
  WHERE basis.product_id = given.id AND basis.language = given.language`;
// As the engine deletes a product: orders go on naming it.
const removeProducts = [
  `DELETE FROM product_key WHERE product_id = ANY ($1::int[])`,
  `UPDATE product_variant SET "deletedAt" = now() WHERE "productId" = ANY ($1::int[]) AND "deletedAt" IS NULL`,
  `UPDATE product SET "deletedAt" = now() WHERE id = ANY ($1::int[])`,
];

const common = { isAboutProducts: true, lock, write, putBack } as const;

/** A row is a product, which is made where the shop does not have it. */
export const productImports: ImportKind = {
  ...common,
  fields: productFields,
  makesProducts: true,
  read: readProduct,
  judge: (database, rows) => judgeProducts(database, rows, true),
  selectMissing: `
    SELECT v.sku AS key, jsonb_build_object('sku', v.sku, 'plain', jsonb_build_object('enabled', false)) AS wanted,
      '{"field": "enabled", "before": "yes", "after": "no"}'::jsonb AS change
    FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL AND p.enabled
    WHERE v."deletedAt" IS NULL AND v.enabled AND v.sku ~ '^EX[0-9]{8}$'
      AND NOT EXISTS (SELECT FROM import_row named WHERE named.run_id = $1 AND named.key = v.sku)`,
};

/** A row is what a product says in one language. */
export const textImports: ImportKind = {
  ...common,
  fields: textFields,
  makesProducts: false,
  read: readTexts,
  judge: (database, rows) => judgeProducts(database, rows, false),
  selectMissing: null,
};

async function lock(database: Database, rows: readonly WantedRow[]): Promise<void> {
  const wanted = rows.map((row) => wantedProduct.parse(row.wanted));
  const keyed = wanted.filter(({ key }) => key !== '');
  await database.query(lockProducts, [
    wanted.map(({ sku }) => sku),
    keyed.map(({ source }) => source),
    keyed.map(({ key }) => key),
  ]);
}

async function write(database: Database, rows: readonly WrittenRow[], lane: Lane): Promise<void> {
  await writeInBulk(database, lane, () => writeRows(database, rows));
}

async function writeRows(database: Database, rows: readonly WrittenRow[]): Promise<Written> {
  const given = rows.map((row) => ({ isNew: row.before === null, product: writtenProduct.parse(row.after) }));
  await addProducts(
    database,
    given.flatMap(({ isNew, product }) => (isNew ? [product] : [])),
  );
  const products = await withIds(
    database,
    given.map(({ product }) => product),
  );
  const made = new Set(given.flatMap(({ isNew, product }) => (isNew ? [product.sku] : [])));
  const known = products.filter(({ sku }) => !made.has(sku));
  await setProducts(database, known);
  await noteTranslations(database, products);
  // What is new is judged when it gets a price.
  return { productIds: products.map(({ productId }) => productId), ranked: rankedOf(known) };
}

const rankedOf = (products: readonly ProductToWrite[]): number[] =>
  products.filter(saysColumns).map(({ productId }) => productId);

async function withIds(database: Database, products: readonly z.output<typeof writtenProduct>[]) {
  const rows = await selectRows(database, idRow, selectIds, [products.map(({ sku }) => sku)]);
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  return products.flatMap((product): ProductToWrite[] => {
    const productId = ids.get(product.sku);
    return productId === undefined ? [] : [{ ...product, productId }];
  });
}

async function putBack(database: Database, rows: readonly WrittenRow[], lane: Lane): Promise<readonly number[]> {
  const written = rows.map((row) => ({
    line: row.line,
    before: formerProduct.parse(row.before),
    after: writtenProduct.parse(row.after),
  }));
  await database.query(lockProducts, [written.map(({ after }) => after.sku), [], []]);
  const states = await loadStates(
    database,
    written.map(({ after }) => after.sku),
    written.map(({ after }) => after.language),
  );
  const skuOf = await findKeys(
    database,
    written.map(({ after }) => after),
  );
  const own = written.flatMap(({ line, before, after }) => {
    const state = states.get(after.sku) ?? null;
    const now = valuesOf(state, { ...after, isKnownKey: after.key !== '' && skuOf(after) === after.sku });
    const isAsWritten = Object.entries(after.values).every(([field, value]) => isDeepStrictEqual(now[field], value));
    return state !== null && isAsWritten ? [{ line, before, after, productId: state.id }] : [];
  });
  const added = own.filter(({ before }) => before === null).map(({ productId }) => productId);
  const former = own.flatMap(({ before, after, productId }) =>
    before === null ? [] : [{ ...after, productId, values: before.values }],
  );
  const spoken = own.flatMap(({ before, after: { language }, productId }) =>
    before === null || before.hadTexts ? [] : [{ productId, language }],
  );
  await writeInBulk(database, lane, async () => {
    if (added.length > 0) for (const statement of removeProducts) await database.query(statement, [added]);
    await setProducts(database, former);
    await forgetLanguages(database, spoken);
    return { productIds: own.map(({ productId }) => productId), ranked: rankedOf(former) };
  });
  return own.map(({ line }) => line);
}

interface ProductLanguage {
  readonly productId: number;
  readonly language: Language;
}

async function forgetLanguages(database: Database, spoken: readonly ProductLanguage[]): Promise<void> {
  const values = [spoken.map(({ productId }) => productId), spoken.map(({ language }) => language)];
  if (spoken.length > 0) for (const statement of [forgetTexts, forgetBases]) await database.query(statement, values);
}
