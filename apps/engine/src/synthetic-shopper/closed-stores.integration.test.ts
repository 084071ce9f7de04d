import { Client } from 'pg';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestEngine, type TestEngine } from '../testing/test-engine';
import { startSyntheticShopper } from './start-synthetic-shopper';

let engine: TestEngine;
let client: Client;

beforeAll(async () => {
  engine = await startTestEngine();
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

const shown = z.object({
  syntheticPurchases: z.object({ items: z.array(z.object({ storeKey: z.string(), standing: z.string() })) }),
});

async function standingIn(store: string) {
  const { syntheticPurchases: all } = await engine.operator.ask(
    shown,
    '{ syntheticPurchases { items { storeKey standing } } }',
  );
  return all.items.find(({ storeKey }) => storeKey === store)?.standing;
}

/** The stores that a figure is told of. */
async function storesIn(figure: string): Promise<unknown[]> {
  const { values = [] } = (await register.getSingleMetric(figure)?.get()) ?? {};
  return values.map(({ labels }) => labels['store']).toSorted();
}

it('is watched no more once it was closed: nobody is called because nobody buys there', async () => {
  // She has tried everywhere, and tries again tomorrow.
  await client.query(
    `UPDATE country_store SET state = CASE WHEN key IN ('tradehall_de', 'tradehall_fr') THEN 'open' ELSE 'preparing' END`,
  );
  await client.query(`INSERT INTO synthetic_purchase (store_key, tried_at, due_at, failed_step, failed_because, failing_since)
    SELECT key, now(), now() + interval '1 day', 'payment', 'no answer', now() FROM country_store WHERE state = 'open'`);
  const watch = startSyntheticShopper({
    ...{ databaseUrl: engine.databaseUrl, everyMinutes: 30, shopOriginPattern: '{country}.localhost', url: undefined },
    ...{ log: { warn: () => undefined }, pollMs: 20 },
  });
  try {
    for (const figure of ['synthetic_purchase_age_seconds', 'synthetic_purchase_failing_seconds'])
      await expect.poll(() => storesIn(figure)).toEqual(['tradehall_de', 'tradehall_fr']);
    expect(await standingIn('tradehall_fr')).toBe('failing');
    await engine.operator.ask(z.unknown(), 'mutation { closeStore(storeKey: "tradehall_fr") { state } }');
    for (const figure of ['synthetic_purchase_age_seconds', 'synthetic_purchase_failing_seconds'])
      await expect.poll(() => storesIn(figure)).toEqual(['tradehall_de']);
    expect([await standingIn('tradehall_fr'), await standingIn('tradehall_de')]).toEqual(['waiting', 'failing']);
  } finally {
    await watch.stop();
  }
});
