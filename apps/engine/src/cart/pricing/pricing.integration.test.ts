import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopClient, type TestChange } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { addProducts } from '../../testing/test-products';

const chair = 'EX10000001';
const stool = 'EX10000002';
const oven = 'EX10000003';
const cup = 'EX10000004';
const price = (list: number) => ({ tradehall_de: { list }, tradehall_cz: { list: list * 25 } });

let engine: TestEngine;
let client: Client;

beforeAll(async () => {
  engine = await startTestEngine((databaseUrl) =>
    addProducts(databaseUrl, [
      { sku: chair, brand: 'Stamos', volumeGroup: 'seating', prices: price(9_999) },
      { sku: stool, brand: 'Stamos', volumeGroup: 'seating', prices: price(4_995) },
      { sku: oven, brand: 'Physa', guaranteeRatePermyriad: 800, prices: price(49_900) },
      { sku: cup, brand: 'Physa', stock: 3, prices: price(1_000) },
    ]),
  );
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

let wishes = 0;
async function cartWith(changes: TestChange[], shopper = new ShopClient(engine.url, 'tradehall_de')) {
  const { id, version } = await shopper.createCart();
  wishes += 1;
  const answer = await shopper.changeCart(id, version, `wish-number-${wishes}`, ...changes);
  return { shopper, id, answer };
}
const add = (sku: string, quantity: number): TestChange => ({ add: { sku, quantity } });
const coupon = (code: string): TestChange => ({ applyCoupon: { code } });

interface CouponInput {
  readonly code: string;
  readonly action: string;
  readonly args: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
  readonly input?: object;
}

async function saveCoupon({ code, action, args, rules = {}, input = {} }: CouponInput): Promise<string> {
  const listed = (values: object) => Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  const answer = z.object({ createPromotion: z.object({ __typename: z.literal('Promotion'), id: z.string() }) });
  const mutation = `mutation ($input: CreatePromotionInput!) {
    createPromotion(input: $input) { __typename ... on Promotion { id } }
  }`;
  const saved = await engine.operator.ask(answer, mutation, {
    input: {
      enabled: true,
      couponCode: code,
      conditions: [{ code: 'cart-rules', arguments: listed(rules) }],
      actions: [{ code: action, arguments: listed(args) }],
      translations: [{ languageCode: 'en', name: code, description: '' }],
      ...input,
    },
  });
  return saved.createPromotion.id;
}

describe('a volume discount', () => {
  it('counts the pieces of a group over all lines, and says what the next step would save', async () => {
    await client.query(`INSERT INTO volume_discount (discount_group, steps) VALUES ('seating',
      '[{"volume": 3, "discountPermyriad": 500}, {"volume": 5, "discountPermyriad": 1000}]')`);
    const { answer } = await cartWith([add(chair, 1), add(stool, 1), add(oven, 3)]);
    expect(answer).toMatchObject({ discounts: [], total: 9_999 + 4_995 + 3 * 49_900 });
    const { answer: reached } = await cartWith([add(chair, 1), add(stool, 2), add(oven, 3)]);
    expect(reached).toMatchObject({
      total: 9_499 + 2 * 4_745 + 3 * 49_900,
      discounts: [{ id: 'volume', type: 'relative', permyriad: 500, amount: 500 + 2 * 250 }],
      lines: [
        {
          lineTotal: 9_499,
          discountedUnitPrice: 9_499,
          nextVolumeStep: { missing: 2, discountPermyriad: 1_000, saving: 500 + 2 * 250 + 2 * 500 },
          trace: [
            { step: 'list', amount: 9_999 },
            { step: 'volume', amount: 500, permyriad: 500, source: 'seating' },
            { step: 'tax', permyriad: 1_900 },
          ],
        },
        { lineTotal: 9_490 },
        { lineTotal: 149_700, nextVolumeStep: null },
      ],
    });
  });
});

describe('a discount without a code', () => {
  it('is switched off and on by the operator as a whole', async () => {
    const list = z.object({ promotions: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }) });
    const { promotions } = await engine.operator.ask(list, '{ promotions { items { id name } } }');
    const id = promotions.items.find(({ name }) => name === 'Volume discount')?.id;
    const turn = (enabled: boolean) =>
      engine.operator.ask(
        z.unknown(),
        'mutation ($input: UpdatePromotionInput!) { updatePromotion(input: $input) { __typename } }',
        { input: { id, enabled } },
      );
    await turn(false);
    expect((await cartWith([add(chair, 5)])).answer).toMatchObject({ discounts: [], total: 5 * 9_999 });
    await turn(true);
    expect((await cartWith([add(chair, 5)])).answer).toMatchObject({ total: 5 * 8_999 });
  });
});

