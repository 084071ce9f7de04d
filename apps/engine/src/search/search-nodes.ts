import type { Environment } from '../platform/environment';
import type { SearchNodeOptions } from './search-node';

export function searchNodesOf(environment: Environment): readonly SearchNodeOptions[] {
  const { MEILISEARCH_URLS, MEILISEARCH_KEY: key, SEARCH_INDEX_PREFIX: prefix } = environment;
  return MEILISEARCH_URLS.map((url) => ({ url, key, prefix }));
}
