// node apps/engine/dist/src/restore/run-after-restore.js [--erasures <file>]… [--payments <file>] [step…]
// What has to happen between a restore of the database and the opening of the shop: docs/operations/restore.md
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { bootstrapWorker, RequestContextService } from '@vendure/core';
import Redis from 'ioredis';
import { Client } from 'pg';
import { z } from 'zod';
import { readAccountingReport } from '../payment/card-provider/read-accounting-report';
import { Reconciliation } from '../payment/webhooks/reconciliation';
import { environment } from '../platform/environment';
import { JsonLogger } from '../platform/json-logger';
import { Erasures } from '../privacy/erasures.service';
import { rebuildReadSide } from '../read-side/rebuild/rebuild-read-side';
import { rebuildNode } from '../search/rebuild-node';
import { SearchNode } from '../search/search-node';
import { searchNodesOf } from '../search/search-nodes';
import { dataConfig } from '../vendure-config';

interface Given {
  readonly erasures: readonly string[];
  readonly payments: string | undefined;
}

/** More than are given away between two backups of the log, and little of what a number can hold. */
const numbersLeftOut = 100_000;

const advanceSequences = `
  SELECT count(setval(format('%I.%I', schemaname, sequencename)::regclass, least(last_value + ${numbersLeftOut}, max_value)))::int AS count
  FROM pg_sequences WHERE last_value IS NOT NULL`;

/**
 * Order numbers, customers and carts that were given a number after the point of the restore are in mails, cookies and at the
 * card provider. Nobody else may get theirs.
 */
function leaveNumbersOut(): Promise<string> {
  return inDatabase(async (client) => {
    const [row] = z.tuple([z.object({ count: z.int() })]).parse((await client.query(advanceSequences)).rows);
    return `${row.count} sequences go on ${numbersLeftOut} numbers later`;
  });
}

async function inDatabase(work: (client: Client) => Promise<string>): Promise<string> {
  const client = new Client({ connectionString: environment.DATABASE_URL, application_name: 'after-restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function inEngine(work: (app: INestApplicationContext) => Promise<string>): Promise<string> {
  const { app } = await bootstrapWorker({ ...dataConfig, logger: new JsonLogger('error') });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const context = (app: INestApplicationContext) => app.get(RequestContextService).create({ apiType: 'admin' });

function eraseAgain({ erasures }: Given): Promise<string> {
  if (erasures.length === 0) throw new Error('--erasures <file> names the journal of deletions (ERASURE_JOURNAL)');
  const text = erasures.map((file) => readFileSync(file, 'utf8')).join('\n');
  return inEngine(async (app) => {
    const { read, deleted } = await app.get(Erasures).replayAll(await context(app), text);
    return `${read} deletions read, ${deleted} customers were back and are deleted again`;
  });
}

function reconcile({ payments }: Given): Promise<string> {
  if (payments === undefined) throw new Error('--payments <file> names the accounting report of the card provider');
  const reported = readAccountingReport(readFileSync(payments, 'utf8'), environment.CARD_PROVIDER_MERCHANT_ACCOUNT);
  return inEngine(async (app) => {
    const found = await app.get(Reconciliation).run(await context(app), reported);
    return `${found.payments} payments read, ${found.broughtOn} brought on, ${found.unmatched} belong to no payment here: see the payment board`;
  });
}

async function emptyRedis(): Promise<string> {
  const redis = new Redis(environment.REDIS_URL, { lazyConnect: true, maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.flushdb();
    return 'empty';
  } finally {
    redis.disconnect();
  }
}

async function rebuildDocuments(): Promise<string> {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = environment;
  const warn = (message: string) => console.error(message);
  const { documents } = await rebuildReadSide({
    databaseUrl,
    redisUrl,
    warn,
    isLenient: false,
    onProgress: () => undefined,
  });
  return `${documents} documents anew`;
}

function rebuildIndexes(): Promise<string> {
  const nodes = searchNodesOf(environment).map((options) => new SearchNode(options));
  return inDatabase(async (client) => {
    for (const node of nodes) await rebuildNode(client, node, localeCodes);
    return nodes.length === 0 ? 'PostgreSQL searches alone' : `${nodes.length} nodes anew`;
  });
}

/** In this order. Each may be done again, so whatever ended halfway is started again from the first or from its own. */
const steps: Readonly<Record<string, (given: Given) => Promise<string>>> = {
  numbers: leaveNumbersOut,
  erasures: eraseAgain,
  payments: reconcile,
  redis: emptyRedis,
  'read-side': rebuildDocuments,
  search: rebuildIndexes,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'string', multiple: true, default: [] }, payments: { type: 'string' } },
  });
  const wanted = z.array(z.enum(Object.keys(steps))).parse(positionals);
  const given: Given = { erasures: values.erasures, payments: values.payments };
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const startedAtMs = Date.now();
    const outcome = await step(given);
    console.log(`${name}: ${outcome} (${((Date.now() - startedAtMs) / 1_000).toFixed(1)} s)`);
  }
  console.log(wanted.length === 0 ? 'done: open the shop' : `done: ${wanted.join(', ')}`);
}

main().then(
  () => process.exit(),
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(1);
  },
);
