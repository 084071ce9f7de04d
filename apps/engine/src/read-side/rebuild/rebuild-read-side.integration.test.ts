import { setTimeout as sleep } from 'node:timers/promises';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { changesChannel, everyDocument, sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { selectRows } from '../../platform/database';
import { ProjectorUnderTest } from '../../testing/projector-under-test';
import { SampleDepartment } from '../../testing/sample-catalogue';
import { migratedTemplate } from '../../testing/migrated-template';
import { type RebuildOptions, rebuildReadSide } from './rebuild-read-side';

const department = new SampleDepartment(70);
const products = 40;

let database: DisposableDatabase;
let redis: DisposableRedis;
let projector: ProjectorUnderTest;

beforeEach(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  redis = leaseDisposableRedis();
  projector = await new ProjectorUnderTest(database.url, redis.url).open();
  await department.addCategories(projector.client);
  await department.importOvens(projector.client, 1, products);
});

afterEach(async () => {
  await projector.close();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const rebuild = (options: Partial<RebuildOptions> = {}) =>
  rebuildReadSide({
    databaseUrl: database.url,
    redisUrl: redis.url,
    warn: (message) => void projector.warnings.push(message),
    onProgress: () => undefined,
    isLenient: false,
    ...options,
  });

const setPrice = (number: number, cents: number) =>
  projector.client.query('UPDATE store_price SET list_cents = $2 WHERE variant_id = $1', [
    department.productId(number),
    cents,
  ]);

const priceOf = async (number: number) =>
  (await projector.find(productDocument, 'product', 'de-DE', department.sku(number)))?.price.value.centAmount;

const bodyRow = z.object({ name: z.string(), body: z.string() });
const allBodies = () =>
  selectRows(
    projector.client,
    bodyRow,
    `SELECT kind || ':' || locale || ':' || key AS name, body FROM read_side.document ORDER BY 1`,
  );

const shapeRow = z.object({ shape: z.string() });
const shapeOfSchema = () =>
  selectRows(
    projector.client,
    shapeRow,
    `SELECT relkind::text || ' ' || relname || ' ' || coalesce(reloptions::text, '') || ' ' ||
       CASE WHEN relkind IN ('i', 'I') THEN pg_get_indexdef(oid) WHEN relkind = 'v' THEN pg_get_viewdef(oid) ELSE '' END ||
       coalesce((SELECT string_agg(attname || format_type(atttypid, atttypmod) || attstorage::text ||
         attcompression::text || attnotnull || coalesce(attcollation::regcollation::text, ''), ',' ORDER BY attname)
         FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped), '') AS shape
     FROM pg_class WHERE relnamespace = 'read_side'::regnamespace ORDER BY 1`,
  );

const leftovers = `pg_namespace WHERE nspname LIKE 'read_side_%'`;
const triggers = `pg_trigger WHERE tgname = 'note_change'`;

/** A shopper's page over and over: what was seen, and what went wrong. */
function startReading(number: number) {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  const seen: number[] = [];
  const failures: unknown[] = [];
  let isReading = true;
  const read = async () => {
    const { rows } = await pool.query<{ body: string }>({
      name: 'page',
      text: `SELECT body FROM read_side.document WHERE kind = 'product' AND locale = 'de-DE' AND key = $1`,
      values: [department.sku(number)],
    });
    const cents = productDocument.parse(JSON.parse(rows[0]?.body ?? 'null')).price.value.centAmount;
    if (seen.at(-1) !== cents) seen.push(cents);
  };
  const loop = async () => {
    while (isReading) {
      await read().catch((failure: unknown) => failures.push(failure));
      await sleep(3);
    }
  };
  const running = loop();
  return {
    seen,
    failures,
    stop: async () => {
      isReading = false;
      await running;
      await pool.end();
    },
  };
}

describe('a rebuild beside the live read side', () => {
  it('comes to the same documents in tables of the same shape, and leaves nothing behind', async () => {
    projector.start();
    await projector.settled();
    const [before, shape] = [await allBodies(), await shapeOfSchema()];
    await projector.client.query(
      `UPDATE read_side.document SET body = '{}' WHERE kind = 'product' AND locale = 'de-DE'`,
    );
    await projector.client.query(`INSERT INTO read_side.document VALUES ('product', 'de-DE', 'EX1', 1, 'left over')`);
    const progress: number[] = [];
    const { documents, leftOut } = await rebuild({ onProgress: (done) => progress.push(done) });
    expect(await allBodies()).toEqual(before);
    expect(await shapeOfSchema()).toEqual(shape);
    expect({ documents, leftOut }).toEqual({ documents: before.length, leftOut: [] });
    expect(Math.max(...progress)).toBeGreaterThan(products / 2);
    expect(await projector.count(leftovers)).toBe(0);
    expect(await projector.count(triggers)).toBe(0);
  }, 60_000);

  it('lets shoppers read on: no error, and never an older price after a newer one', async () => {
    projector.start();
    await projector.settled();
    const reading = startReading(1);
    let cents = 20_000;
    const ending = new AbortController();
    const changing = (async () => {
      while (!ending.signal.aborted) {
        await setPrice(1, (cents += 1));
        await sleep(50);
      }
    })();
    let standstillMs: number;
    try {
      ({ standstillMs } = await rebuild());
    } finally {
      ending.abort();
      await changing;
    }
    try {
      await projector.until(async () => (await priceOf(1)) === cents);
    } finally {
      await reading.stop();
    }
    expect(reading.failures).toEqual([]);
    expect(reading.seen.length).toBeGreaterThan(10);
    expect(reading.seen).toEqual(reading.seen.toSorted((one, other) => one - other));
    expect(standstillMs).toBeLessThan(10_000);
  }, 90_000);

  it('has every change that was made meanwhile, new and removed products too', async () => {
    projector.start();
    await projector.settled();
    const change = async () => {
      await setPrice(2, 77_700);
      await projector.client.query('UPDATE product SET "deletedAt" = now() WHERE id = $1', [department.productId(3)]);
      await department.addOvens(projector.client, products + 1, products + 1);
      return true;
    };
    let changing = Promise.resolve(false);
    let hasBegun = false;
    await rebuild({
      onProgress: (done) => {
        if (done < products / 2 || hasBegun) return;
        hasBegun = true;
        changing = change();
      },
    });
    expect(await changing).toBe(true);
    await projector.settled();
    expect(await priceOf(2)).toBe(77_700);
    expect(await priceOf(3)).toBeUndefined();
    expect(await priceOf(products + 1)).toBe(10_000);
    await setPrice(4, 88_800);
    await projector.until(async () => (await priceOf(4)) === 88_800);
  }, 60_000);

  it('tells all caches to forget everything', async () => {
    const listener = new Redis(redis.url);
    const news: string[] = [];
    await listener.subscribe(changesChannel);
    listener.on('message', (_channel, message) => news.push(message));
    await rebuild();
    await projector.until(async () => Promise.resolve(news.includes(JSON.stringify([everyDocument]))));
    listener.disconnect();
    const shared = new Redis(redis.url);
    expect(await shared.get(sharedKeysOf(database.url).epoch)).toBe('1');
    shared.disconnect();
  }, 60_000);

  it('feeds search indexes what differs and nothing else', async () => {
    projector.start();
    await projector.settled();
    const fed = async (after: string) =>
      (
        await projector.client.query<{ sku: string }>(
          'SELECT DISTINCT sku FROM read_side.search_feed WHERE seq > $1 ORDER BY sku',
          [after],
        )
      ).rows.map(({ sku }) => sku);
    const { rows } = await projector.client.query<{ last: string }>(
      'SELECT max(seq)::text AS last FROM read_side.search_feed',
    );
    const last = rows[0]?.last ?? '';
    await projector.client.query(`UPDATE read_side.search_product SET digest = 'of yesterday' WHERE sku = $1`, [
      department.sku(5),
    ]);
    await projector.client.query(`DELETE FROM read_side.search_product WHERE sku = $1`, [department.sku(6)]);
    await rebuild();
    expect(await fed(last)).toEqual([department.sku(5), department.sku(6)]);
    expect(await fed('0')).toHaveLength(products);
  }, 60_000);

  it('that dies halfway changes nothing, holds nobody up and can be started again', async () => {
    projector.start();
    await projector.settled();
    const before = await allBodies();
    let isKilled = false;
    const dying = rebuild({
      onProgress: (done) => {
        if (done < products / 2 || isKilled) return;
        isKilled = true;
        void projector.client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'read-side-rebuild'`,
        );
      },
    });
    await expect(dying).rejects.toThrow();
    expect(await allBodies()).toEqual(before);
    expect(await projector.count(triggers)).toBe(1);
    const noted = await projector.count('read_side_rebuild.outbox');
    await setPrice(1, 12_300);
    await projector.until(async () => (await priceOf(1)) === 12_300);
    expect(await projector.count('read_side_rebuild.outbox')).toBe(noted);
    await rebuild();
    expect(await priceOf(1)).toBe(12_300);
    expect(await projector.count(leftovers)).toBe(0);
  }, 60_000);

  it('is not swapped in where a product cannot be projected, unless it is told to leave it out', async () => {
    projector.start();
    await projector.settled();
    await projector.client.query(`SET tradehall.bulk = 'on'`);
    await projector.client.query(`UPDATE product SET "customFieldsTechdetails" = '{no json' WHERE id = $1`, [
      department.productId(7),
    ]);
    await expect(rebuild()).rejects.toThrow(`product ${department.productId(7)}`);
    expect(await priceOf(7)).toBe(10_000);
    const { leftOut } = await rebuild({ isLenient: true });
    expect(leftOut).toHaveLength(1);
    expect(await priceOf(7)).toBeUndefined();
    await projector.until(async () => (await projector.count('outbox WHERE attempts > 0')) > 0);
  }, 60_000);

  it('is one at a time', async () => {
    const first = rebuild();
    await projector.until(async () => (await projector.count(leftovers)) > 0);
    await expect(rebuild()).rejects.toThrow('another rebuild is under way');
    await first;
  }, 60_000);
});
