import { countries } from '@tradehall/domain/countries/countries.ts';
import { wallTimeIn } from '@tradehall/domain/countries/wall-time.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction, selectRows } from '../../platform/database';
import { migratedTemplate } from '../../testing/migrated-template';
import { addManyProducts } from '../../testing/test-products';
import { loadOpenPlans, type PlanTimes, spansOf, writePlan } from './price-plans';
import { cancelPlan, startPriceWatch, takeDuePrices } from './start-price-watch';
import { writePricesByHand } from './write-prices';

let database: DisposableDatabase;
let client: Client;
let variantId: number;
const warnings: string[] = [];
const storeKey = 'tradehall_de';
const { timeZone } = countries.DE;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

/** It costs 89.00 everywhere. */
beforeEach(async () => {
  [variantId = 0] = await addManyProducts(database.url, 1);
});

const cell = (listCents: number, saleCents: number | null = null, store = storeKey) => ({
  ...{ variantId, storeKey: store, listCents, saleCents },
  seen: null,
});
const soon = (seconds: number, zone = timeZone): string => wallTimeIn(zone, new Date(Date.now() + seconds * 1000));
const plan = (times: Partial<PlanTimes>, listCents: number, saleCents: number | null = null) =>
  writePlan(client, [cell(listCents, saleCents)], { from: null, until: null, ...times });
const step = () => inTransaction(client, () => takeDuePrices(client));
const byHand = (listCents: number) => inTransaction(client, () => writePricesByHand(client, [cell(listCents)]));
/** As if so much time had gone by. */
const pass = (seconds: number) =>
  client.query(
    `UPDATE scheduled_price SET starts_at = starts_at - make_interval(secs => $2), ends_at = ends_at - make_interval(secs => $2)
     WHERE variant_id = $1 AND state IN ('waiting', 'running')`,
    [variantId, seconds],
  );

async function price(): Promise<number> {
  const row = z.object({ cents: z.int() });
  const statement =
    'SELECT coalesce(sale_cents, list_cents) AS cents FROM store_price WHERE variant_id = $1 AND store_key = $2';
  return (await selectRows(client, row, statement, [variantId, storeKey]))[0]?.cents ?? 0;
}

async function states(): Promise<string[]> {
  const row = z.object({ state: z.string() });
  const statement = 'SELECT state FROM scheduled_price WHERE variant_id = $1 ORDER BY id';
  return (await selectRows(client, row, statement, [variantId])).map(({ state }) => state);
}

async function history(): Promise<number[]> {
  const row = z.object({ cents: z.int() });
  const statement = 'SELECT cents FROM store_price_history WHERE variant_id = $1 ORDER BY effective_from';
  return (await selectRows(client, row, statement, [variantId])).map(({ cents }) => cents);
}

