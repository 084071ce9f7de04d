import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { startMailFake } from '@tradehall/fakes/mail/mail-fake.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProjector } from '../../read-side/start-projector';
import { SampleDepartment } from '../../testing/sample-catalogue';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { startMailer } from '../../letters/start-mailer';
import { startRestockWatch } from './start-restock-watch';

const department = new SampleDepartment(91);
const log = { info: () => undefined, warn: () => undefined };

let engine: TestEngine;
let client: Client;
let inbox: Awaited<ReturnType<typeof startMailFake>>;
let running: { stop: () => Promise<void> }[];

beforeAll(async () => {
  engine = await startTestEngine();
  const { databaseUrl } = engine;
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await department.addCategories(client);
  await department.addOvens(client, 1, 3);
  inbox = await startMailFake({ smtp: 0, inbox: 0 });
  const readOrder = () => Promise.reject(new Error('nothing was ordered'));
  const mail = { mailUrl: inbox.smtpUrl, shopOriginPattern: 'http://{country}.localhost:3000', readOrder };
  running = [
    startProjector({ databaseUrl, redisUrl: 'redis://127.0.0.1:1', log }),
    startMailer({ databaseUrl, ...mail, log, pace: { pollMs: 20, firstRetryMs: 20 } }),
    startRestockWatch({ databaseUrl, log, pollMs: 50 }),
    startRestockWatch({ databaseUrl, log, pollMs: 50 }),
  ];
});

afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()));
  await inbox.stop();
  await client.end();
  await engine[Symbol.asyncDispose]();
});

const stock = (pieces: number, number = 1) =>
  client.query('UPDATE stock_level SET "stockOnHand" = $1 WHERE "productVariantId" = $2', [
    pieces,
    department.productId(number),
  ]);

async function isProjected(sku: string, isOnStock: boolean) {
  const statement = `SELECT FROM read_side.document WHERE kind = 'product' AND key = $1
    AND (body::jsonb->'availability'->>'isOnStock')::boolean = $2`;
  return (await client.query(statement, [sku, isOnStock])).rowCount === localeCodes.length;
}

beforeEach(async () => {
  await client.query('TRUNCATE restock_request, mail_outbox');
  inbox.journal.clear();
  for (const number of [1, 2]) {
    await stock(0, number);
    await expect.poll(() => isProjected(department.sku(number), false), { timeout: 20_000 }).toBe(true);
  }
});

const request = (email: string, sku: string, locale = 'de-DE', storeKey = 'tradehall_de') =>
  new ShopClient(engine.url, storeKey).call('requestRestock', z.strictObject({}), { email, sku, locale });
const requests = async () =>
  (await client.query<Record<string, unknown>>('SELECT email, sku, sent_at FROM restock_request ORDER BY id')).rows;
async function mailsArrive(count: number) {
  await expect.poll(() => inbox.journal.entries.length, { timeout: 20_000 }).toBe(count);
  return inbox.journal.entries;
}

describe('waiting for a product', () => {
  it('is noted once for an address, a product and a store', async () => {
    expect(await request('Anna@example.com', department.sku(1))).toEqual({});
    expect(await request('anna@example.com', department.sku(1))).toEqual({});
    expect(await request('anna@example.com', department.sku(1), 'de-AT', 'tradehall_at')).toEqual({});
    expect(await requests()).toHaveLength(2);
  });

  it.each([
    ['a product that does not exist', 'EX10000000', 'de-DE'],
    ['another shop’s locale', department.sku(1), 'fr-FR'],
  ])('is refused for %s', async (_, sku, locale) => {
    expect(await request('anna@example.com', sku, locale)).toEqual({ code: 'product-not-found' });
    expect(await requests()).toEqual([]);
  });

  it('ends with one mail each when there are pieces again, in the language of the page', async () => {
    await request('anna@example.com', department.sku(1));
    await request('berta@example.com', department.sku(1), 'fr-CH', 'tradehall_ch');
    await request('clara@example.com', department.sku(2));
    await stock(3);
    const mails = await mailsArrive(2);
    const texts = mails.map((mail) => JSON.stringify(mail)).join();
    expect(texts).toContain(`http://de.localhost:3000/oven-de-${department.sku(1).slice(2)}`);
    expect(texts).toContain(`http://ch.localhost:3000/fr/oven-fr-${department.sku(1).slice(2)}`);
    const open = (await requests()).filter((row) => row['sent_at'] === null);
    expect(open).toMatchObject([{ email: 'clara@example.com' }]);
    expect((await client.query('SELECT FROM mail_outbox')).rowCount).toBe(2);
  });

  it('may begin again once it was served', async () => {
    await request('anna@example.com', department.sku(1));
    await stock(3);
    await mailsArrive(1);
    await request('anna@example.com', department.sku(1));
    await mailsArrive(2);
  });

  it('is forgotten after a year', async () => {
    await request('anna@example.com', department.sku(1));
    await client.query(`UPDATE restock_request SET created_at = now() - interval '13 months'`);
    await expect.poll(requests, { timeout: 10_000 }).toEqual([]);
  });
});
