import { productCard } from '@tradehall/domain/catalogue/product-card.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { searchDocument } from '@tradehall/domain/search/search-document.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migratedTemplate } from '../testing/migrated-template';
import { startRankingWatch } from '../catalogue/ranking/start-ranking-watch';
import { selectRows } from '../platform/database';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { SampleDepartment } from '../testing/sample-catalogue';

const department = new SampleDepartment(70);
const searchRow = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  categoryKeys: z.array(z.string()),
  priceCents: z.number(),
  isOnStock: z.boolean(),
  popularity: z.number(),
  card: z.string(),
  changedAt: z.date(),
});

let database: DisposableDatabase;
let projector: ProjectorUnderTest;

async function find(number: number, locale: string) {
  const [row] = await selectRows(
    projector.client,
    searchRow,
    `SELECT name, tags, category_keys AS "categoryKeys", price_cents AS "priceCents", is_on_stock AS "isOnStock", popularity, card,
       changed_at AS "changedAt"
     FROM read_side.search_product JOIN read_side.search_card USING (locale, sku) WHERE locale = $1 AND sku = $2`,
    [locale, department.sku(number)],
  );
  return row ?? null;
}

async function change(statement: string, ...values: unknown[]): Promise<void> {
  await projector.client.query(statement, values);
  await projector.settled();
}

const rowsOf = (number: number) => projector.count(`read_side.search_product WHERE sku = '${department.sku(number)}'`);

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  projector = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
  await department.addCategories(projector.client);
  await department.importOvens(projector.client, 1, 10);
  projector.start();
  await projector.settled();
});

afterAll(async () => {
  await projector.close();
  await database[Symbol.asyncDispose]();
});

