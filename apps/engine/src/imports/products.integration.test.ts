import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ImportsUnderTest } from '../testing/imports/imports-under-test';
import { migratedTemplate } from '../testing/migrated-template';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { SampleDepartment } from '../testing/sample-catalogue';

const department = new SampleDepartment(7);
let database: DisposableDatabase;
let imports: ImportsUnderTest;
let shop: ProjectorUnderTest;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  imports = new ImportsUnderTest(database.url);
  await imports.client.connect();
  await department.addCategories(imports.client);
  await department.addOvens(imports.client, 10, 20);
  shop = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
  shop.start();
});

afterAll(async () => {
  await shop.close();
  await imports.client.end();
  await database[Symbol.asyncDispose]();
});

const productRow = z.object({
  enabled: z.boolean(),
  name: z.string(),
  slug: z.string(),
  brand: z.string().nullable(),
  weight: z.int().nullable(),
  categories: z.array(z.int()),
});
async function productOf(sku: string) {
  const [product] = await imports.rows(
    productRow,
    `SELECT p.enabled AND v.enabled AS enabled, t.name, t.slug, p."customFieldsBrand" AS brand, p."customFieldsNetweightg" AS weight,
       ARRAY(SELECT collection_id FROM product_category WHERE product_id = p.id ORDER BY 1) AS categories
     FROM product p JOIN product_variant v ON v."productId" = p.id AND v."deletedAt" IS NULL
     JOIN product_translation t ON t."baseId" = p.id AND t."languageCode" = 'en' WHERE p."deletedAt" IS NULL AND v.sku = $1`,
    [sku],
  );
  return product ?? null;
}
const skuRow = z.object({ sku: z.string() });
async function skuOfKey(key: string, source = 'main') {
  const statement = `SELECT v.sku FROM product_key k JOIN product_variant v ON v."productId" = k.product_id AND v."deletedAt" IS NULL
    WHERE k.key = $1 AND k.source = $2`;
  const [row] = await imports.rows(skuRow, statement, [key, source]);
  return row?.sku ?? null;
}

