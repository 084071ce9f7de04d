import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { giveMachineKey, type MachineKey } from '../testing/machine-under-test.ts';
import { type RealEngine, startRealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/connect-a-system.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'connect-a-system-'));
const redis = leaseDisposableRedis();

let engine: RealEngine;
let worker: HostedProcess;
let app: FastifyInstance;
let shop: string;
let key: MachineKey;

beforeAll(async () => {
  engine = await startRealEngine();
  const environment = { DATABASE_URL: engine.databaseUrl, REDIS_URL: redis.url, WORKER_PORT: String(await freePort()) };
  worker = await HostedProcess.start({ entry: 'worker', environment });
  app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load });
  shop = await app.listen({ host: '127.0.0.1', port: 0 });
  key = await giveMachineKey(engine.url);
});

afterAll(async () => {
  await app.close();
  await worker.stop();
  await engine[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const counted = z.object({ counts: z.object({ changed: z.int(), wrong: z.int() }), state: z.string() });

async function run(script: string, file: string, secret = key.secret) {
  const program = join(folder, 'send-stock.sh');
  writeFileSync(program, script);
  const env = { ...process.env, SHOP: shop, KEY: key.code, SECRET: secret };
  const { stdout } = await promisify(execFile)('sh', [program, join(folder, file)], { env });
  return z.object({ data: counted }).parse(JSON.parse(stdout)).data;
}

describe('the script of the guide', () => {
  const script = /```sh\n(#!\/bin\/sh\n[^`]+)```/.exec(guide)?.[1] ?? '';

  it('sends a file and says what would become of it', async () => {
    writeFileSync(join(folder, 'stock.csv'), 'sku;pieces\nEX10010001;12\nEX99999999;1\n');
    expect(await run(script, 'stock.csv')).toMatchObject({ state: 'checked', counts: { changed: 1, wrong: 1 } });
  });

  it('writes it with the other mode, and again whenever a file says the same as one before', async () => {
    const client = new Client({ connectionString: engine.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const applying = script.replace('mode=dry-run', 'mode=apply');
    writeFileSync(join(folder, 'less.csv'), 'sku;pieces\nEX10010001;11\n');
    for (const [file, pieces] of [
      ['stock.csv', 12],
      ['less.csv', 11],
      ['stock.csv', 12],
    ] as const) {
      expect(await run(applying, file)).toMatchObject({ state: 'applied', counts: { changed: 1 } });
      const select = `SELECT "stockOnHand" AS pieces FROM stock_level JOIN product_variant v ON v.id = "productVariantId" WHERE sku = 'EX10010001'`;
      expect((await client.query(select)).rows).toEqual([{ pieces }]);
    }
  });

  it('says why it is refused', async () => {
    writeFileSync(join(folder, 'other.csv'), 'sku;pieces\nEX10010001;1\n');
    const failing = run(script, 'other.csv', `whsec_${'A'.repeat(43)}=`);
    await expect(failing).rejects.toThrow('signature-wrong');
  });
});
