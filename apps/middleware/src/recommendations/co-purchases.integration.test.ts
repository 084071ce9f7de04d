import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { prepareEngineTemplate } from '../testing/engine-database.ts';
import { PostgresCoPurchases } from './postgres-co-purchases.ts';

it('finds what was ordered with the products of a cart at least three times, most often first', async () => {
  await using database = await createDisposableDatabase({ template: await prepareEngineTemplate() });
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await pool.query(`
      INSERT INTO co_purchase (sku_a, sku_b, count) VALUES
        ('EX10000001', 'EX10000002', 9), ('EX10000001', 'EX10000003', 3), ('EX10000003', 'EX10000004', 4),
        ('EX10000002', 'EX10000004', 4), ('EX10000001', 'EX10000005', 2), ('EX10000006', 'EX10000007', 50)`);
    const together = new PostgresCoPurchases(pool);
    expect(await together.orderedWith(['EX10000001'], 10)).toEqual(['EX10000002', 'EX10000003']);
    // Of two products of a cart, what goes with both comes before what goes with one.
    expect(await together.orderedWith(['EX10000002', 'EX10000003'], 10)).toEqual(['EX10000001', 'EX10000004']);
    expect(await together.orderedWith(['EX10000001', 'EX10000002'], 1)).toEqual(['EX10000004']);
    expect(await together.orderedWith(['EX10000009'], 10)).toEqual([]);
  } finally {
    await pool.end();
  }
});