describe('a list of products', () => {
  it('makes products, changes those that there are, and names each line that is wrong', async () => {
    const [oven, other] = [department.sku(10), department.sku(11)];
    const lines = [
      'SKU;Outside key;Name;Brand;On;Categories;Weight (kg);EAN',
      `;mixer-1;Mixer;Royal;yes;Category de > Category de|key-${department.ovens};1,5;`,
      `EX10000900;blender;Blender Ö;;no;category-${department.ovens}-de;;4006381333931`,
      `${oven};oven-1;Oven, new;;;;;`,
      `${oven};;Oven, again;;;;;`,
      ';oven-1;Oven, by its key;;;;;',
      ';nameless;;;;;;',
      `${other};;;;;Cellar;;12`,
      ';;No name of mine;;;;;',
      'EX10000900;blender-2;Blender;;;;;',
      `;sign;!!!;;;;;`,
      `${other};;;;;;heavy;`,
    ];
    const id = await imports.check('products', lines.join('\n'));
    expect((await imports.run(id)).counts).toMatchObject({ new: 1, changed: 1, unchanged: 0, wrong: 9, unnamed: 1 });
    expect(await imports.faults(id)).toEqual([
      [2, expect.stringContaining('categories “Category de > Category de” are 2 categories')],
      [5, ` says the same thing as line 4: ${oven}`],
      [6, ' says the same thing as line 4: “oven-1”'],
      [7, 'name is missing and the shop has no such product yet'],
      [8, 'ean has 8, 12, 13 or 14 digits'],
      [9, 'sku is missing'],
      [10, ' says the same thing as line 3: EX10000900'],
      [11, expect.stringContaining('slug no address can be made of it')],
      [12, expect.stringContaining('netWeight “heavy” is no weight'), ` says the same thing as line 8: ${other}`],
    ]);
    expect(await productOf('EX10000900')).toBeNull();
    const [changed] = await imports.changes(id);
    expect(changed).toEqual({
      line: 4,
      changes: [
        { field: 'name', before: 'Oven en', after: 'Oven, new' },
        { field: 'key', before: '', after: 'oven-1' },
      ],
    });

    expect((await imports.apply(id)).counts).toMatchObject({ new: 1, changed: 1, wrong: 9 });
    expect(await productOf('EX10000900')).toEqual({
      ...{ enabled: false, name: 'Blender Ö', slug: 'blender-o', brand: '', weight: null },
      categories: [department.ovens],
    });
    expect(await skuOfKey('blender')).toBe('EX10000900');
    const again = await imports.check('products', lines.slice(0, 4).join('\n'));
    expect((await imports.run(again)).counts).toMatchObject({ unchanged: 2, wrong: 1 });

    // Somebody has the last word about one of them.
    await imports.client.query(`UPDATE product_translation SET name = 'Blender by Olga' WHERE name = 'Blender Ö'`);
    expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 1, 'newer-stays': 1 });
    expect(await productOf(oven)).toMatchObject({ name: 'Oven en' });
    expect(await skuOfKey('oven-1')).toBeNull();
    expect(await productOf('EX10000900')).toMatchObject({ name: 'Blender by Olga' });
  });

  it('gives a product without a SKU the next free one, that no other line has, and undone takes it away', async () => {
    const lines = ['key,source,name,sku', 'a-1,pim,Juicer,', 'a-2,pim,Toaster,', 'a-3,pim,Kettle,EX10071500'];
    const id = await imports.bring('products', lines.join('\n'), {
      mapping: { key: 'key', source: 'source', name: 'name', sku: 'sku' },
    });
    const made = [await skuOfKey('a-1', 'pim'), await skuOfKey('a-2', 'pim'), await skuOfKey('a-3', 'pim')];
    expect(made).toEqual(['EX10071501', 'EX10071502', 'EX10071500']);
    const wrong = await imports.check('products', 'key,source,sku\na-1,pim,EX10071502\n', {
      mapping: { key: 'key', source: 'source', sku: 'sku' },
    });
    expect(await imports.faults(wrong)).toEqual([[2, 'key “a-1” of pim is the product EX10071501']]);
    expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 3 });
    expect([await productOf('EX10071501'), await skuOfKey('a-1', 'pim')]).toEqual([null, null]);
  });

  it('adds to categories, takes away from them, or replaces them', async () => {
    const [one, two, three] = [department.sku(12), department.sku(13), department.sku(14)];
    const name = (id: number) => `category-${id}-en`;
    const id = await imports.bring(
      'products',
      [
        'sku;categories;sold in',
        `${one};+${name(department.fryers)};-DE`,
        `${two};-${name(department.ovens)};CH`,
        `${three};${name(department.fryers)}|${name(department.gastronomy)};`,
      ].join('\n'),
      { mapping: { sku: 'sku', categories: 'categories', soldIn: 'sold in' } },
    );
    const stands = async (sku: string) => (await productOf(sku))?.categories;
    const { gastronomy, ovens, fryers } = department;
    expect([await stands(one), await stands(two), await stands(three)]).toEqual([
      [ovens, fryers],
      [],
      [gastronomy, fryers],
    ]);
    const [, second] = await imports.changes(id);
    expect(second?.changes).toEqual([
      { field: 'soldIn', before: 'everywhere', after: 'CH' },
      { field: 'categories', before: 'Category en > Category en', after: '' },
    ]);
    await imports.undo(id);
    expect([await stands(one), await stands(two), await stands(three)]).toEqual([[ovens], [ovens], [ovens]]);
  });

  it('that is full switches off what it does not name, and undone puts it back', async () => {
    const named = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((number) => department.sku(number));
    const wrong = `${department.sku(19)};perhaps`;
    const text = ['sku;on', ...named.map((sku) => `${sku};yes`), wrong].join('\n');
    const id = await imports.check('products', text, { isFull: true });
    expect((await imports.run(id)).counts).toMatchObject({ unchanged: 9, wrong: 1, 'switched-off': 1 });
    const off = { field: 'enabled', before: 'yes', after: 'no' };
    expect(await imports.changes(id)).toEqual([{ line: 12, changes: [off] }]);
    await imports.apply(id);
    const isOn = async (number: number) => (await productOf(department.sku(number)))?.enabled;
    expect([await isOn(18), await isOn(19), await isOn(20)]).toEqual([true, true, false]);
    await imports.undo(id);
    expect(await isOn(20)).toBe(true);
  });

  it('keeps whatever letters it has, also where a reason cuts one in two', async () => {
    const [one, two] = [department.sku(17), department.sku(18)];
    const cut = `${'x'.repeat(39)}😀`;
    const id = await imports.check(
      'products',
      ['sku;brand;weight (kg)', `${one};C:\\u0000;`, `${two};;${cut}`].join('\n'),
    );
    expect(await imports.faults(id)).toEqual([[3, expect.stringContaining(`netWeight “${'x'.repeat(39)}`)]]);
    await imports.apply(id);
    expect(await productOf(one)).toMatchObject({ brand: 'C:\\u0000' });
    const half = await imports.check('products', JSON.stringify({ sku: two, brand: 'half \ud83d' }));
    expect((await imports.apply(half)).counts).toMatchObject({ changed: 1 });
    expect(await productOf(two)).toMatchObject({ brand: 'half \ufffd' });
    for (const run of [half, id]) await imports.undo(run);
  });

  it('is on the page and in the search of the shop, once it has a price', async () => {
    await imports.bring('products', 'outside key;name;brand\npan-1;Frying pan;Royal\n');
    const sku = (await skuOfKey('pan-1')) ?? '';
    const named = z.object({ name: z.string(), published: z.boolean() });
    const priced = await imports.bring('prices', 'outside key;price\npan-1;49,90\n', {
      mapping: { key: 'outside key', store: '=DE', listPrice: 'price' },
    });
    expect((await imports.run(priced)).counts).toMatchObject({ new: 1, wrong: 0 });
    await imports.bring('stock', 'outside key;stock\npan-1;5\npan-2;5\n');
    const seenAs = async (name: string) => (await shop.find(named, 'product', 'de-DE', sku))?.name === name;
    await shop.until(() => seenAs('Frying pan'));
    await imports.bring('products', 'outside key;name\npan-1;Copper pan\n');
    await shop.until(() => seenAs('Copper pan'));
    const found = `read_side.search_product WHERE locale = 'de-DE' AND sku = '${sku}' AND name = 'Copper pan'`;
    expect(await shop.count(found)).toBe(1);
  });

  it('ends as it would have when whoever writes it dies between any two steps', async () => {
    const count = 1_200;
    const text = (word: string) =>
      ['outside key;name', ...Array.from({ length: count }, (_, at) => `many-${at};${word} ${at}`)].join('\n');
    const namesRow = z.object({ count: z.int(), keys: z.int(), skus: z.int() });
    const named = (word: string) =>
      imports.rows(
        namesRow,
        `SELECT count(*)::int, count(DISTINCT k.key)::int AS keys, count(DISTINCT v.sku)::int AS skus
           FROM product_key k JOIN product_variant v ON v."productId" = k.product_id JOIN product_translation t ON t."baseId" = k.product_id
          WHERE k.key = replace(t.name, $1 || ' ', 'many-') AND v."deletedAt" IS NULL`,
        [word],
      );
    const id = await imports.check('products', text('Spoon'));
    await imports.client.query(`UPDATE import_run SET state = 'applying' WHERE id = $1`, [id]);
    do await imports.dieInStep();
    while (await imports.step());
    expect((await imports.run(id)).counts).toMatchObject({ new: count });
    expect(await named('Spoon')).toEqual([{ count, keys: count, skus: count }]);
    expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': count });
    expect(await named('Spoon')).toEqual([{ count: 0, keys: 0, skus: 0 }]);
  });
});

