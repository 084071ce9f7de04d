import { searchIndexUids } from '@tradehall/domain/search/search-index.ts';
import { leaseDisposableIndexes } from '@tradehall/testing/meilisearch/disposable-indexes.ts';
import { createLogger } from '../operations/logger.ts';
import type { SearchCatalogue } from './search-catalogue.ts';
import { SearchIndexes } from './search-indexes.ts';
import { MeilisearchNode } from '../search/meilisearch-node.ts';
import { MeilisearchProductSearch } from '../search/meilisearch-product-search.ts';
import { PostgresProductSearch } from '../search/postgres-product-search.ts';
import { PostgresVocabulary } from '../search/postgres-vocabulary.ts';
import type { ProductSearch } from '../context/services/product-search.ts';
import { createSearchPool } from '../search/search-pool.ts';

export interface OpenedSearch extends AsyncDisposable {
  readonly search: ProductSearch;
}

/** Makes whatever index it needs of the catalogue and opens the search over it. */
export type OpenProductSearch = (catalogue: SearchCatalogue) => Promise<OpenedSearch>;

const openPostgres: OpenProductSearch = ({ databaseUrl }) => {
  const log = createLogger('silent');
  const pool = createSearchPool(databaseUrl, 2, log);
  const search = new PostgresProductSearch(pool, new PostgresVocabulary(pool, log), log);
  return Promise.resolve({ search, [Symbol.asyncDispose]: () => pool.end() });
};

const openMeilisearch: OpenProductSearch = async ({ documents }) => {
  const indexes = await leaseDisposableIndexes();
  await new SearchIndexes(indexes).fill(documents);
  const node = new MeilisearchNode({ ...indexes, timeoutMs: 10_000 });
  return {
    search: new MeilisearchProductSearch(node, searchIndexUids(indexes.prefix)),
    [Symbol.asyncDispose]: async () => {
      await node.close();
      await indexes[Symbol.asyncDispose]();
    },
  };
};

/** Every search the shop can answer with. They are held to the same contract and measured by the same queries. */
export const searchEngines: readonly { readonly name: string; readonly open: OpenProductSearch }[] = [
  { name: 'PostgreSQL', open: openPostgres },
  { name: 'Meilisearch', open: openMeilisearch },
];
