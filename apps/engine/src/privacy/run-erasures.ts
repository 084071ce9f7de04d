// node apps/engine/dist/src/privacy/run-erasures.js list | replay: deletions that have to outlive a restore of the database.
import { createInterface } from 'node:readline/promises';
import { bootstrapWorker, type RequestContext, RequestContextService } from '@vendure/core';
import { z } from 'zod';
import { JsonLogger } from '../platform/json-logger';
import { dataConfig } from '../vendure-config';
import { Erasures, notedErasure } from './erasures.service';

/** A line of JSON for each, to be kept where the database is not. */
async function list(ctx: RequestContext, erasures: Erasures): Promise<void> {
  for (const noted of await erasures.list(ctx)) console.log(JSON.stringify(noted));
}

/** All lines are read before anybody is deleted: a file that is not whole deletes nobody. */
async function replay(ctx: RequestContext, erasures: Erasures): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') lines.push(line);
  const all = lines.map((line) => notedErasure.parse(JSON.parse(line)));
  let deleted = 0;
  for (const noted of all) if (await erasures.replay(ctx, noted)) deleted += 1;
  console.log(`${all.length} deletions read, ${deleted} customers were back and are deleted again`);
}

async function main(): Promise<void> {
  const work = { list, replay }[z.enum(['list', 'replay']).parse(process.argv[2])];
  const { app } = await bootstrapWorker({ ...dataConfig, logger: new JsonLogger('error') });
  try {
    await work(await app.get(RequestContextService).create({ apiType: 'admin' }), app.get(Erasures));
  } finally {
    await app.close();
  }
}

main().then(
  () => process.exit(),
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(1);
  },
);