describe('a loyalty tier', () => {
  it('takes its part of what the volume discount has left, for a customer who is signed in', async () => {
    const customer = { emailAddress: 'jana@tradehall.example', firstName: 'Jana', lastName: 'Nováková' };
    await engine.operator.ask(
      z.object({ createCustomer: z.object({ __typename: z.literal('Customer') }) }),
      `mutation ($input: CreateCustomerInput!, $password: String) {
        createCustomer(input: $input, password: $password) { __typename }
      }`,
      { input: customer, password: 'the-password-of-jana' },
    );
    await client.query(
      `INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
       SELECT customer.id, customer_group.id FROM customer, customer_group
       WHERE "emailAddress" = $1 AND customer_group.name = 'tier-3'`,
      [customer.emailAddress],
    );
    const jana = await new ShopClient(engine.url, 'tradehall_de').signIn(customer.emailAddress, 'the-password-of-jana');
    const { answer } = await cartWith([add(chair, 3)], jana);
    expect(answer).toMatchObject({
      total: 3 * (9_499 - 380),
      discounts: [
        { id: 'volume', amount: 1_500 },
        { id: 'tier', permyriad: 400, amount: 3 * 380 },
      ],
    });
  });
});

describe('a coupon the operator has made', () => {
  it('takes a percentage off, in all stores unless it names some', async () => {
    const id = await saveCoupon({ code: 'Ten', action: 'coupon-percent', args: { percent: '10' } });
    const { answer } = await cartWith([add(oven, 2), coupon('TEN')]);
    expect(answer).toMatchObject({
      total: 2 * 44_910,
      discounts: [{ id, type: 'relative', permyriad: 1_000, amount: 2 * 4_990 }],
      coupons: [{ id, code: 'Ten', notAppliedBecause: null }],
    });
    await saveCoupon({
      code: 'NURCZ',
      action: 'coupon-percent',
      args: { percent: '10' },
      rules: { stores: '["tradehall_cz"]' },
    });
    expect((await cartWith([add(oven, 1), coupon('NURCZ')])).answer).toMatchObject({ code: 'coupon-unknown' });
  });

  it('takes an amount of the store’s currency off its products, and asks for goods worth enough', async () => {
    await saveCoupon({
      code: 'MINUS50',
      action: 'coupon-amount',
      args: { amounts: 'EUR 50.00, CZK 1250' },
      rules: { minimum: 'EUR 500, CZK 12000', brands: '["Physa"]' },
    });
    const { answer: refused } = await cartWith([add(oven, 1), coupon('MINUS50')]);
    expect(refused).toMatchObject({
      code: 'coupon-minimum-not-met',
      minimum: { centAmount: 50_000, currencyCode: 'EUR' },
    });
    const { answer } = await cartWith([add(oven, 1), add(chair, 1), coupon('MINUS50')]);
    expect(answer).toMatchObject({ lines: [{ lineTotal: 44_900 }, { lineTotal: 9_999 }] });
    const abroad = new ShopClient(engine.url, 'tradehall_cz');
    const { answer: inCrowns } = await cartWith([add(oven, 1), coupon('MINUS50')], abroad);
    expect(inCrowns).toMatchObject({ currencyCode: 'CZK', total: 49_900 * 25 - 125_000 });
  });

  it('makes a product cost an amount, where that is less', async () => {
    const rules = { skus: JSON.stringify([oven, cup]) };
    await saveCoupon({ code: 'FLAT', action: 'coupon-fixed-price', args: { amounts: 'EUR 399' }, rules });
    const { answer } = await cartWith([add(oven, 2), add(cup, 1), coupon('FLAT')]);
    expect(answer).toMatchObject({ lines: [{ lineTotal: 79_800 }, { lineTotal: 1_000 }] });
    const { answer: refused } = await cartWith([add(chair, 1), coupon('FLAT')]);
    expect(refused).toMatchObject({ code: 'coupon-not-for-these-products' });
  });

  it('gives a product away as long as there is one', async () => {
    const id = await saveCoupon({ code: 'CUP', action: 'coupon-gift', args: { sku: cup } });
    const { answer, shopper, id: cartId } = await cartWith([add(oven, 1), coupon('CUP')]);
    expect(answer).toMatchObject({
      total: 49_900,
      lines: [{ sku: oven }, { sku: cup, quantity: 1, giftOf: id, lineTotal: 0 }],
      discounts: [{ id, type: 'giftLineItem', amount: 1_000 }],
    });
    const without = await shopper.changeCart(cartId, 1, 'away-with-the-cup', { removeCoupon: { id } });
    expect(without).toMatchObject({ lines: [{ sku: oven }], total: 49_900 });
    expect((await cartWith([add(cup, 3), coupon('CUP')])).answer).toMatchObject({ code: 'coupon-gift-out-of-stock' });
  });

  it('is refused for what it is: unknown, expired, used, or only alone', async () => {
    const action = 'coupon-percent';
    const args = { percent: '5' };
    await saveCoupon({ code: 'OLD', action, args, input: { endsAt: '2024-01-01T00:00:00Z' } });
    await saveCoupon({ code: 'SOON', action, args, input: { startsAt: '2099-01-01T00:00:00Z' } });
    await saveCoupon({ code: 'ALONE', action, args, input: { customFields: { isCombinable: false } } });
    const once = await saveCoupon({ code: 'ONCE', action, args, input: { usageLimit: 1 } });
    const { id } = await cartWith([add(oven, 1), coupon('ONCE')]);
    await client.query(
      `UPDATE "order" SET "orderPlacedAt" = now(), active = false, state = 'PaymentSettled' WHERE id = $1`,
      [id],
    );
    const uses = await client.query('SELECT FROM order_promotions_promotion WHERE "promotionId" = $1', [once]);
    expect(uses.rowCount).toBe(1);
    const refusals = new Map([
      ['NOSUCH', 'coupon-unknown'],
      ['SOON', 'coupon-unknown'],
      ['OLD', 'coupon-expired'],
      ['ONCE', 'coupon-already-used'],
    ]);
    for (const [code, refusal] of refusals)
      expect((await cartWith([add(oven, 1), coupon(code)])).answer).toMatchObject({ code: refusal });
    const { answer } = await cartWith([add(oven, 1), coupon('TEN'), coupon('ALONE')]);
    expect(answer).toMatchObject({ code: 'coupon-not-combinable' });
    const { answer: other } = await cartWith([add(oven, 1), coupon('ALONE'), coupon('TEN')]);
    expect(other).toMatchObject({ code: 'coupon-not-combinable' });
  });

  it('is not saved where it would mean nothing', async () => {
    const action = 'coupon-amount';
    const args = { amounts: 'EUR 5' };
    await expect(saveCoupon({ code: 'A1', action, args: { amounts: '5 euros' } })).rejects.toThrow(/EUR 10.00/);
    await expect(saveCoupon({ code: 'A2', action, args, rules: { stores: '["nowhere"]' } })).rejects.toThrow(/nowhere/);
    await expect(saveCoupon({ code: 'ten', action, args })).rejects.toThrow(/already/);
    await expect(saveCoupon({ code: '', action, args })).rejects.toThrow(/code/);
    const saved = await client.query(`SELECT FROM promotion WHERE "couponCode" IN ('A1', 'A2', 'ten', '')`);
    expect(saved.rowCount).toBe(0);
  });

  it('is the only sort of discount there is to make', async () => {
    const answer = z.object({ promotionActions: z.array(z.object({ code: z.string() })) });
    const { promotionActions } = await engine.operator.ask(answer, '{ promotionActions { code } }');
    expect(promotionActions.map(({ code }) => code)).not.toContain('order_percentage_discount');
    expect(promotionActions).toHaveLength(6);
  });
});