describe('the search table', () => {
  it('has every product that is for sale, in each of its locales', async () => {
    expect(await projector.count('read_side.search_product')).toBe(10 * localeCodes.length);
    const oven = await find(1, 'de-DE');
    expect(oven).toMatchObject({ name: 'Oven de', priceCents: 10_000, isOnStock: true, tags: [] });
    expect(oven?.categoryKeys).toEqual([`key-${department.gastronomy}`, `key-${department.ovens}`]);
    expect(productCard.parse(JSON.parse(oven?.card ?? ''))).toMatchObject({ sku: department.sku(1), name: 'Oven de' });
  });

  it('loses a product in the locales that no longer sell it', async () => {
    const markets = JSON.stringify(['de-DE', 'fr-FR']);
    await change(
      'UPDATE product SET "customFieldsEnabledonmarket" = $1 WHERE id = $2',
      markets,
      department.productId(2),
    );
    expect(await rowsOf(2)).toBe(2);
    expect(await find(2, 'fr-FR')).not.toBeNull();
    expect(await find(2, 'de-AT')).toBeNull();
  });

  it.each([
    ['is not published', 3, 'UPDATE product SET enabled = $2 WHERE id = $1', false, true],
    ['may not be sold', 4, 'UPDATE product SET "customFieldsEligibleforselling" = $2 WHERE id = $1', false, true],
    ['is deleted', 5, 'UPDATE product SET "deletedAt" = $2 WHERE id = $1', '2026-11-01', null],
  ])('loses a product that %s, and has it again after', async (_, number, statement, gone, back) => {
    await change(statement, department.productId(number), gone);
    expect(await rowsOf(number)).toBe(0);
    await change(statement, department.productId(number), back);
    expect(await rowsOf(number)).toBe(localeCodes.length);
  });

  it('loses a product where its store has no price', async () => {
    await change(
      `DELETE FROM store_price WHERE variant_id = $1 AND store_key = 'tradehall_ch'`,
      department.productId(6),
    );
    expect(await rowsOf(6)).toBe(localeCodes.length - 3);
    expect(await find(6, 'fr-CH')).toBeNull();
  });

  it('shows as on sale what a store has reduced, there and not elsewhere', async () => {
    const id = department.productId(7);
    await change(
      `INSERT INTO store_price_history (variant_id, store_key, effective_from, cents)
       VALUES ($1, 'tradehall_de', now() - interval '60 days', 10000), ($1, 'tradehall_de', now() - interval '1 day', 8000)`,
      id,
    );
    await change(`UPDATE store_price SET sale_cents = 8000 WHERE variant_id = $1 AND store_key = 'tradehall_de'`, id);
    expect(await find(7, 'de-DE')).toMatchObject({ tags: ['on-sale'], priceCents: 8_000 });
    expect(await find(7, 'de-AT')).toMatchObject({ tags: [], priceCents: 10_000 });
    await change('UPDATE store_price SET sale_cents = NULL WHERE variant_id = $1', id);
    expect(await find(7, 'de-DE')).toMatchObject({ tags: [], priceCents: 10_000 });
  });

  it('remembers when a product last became another, not when it was last looked at', async () => {
    const before = await find(8, 'de-DE');
    await change(
      'UPDATE product_translation SET description = $1 WHERE "baseId" = $2',
      'Hotter',
      department.productId(8),
    );
    expect((await find(8, 'de-DE'))?.changedAt).toEqual(before?.changedAt);
    await change('UPDATE store_price SET list_cents = 9900 WHERE variant_id = $1', department.productId(8));
    expect((await find(8, 'de-DE'))?.changedAt.getTime()).toBeGreaterThan(before?.changedAt.getTime() ?? Infinity);
  });

  it('tells in the order of the changes which rows became others', async () => {
    const fed = z.object({ locale: z.string(), sku: z.string(), seq: z.coerce.number() });
    const feed = (sku: string) =>
      selectRows(projector.client, fed, 'SELECT locale, sku, seq FROM read_side.search_feed WHERE sku = $1', [sku]);
    const last = (rows: readonly z.output<typeof fed>[]) => Math.max(...rows.map(({ seq }) => seq));
    const [before, other] = [await feed(department.sku(10)), await feed(department.sku(1))];
    expect(before).toHaveLength(localeCodes.length);
    await change('UPDATE store_price SET list_cents = 9800 WHERE variant_id = $1', department.productId(10));
    const after = await feed(department.sku(10));
    expect(Math.min(...after.map(({ seq }) => seq))).toBeGreaterThan(Math.max(last(before), last(other)));
    await change('UPDATE product SET enabled = false WHERE id = $1', department.productId(10));
    expect(last(await feed(department.sku(10)))).toBeGreaterThan(last(after));
    expect(await projector.count(`read_side.search_card WHERE sku = '${department.sku(10)}'`)).toBe(0);
    await change('UPDATE product SET enabled = true WHERE id = $1', department.productId(10));
    await change(
      'UPDATE product_translation SET description = $1 WHERE "baseId" = $2',
      'Hotter',
      department.productId(1),
    );
    expect(await feed(department.sku(1))).toEqual(other);
  });

  it('is read as documents by whoever indexes it', async () => {
    const rows = await selectRows(
      projector.client,
      z.object({ document: searchDocument }),
      'SELECT document FROM read_side.search_document WHERE locale = $1 AND sku = $2',
      ['de-DE', department.sku(1)],
    );
    expect(rows.map(({ document }) => document)).toMatchObject([
      {
        name: 'Oven de',
        categories: [[`key-${department.gastronomy}`], [`key-${department.ovens}`]],
        priceCents: 10_000,
        isOnStock: true,
      },
    ]);
    expect(rows[0]?.document.words.name).toMatch(/^oven /);
  });

  it('knows the words of its products as they are written', async () => {
    expect(await projector.count(`read_side.search_word WHERE locale = 'de-DE' AND word = 'oven'`)).toBe(1);
  });

  it('follows a product to its new category', async () => {
    await change(
      'UPDATE product_category SET collection_id = $2 WHERE product_id = $1',
      department.productId(9),
      department.fryers,
    );
    expect((await find(9, 'el-GR'))?.categoryKeys).toEqual([
      `key-${department.gastronomy}`,
      `key-${department.fryers}`,
    ]);
  });
});

