// node apps/engine/dist/src/privacy/run-erasures.js list | replay: deletions that have to outlive a restore of the database.
import { text } from 'node:stream/consumers';
import { bootstrapWorker, type RequestContext, RequestContextService } from '@vendure/core';
import { z } from 'zod';
import { JsonLogger } from '../platform/json-logger';
import { dataConfig } from '../vendure-config';
import { Erasures } from './erasures.service';

/** A line of JSON for each, to be kept where the database is not. */
async function list(ctx: RequestContext, erasures: Erasures): Promise<void> {
  for (const noted of await erasures.list(ctx)) console.log(JSON.stringify(noted));
}

async function replay(ctx: RequestContext, erasures: Erasures): Promise<void> {
  const { read, deleted } = await erasures.replayAll(ctx, await text(process.stdin));
  console.log(`${read} deletions read, ${deleted} customers were back and are deleted again`);
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
