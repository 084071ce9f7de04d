import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { categoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ImportsUnderTest } from '../testing/imports/imports-under-test';
import { migratedTemplate } from '../testing/migrated-template';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { importKinds } from './kinds/import-kinds';

const guides = join(__dirname, '../../../../docs/guides');
const guide = readFileSync(join(guides, 'moving-in.md'), 'utf8');
const sample = (name: string): string => readFileSync(join(guides, 'moving-in', `${name}.csv`), 'utf8');

let database: DisposableDatabase;
let imports: ImportsUnderTest;
let shop: ProjectorUnderTest;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  imports = new ImportsUnderTest(database.url);
  await imports.client.connect();
  shop = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
  shop.start();
});

afterAll(async () => {
  await shop.close();
  await imports.client.end();
  await database[Symbol.asyncDispose]();
});

/** The columns that the guide names under a heading, as an operator chooses them. */
type Kind = 'categories' | 'products' | 'prices' | 'stock';

function mappingOf(heading: string, kind: Kind): Record<string, string> {
  const section = guide.split(`${heading}\n`)[1]?.split(/^##/m)[0] ?? '';
  const rows = [...section.matchAll(/^\| (\w+) \| (.+?) \| (.*?)`(.+)` \|$/gm)];
  const own = rows.filter(([, holds]) => holds?.toLowerCase() === kind);
  return Object.fromEntries(
    own.map(([, , label = '', words, column = '']) => {
      const field = importKinds[kind].fields.find((each) => each.label === label);
      if (field === undefined) throw new Error(`the guide names a column “${label}” that there is not`);
      return [field.name, words === '' ? column : `=${column}`];
    }),
  );
}

/** Answers the lines that were wrong. */
async function bring(heading: string, kind: Kind, file: string): Promise<number[]> {
  const id = await imports.bring(kind, sample(file), { mapping: mappingOf(heading, kind) });
  expect((await imports.run(id)).state).toBe('applied');
  return (await imports.faults(id)).map(([line]) => line);
}

const skuRow = z.object({ sku: z.string() });

/** What the page of the shop says of a product, by what its former shop called it. */
async function page(key: string, locale = 'de-DE') {
  const statement = `SELECT v.sku FROM product_key k JOIN product_variant v ON v."productId" = k.product_id WHERE k.key = $1`;
  const [row] = await imports.rows(skuRow, statement, [key]);
  return row === undefined ? null : shop.find(productDocument, 'product', locale, row.sku);
}

it('an empty shop sells after four files', async () => {
  const heading = '## 2. Four files';
  expect(await bring(heading, 'categories', 'categories')).toEqual([]);
  expect(await bring(heading, 'products', 'products')).toEqual([]);
  expect(await bring(heading, 'prices', 'prices')).toEqual([]);
  expect(await bring(heading, 'stock', 'stock')).toEqual([]);
  await shop.settled();
  const pan = { name: 'Frying pan 24 cm', brand: 'Kupfer & Co', published: true };
  expect(await page('PAN-24')).toMatchObject({
    ...pan,
    ...{
      price: { value: { centAmount: 4_990 }, discounted: { centAmount: 3_990 } },
      availability: { isOnStock: true, quantity: 120 },
    },
    measures: { net: { weightG: 1_200 } },
  });
  expect((await page('PAN-24'))?.categories.map(({ name }) => name)).toEqual(['Pfannen']);
  expect(await shop.find(categoryDocument, 'category', 'de-DE', 'pfannen')).toMatchObject({ name: 'Pfannen' });
  expect(await page('PAN-24', 'de-AT')).toMatchObject({
    ...pan,
    price: { value: { centAmount: 4_990 }, discounted: null },
  });
  expect(await page('PAN-28', 'de-AT')).toBeNull();
  expect(await page('POT-5')).toMatchObject({ published: false, availability: { isOnStock: false } });
});

const categoryRow = z.object({ key: z.string(), parent: z.string().nullable(), names: z.string(), depth: z.int() });
const tree = () =>
  imports.rows(
    categoryRow,
    `SELECT c."customFieldsKey" AS key, above."customFieldsKey" AS parent,
       (SELECT string_agg(concat("languageCode", ' ', name, ' ', slug), ', ' ORDER BY "languageCode") FROM collection_translation WHERE "baseId" = c.id) AS names,
       (SELECT count(*)::int FROM collection_closure WHERE id_descendant = c.id) AS depth
     FROM collection c LEFT JOIN collection above ON above.id = c."parentId" WHERE c."customFieldsKey" LIKE 't-%' ORDER BY 1`,
  );

it('a tree of categories comes in whatever stands above comes later, and undone goes but for what is used', async () => {
  const lines = [
    'key;parent key;language;name;url;on;order',
    't-oven;t-bake;;Oven;;;',
    't-bake;;de;Backen;;yes;7',
    't-bake;;fr;Cuisson;;;',
    't-one;t-two;;One;;;',
    't-two;t-one;;Two;;;',
    't-lost;nowhere;;Lost;;;',
    't-oven;;de;;;;3',
    't-oven;;de;Again;;;',
    't-pan;t-bake;;Oven;;;',
    't-bad|;;;Bad;;;',
    't-same;;;Same;pans;;',
  ];
  const id = await imports.check('categories', lines.join('\n'));
  expect((await imports.faults(id)).map(([line]) => line)).toEqual([5, 6, 7, 9, 11, 12]);
  expect(await tree()).toEqual([]);
  expect((await imports.apply(id)).counts).toMatchObject({ new: 3, changed: 2, wrong: 6 });
  const made = [
    { key: 't-bake', parent: null, names: 'de Backen backen, en Backen backen, fr Cuisson cuisson', depth: 2 },
    { key: 't-oven', parent: 't-bake', names: 'en Oven oven-2', depth: 3 },
    { key: 't-pan', parent: 't-bake', names: 'en Oven oven', depth: 3 },
  ];
  expect(await tree()).toEqual(made);
  const again = await imports.check('categories', lines.slice(0, 4).join('\n'));
  expect((await imports.run(again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });

  const moved = await imports.bring('categories', 'key;parent key;language;name\nt-oven;-;de;Öfen\nt-bake;t-oven;;\n');
  expect((await tree()).map(({ key, parent, depth }) => [key, parent, depth])).toEqual([
    ['t-bake', 't-oven', 3],
    ['t-oven', null, 2],
    ['t-pan', 't-bake', 4],
  ]);
  const below = await imports.check('categories', 'key;parent key\nt-oven;t-pan\n');
  expect(await imports.faults(below)).toEqual([
    [2, expect.stringContaining('parent “t-pan” is the category itself, or stands below it')],
  ]);
  await imports.undo(moved);
  expect(await tree()).toEqual(made);

  await imports.client.query(
    `INSERT INTO product_category (product_id, collection_id)
     SELECT k.product_id, c.id FROM product_key k, collection c WHERE k.key = 'PAN-24' AND c."customFieldsKey" = 't-pan'`,
  );
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 3, 'newer-stays': 2 });
  expect((await tree()).map(({ key, names }) => [key, names])).toEqual([
    ['t-bake', 'de Backen backen, en Backen backen'],
    ['t-pan', 'en Oven oven'],
  ]);
});

