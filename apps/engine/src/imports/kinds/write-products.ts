import { z } from 'zod';
import { type Database, selectRows, storableJson } from '../../platform/database';
import { textColumns } from '../../workbench/load-work';
import { isTextField, textFields, textKinds } from '../../workbench/product-texts';
import type { ProductValues, WrittenProduct } from './judge-products';
import { nameOfKey } from './named-products';
import { productColumns } from './product-columns';

export interface ProductToWrite extends WrittenProduct {
  readonly productId: number;
}

// As the engine casts what JSON says.
const said = (name: string, type: string): string => `(given.said ->> '${name}')::${type}`;
const columns = [
  ...productColumns.map(({ name, column, type }) => ({ name, column, value: said(name, type) })),
  { name: 'soldIn', column: 'customFieldsEnabledonmarket', value: `(given.said -> 'soldIn')::text` },
];
const columnNames: ReadonlySet<string> = new Set(columns.map(({ name }) => name));
const texts = textFields.map((name) => ({
  name,
  column: textColumns[name],
  value: ['list', 'questions'].includes(textKinds[name].kind)
    ? `(given.said -> '${name}')::text`
    : `given.said ->> '${name}'`,
}));
const changed = (fields: readonly { name: string; column: string; value: string }[], table: string): string =>
  fields
    .map(
      ({ name, column, value }) =>
        `"${column}" = CASE WHEN given.said ? '${name}' THEN ${value} ELSE ${table}."${column}" END`,
    )
    .join(', ');
const quoted = (fields: readonly { column: string }[]): string => fields.map(({ column }) => `"${column}"`).join(', ');

const updateProducts = `
  UPDATE product SET "updatedAt" = now(), ${changed(columns, 'product')}
  FROM jsonb_to_recordset($1::jsonb) AS given (id int, said jsonb) WHERE product.id = given.id`;
// Whoever switches a product on wants it to be seen.
const enableVariants = `
  UPDATE product_variant SET enabled = true, "updatedAt" = now()
  WHERE "productId" = ANY ($1::int[]) AND "deletedAt" IS NULL AND NOT enabled`;

const updateTexts = `
  UPDATE product_translation AS text SET "updatedAt" = now(), ${changed(texts, 'text')}
  FROM jsonb_to_recordset($1::jsonb) AS given (id int, language text, said jsonb)
  WHERE text."baseId" = given.id AND text."languageCode" = given.language`;
const insertTexts = `
  INSERT INTO product_translation ("baseId", "languageCode", ${quoted(texts)})
  SELECT given.id, given.language, ${texts.map(({ name, value }) => (['name', 'slug', 'description'].includes(name) ? `coalesce(${value}, '')` : value)).join(', ')}
  FROM jsonb_to_recordset($1::jsonb) AS given (id int, language text, said jsonb)
  WHERE NOT EXISTS (
    SELECT FROM product_translation text WHERE text."baseId" = given.id AND text."languageCode" = given.language)`;
const pairs = texts.filter(({ name }) => name !== 'slug').map(({ name, column }) => `('${name}', en."${column}")`);
// Whoever sends a translation has seen what English says by then.
const noteBases = `
  INSERT INTO translation_basis AS known (product_id, language, field, source, digest)
  SELECT given.id, given.language, text.field, 'en', md5(coalesce(text.words, ''))
    FROM jsonb_to_recordset($1::jsonb) AS given (id int, language text, said jsonb)
    JOIN product_translation en ON en."baseId" = given.id AND en."languageCode" = 'en'
    JOIN LATERAL (VALUES ${pairs.join(', ')}) AS text (field, words) ON given.said ? text.field
   WHERE given.language <> 'en'
  ON CONFLICT (product_id, language, field) DO UPDATE SET source = excluded.source, digest = excluded.digest
   WHERE (known.source, known.digest) <> (excluded.source, excluded.digest)`;

const leaveCategories = `
  DELETE FROM product_category AS stands USING jsonb_to_recordset($1::jsonb) AS given (id int, categories int[])
  WHERE stands.product_id = given.id AND stands.collection_id <> ALL (given.categories)`;
const enterCategories = `
  INSERT INTO product_category (product_id, collection_id)
  SELECT given.id, category FROM jsonb_to_recordset($1::jsonb) AS given (id int, categories int[]),
    unnest(given.categories) AS category
  WHERE EXISTS (SELECT FROM collection WHERE collection.id = category)
  ON CONFLICT DO NOTHING`;
const forgetKeys = `
  DELETE FROM product_key AS known USING jsonb_to_recordset($1::jsonb) AS given (id int, source text, key text)
  WHERE (known.source, known.key, known.product_id) = (given.source, given.key, given.id)`;
const noteKeys = `
  INSERT INTO product_key (source, key, product_id)
  SELECT source, key, id FROM jsonb_to_recordset($1::jsonb) AS given (id int, source text, key text)
  ON CONFLICT (source, key) DO UPDATE SET product_id = excluded.product_id`;

/** Whether it changes what a product says in every language. */
export const saysColumns = ({ values }: ProductToWrite): boolean =>
  Object.keys(values).some((field) => columnNames.has(field));

