import type { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CartUnderTest, fryer, kettle, oven, spoon } from '../testing/cart-under-test';

let shop: CartUnderTest;
let worker: HostedProcess;

beforeAll(async () => {
  shop = await CartUnderTest.start();
  worker = await shop.startWorker();
});

afterAll(async () => {
  await worker[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await shop.query(`UPDATE "order" SET "orderPlacedAt" = NULL`);
  await shop.query('TRUNCATE co_purchase, co_purchase_order');
});

async function order(...skus: string[]): Promise<string> {
  const { cart } = await shop.cartWith(...skus.map((sku) => ({ add: { sku, quantity: 1 } })));
  await shop.query(`UPDATE "order" SET "orderPlacedAt" = now() WHERE id = $1`, [cart.id]);
  return cart.id;
}

const pairs = () => shop.query('SELECT sku_a, sku_b, count FROM co_purchase ORDER BY 1, 2');
const shown = () => shop.query('SELECT sku, other_sku FROM read_side.co_purchase ORDER BY 1, 2');
const counted = async () => (await shop.query('SELECT order_id FROM co_purchase_order')).length;

type Task = 'count-co-purchases' | 'rebuild-co-purchases';

async function lastRun(task: Task): Promise<unknown> {
  const [row] = await shop.query('SELECT "lastExecutedAt" FROM scheduled_task_record WHERE "taskId" = $1', [task]);
  return row?.['lastExecutedAt'] ?? null;
}

/** By the worker, to its end, be it a failure. */
async function run(task: Task): Promise<void> {
  const before = await lastRun(task);
  await shop.runTask(task);
  await expect.poll(() => lastRun(task)).not.toEqual(before);
}

async function count(orders: number): Promise<void> {
  await run('count-co-purchases');
  await expect.poll(counted).toBe(orders);
}

describe('what is bought together', () => {
  it('is counted once an order, however often the task runs, and shown from the third order on', async () => {
    await order(kettle, fryer, spoon);
    await order(kettle, fryer);
    await order(oven);
    await count(3);
    expect(await pairs()).toEqual([
      { sku_a: kettle, sku_b: fryer, count: 2 },
      { sku_a: kettle, sku_b: spoon, count: 1 },
      { sku_a: fryer, sku_b: spoon, count: 1 },
    ]);
    expect(await shown()).toEqual([]);
    await order(fryer, kettle);
    await count(4);
    await run('count-co-purchases');
    expect(await pairs()).toMatchObject([{ sku_a: kettle, sku_b: fryer, count: 3 }, { count: 1 }, { count: 1 }]);
    expect(await shown()).toEqual([
      { sku: kettle, other_sku: fryer },
      { sku: fryer, other_sku: kettle },
    ]);
  }, 60_000);

  it('loses nothing and doubles nothing where the task dies in the middle', async () => {
    await order(kettle, fryer);
    await shop.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'died'; END $$`);
    await shop.query('CREATE TRIGGER die BEFORE INSERT ON co_purchase FOR EACH ROW EXECUTE FUNCTION die()');
    await run('count-co-purchases');
    expect(await counted()).toBe(0);
    await shop.query('DROP FUNCTION die() CASCADE');
    await count(1);
    expect(await pairs()).toEqual([{ sku_a: kettle, sku_b: fryer, count: 1 }]);
  }, 60_000);

  it('is counted anew in the night, without what was cancelled', async () => {
    await order(kettle, fryer);
    const cancelled = await order(kettle, fryer);
    await count(2);
    await shop.query(`UPDATE "order" SET state = 'Cancelled' WHERE id = $1`, [cancelled]);
    await run('rebuild-co-purchases');
    await expect.poll(counted).toBe(1);
    expect(await pairs()).toEqual([{ sku_a: kettle, sku_b: fryer, count: 1 }]);
  }, 60_000);
});