describe('an extra guarantee', () => {
  it('costs its rate of the price, and no discount touches it', async () => {
    const guarantee = { add: { sku: '4100020', quantity: 1, parentSku: oven } };
    const { answer } = await cartWith([add(oven, 2), guarantee, coupon('TEN')]);
    expect(answer).toMatchObject({
      lines: [
        { sku: oven, lineTotal: 2 * 44_910 },
        {
          sku: '4100020',
          quantity: 2,
          lineTotal: 2 * 7_984,
          trace: [{ step: 'parent', amount: 49_900, permyriad: 1_600, source: oven }, { step: 'tax' }],
        },
      ],
    });
  });

  it('is not offered for what the store excludes', async () => {
    const mutation = `mutation ($input: SaveGuaranteeSettingsInput!) { saveGuaranteeSettings(input: $input) { storeKey } }`;
    const exclude = (excludedBrands: string[]) =>
      engine.operator.ask(z.unknown(), mutation, { input: { storeKey: 'tradehall_de', excludedBrands } });
    const guarantee = { add: { sku: '4100010', quantity: 1, parentSku: oven } };
    await exclude(['Physa']);
    const { answer } = await cartWith([add(oven, 1), guarantee]);
    expect(answer).toMatchObject({ code: 'guarantee-not-offered' });
    const abroad = new ShopClient(engine.url, 'tradehall_cz');
    expect((await cartWith([add(oven, 1), guarantee], abroad)).answer).toMatchObject({
      lines: [{}, { parentSku: oven }],
    });
    await exclude([]);
    expect((await cartWith([add(oven, 1), guarantee])).answer).toMatchObject({ lines: [{}, { parentSku: oven }] });
  });
});

describe('an untouched line', () => {
  it('costs what the store asks today at the next change, its guarantee with it', async () => {
    const guarantee = { add: { sku: '4100010', quantity: 1, parentSku: oven } };
    const { shopper, id } = await cartWith([add(oven, 1), guarantee, add(chair, 1)]);
    await client.query(
      `UPDATE store_price SET sale_cents = 40000 FROM product_variant AS variant
      WHERE variant.id = variant_id AND sku = $1 AND store_key = 'tradehall_de'`,
      [oven],
    );
    const changed = await shopper.changeCart(id, 1, 'another-chair-please', {
      setQuantity: { sku: chair, quantity: 2 },
    });
    expect(changed).toMatchObject({
      lines: [{ unitPrice: 40_000 }, { unitPrice: 3_200 }, { unitPrice: 9_999 }],
      total: 40_000 + 3_200 + 2 * 9_999,
    });
  });
});