/** The fields that are named, and no others. */
export async function setProducts(database: Database, rows: readonly ProductToWrite[]): Promise<void> {
  const plain = rows.filter(saysColumns);
  if (plain.length > 0)
    await database.query(updateProducts, [
      storableJson(plain.map(({ productId: id, values }) => ({ id, said: values }))),
    ]);
  const on = plain.filter(({ values }) => values['enabled'] === true).map(({ productId }) => productId);
  if (on.length > 0) await database.query(enableVariants, [on]);
  const spoken = rows.flatMap(({ productId: id, language, values }) => {
    const own = textsOf(values);
    return Object.keys(own).length > 0 ? [{ id, language, said: own }] : [];
  });
  if (spoken.length > 0)
    for (const statement of [updateTexts, insertTexts]) await database.query(statement, [storableJson(spoken)]);
  await setPlaces(database, rows);
}

async function setPlaces(database: Database, rows: readonly ProductToWrite[]): Promise<void> {
  const placed = rows.flatMap(({ productId: id, values: { categories } }) =>
    categories === undefined ? [] : [{ id, categories }],
  );
  if (placed.length > 0)
    for (const statement of [leaveCategories, enterCategories]) await database.query(statement, [storableJson(placed)]);
  const keyed = rows.filter(({ values }) => values['key'] !== undefined);
  const [gone, known] = [
    keyed.filter(({ values }) => values['key'] === ''),
    keyed.filter(({ values }) => values['key'] !== ''),
  ];
  const keys = (of: typeof keyed) => [storableJson(of.map(({ productId: id, source, key }) => ({ id, source, key })))];
  if (gone.length > 0) await database.query(forgetKeys, keys(gone));
  // A product may have a line for each of its languages.
  const single = [...new Map(known.map((row) => [nameOfKey(row), row])).values()];
  if (known.length > 0) await database.query(noteKeys, keys(single));
}

/** Which words of English the translations go back to. */
export async function noteTranslations(database: Database, rows: readonly ProductToWrite[]): Promise<void> {
  const translated = rows.filter(
    ({ language, values }) => language !== 'en' && Object.keys(textsOf(values)).length > 0,
  );
  const given = translated.map(({ productId: id, language, values }) => ({ id, language, said: textsOf(values) }));
  if (given.length > 0) await database.query(noteBases, [storableJson(given)]);
}

const textsOf = (values: ProductValues): ProductValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isTextField(field)));

const nextIds = `
  SELECT nextval(pg_get_serial_sequence('product', 'id'))::int AS product,
    nextval(pg_get_serial_sequence('product_variant', 'id'))::int AS variant FROM generate_series(1, $1::int)`;
const idsRow = z.object({ product: z.int(), variant: z.int() });
const insertProducts = `
  INSERT INTO product (id, ${quoted(columns)}, "customFieldsTags", "customFieldsRelatedaccessories", "customFieldsParentproductsforaccessory")
  SELECT given.id, ${columns.map(({ value }) => value).join(', ')}, '[]', '[]', '[]'
  FROM jsonb_to_recordset($1::jsonb) AS given (id int, said jsonb)`;
const given = `jsonb_to_recordset($1::jsonb) AS given (id int, variant int, sku text, name text)`;
const channel = `(SELECT id FROM channel WHERE code = '__default_channel__')`;
// As the engine makes a product with its one variant. Prices are the stores', so that the engine's own is never asked for.
const insertRest = [
  `INSERT INTO product_channels_channel ("productId", "channelId") SELECT id, ${channel} FROM ${given}`,
  `INSERT INTO product_variant (id, sku, "productId", "taxCategoryId")
   SELECT variant, sku, id, (SELECT id FROM tax_category ORDER BY "isDefault" DESC, id LIMIT 1) FROM ${given}`,
  `INSERT INTO product_variant_channels_channel ("productVariantId", "channelId") SELECT variant, ${channel} FROM ${given}`,
  `INSERT INTO product_variant_translation ("languageCode", name, "baseId") SELECT 'en', name, variant FROM ${given}`,
  `INSERT INTO product_variant_price ("currencyCode", "channelId", price, "variantId") SELECT 'EUR', ${channel}, 0, variant FROM ${given}`,
  `INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
   SELECT 0, 0, variant, (SELECT min(id) FROM stock_location) FROM ${given}`,
];

/** Without a price and without pieces: other files bring them. */
export async function addProducts(database: Database, rows: readonly WrittenProduct[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = await selectRows(database, idsRow, nextIds, [rows.length]);
  const made = rows.flatMap((row, at) => {
    const id = ids[at];
    return id === undefined ? [] : [{ ...row, productId: id.product, variantId: id.variant }];
  });
  await database.query(insertProducts, [storableJson(made.map(({ productId: id, values }) => ({ id, said: values })))]);
  const rest = made.map(({ productId: id, variantId: variant, sku, values }) => ({
    id,
    variant,
    sku,
    name: values['name'],
  }));
  for (const statement of insertRest) await database.query(statement, [storableJson(rest)]);
  // English always says something: what every other language falls back to.
  const english = made.filter(({ language }) => language !== 'en');
  const spoken = [...made, ...english.map((row) => ({ ...row, language: 'en' as const, values: textsOf(row.values) }))];
  const others = spoken.map(({ values, ...row }) => ({ ...row, values: withoutColumns(values) }));
  await setProducts(database, others);
}

const withoutColumns = (values: ProductValues): ProductValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !columnNames.has(field)));