describe('a list of texts', () => {
  const textRow = z.object({ language: z.string(), name: z.string(), highlights: z.string().nullable() });
  const textsOf = (sku: string, languages: readonly string[]) =>
    imports.rows(
      textRow,
      `SELECT t."languageCode" AS language, t.name, t."customFieldsHighlights" AS highlights FROM product_translation t
         JOIN product_variant v ON v."productId" = t."baseId" WHERE v.sku = $1 AND t."languageCode" = ANY ($2) ORDER BY 1`,
      [sku, languages],
    );

  it('gives a product its key once, however many languages name it, and no key to two products', async () => {
    const [one, two] = [department.sku(13), department.sku(14)];
    const lines = ['sku;key;language;name', `${one};own;de;Ofen`, `${one};own;fr;Four`, `${two};own;pl;Piec`];
    const id = await imports.check('texts', lines.join('\n'));
    expect((await imports.run(id)).counts).toMatchObject({ changed: 2, wrong: 1 });
    expect(await imports.faults(id)).toEqual([[4, `key “own” is the product ${one}`]]);
    await imports.apply(id);
    expect(await skuOfKey('own')).toBe(one);
    await imports.undo(id);
    expect(await skuOfKey('own')).toBeNull();
  });

  it('writes each language of a product, and is no translation of older words', async () => {
    const sku = department.sku(15);
    await imports.client.query(
      `DELETE FROM product_translation WHERE "languageCode" = 'el' AND "baseId" = (SELECT "productId" FROM product_variant WHERE sku = $1)`,
      [sku],
    );
    const lines = [
      'sku;language;name;highlights;faq',
      `${sku};en;Great oven;Hot|Fast;`,
      `${sku};de;Großer Ofen;Heiß | Schnell;Laut? :: Nein.`,
      `${sku};el;Φούρνος;;`,
      `${sku};de;Ofen;;`,
      `${sku};xx;Ofen;;`,
      'EX99999999;de;Ofen;;',
      `${department.sku(16)};de;-;;`,
    ];
    const id = await imports.check('texts', lines.join('\n'));
    expect((await imports.faults(id)).map(([line]) => line)).toEqual([5, 6, 7, 8]);
    await imports.apply(id);
    expect(await textsOf(sku, ['de', 'el', 'en'])).toEqual([
      { language: 'de', name: 'Großer Ofen', highlights: '["Heiß", "Schnell"]' },
      { language: 'el', name: 'Φούρνος', highlights: null },
      { language: 'en', name: 'Great oven', highlights: '["Hot", "Fast"]' },
    ]);
    const basis = z.object({ language: z.string() });
    const outdated = await imports.rows(
      basis,
      `SELECT b.language FROM translation_basis b JOIN product_variant v ON v."productId" = b.product_id AND v.sku = $1
        WHERE b.field = 'name' AND b.digest <> md5('Great oven') AND b.language IN ('de', 'el', 'fr')`,
      [sku],
    );
    expect(outdated).toEqual([{ language: 'fr' }]);
    await imports.undo(id);
    expect(await textsOf(sku, ['de', 'el', 'en'])).toEqual([
      { language: 'de', name: 'Oven de', highlights: '[]' },
      { language: 'en', name: 'Oven en', highlights: '[]' },
    ]);
  });
});