describe('a scheduled price', () => {
  it('takes effect and comes back to the second, with two workers', async () => {
    const log = { warn: (message: string) => void warnings.push(message) };
    const watches: RunningLoop[] = [1, 2].map(() => startPriceWatch({ databaseUrl: database.url, log }));
    try {
      const [from, until] = [soon(2), soon(4)];
      await plan({ from, until }, 8_900, 7_900);
      await expect.poll(states, { timeout: 10_000, interval: 50 }).toEqual(['done']);
    } finally {
      await Promise.all(watches.map((watch) => watch.stop()));
    }
    const row = z.object({ late: z.number() });
    const lateness = `
      SELECT extract(epoch FROM history.effective_from - planned.at)::float8 AS late
      FROM (SELECT effective_from, row_number() OVER (ORDER BY effective_from) AS place
              FROM store_price_history WHERE variant_id = $1) AS history
      JOIN (SELECT unnest(ARRAY[starts_at, ends_at]) AS at, unnest(ARRAY[1, 2]) AS place
              FROM scheduled_price WHERE variant_id = $1) AS planned USING (place)`;
    const late = (await selectRows(client, row, lateness, [variantId])).map((one) => one.late);
    expect(late).toHaveLength(2);
    for (const seconds of late) {
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThan(1);
    }
    expect([await price(), await history(), warnings]).toEqual([8_900, [7_900, 8_900], []]);
  });

  it('starts in each store when its own clocks show the time', async () => {
    const cells = ['tradehall_de', 'tradehall_fi', 'tradehall_pt'].map((store) => cell(9_900, null, store));
    await writePlan(client, cells, { from: '2031-03-30T02:30:00', until: null });
    const row = z.object({ startsAt: z.date() });
    const statement = 'SELECT starts_at AS "startsAt" FROM scheduled_price WHERE variant_id = $1 ORDER BY id';
    const found = await selectRows(client, row, statement, [variantId]);
    // The clocks are put forward at 01:00 UTC: from 02:00 in Berlin, from 03:00 in Helsinki, from 01:00 in Lisbon.
    expect(found.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2031-03-30T01:00:00.000Z',
      '2031-03-30T00:30:00.000Z',
      '2031-03-30T01:30:00.000Z',
    ]);
  });

  it('that follows another takes its place at once, and what was before both comes back', async () => {
    await plan({ from: soon(10), until: soon(20) }, 10_900);
    await plan({ from: soon(20), until: soon(30) }, 10_500);
    for (const seconds of [12, 10, 10]) {
      await pass(seconds);
      await step();
    }
    expect([await price(), await history(), await states()]).toEqual([
      8_900,
      [10_900, 10_500, 8_900],
      ['done', 'done'],
    ]);
  });

  it('without an end stays', async () => {
    await plan({ from: soon(10) }, 9_900);
    await pass(11);
    await step();
    expect([await price(), await states()]).toEqual([9_900, ['done']]);
  });

  it('gives way to what an operator sets meanwhile, which stays', async () => {
    await plan({ until: soon(10) }, 8_900, 7_900);
    await step();
    await byHand(9_500);
    await byHand(8_900);
    await pass(11);
    expect(await step()).toBe(false);
    expect([await price(), await states()]).toEqual([8_900, ['overruled']]);
  });

  it('does not come back over what an import has written', async () => {
    await plan({ until: soon(10) }, 8_900, 7_900);
    await step();
    await client.query('UPDATE store_price SET list_cents = 9700, sale_cents = NULL WHERE variant_id = $1', [
      variantId,
    ]);
    await pass(11);
    await step();
    expect([await price(), await states()]).toEqual([9_700, ['overruled']]);
  });

  it('is left out where no worker was there all the time', async () => {
    await plan({ from: soon(10), until: soon(20) }, 7_900);
    await pass(30);
    await step();
    expect([await price(), await states(), await history()]).toEqual([8_900, ['missed'], []]);
  });

  it('of which a worker dies half-way is done by the next one, once', async () => {
    await plan({ until: soon(10) }, 7_900);
    const dies = inTransaction(client, async () => {
      await takeDuePrices(client);
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect([await price(), await states()]).toEqual([8_900, ['waiting']]);
    await step();
    await step();
    expect([await price(), await states(), await history()]).toEqual([7_900, ['running'], [7_900]]);
  });

  it('is forgotten when it is cancelled before its time, and comes back at once when it runs', async () => {
    await plan({ from: soon(100), until: soon(200) }, 7_500);
    await plan({ until: soon(50) }, 7_900);
    await step();
    const row = z.object({ id: z.int() });
    const plans = await selectRows(
      client,
      row,
      'SELECT DISTINCT plan_id AS id FROM scheduled_price WHERE variant_id = $1',
      [variantId],
    );
    for (const { id } of plans) expect(await inTransaction(client, () => cancelPlan(client, id))).toBe(1);
    await pass(300);
    expect(await step()).toBe(false);
    expect([await price(), await states()]).toEqual([8_900, ['cancelled', 'cancelled']]);
  });

  it.each([
    ['begins within it', { from: 15, until: 30 }, true],
    ['ends within it', { from: 5, until: 11 }, true],
    ['is a change for good within it', { from: 15, until: null }, true],
    ['ends when it begins', { from: 5, until: 10 }, false],
    ['begins when it ends', { from: 20, until: null }, false],
  ])('keeps out another that %s, or does not', async (_what, { from, until }, isKeptOut) => {
    const now = new Date();
    const at = (seconds: number): string => wallTimeIn(timeZone, new Date(now.getTime() + seconds * 1000));
    await plan({ from: at(10), until: at(20) }, 7_900);
    const wanted = [cell(7_800)];
    const times = { from: at(from), until: until === null ? null : at(until) };
    const isPlanned = await loadOpenPlans(client, wanted, spansOf(wanted, times, now));
    expect(wanted.map(isPlanned)).toEqual([isKeptOut]);
  });
});
