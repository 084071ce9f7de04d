import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { CartUnderTest, kettle } from '../../testing/cart-under-test';

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const add = { add: { sku: kettle, quantity: 1 } };

it('forgets carts after 90 days without a change, their wishes after 30, and links that have run out', async () => {
  const old = await shop.cartWith(add);
  const recent = await shop.cartWith(add);
  const ordered = await shop.cartWith(add);
  await recent.shopper.createCartTransfer(recent.cart.id);
  await shop.query(`UPDATE cart SET changed_at = now() - interval '91 days' WHERE order_id IN ($1, $2)`, [
    old.cart.id,
    ordered.cart.id,
  ]);
  await shop.query(`UPDATE cart SET state = 'Ordered' WHERE order_id = $1`, [ordered.cart.id]);
  await shop.query(`UPDATE cart_intent SET created_at = now() - interval '31 days' WHERE order_id = $1`, [
    recent.cart.id,
  ]);
  await shop.query(`UPDATE cart_transfer SET expires_at = now() - interval '2 days'`);
  const worker = await shop.startWorker();
  onTestFinished(() => worker.stop());
  await shop.runTask('forget-old-carts');
  for (let tries = 0; tries < 120 && (await old.shopper.cart(old.cart.id)) !== null; tries += 1) await sleep(250);
  expect(await shop.query('SELECT id FROM "order" WHERE id = $1', [old.cart.id])).toEqual([]);
  expect(await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [old.cart.id])).toEqual([]);
  expect(await shop.query('SELECT order_id FROM cart WHERE order_id = $1', [ordered.cart.id])).toHaveLength(1);
  expect(await shop.query('SELECT 1 FROM cart_intent WHERE order_id = $1', [recent.cart.id])).toEqual([]);
  expect(await shop.query('SELECT 1 FROM cart_transfer')).toEqual([]);
  expect(await recent.shopper.cart(recent.cart.id)).toMatchObject({ version: 1, lines: [{ sku: kettle }] });
});
