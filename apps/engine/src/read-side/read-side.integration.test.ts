import { categoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { navigationDocument } from '@tradehall/domain/catalogue/navigation-document.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { storeDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migratedTemplate } from '../testing/migrated-template';
import { selectRows } from '../platform/database';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { SampleDepartment, slugOf } from '../testing/sample-catalogue';

let database: DisposableDatabase;
let projector: ProjectorUnderTest;
let department: SampleDepartment;
let departments = 90;

const product = (number: number, locale = 'de-DE') =>
  projector.find(productDocument, 'product', locale, department.sku(number));
const category = (slug: string, locale = 'de-DE') => projector.find(categoryDocument, 'category', locale, slug);
const navigation = (locale: string) => projector.find(navigationDocument, 'navigation', locale, 'tree');
const change = (statement: string, values: unknown[] = []) => projector.client.query(statement, values);

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  projector = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
  projector.start();
});

afterAll(async () => {
  await projector.close();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  departments += 1;
  department = new SampleDepartment(departments);
  await department.addCategories(projector.client);
  await department.addOvens(projector.client, 1, 3);
  await projector.settled();
});

describe('the read side', () => {
  it('holds every product in all 28 locales, the tree, the lists and the stores', async () => {
    const { gastronomy, ovens } = department;
    expect(await projector.count(`read_side.document WHERE kind = 'product' AND key = '${department.sku(1)}'`)).toBe(
      localeCodes.length,
    );
    expect(await product(1, 'el-GR')).toMatchObject({ name: 'Oven el', price: { value: { centAmount: 10_000 } } });
    expect(await category(slugOf(ovens))).toMatchObject({ hasProducts: true });
    expect(await category(slugOf(gastronomy, 'sk'), 'sk-SK')).toMatchObject({
      hasProducts: true,
      children: [{ hasProducts: true }, { hasProducts: false }],
    });
    expect((await navigation('sk-SK'))?.roots.at(-1)).toMatchObject({ hasProducts: true, children: [{}, {}] });
    expect(await projector.find(storeDocument, 'store', 'nl-BE', 'tradehall_be')).toMatchObject({
      currencyCode: 'EUR',
    });
  });

  it('shows a changed price within 2 s and tells the middleware what to forget', async () => {
    const subscriber = new Redis(projector.redisUrl);
    const told: string[] = [];
    subscriber.on('message', (_, message: string) => told.push(...z.array(z.string()).parse(JSON.parse(message))));
    await subscriber.subscribe('read-side:changed');
    await change(`UPDATE store_price SET list_cents = 7777 WHERE variant_id = $1 AND store_key = 'tradehall_de'`, [
      department.productId(1),
    ]);
    const took = await projector.until(async () => (await product(1))?.price.value.centAmount === 7_777);
    expect(took).toBeLessThan(2_000);
    await projector.settled();
    const ours = told.filter((key) => key.endsWith(department.sku(1)));
    expect(ours).toEqual([`product:de-DE:${department.sku(1)}`]);
    expect(told.filter((key) => key.startsWith('category:'))).toEqual([]);
    subscriber.disconnect();
  });

  it.each([
    [
      'a stock that is sold out',
      'UPDATE stock_level SET "stockAllocated" = 5 WHERE "productVariantId" = $1',
      { availability: { isOnStock: false, quantity: 0 } },
    ],
    [
      'a threshold below which nothing is sold',
      'UPDATE product_variant SET "outOfStockThreshold" = 3, "useGlobalOutOfStockThreshold" = false WHERE id = $1',
      { availability: { isOnStock: true, quantity: 2, level: 'low' } },
    ],
    [
      'a stock that is not counted',
      `UPDATE product_variant SET "trackInventory" = 'FALSE' WHERE id = $1`,
      { availability: { isOnStock: true, quantity: 1_000, level: 'plenty' } },
    ],
    [
      'a manufacturer',
      `INSERT INTO brand_manufacturer SELECT 'Royal Catering', '{"name":"RC","address":"A","email":"b@c.example"}'
       WHERE $1 > 0 ON CONFLICT (brand) DO UPDATE SET manufacturer = excluded.manufacturer`,
      { safety: { manufacturer: { name: 'RC' }, responsiblePerson: null } },
    ],
    [
      'a warning',
      `UPDATE product_translation SET "customFieldsSafetywarnings" = '["Heiß"]' WHERE "baseId" = $1`,
      { safety: { warnings: ['Heiß'] } },
    ],
    [
      'a review',
      `INSERT INTO review (product_id, author_name, text, rating, locale) VALUES ($1, 'A', 'B', 4, 'de-DE')`,
      { reviewRatingStatistics: { count: 1, averageRating: 4 } },
    ],
    [
      'a translated name',
      `UPDATE product_translation SET name = 'Neu' WHERE "languageCode" = 'de' AND "baseId" = $1`,
      { name: 'Neu' },
    ],
    ['a product taken off the market', 'UPDATE product SET enabled = false WHERE id = $1', { published: false }],
    [
      'a reduction',
      'UPDATE store_price SET sale_cents = 9000 WHERE variant_id = $1',
      { price: { discounted: { centAmount: 9_000 }, lowest30Days: null } },
    ],
    [
      'a label',
      `INSERT INTO attribute_label SELECT 'power', 'de', 'Leistung' WHERE $1 > 0`,
      { attributes: [{ label: 'Leistung' }] },
    ],
  ])('follows %s', async (_, statement, expected) => {
    await change(statement, [department.productId(2)]);
    await projector.settled();
    expect(await product(2)).toMatchObject(expected);
  });

  it('leads from a category to related ones and to posts, as long as they exist', async () => {
    const { ovens, fryers, gastronomy } = department;
    await change(
      `UPDATE collection SET "customFieldsRelated_categories_1" = $2, "customFieldsCategoryposts" = $3 WHERE id = $1`,
      [gastronomy, `key-${fryers}`, '["guide"]'],
    );
    await projector.settled();
    const related = async () => (await category(slugOf(gastronomy)))?.relatedCategories.map(({ slug }) => slug);
    expect(await related()).toEqual([slugOf(fryers)]);
    expect((await category(slugOf(gastronomy)))?.posts).toEqual([]);
    await change(`INSERT INTO content_page (key, locale, slug) VALUES ('guide', 'de-DE', 'guide')`);
    await change('DELETE FROM collection WHERE id = $1', [fryers]);
    await projector.settled();
    expect((await category(slugOf(gastronomy)))?.posts).toEqual(['guide']);
    expect(await related()).toEqual([]);
    expect((await category(slugOf(ovens)))?.siblings).toEqual([]);
    await change(`DELETE FROM content_page WHERE key = 'guide'`);
    await projector.settled();
    expect((await category(slugOf(gastronomy)))?.posts).toEqual([]);
  });

  it('leads from a category to a post that was there before any category named it', async () => {
    await change(`INSERT INTO content_page (key, locale, slug) VALUES ('early', 'de-DE', 'early')`);
    await projector.settled();
    await change(`UPDATE collection SET "customFieldsCategoryposts" = '["early"]' WHERE id = $1`, [department.ovens]);
    await projector.settled();
    expect((await category(slugOf(department.ovens)))?.posts).toEqual(['early']);
  });

  it('says in every store what customers think of all products, once there are enough reviews', async () => {
    const summary = async (locale: string, key: string) =>
      (await projector.find(storeDocument, 'store', locale, key))?.reviewSummary;
    const review = (ratings: readonly number[], isIncluded = true) =>
      change(
        `INSERT INTO review (product_id, author_name, text, rating, locale, included_in_statistics)
         SELECT $1, 'A', 'B', rating, 'de-DE', $3 FROM unnest($2::int[]) AS rating`,
        [department.productId(1), ratings, isIncluded],
      );
    await change('DELETE FROM review');
    await review([1, 2, 3, 4, 5, 5, 5, 5, 5]);
    await review([1, 1, 1], false);
    await change('UPDATE review SET is_sample = true WHERE NOT included_in_statistics');
    await projector.until(async () => (await product(1))?.reviewRatingStatistics.sampleCount === 3);
    expect((await product(1))?.reviewRatingStatistics.count).toBe(9);
    await projector.settled();
    expect(await summary('nl-BE', 'tradehall_be')).toBeNull();
    await review([5]);
    await projector.until(async () => (await summary('nl-BE', 'tradehall_be')) !== null);
    await projector.settled();
    const expected = { averageRating: 4, count: 10 };
    expect(await summary('nl-BE', 'tradehall_be')).toEqual(expected);
    expect(await summary('de-DE', 'tradehall_de')).toEqual(expected);
  });

  it('follows a product into another category and out of its own', async () => {
    const { ovens, fryers } = department;
    await change('UPDATE product_category SET collection_id = $1 WHERE product_id = $2', [
      fryers,
      department.productId(2),
    ]);
    await projector.settled();
    expect(await product(2)).toMatchObject({ categories: [{ slug: slugOf(fryers) }] });
    expect(await category(slugOf(ovens))).toMatchObject({ hasProducts: true, siblings: [{ hasProducts: true }] });
    expect(await category(slugOf(fryers))).toMatchObject({ hasProducts: true });
  });

  it('follows a renamed category into its page, its neighbours, the navigation and the breadcrumbs', async () => {
    const { gastronomy, ovens, fryers } = department;
    await change(
      `UPDATE collection_translation SET name = 'Heiße Öfen', slug = 'oefen' WHERE "baseId" = $1 AND "languageCode" = 'de'`,
      [ovens],
    );
    await projector.settled();
    expect(await category(slugOf(ovens))).toBeNull();
    expect(await category('oefen', 'de-CH')).toMatchObject({ name: 'Heisse Öfen', hasProducts: true });
    expect(await category(slugOf(fryers))).toMatchObject({ siblings: [{ slug: 'oefen' }] });
    expect(await category(slugOf(gastronomy))).toMatchObject({ children: [{ slug: 'oefen' }, {}] });
    expect(await product(1)).toMatchObject({
      categories: [{ name: 'Heiße Öfen', ancestors: [{ key: `key-${gastronomy}` }] }],
    });
    expect(await product(1, 'de-CH')).toMatchObject({ categories: [{ name: 'Heisse Öfen' }] });
    expect((await navigation('de-CH'))?.roots.at(-1)).toMatchObject({ children: [{ name: 'Heisse Öfen' }, {}] });
    expect((await navigation('de-AT'))?.roots.at(-1)).toMatchObject({ children: [{ name: 'Heiße Öfen' }, {}] });
  });

  it('follows a moved category', async () => {
    const { gastronomy, ovens, fryers } = department;
    await change('UPDATE collection SET "parentId" = $1 WHERE id = $2', [fryers, ovens]);
    await projector.settled();
    expect(await category(slugOf(gastronomy))).toMatchObject({ children: [{ key: `key-${fryers}` }] });
    expect(await category(slugOf(fryers))).toMatchObject({
      hasProducts: true,
      children: [{ key: `key-${ovens}` }],
      siblings: [],
    });
    const ancestors = [{ key: `key-${gastronomy}` }, { key: `key-${fryers}` }];
    expect(await product(1)).toMatchObject({ categories: [{ ancestors }] });
  });

  it.each([
    ['deletes', 'UPDATE product SET "deletedAt" = now() WHERE id = $1'],
    ['removes the only variant of', 'DELETE FROM product_variant WHERE "productId" = $1'],
  ])('forgets a product when somebody %s it', async (_, statement) => {
    await change(statement, [department.productId(2)]);
    await projector.settled();
    expect(await projector.count(`read_side.document WHERE kind = 'product' AND key = '${department.sku(2)}'`)).toBe(0);
    expect(await projector.count(`read_side.search_product WHERE sku = '${department.sku(2)}'`)).toBe(0);
  });

  it('says where the last product of a category is gone', async () => {
    const { ovens, fryers } = department;
    await change('UPDATE product SET enabled = false WHERE id >= $1', [department.productId(1)]);
    await projector.settled();
    expect(await category(slugOf(ovens))).toMatchObject({ hasProducts: false });
    expect(await category(slugOf(fryers))).toMatchObject({ siblings: [{ key: `key-${ovens}`, hasProducts: false }] });
    expect((await navigation('de-DE'))?.roots.at(-1)).toMatchObject({ hasProducts: false });
  });

  it('raises the version of what changed and of nothing else', async () => {
    const versions = () =>
      selectRows(
        projector.client,
        z.object({ version: z.coerce.number() }),
        `SELECT version FROM read_side.document WHERE kind = 'product' ORDER BY locale, key`,
      );
    const before = await versions();
    await change(`INSERT INTO outbox (topic, key) SELECT 'product', id FROM product`);
    await projector.settled();
    expect(await versions()).toEqual(before);
    await change(`UPDATE store_price SET list_cents = 1 WHERE store_key = 'tradehall_pl' AND variant_id = $1`, [
      department.productId(3),
    ]);
    await projector.settled();
    const raised = (await versions()).filter(({ version }, index) => version > (before[index]?.version ?? 0));
    expect(raised).toHaveLength(1);
  });
});
