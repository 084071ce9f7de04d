import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import {
  type SearchIndexState,
  type SearchIndexUids,
  searchIndexSettings,
  searchIndexState,
  searchIndexUids,
  toIndexedProduct,
} from '@tradehall/domain/search/search-index.ts';
import { type EnqueuedTask, Meilisearch, MeilisearchApiError } from 'meilisearch';
import { z } from 'zod';

export interface SearchNodeOptions {
  readonly url: string;
  readonly key: string;
  /** What the names of its indexes begin with. */
  readonly prefix: string;
}

const requestTimeoutMs = 20_000;
const taskTimeoutMs = 50_000;
const pollMs = 15;
// As many as there are locales, and room for more.
const stateLimit = 200;

/** One Meilisearch, as the indexer uses it: what it is told is done when a promise resolves. */
export class SearchNode {
  readonly url: string;
  readonly uids: SearchIndexUids;
  readonly #client: Meilisearch;

  constructor({ url, key, prefix }: SearchNodeOptions) {
    this.url = url;
    this.uids = searchIndexUids(prefix);
    this.#client = new Meilisearch({ host: url, apiKey: key, timeout: requestTimeoutMs });
  }

  /** Nothing on a node that has never been told anything. */
  async readState(): Promise<readonly SearchIndexState[]> {
    try {
      const { results } = await this.#client.index(this.uids.state).getDocuments({ limit: stateLimit });
      // A locale that the shop no longer has is not ours to read.
      return results.flatMap((entry) => searchIndexState.safeParse(entry).data ?? []);
    } catch (failure) {
      if (isAbsent(failure)) return [];
      throw failure;
    }
  }

  async writeState(entries: SearchIndexState[]): Promise<void> {
    await this.done([await this.#client.index(this.uids.state).addDocuments(entries, { primaryKey: 'id' })]);
  }

  /** Enqueued, not yet done. A node does one thing after the other, in the order it was told. */
  async put(uid: string, documents: readonly SearchDocument[]): Promise<EnqueuedTask[]> {
    if (documents.length === 0) return [];
    return [await this.#client.index(uid).addDocuments(documents.map(toIndexedProduct), { primaryKey: 'sku' })];
  }

  async remove(uid: string, skus: readonly string[]): Promise<EnqueuedTask[]> {
    if (skus.length === 0) return [];
    return [await this.#client.index(uid).deleteDocuments([...skus])];
  }

  /** An empty index with our settings, whatever was there. */
  async createAfresh(uid: string): Promise<EnqueuedTask[]> {
    await this.delete(uid);
    return [await this.#client.index(uid).updateSettings(searchIndexSettings)];
  }

  /** Not waited for: whatever is asked of the node next is done after it. */
  async delete(uid: string): Promise<void> {
    if (await this.#has(uid)) await this.#client.deleteIndex(uid);
  }

  /** Both change places at one moment; searches under way end where they began. */
  async swap(live: string, next: string): Promise<void> {
    const created = (await this.#has(live)) ? [] : [await this.#client.createIndex(live, { primaryKey: 'sku' })];
    await this.done([...created, await this.#client.swapIndexes([{ indexes: [live, next], rename: false }])]);
  }

  async #has(uid: string): Promise<boolean> {
    try {
      await this.#client.getRawIndex(uid);
      return true;
    } catch (failure) {
      if (isAbsent(failure)) return false;
      throw failure;
    }
  }

  async count(uid: string): Promise<number> {
    return (await this.#client.index(uid).getStats()).numberOfDocuments;
  }

  /** The SKUs that a search finds, at most two. */
  async find(uid: string, query: string, filter: string): Promise<readonly string[]> {
    const asked = { filter, limit: 2, attributesToRetrieve: ['sku'], matchingStrategy: 'all' as const };
    const { hits } = await this.#client.index(uid).search(query, asked);
    return hits.map((hit) => z.object({ sku: z.string() }).parse(hit).sku);
  }

  async liveLocales(locales: readonly Locale[]): Promise<ReadonlySet<Locale>> {
    const { results } = await this.#client.getRawIndexes({ limit: 1_000 });
    const uids = new Set(results.map(({ uid }) => uid));
    return new Set(locales.filter((locale) => uids.has(this.uids.live(locale))));
  }

  /** Throws what the node says of a task that failed. */
  async done(tasks: readonly EnqueuedTask[]): Promise<void> {
    if (tasks.length === 0) return;
    const uids = tasks.map(({ taskUid }) => taskUid);
    const deadline = Date.now() + taskTimeoutMs;
    while ((await this.#countTasks(uids)) > 0) {
      if (Date.now() > deadline) throw new Error(`${this.url} is not done after ${taskTimeoutMs / 1000} s`);
      await sleep(pollMs);
    }
    const { results } = await this.#client.tasks.getTasks({ uids, statuses: ['failed', 'canceled'], limit: 1 });
    const [failed] = results;
    if (failed !== undefined)
      throw new Error(`${this.url} ${failed.indexUid ?? ''}: ${failed.error?.message ?? failed.status}`);
  }

  async #countTasks(uids: readonly number[]): Promise<number> {
    const asked = { uids: [...uids], statuses: ['enqueued' as const, 'processing' as const], limit: 1 };
    return (await this.#client.tasks.getTasks(asked)).total;
  }
}

function isAbsent(failure: unknown): boolean {
  return failure instanceof MeilisearchApiError && failure.cause?.code === 'index_not_found';
}
