import { Client } from 'pg';
import { inTransaction } from '@tradehall/engine/platform/database';
import { enqueueStores } from '@tradehall/engine/read-side/renew-basis';
import { writeDemoContent } from '../content/demo-pages';
import type { Words } from '../generate/words';
import { aim, lockImport } from './aim';
import type { ImportArguments } from './arguments';
import { catalogueOf, dayBefore } from './catalogue';
import { createDisplay } from '@tradehall/engine/platform/progress-display';
import { findEngineIds } from './engine-ids';
import { writeHasProducts } from './has-products';
import { noteCategories, noteFinished, noteWritten, type Progress } from './progress';
import { countProjected, startProjection, waitUntilProductsAreProjected, waitUntilProjected } from './projection';
import { writeAssets } from './picture-assets';
import { reserveIds } from './reserved-ids';
import { writeCategories } from './write-categories';
import { writeCoupons } from './write-coupons';
import { writeHouseData } from './write-house-data';
import { writeLabels } from './write-labels';
import { writeProducts } from './write-products';

const productsPerChunk = 200;
const productsPerTurn = 100;

export interface ImportOptions extends ImportArguments {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly loadWords: () => readonly Words[];
}

/** Says in one line what it did. May be ended at any moment and started again: it goes on after the last chunk. */
export async function runImport(options: ImportOptions): Promise<string> {
  const client = new Client({ connectionString: options.databaseUrl, application_name: 'catalogue import' });
  // The statement under way fails as well, and that is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockImport(client);
    const progress = await aim(client, options);
    await writeHouseData(client);
    const content = `content: ${await writeDemoContent(client)} pages written`;
    const catalogue = progress.isFinished
      ? `catalogue: all ${progress.writtenProducts} products are there, nothing to do`
      : await importRest(client, options, progress);
    await writeCoupons(client);
    return `${catalogue}; ${content}`;
  } finally {
    await client.end();
  }
}

async function importRest(client: Client, options: ImportOptions, progress: Progress): Promise<string> {
  const startedAt = performance.now();
  const before = await countProjected(client);
  const allWords = options.loadWords();
  await writeLabels(client, allWords);
  const projection = options.projects ? startProjection(options.databaseUrl, options.redisUrl) : null;
  try {
    const writtenMs = await writeCatalogue(client, allWords, progress, options.takesTurns);
    const products = progress.wantedProducts - progress.writtenProducts;
    const written = `${products} products in ${seconds(writtenMs)} (${perSecond(products, writtenMs)} products/s)`;
    if (projection === null) {
      await noteFinished(client, 0);
      return `catalogue: ${written}; the read side is left to the worker`;
    }
    await waitUntilProjected(client);
    await client.query(learnTables);
    const after = await countProjected(client);
    if (after.parked > 0) throw new Error(`${after.parked} changes could not be projected: see the table outbox_dead`);
    const projectingMs = performance.now() - startedAt;
    await noteFinished(client, projectingMs);
    const documents = after.documents - before.documents;
    const rate = `${perSecond(documents, projectingMs)} documents/s`;
    return `catalogue: ${written}; ${documents} documents after ${seconds(projectingMs)} (${rate})`;
  } finally {
    await projection?.stop();
  }
}

// The planner would otherwise go on with what it knew of empty tables: a join of the search tables took a quarter of an hour.
const learnTables = 'ANALYZE';

/** How long writing took. */
async function writeCatalogue(
  client: Client,
  allWords: readonly Words[],
  progress: Progress,
  takesTurns: boolean,
): Promise<number> {
  const startedAt = performance.now();
  const { seed, anchor, wantedProducts } = progress;
  const engine = await findEngineIds(client);
  const catalogue = catalogueOf(seed, anchor, allWords);
  if (!progress.hasCategories) {
    await reserveIds(client);
    await inBulk(client, async () => {
      await writeAssets(client, engine, dayBefore(anchor, 0));
      await writeCategories(client, engine, allWords, dayBefore(anchor, 0));
      await noteCategories(client);
    });
  }
  const display = createDisplay('writing products');
  display.start(wantedProducts, progress.writtenProducts);
  const chunk = takesTurns ? productsPerTurn : productsPerChunk;
  for (let from = progress.writtenProducts; from < wantedProducts; from += chunk) {
    const chunkAt = performance.now();
    const to = Math.min(from + chunk, wantedProducts);
    await inBulk(client, async () => {
      await writeProducts(client, catalogue, engine, { from, to });
      await noteWritten(client, to, performance.now() - chunkAt);
    });
    if (takesTurns) await waitUntilProductsAreProjected(client);
    display.update(to);
  }
  display.stop();
  await inBulk(client, async () => {
    await writeHasProducts(client);
    // Their review figure counts what was written just now.
    await enqueueStores(client);
  });
  await client.query(learnTables);
  return performance.now() - startedAt;
}

/** The triggers that fill the outbox look away: what is written here brings its own outbox rows. */
async function inBulk(client: Client, work: () => Promise<void>): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`SET LOCAL tradehall.bulk = 'on'`);
    await work();
    await client.query('NOTIFY outbox');
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function perSecond(count: number, ms: number): number {
  return Math.round(count / Math.max(0.001, ms / 1000));
}
