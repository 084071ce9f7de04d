import { setTimeout as sleep } from 'node:timers/promises';
import { feedHead, feedHeadStatement, type FeedHead } from '@tradehall/domain/search/search-index.ts';
import { OwnMeilisearch } from '@tradehall/testing/meilisearch/own-meilisearch.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../operations/logger.ts';
import { openSearchCatalogue, type SearchCatalogue } from '../testing/search-catalogue.ts';
import { SearchIndexes } from '../testing/search-indexes.ts';
import { FallbackProductSearch } from './fallback-product-search.ts';
import { openSearchNodes } from './meilisearch-nodes.ts';
import { PostgresProductSearch } from './postgres-product-search.ts';
import { PostgresVocabulary } from './postgres-vocabulary.ts';
import { createSearchPool } from './search-pool.ts';

const request = {
  locale: 'de-DE',
  query: 'fritteuse',
  filters: {},
  sort: 'price-asc',
  page: 1,
  hitsPerPage: 12,
} as const;

describe('a search with a node beside PostgreSQL', () => {
  let catalogue: SearchCatalogue & AsyncDisposable;
  let server: OwnMeilisearch;
  let indexes: SearchIndexes;
  let pool: Pool;
  let nodes: ReturnType<typeof openSearchNodes>;
  let search: FallbackProductSearch;
  let answeredBy = '';
  const said: string[] = [];

  beforeAll(async () => {
    catalogue = await openSearchCatalogue(['de-DE']);
    server = await OwnMeilisearch.start();
    const { url, key } = server;
    indexes = new SearchIndexes({ url, key, prefix: 'prod' });
    await indexes.fill(catalogue.documents);
    const log = createLogger('info', { write: (line) => void said.push(line) });
    pool = createSearchPool(catalogue.databaseUrl, 2, log);
    nodes = openSearchNodes({ MEILISEARCH_URLS: [url], MEILISEARCH_KEY: key, SEARCH_INDEX_PREFIX: 'prod' }, pool);
    search = new FallbackProductSearch({
      preferred: nodes.preferred,
      otherwise: new PostgresProductSearch(pool, new PostgresVocabulary(pool, log), log),
      log,
      onAnswered: (by) => (answeredBy = by),
    });
    nodes.start();
  }, 300_000);
  beforeEach(() => {
    said.length = 0;
  });
  afterAll(async () => {
    nodes.stop();
    await nodes.close();
    await pool.end();
    await server[Symbol.asyncDispose]();
    await catalogue[Symbol.asyncDispose]();
  });

  const head = async (): Promise<FeedHead> => {
    const { rows } = await pool.query(feedHeadStatement);
    return z.tuple([feedHead]).parse(rows)[0];
  };
  /** The answer, which must always be there, until it comes from whom it is expected of. */
  const answerBy = async (who: 'preferred' | 'otherwise', withinMs = 15_000) => {
    const startedAt = performance.now();
    for (;;) {
      const found = await search.search(request);
      if (!found.ok) throw new Error('a shopper noticed');
      if (answeredBy === who) return { found: found.value, tookMs: performance.now() - startedAt };
      if (performance.now() - startedAt > withinMs) throw new Error(`${who} did not answer within ${withinMs} ms`);
      await sleep(20);
    }
  };

  it('is answered by PostgreSQL until the index is complete, and by the node from then on', async () => {
    const before = await answerBy('otherwise');
    await sleep(1_200);
    expect(answeredBy).toBe('otherwise');
    await indexes.declare(await head(), ['de-DE']);
    const { found } = await answerBy('preferred');
    expect(found).toEqual(before.found);
  });

  const changeAProduct = () =>
    pool.query(`UPDATE read_side.search_feed SET seq = nextval('read_side.search_feed_seq')
      WHERE seq = (SELECT min(seq) FROM read_side.search_feed)`);

  it('is answered by PostgreSQL within two seconds when the index does not follow a change', async () => {
    await changeAProduct();
    expect((await answerBy('otherwise')).tookMs).toBeLessThan(2_000);
    await indexes.declare(await head(), ['de-DE']);
    await answerBy('preferred');
  });

  it('is not answered by a node that caught up with an older change only, for PostgreSQL has shown the newer one', async () => {
    await changeAProduct();
    await answerBy('otherwise');
    const older = await head();
    await changeAProduct();
    await answerBy('otherwise');
    await indexes.declare(older, ['de-DE']);
    await expect(answerBy('preferred', 1_200)).rejects.toThrow('did not answer');
    await indexes.declare(await head(), ['de-DE']);
    await answerBy('preferred');
  });

  it('is answered by PostgreSQL while the index was made with other settings or of another database', async () => {
    const declareOther = [
      async () => indexes.declare(await head(), ['de-DE'], 'of last year'),
      async () => indexes.declare({ ...(await head()), source: 'elsewhere' }, ['de-DE']),
    ];
    for (const declare of declareOther) {
      await declare();
      await answerBy('otherwise');
      await indexes.declare(await head(), ['de-DE']);
      await answerBy('preferred');
    }
  });

  it('is answered through the death of the node, which only the log mentions, and by the node when it is back', async () => {
    const { found: before } = await answerBy('preferred');
    await server.kill9();
    for (let asked = 0; asked < 30; asked += 1) {
      const found = await search.search(request);
      expect(found).toEqual({ ok: true, value: before });
      expect(answeredBy).toBe('otherwise');
    }
    expect(said.filter((line) => line.includes('does not answer'))).toHaveLength(1);
    await server.start();
    await answerBy('preferred');
    expect(said.filter((line) => line.includes('answers again'))).toHaveLength(1);
  });
});
