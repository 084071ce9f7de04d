import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { addProducts } from '../../testing/test-products';

const prices = { tradehall_de: { list: 10_000 } };
const skus = ['EX10000001', 'EX10000002', 'EX10000003', 'EX10000004', 'EX10009999'];

let engine: TestEngine;
let client: Client;

beforeAll(async () => {
  engine = await startTestEngine(async (databaseUrl) => {
    await addProducts(
      databaseUrl,
      skus.slice(0, 4).map((sku) => ({ sku, stock: 7, prices })),
    );
  });
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

const entries = z.array(z.object({ sku: z.string(), available: z.number() }));
const inventory = (shop: ShopClient, cartId?: string) => shop.call('inventory', entries, { skus, cartId });

describe('the inventory', () => {
  it('counts as the engine sells: without what is reserved and the threshold, and the uncounted as the most', async () => {
    await client.query(`UPDATE stock_level SET "stockAllocated" = 3 WHERE "productVariantId" =
      (SELECT id FROM product_variant WHERE sku = 'EX10000001')`);
    await client.query(`UPDATE product_variant SET "outOfStockThreshold" = 9, "useGlobalOutOfStockThreshold" = false
      WHERE sku = 'EX10000002'`);
    await client.query(`UPDATE product_variant SET "trackInventory" = 'FALSE' WHERE sku = 'EX10000003'`);
    const found = entries.parse(await inventory(new ShopClient(engine.url, 'tradehall_de')));
    expect(new Map(found.map(({ sku, available }) => [sku, available]))).toEqual(
      new Map([
        ['EX10000001', 4],
        ['EX10000002', 0],
        ['EX10000003', 1_000],
        ['EX10000004', 7],
      ]),
    );
  });

  it('is not told for the cart of somebody else', async () => {
    const owner = new ShopClient(engine.url, 'tradehall_de');
    const { id } = await owner.createCart();
    expect(await inventory(owner, id)).toHaveLength(4);
    expect(await inventory(new ShopClient(engine.url, 'tradehall_de'), id)).toEqual({ code: 'cart-not-found' });
  });
});
