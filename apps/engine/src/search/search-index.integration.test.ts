import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { type DisposableIndexes, leaseDisposableIndexes } from '@tradehall/testing/meilisearch/disposable-indexes.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migratedTemplate } from '../testing/migrated-template';
import { buildIndex } from './build-index';
import { missingIndexes } from './build-missing-indexes';
import { checkIndex } from './check-index';
import { SearchIndexUnderTest, skuOf } from '../testing/search-index-under-test';
import { SearchNode } from './search-node';
import { SearchSource } from './search-source';
import { startSearchIndexer } from './start-search-indexer';

const builtIndexer = join(__dirname, '../../dist/src/search/start-search-indexer.js');
const pace = { feedEveryMs: 20, lookForMissingEveryMs: 100, afterFailureMs: 100 };

let database: DisposableDatabase;
let indexes: DisposableIndexes;
let test: SearchIndexUnderTest;
let node: SearchNode;
const running: RunningLoop[] = [];
const said: string[] = [];

function start(urls: readonly string[] = [indexes.url]): RunningLoop {
  const note = (message: string) => void said.push(message);
  const nodes = urls.map((url) => ({ ...indexes, url }));
  const indexer = startSearchIndexer({ databaseUrl: database.url, nodes, log: { info: note, warn: note }, pace });
  running.push(indexer);
  return indexer;
}

const isBuilt = async () => (await missingIndexes(test.client, node)).length === 0;
const priceOf = async (number: number) => (await test.indexed())?.get(skuOf(number));

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  indexes = await leaseDisposableIndexes();
  test = await new SearchIndexUnderTest({ databaseUrl: database.url, ...indexes }).open();
  node = new SearchNode(indexes);
  await test.put(1, 30, 1_000, localeCodes);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((indexer) => indexer.stop()));
  said.length = 0;
});

afterAll(async () => {
  await test.client.end();
  await indexes[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

describe('the search indexes', () => {
  it('are built by themselves on a node that has none', async () => {
    start();
    await test.until(isBuilt);
    expect((await test.indexed('fr-FR'))?.size).toBe(30);
    expect(said).toHaveLength(localeCodes.length);
  });

  it('have a new price, a new product and a removal within two seconds', async () => {
    start();
    const took = [
      await test.put(1, 1, 2_000).then(() => test.until(async () => (await priceOf(1)) === 2_000)),
      await test.put(31, 31, 3_000).then(() => test.until(async () => (await priceOf(31)) === 3_000)),
      await test.remove(2, 2).then(() => test.until(async () => (await priceOf(2)) === undefined)),
    ];
    expect(Math.max(...took)).toBeLessThan(2_000);
  });

  it('hear of a change in every locale', async () => {
    start();
    await test.put(1, 1, 2_500, localeCodes);
    for (const locale of localeCodes)
      await test.until(async () => (await test.indexed(locale))?.get(skuOf(1)) === 2_500);
  });

  it('are fed on every node that is up, however long another is down', async () => {
    start(['http://127.0.0.1:9', indexes.url]);
    await test.put(3, 3, 4_000);
    await test.until(async () => (await priceOf(3)) === 4_000);
    await sleep(500);
    expect(said.filter((message) => message.includes('127.0.0.1:9'))).toHaveLength(2);
  });

  it('lose nothing and keep nothing when the indexer is killed again and again', async () => {
    for (let round = 1; round <= 6; round += 1) {
      const child = spawnIndexer();
      for (let change = 0; change < 4; change += 1) {
        await test.put(100 + change * 20, 150 + change * 20, round * 1_000 + change);
        await test.remove(100 + change * 20, 105 + change * 20);
        await sleep(40 * round);
      }
      await killed(child);
    }
    start();
    const { rows } = await test.client.query<{ sku: string; price: number }>(
      `SELECT sku, price_cents AS price FROM read_side.search_product WHERE locale = 'de-DE' ORDER BY sku`,
    );
    const wanted = JSON.stringify(rows.map(({ sku: of, price }) => [of, price]));
    await test.until(async () => JSON.stringify([...((await test.indexed()) ?? [])].toSorted()) === wanted);
  });

  it('are searched without an error and without a gap while they are rebuilt and change places', async () => {
    const searches = new AbortController();
    const searching = searchSteadily(searches.signal);
    start();
    for (let round = 1; round <= 5; round += 1) {
      const [built] = await Promise.all([rebuild(), test.put(1, 1, 10_000 + round)]);
      expect(built).toBeGreaterThan(25);
      await test.until(async () => (await priceOf(1)) === 10_000 + round);
    }
    searches.abort();
    const { count, gaps } = await searching;
    expect(count).toBeGreaterThan(100);
    expect(gaps).toEqual([]);
  });

  it('stay when what was built beside them is not whole, and the next build clears it away', async () => {
    await node.done(await node.createAfresh(node.uids.next('de-DE')));
    const source = new SearchSource(test.client);
    await expect(checkIndex(source, node, 'de-DE')).rejects.toThrow(/has 0 of \d+ products/);
    const before = await test.indexed();
    expect(before?.size).toBeGreaterThan(25);
    await rebuild();
    expect(await test.indexed()).toEqual(before);
    await test.until(() =>
      node.count(node.uids.next('de-DE')).then(
        () => false,
        () => true,
      ),
    );
  });

  it('are built anew when they were made of another table', async () => {
    await test.client.query(`
      ALTER TABLE read_side.search_feed RENAME TO search_feed_before;
      CREATE TABLE read_side.search_feed (LIKE read_side.search_feed_before INCLUDING ALL)`);
    expect(await missingIndexes(test.client, node)).toHaveLength(localeCodes.length);
    start();
    await test.put(5, 5, 7_000);
    await test.until(async () => (await isBuilt()) && (await priceOf(5)) === 7_000);
  });
});

async function rebuild(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await buildIndex({ database: client, node }, 'de-DE');
  } finally {
    await client.end();
  }
}

async function searchSteadily(stopping: AbortSignal): Promise<{ count: number; gaps: string[] }> {
  const gaps: string[] = [];
  let count = 0;
  while (!stopping.aborted) {
    const found = await node.find(node.uids.live('de-DE'), '"ofen"', 'isOnStock = true').catch(String);
    count += 1;
    if (found.length !== 2) gaps.push(String(found));
  }
  return { count, gaps };
}

function spawnIndexer(): ChildProcess {
  const { url, key, prefix } = indexes;
  const options = JSON.stringify({ databaseUrl: database.url, nodes: [{ url, key, prefix }], pace });
  const script = `
    const { startSearchIndexer } = require(${JSON.stringify(builtIndexer)});
    startSearchIndexer({ ...${options}, log: { info: () => {}, warn: console.error } });`;
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit'] });
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
