import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import {
  feedStateId,
  searchIndexSettings,
  searchIndexUids,
  searchIndexVersion,
  toIndexedProduct,
  type FeedHead,
} from '@tradehall/domain/search/search-index.ts';
import { Meilisearch } from 'meilisearch';

interface Place {
  readonly url: string;
  readonly key: string;
  readonly prefix: string;
}

const patience = { timeout: 60_000, interval: 10 };

/** Indexes as the worker leaves them, of documents that a test has at hand. */
export class SearchIndexes {
  readonly #client: Meilisearch;
  readonly #prefix: string;

  constructor({ url, key, prefix }: Place) {
    this.#client = new Meilisearch({ host: url, apiKey: key });
    this.#prefix = prefix;
  }

  async fill(documents: readonly SearchDocument[]): Promise<void> {
    for (const [locale, ofLocale] of Map.groupBy(documents, (document) => document.locale)) {
      const index = this.#client.index(searchIndexUids(this.#prefix).live(locale));
      await index.updateSettings(searchIndexSettings).waitTask(patience);
      await this.#succeeds(index.addDocuments(ofLocale.map(toIndexedProduct), { primaryKey: 'sku' }));
    }
  }

  /** What the indexes say of themselves. */
  async declare({ source, seq }: FeedHead, locales: readonly Locale[], version = searchIndexVersion): Promise<void> {
    const complete = locales.map((id) => ({ id, source, version }));
    const state = this.#client.index(searchIndexUids(this.#prefix).state);
    await this.#succeeds(state.addDocuments([{ id: feedStateId, source, seq }, ...complete], { primaryKey: 'id' }));
  }

  async #succeeds(enqueued: ReturnType<ReturnType<Meilisearch['index']>['addDocuments']>): Promise<void> {
    const { status, error } = await enqueued.waitTask(patience);
    if (status !== 'succeeded') throw new Error(error?.message ?? status);
  }
}
