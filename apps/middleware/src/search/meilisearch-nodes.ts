import { searchIndexUids } from '@tradehall/domain/search/search-index.ts';
import type { Pool } from 'pg';
import type { Environment } from '../context/environment.ts';
import type { PreferredSearch } from './fallback-product-search.ts';
import { MeilisearchNode } from './meilisearch-node.ts';
import { MeilisearchProductSearch } from './meilisearch-product-search.ts';
import { MeilisearchReadiness } from './meilisearch-readiness.ts';

type SearchSettings = Pick<Environment, 'MEILISEARCH_URLS' | 'MEILISEARCH_KEY' | 'SEARCH_INDEX_PREFIX'>;

interface SearchNodes {
  readonly preferred: readonly PreferredSearch[];
  readonly start: () => void;
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

/** Every search node of the environment, and a look at them now and then. */
export function openSearchNodes(settings: SearchSettings, pool: Pick<Pool, 'query'>): SearchNodes {
  const uids = searchIndexUids(settings.SEARCH_INDEX_PREFIX);
  const nodes = settings.MEILISEARCH_URLS.map((url) => new MeilisearchNode({ url, key: settings.MEILISEARCH_KEY }));
  const readiness = new MeilisearchReadiness({ nodes, stateUid: uids.state, pool });
  return {
    preferred: nodes.map((node) => {
      const search = new MeilisearchProductSearch(node, uids);
      return {
        name: node.url,
        search,
        isReady: (locale) => readiness.isReady(node, locale),
        lastFailure: () => search.lastFailure,
      };
    }),
    start: () => {
      if (nodes.length > 0) readiness.start();
    },
    stop: () => readiness.stop(),
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}