it('an export of Shopify comes in by the columns of the guide', async () => {
  // A variant without a name has none here either.
  expect(await bring('### Shopify', 'products', 'shopify')).toEqual([4]);
  expect(await bring('### Shopify', 'prices', 'shopify')).toEqual([4]);
  expect(await bring('### Shopify', 'stock', 'shopify')).toEqual([4]);
  await shop.settled();
  expect(await page('APR-NAT')).toMatchObject({
    ...{ name: 'Leinenschürze Natur', brand: 'Webhof', published: true },
    ...{
      price: { value: { centAmount: 3_990 }, discounted: { centAmount: 2_990 } },
      availability: { isOnStock: true, quantity: 12 },
    },
    measures: { net: { weightG: 340 } },
  });
  expect(await page('APR-BLU')).toMatchObject({
    price: { value: { centAmount: 2_990 }, discounted: null },
    availability: { isOnStock: false },
  });
  expect(await page('GLV-1')).toMatchObject({
    published: false,
    price: { value: { centAmount: 1_490 }, discounted: null },
  });
});

it('an export of Shopware comes in by the columns of the guide', async () => {
  expect(await bring('### Shopware', 'products', 'shopware')).toEqual([4]);
  expect(await bring('### Shopware', 'prices', 'shopware')).toEqual([4]);
  expect(await bring('### Shopware', 'stock', 'shopware')).toEqual([4]);
  await shop.settled();
  expect(await page('SW10001')).toMatchObject({
    ...{ name: 'Wasserkocher 1,7 l', brand: 'Nordlicht', published: true },
    ...{ price: { value: { centAmount: 3_990 }, discounted: null }, availability: { isOnStock: true, quantity: 25 } },
  });
  expect(await page('SW10002')).toMatchObject({
    published: false,
    price: { value: { centAmount: 2_990 }, discounted: null },
  });
});

it('an export of WooCommerce comes in by the columns of the guide', async () => {
  // Beside the kitchen of the samples.
  await imports.bring('categories', 'key;parent key;language;name\nwoo-coffee;kitchen;de;Kaffee\n');
  expect(await bring('### WooCommerce', 'products', 'woocommerce')).toEqual([4]);
  expect(await bring('### WooCommerce', 'prices', 'woocommerce')).toEqual([4]);
  expect(await bring('### WooCommerce', 'stock', 'woocommerce')).toEqual([4]);
  await shop.settled();
  const mill = await page('WOO-MILL');
  expect(mill).toMatchObject({
    ...{ name: 'Kaffeemühle', brand: 'Mokka', published: true },
    ...{ price: { value: { centAmount: 7_995 }, discounted: { centAmount: 5_995 } }, availability: { quantity: 18 } },
    measures: { net: { weightG: 850, lengthMm: 120, heightMm: 245 } },
  });
  expect(mill?.slug).toMatch(/^kaffeemuhle-\d{8}$/);
  expect(mill?.categories.map(({ name }) => name)).toEqual(['Kaffee', 'Küche']);
  expect(mill?.description).not.toContain('\\n');
  expect(await page('WOO-POT')).toMatchObject({
    published: false,
    price: { value: { centAmount: 2_495 }, discounted: null },
  });
});