describe('what sells best and what is new', () => {
  const watches: { stop: () => Promise<void> }[] = [];
  const watch = () =>
    startRankingWatch({
      databaseUrl: database.url,
      pollMs: 50,
      log: { warn: (why) => void projector.warnings.push(why) },
    });

  beforeAll(async () => {
    await department.importOvens(projector.client, 21, 25);
    const [first, last] = [department.productId(21), department.productId(25)];
    await projector.client.query(
      `UPDATE product SET "customFieldsReleasedate" = now() - interval '2 years', "customFieldsTags" = '["new","bestseller","gas"]'
       WHERE id BETWEEN $1 AND $2`,
      [first, last],
    );
    watches.push(watch(), watch());
    await judged();
  });
  afterAll(() => Promise.all(watches.map((each) => each.stop())));

  /** Nothing is left to judge, and nothing to project. */
  async function judged(): Promise<void> {
    await projector.until(
      async () =>
        (await projector.count('product_rank_due')) === 0 &&
        (await projector.count('ranking_rule WHERE judged_on = current_date')) === 1,
    );
    await projector.settled();
  }

  async function order(number: number, pieces: number): Promise<number> {
    const { rows } = await projector.client.query<{ id: number }>(
      `WITH cart AS (
         INSERT INTO "order" (code, state, active, "couponCodes", "shippingAddress", "billingAddress", "currencyCode", "subTotal",
           "subTotalWithTax") VALUES ('T' || gen_random_uuid(), 'AddingItems', true, '', '{}', '{}', 'EUR', 0, 0) RETURNING id
       )
       INSERT INTO order_line (quantity, "listPriceIncludesTax", adjustments, "taxLines", "productVariantId", "listPrice", "orderId")
       SELECT $2, true, '[]', '[]', $1, 100, id FROM cart RETURNING "orderId" AS id`,
      [department.productId(number), pieces],
    );
    const id = rows[0]?.id ?? 0;
    await place(id, 'now()');
    return id;
  }

  const place = (id: number, at: string) =>
    projector.client.query(`UPDATE "order" SET "orderPlacedAt" = ${at}, state = 'PaymentAuthorized' WHERE id = $1`, [
      id,
    ]);

  it('follows from orders and dates, whatever an operator has tagged', async () => {
    expect(await find(21, 'de-DE')).toMatchObject({ tags: ['gas'], popularity: 0 });
  });

  it('is a bestseller once enough pieces are ordered, however many order at once, and no more when they are cancelled', async () => {
    await order(22, 4);
    const [first] = await Promise.all([order(22, 5), order(22, 1)]);
    await judged();
    expect(await find(22, 'de-DE')).toMatchObject({ tags: ['bestseller', 'gas'], popularity: 3 });
    const product = await projector.find(
      z.object({ tags: z.array(z.string()) }),
      'product',
      'fr-FR',
      department.sku(22),
    );
    expect(product?.tags).toEqual(['bestseller', 'gas']);
    await projector.client.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [first]);
    await judged();
    expect(await find(22, 'de-DE')).toMatchObject({ tags: ['gas'], popularity: 2 });
  });

  it('is not written again for an order that changes neither a badge nor the place', async () => {
    await order(23, 12);
    await judged();
    const before = await find(23, 'de-DE');
    await order(23, 1);
    await judged();
    expect(await projector.count(`product_sales WHERE pieces = 13`)).toBe(1);
    expect(await find(23, 'de-DE')).toEqual(before);
  });

  it('forgets what was sold before the window, the day after', async () => {
    const id = await order(24, 10);
    await judged();
    expect((await find(24, 'de-DE'))?.tags).toContain('bestseller');
    await place(id, `now() - interval '91 days'`);
    await projector.client.query(`UPDATE ranking_rule SET judged_on = current_date - 1`);
    await judged();
    expect((await find(24, 'de-DE'))?.tags).toEqual(['gas']);
  });

  it('is new for so many days as the rule says, and listed earlier for it', async () => {
    const release = `UPDATE product SET "customFieldsReleasedate" = now() - interval '40 days' WHERE id = $1`;
    await projector.client.query(release, [department.productId(25)]);
    await judged();
    expect(await find(25, 'de-DE')).toMatchObject({ tags: ['new', 'gas'], popularity: 2 });
    await projector.client.query('UPDATE ranking_rule SET new_days = 40');
    await judged();
    expect(await find(25, 'de-DE')).toMatchObject({ tags: ['gas'], popularity: 0 });
    await projector.client.query('UPDATE ranking_rule SET new_days = 90');
    await judged();
  });

  it('counts a product without a date from the first day it could be bought', async () => {
    await department.addOvens(projector.client, 26, 26);
    await judged();
    expect((await find(26, 'de-DE'))?.tags).toEqual(['new']);
    expect(await projector.count('product_rank WHERE on_sale_since = current_date')).toBeGreaterThan(0);
  });
});
