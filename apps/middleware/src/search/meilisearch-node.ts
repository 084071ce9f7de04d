import { searchIndexState, type SearchIndexState } from '@tradehall/domain/search/search-index.ts';
import { inSpan } from '@tradehall/process/traces.ts';
import { Pool } from 'undici';
import { z } from 'zod';

/** One search of several that are asked at once. */
export interface MeilisearchQuery {
  readonly indexUid: string;
  readonly q: string;
  readonly filter: readonly string[];
  readonly matchingStrategy: 'all';
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToSearchOn?: readonly string[];
  readonly facets?: readonly string[];
  readonly sort?: readonly string[];
  /** Pages are counted to the end, … */
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** … the first so many are not. */
  readonly limit?: number;
}

const meilisearchResult = z.object({
  hits: z.array(
    z.object({
      card: z.string().optional(),
      slug: z.string().optional(),
      isBware: z.boolean().optional(),
      priceCents: z.int().optional(),
    }),
  ),
  totalHits: z.int().nonnegative().optional(),
  facetDistribution: z.record(z.string(), z.record(z.string(), z.int().nonnegative())).optional(),
});
export type MeilisearchResult = z.output<typeof meilisearchResult>;

const searched = z.object({ results: z.array(meilisearchResult) });
const documents = z.object({ results: z.array(z.unknown()) });

interface MeilisearchNodeOptions {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

// As many as there are locales, and room for more.
const stateLimit = 200;

/** A search node over kept connections. */
export class MeilisearchNode {
  readonly url: string;
  readonly #pool: Pool;
  readonly #key: string;
  readonly #timeoutMs: number;

  constructor({ url, key, timeoutMs = 1_000 }: MeilisearchNodeOptions) {
    this.url = url;
    this.#key = key;
    this.#timeoutMs = timeoutMs;
    this.#pool = new Pool(url, {
      connections: 64,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  }

  async search(queries: readonly MeilisearchQuery[]): Promise<readonly MeilisearchResult[]> {
    const { results } = searched.parse(await this.#ask('POST', '/multi-search', { queries }));
    if (results.length !== queries.length) throw new Error(`${this.url} answers something else`);
    return results;
  }

  async readState(uid: string): Promise<readonly SearchIndexState[]> {
    const { results } = documents.parse(await this.#ask('GET', `/indexes/${uid}/documents?limit=${stateLimit}`));
    return results.flatMap((entry) => searchIndexState.safeParse(entry).data ?? []);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    return inSpan({ kind: 'client', name: 'search node' }, () => this.#request(method, path, body));
  }

  async #request(method: 'GET' | 'POST', path: string, body: object | undefined): Promise<unknown> {
    const answer = await this.#pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${this.url} answers ${answer.statusCode}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }
}
