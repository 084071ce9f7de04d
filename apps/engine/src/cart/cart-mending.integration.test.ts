import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCart, TestChange } from '../testing/shop-client';
import { CartUnderTest, fryer, kettle, lastThree, onlyGerman, oneYear } from '../testing/cart-under-test';

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const linesOf = ({ lines }: TestCart) =>
  lines.map(({ sku, quantity, parentSku }) => [sku, quantity, parentSku] as const);
const add = (sku: string, quantity: number): TestChange => ({ add: { sku, quantity } });
const guarantee = (sku: string, parentSku: string): TestChange => ({ add: { sku, quantity: 1, parentSku } });

describe('a deleted cart', () => {
  it('is found no more, is deleted once, and makes room for a new one', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2));
    const wish = shop.wish();
    const outdated = await shopper.changeCart(cart.id, 0, shop.wish(), { delete: true });
    expect(outdated).toEqual({ code: 'cart-version-conflict', currentVersion: 1 });
    for (const version of [1, 1, 2]) {
      const answer = await shopper.changeCart(cart.id, version, wish, { delete: true });
      expect(answer).toBeNull();
    }
    expect(await shopper.cart(cart.id)).toBeNull();
    expect(await shopper.activeCart()).toBeNull();
    const late = await shopper.changeCart(cart.id, 2, shop.wish(), add(kettle, 1));
    expect(late).toMatchObject({ code: 'cart-not-found' });
    const next = await shopper.createCart();
    expect(next).toMatchObject({ version: 0, lines: [] });
    expect(next.id).not.toBe(cart.id);
    const again = await shopper.changeCart(cart.id, 1, wish, { delete: true });
    expect(again).toBeNull();
    expect(await shopper.activeCart()).toMatchObject({ id: next.id });
  });
});

describe('a cart that nobody touched', () => {
  it('costs what it costs now, and says so until the next change', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 1), add(fryer, 2), guarantee(oneYear, kettle));
    await shop.setPrice(kettle, 1_200);
    const read = await shopper.activeCart();
    expect(read).toMatchObject({ version: 2, total: 1_200 + 120 + 2_000 });
    expect(read?.notices).toMatchObject([{ kind: 'price-changed', sku: kettle, before: 1_000, after: 1_200 }]);
    expect(await shopper.cart(cart.id)).toEqual(read);
    const recalculated = await shop.change(shopper, read ?? cart, { recalculate: true });
    expect(recalculated).toMatchObject({ version: 3, notices: [{ kind: 'price-changed' }] });
    await shop.setPrice(kettle, 1_000);
    const next = await shop.change(shopper, recalculated, add(fryer, 1));
    expect(next).toMatchObject({ version: 4, total: 1_000 + 100 + 3_000 });
    expect(next.notices).toMatchObject([{ kind: 'price-changed', sku: kettle, before: 1_200, after: 1_000 }]);
    expect((await shop.change(shopper, next, add(fryer, 1))).notices).toEqual([]);
  });

  it('loses what is not sold any more and what is not in stock', async () => {
    const { shopper, cart } = await shop.cartWith(
      add(onlyGerman, 1),
      add(lastThree, 3),
      guarantee(oneYear, lastThree),
      add(fryer, 1),
    );
    await shop.setStock(lastThree, 2);
    await shop.query(`UPDATE product SET enabled = false FROM product_variant
      WHERE "productId" = product.id AND sku = '${onlyGerman}'`);
    const read = await shopper.cart(cart.id);
    await shop.setStock(lastThree, 3);
    await shop.query(`UPDATE product SET enabled = true FROM product_variant
      WHERE "productId" = product.id AND sku = '${onlyGerman}'`);
    expect(read?.version).toBe(2);
    expect(read && linesOf(read)).toEqual([
      [lastThree, 2, null],
      [oneYear, 2, lastThree],
      [fryer, 1, null],
    ]);
    expect(read?.notices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'line-removed', sku: onlyGerman }),
        expect.objectContaining({ kind: 'quantity-reduced', sku: lastThree, quantity: 2 }),
      ]),
    );
    const outdated = await shopper.changeCart(cart.id, 1, shop.wish(), add(fryer, 1));
    expect(outdated).toEqual({ code: 'cart-version-conflict', currentVersion: 2 });
  });

  it('is mended once, however many read it at the same time', async () => {
    const { shopper, cart } = await shop.cartWith(add(fryer, 1));
    await shop.setPrice(fryer, 900);
    const reads = await Promise.all([1, 2, 3, 4].map(() => shopper.another().cart(cart.id)));
    await shop.setPrice(fryer, 1_000);
    expect(reads.map((read) => [read?.version, read?.total])).toEqual(reads.map(() => [2, 900]));
  });

  it('loses a guarantee that is not offered any more as soon as it, or its product, is touched', async () => {
    const { shopper, cart } = await shop.cartWith(add(kettle, 2), guarantee(oneYear, kettle));
    const other = await shop.cartWith(add(kettle, 2), guarantee(oneYear, kettle));
    const setRate = (rate: number | null) =>
      shop.query(
        `UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = $1 FROM product_variant
          WHERE "productId" = product.id AND sku = '${kettle}'`,
        [rate],
      );
    await setRate(null);
    const more = await shop.change(shopper, cart, add(kettle, 1));
    const mended = await shop.change(other.shopper, other.cart, { recalculate: true });
    await setRate(1_000);
    expect(linesOf(more)).toEqual([[kettle, 3, null]]);
    expect(linesOf(mended)).toEqual([[kettle, 2, null]]);
    for (const { notices } of [more, mended]) expect(notices).toMatchObject([{ kind: 'line-removed', sku: oneYear }]);
  });
});
