import { loyaltyLevelsDocument, volumeDiscountsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { shippingMethodsDocument } from '@tradehall/domain/cart/shipping-methods-document.ts';
import { storeDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { recallsDocument } from '@tradehall/domain/equipment/recall.ts';
import { wordingDocument } from '@tradehall/domain/wording/wording.calls.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startRankingWatch } from '../catalogue/ranking/start-ranking-watch';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { SampleDepartment } from '../testing/sample-catalogue';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const department = new SampleDepartment(90);

let engine: TestEngine;
let projector: ProjectorUnderTest;

const product = (number: number, locale = 'de-DE') =>
  projector.find(productDocument, 'product', locale, department.sku(number));
const change = (statement: string, values: unknown[] = []) => projector.client.query(statement, values);

beforeAll(async () => {
  engine = await startTestEngine();
  projector = await new ProjectorUnderTest(engine.databaseUrl, readTestingEnvironment().REDIS_URL).open();
  await department.addCategories(projector.client);
  await department.addOvens(projector.client, 1, 1);
  projector.start();
  await projector.settled();
});

afterAll(async () => {
  await projector.close();
  await engine[Symbol.asyncDispose]();
});

describe('what the stores decide', () => {
  it('counts all stock by the settings of the engine', async () => {
    const setThreshold = (pieces: number) => change('UPDATE global_settings SET "outOfStockThreshold" = $1', [pieces]);
    await setThreshold(4);
    // The projector looks at the settings when a store changes, or after a minute.
    await change(`UPDATE country_store SET email_address = email_address WHERE key = 'tradehall_de'`);
    await projector.until(async () => (await product(1))?.availability.quantity === 1);
    await setThreshold(0);
    await change(`UPDATE country_store SET email_address = email_address WHERE key = 'tradehall_de'`);
    await projector.until(async () => (await product(1))?.availability.quantity === 5);
  });

  it('says in a locale alone what operators have changed there, until they take it back', async () => {
    const wording = (locale: string) => projector.find(wordingDocument, 'wording', locale, 'all');
    await change(`INSERT INTO wording VALUES ('de-DE', 'stock.in', 'Sofort da', 'Auf Lager', 'Olga')`);
    await projector.until(async () => (await wording('de-DE'))?.texts['stock.in'] === 'Sofort da');
    expect(await wording('de-AT')).toBeNull();
    await change('DELETE FROM wording');
    await projector.until(async () => (await wording('de-DE')) === null);
  });

  it('sells no guarantee for what a store has excluded, by SKU, brand or family', async () => {
    await change(
      `UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = 700, "customFieldsBrand" = 'Stamos',
         "customFieldsFamily" = 'ovens' WHERE id = $1`,
      [department.productId(1)],
    );
    await projector.settled();
    const exclude = (skus: string[], brands: string[], relations: string[]) =>
      change(
        `INSERT INTO guarantee_settings VALUES ('tradehall_de', $1, $2, $3) ON CONFLICT (store_key) DO UPDATE SET
           excluded_skus = excluded.excluded_skus, excluded_brands = excluded.excluded_brands,
           excluded_relations = excluded.excluded_relations`,
        [skus, brands, relations],
      );
    const rateIs = (rate: number | null) =>
      projector.until(async () => (await product(1))?.guaranteeRatePermyriad === rate);
    for (const excluded of [
      [[department.sku(1)], [], []],
      [[], ['Stamos'], []],
      [[], [], ['ovens']],
    ] as const) {
      await exclude([...excluded[0]], [...excluded[1]], [...excluded[2]]);
      await rateIs(null);
      expect((await product(1, 'de-AT'))?.guaranteeRatePermyriad).toBe(700);
      await exclude([], [], []);
      await rateIs(700);
    }
  });

  it('says before it is saved for how many products no guarantee is sold any more', async () => {
    const answer = z.object({ now: z.int(), gained: z.int(), lost: z.int(), unknown: z.array(z.string()) });
    const foresee = (excluded: string) =>
      engine.operator.ask(
        z.object({ previewGuaranteeSettings: answer }),
        `{ previewGuaranteeSettings(input: { storeKey: "tradehall_de", ${excluded} }) { now gained lost unknown } }`,
      );
    const none = { now: 1, gained: 0, lost: 0, unknown: [] };
    expect(await foresee('')).toEqual({ previewGuaranteeSettings: none });
    expect(await foresee('excludedBrands: ["Stamos", "Nobody"]')).toEqual({
      previewGuaranteeSettings: { ...none, lost: 1, unknown: ['Nobody'] },
    });
    const save = (seen: string) =>
      engine.operator.ask(
        z.unknown(),
        `mutation { saveGuaranteeSettings(input: { storeKey: "tradehall_de" },
          seen: { storeKey: "tradehall_de", ${seen} }) { storeKey } }`,
      );
    await save('excludedBrands: []');
    await expect(save('excludedBrands: ["Stamos"]')).rejects.toThrow('Somebody has changed this');
  });

  it('sells no guarantee where the store has switched it off', async () => {
    await change('UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = 700 WHERE id = $1', [
      department.productId(1),
    ]);
    await projector.settled();
    expect((await product(1))?.guaranteeRatePermyriad).toBe(700);
    const turn = (isOn: boolean) =>
      change(
        `UPDATE country_store SET flags = flags || jsonb_build_object('sale_of_additional_guarantee_enabled', $1::boolean)
         WHERE key = 'tradehall_de'`,
        [isOn],
      );
    await turn(false);
    await projector.until(async () => (await product(1))?.guaranteeRatePermyriad === null);
    expect((await product(1, 'de-AT'))?.guaranteeRatePermyriad).toBe(700);
    await turn(true);
    await projector.until(async () => (await product(1))?.guaranteeRatePermyriad === 700);
  });

  it('holds the volume discounts of each store', async () => {
    const discounts = (locale: string) =>
      projector.find(volumeDiscountsDocument, 'volume-discounts', locale, 'read-side-test');
    await change(
      `INSERT INTO volume_discount (discount_group, steps, stores)
       VALUES ('read-side-test', '[{"volume":3,"discountPermyriad":500}]', '{tradehall_de}')`,
    );
    await projector.settled();
    expect(await discounts('de-DE')).toMatchObject({
      results: [{ isActive: true, stores: ['tradehall_de'], steps: [{ volume: 3, discountPermyriad: 500 }] }],
    });
    expect(await discounts('de-AT')).toBeNull();
    await change(`UPDATE volume_discount SET is_active = false WHERE discount_group = 'read-side-test'`);
    await projector.settled();
    expect(await discounts('de-DE')).toBeNull();
  });

  it('holds the loyalty levels in the money of each store', async () => {
    const levels = (locale: string) => projector.find(loyaltyLevelsDocument, 'loyalty-levels', locale, 'all');
    await change(`UPDATE loyalty_level SET discount_permyriad = 250 WHERE tier = 'tier-1'`);
    await projector.settled();
    const swedish = await levels('sv-SE');
    expect(swedish?.customerGroups.results.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5]);
    expect(swedish?.customerGroups.results[1]?.cohortRangeFrom).toMatchObject({
      centAmount: 560_000,
      currencyCode: 'SEK',
    });
    expect(swedish?.customerGroups.results[0]?.cohortRangeTo?.centAmount).toBe(559_999);
    expect((await levels('de-DE'))?.cartDiscounts.results[1]).toEqual({
      customerGroupKey: 'tier-1',
      value: { permyriad: 250 },
    });
  });

  it('holds the recalls that stand, with the name of the product in each language', async () => {
    const recalls = async (locale: string) =>
      (await projector.find(recallsDocument, 'recalls', locale, 'all'))?.recalls.map(({ sku, batch }) => ({
        sku,
        batch,
      }));
    const sku = department.sku(1);
    expect(await recalls('de-DE')).toEqual([]);
    await change(
      `INSERT INTO product_recall (sku, hazard, action, batch) VALUES ($1, 'fire', 'stop-using-refund', 'A1')`,
      [sku],
    );
    await change(
      `INSERT INTO product_recall (sku, hazard, action) VALUES ('EX99999999', 'other', 'stop-using-repair')`,
    );
    await projector.settled();
    expect(await recalls('de-DE')).toEqual([
      { sku: 'EX99999999', batch: null },
      { sku, batch: 'A1' },
    ]);
    const names = async (locale: string) =>
      (await projector.find(recallsDocument, 'recalls', locale, 'all'))?.recalls.map(({ name }) => name);
    expect(await names('de-CH')).toEqual(['EX99999999', (await product(1, 'de-DE'))?.name]);
    await change('UPDATE product_recall SET withdrawn_at = now()');
    await projector.settled();
    expect(await recalls('de-DE')).toEqual([]);
  });

  it('holds the shipping rate that is in force in each store', async () => {
    const parcel = async () => {
      const document = await projector.find(shippingMethodsDocument, 'shipping-methods', 'de-DE', 'all');
      return document?.shippingMethods.find(({ key }) => key === 'parcel');
    };
    const begin = (days: number, cents: number) =>
      change(
        `INSERT INTO store_shipping_rate (store_key, method_key, effective_from, price_cents, free_above_cents)
         VALUES ('tradehall_de', 'parcel', current_date + $1::int, $2, 99900)`,
        [days, cents],
      );
    await begin(-2, 777);
    await begin(3, 888);
    await projector.settled();
    const store = await projector.find(storeDocument, 'store', 'de-DE', 'tradehall_de');
    expect(store?.shippingFees.map(({ parcel: fee, freeAbove }) => [fee.centAmount, freeAbove.centAmount])).toEqual([
      [777, 99_900],
      [888, 99_900],
    ]);
    expect((await parcel())?.zoneRates[0]).toMatchObject({
      zone: { key: 'DE' },
      shippingRates: [{ price: { centAmount: 777 }, freeAbove: { centAmount: 99_900 } }],
    });
    await change(`UPDATE shipping_method SET "customFieldsDeliverydays" = '3-5' WHERE code = 'parcel'`);
    await projector.settled();
    expect((await parcel())?.daysRange).toBe('3-5');
  });
});

describe('the rules that operators set', () => {
  const change = z.object({ now: z.int(), gained: z.int(), lost: z.int() });
  const ask = <Answer>(answer: z.ZodType<Answer>, query: string) => engine.operator.ask(answer, query);

  describe('for low stock', () => {
    const foresee = async (pieces: string) => {
      const query = `{ previewLowStock(storeKey: "tradehall_de", pieces: ${pieces}) { now gained lost } }`;
      return (await ask(z.object({ previewLowStock: change }), query)).previewLowStock;
    };
    const save = (pieces: string, seen: string) =>
      ask(
        z.unknown(),
        `mutation { saveLowStock(storeKey: "tradehall_de", pieces: ${pieces}, seen: ${seen}) { pieces { low } } }`,
      );
    const standard = '{ high: 2, middle: 5, low: 10 }';
    const fewer = '{ high: 2, middle: 5, low: 4 }';
    const levels = async () => [
      (await product(1))?.availability.level,
      (await product(1, 'de-AT'))?.availability.level,
    ];

    it('say how many products they change, and change those in that store, and no other document', async () => {
      await projector.settled();
      expect(await levels()).toEqual(['low', 'low']);
      expect(await foresee(fewer)).toEqual({ now: 1, gained: 0, lost: 1 });
      expect(await foresee('{ high: 9, middle: 9, low: 10 }')).toEqual({ now: 1, gained: 0, lost: 0 });
      const versions = () =>
        projector.count(`read_side.document WHERE kind IN ('product', 'category', 'content', 'navigation')
          AND version > ${newest}`);
      const newest = await projector.count(
        '(SELECT generate_series(1, max(version)) FROM read_side.document) AS written',
      );
      await save(fewer, standard);
      const tookMs = await projector.until(async () => (await levels())[0] === 'plenty');
      expect(tookMs).toBeLessThan(2_000);
      await projector.settled();
      expect(await levels()).toEqual(['plenty', 'low']);
      expect(await versions()).toBe(1);
      await save(standard, fewer);
      await projector.until(async () => (await levels())[0] === 'low');
    });

    it('are refused over the change of somebody else, and below zero', async () => {
      await expect(save(fewer, fewer)).rejects.toThrow('Somebody has changed this rule');
      await expect(save('{ high: -1, middle: 5, low: 4 }', standard)).rejects.toThrow('no whole number from 0 to 1000');
    });
  });

  describe('for badges', () => {
    const rule = (newDays: number, salesWindowDays: number, bestsellerPieces: number) =>
      `{ newDays: ${newDays}, salesWindowDays: ${salesWindowDays}, bestsellerPieces: ${bestsellerPieces} }`;
    const standard = rule(90, 90, 10);
    const foresee = async (asked: string) => {
      const answer = z.object({ previewBadgeRule: z.object({ new: change, bestseller: change }) });
      const query = `{ previewBadgeRule(rule: ${asked}) { new { now gained lost } bestseller { now gained lost } } }`;
      return (await ask(answer, query)).previewBadgeRule;
    };
    const save = (asked: string, seen: string) =>
      ask(z.unknown(), `mutation { saveBadgeRule(rule: ${asked}, seen: ${seen}) { newDays } }`);
    const tags = async () => (await product(1))?.tags;
    let watch: RunningLoop;

    beforeAll(async () => {
      watch = startRankingWatch({ databaseUrl: engine.databaseUrl, pollMs: 50, log: { warn: () => undefined } });
      // Six pieces of the demo, and five that were ordered 50 days ago.
      await projector.client.query(`INSERT INTO product_sales VALUES ($1, 'sample', 6)`, [department.productId(1)]);
      await projector.client.query(
        `WITH placed AS (
           INSERT INTO "order" (code, state, active, "couponCodes", "shippingAddress", "billingAddress", "currencyCode", "subTotal",
             "subTotalWithTax", "orderPlacedAt")
           VALUES ('T1', 'PaymentAuthorized', false, '', '{}', '{}', 'EUR', 0, 0, now() - interval '50 days') RETURNING id)
         INSERT INTO order_line (quantity, "listPriceIncludesTax", adjustments, "taxLines", "productVariantId", "listPrice", "orderId")
         SELECT 5, true, '[]', '[]', $1, 100, id FROM placed`,
        [department.productId(1)],
      );
      await projector.client.query(
        `UPDATE product SET "customFieldsReleasedate" = now() - interval '40 days' WHERE id = $1`,
        [department.productId(1)],
      );
      await projector.until(async () => (await tags())?.join() === 'new,bestseller');
    });
    afterAll(() => watch.stop());

    const stays = { now: 1, gained: 0, lost: 0 };
    const goes = { now: 1, gained: 0, lost: 1 };

    it('say before they are saved what they change then', async () => {
      expect(await foresee(standard)).toEqual({ new: stays, bestseller: stays });
      expect(await foresee(rule(40, 90, 12))).toEqual({ new: goes, bestseller: goes });
      expect(await foresee(rule(41, 49, 10))).toEqual({ new: stays, bestseller: goes });
      expect(await foresee(rule(41, 49, 6))).toEqual({ new: stays, bestseller: stays });
      const asked = rule(40, 49, 10);
      await save(asked, standard);
      await projector.until(async () => (await tags())?.length === 0);
      const gained = { now: 0, gained: 1, lost: 0 };
      expect(await foresee(standard)).toEqual({ new: gained, bestseller: gained });
      await expect(save(asked, standard)).rejects.toThrow('Somebody has changed this rule');
      await save(standard, asked);
      await projector.until(async () => (await tags())?.length === 2);
    });
  });
});
