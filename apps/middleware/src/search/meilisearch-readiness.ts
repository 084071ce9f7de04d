import type { Locale } from '@tradehall/domain/locales/locales.ts';
import {
  feedHead,
  feedHeadStatement,
  searchIndexVersion,
  type FeedHead,
  type SearchIndexState,
} from '@tradehall/domain/search/search-index.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { MeilisearchNode } from './meilisearch-node.ts';

interface ReadinessOptions {
  readonly nodes: readonly MeilisearchNode[];
  readonly stateUid: string;
  readonly pool: Pick<Pool, 'query'>;
}

const lookEveryMs = 500;
// Whoever has not heard of what stood in the feed two looks ago is behind: nobody is shown what is older than two seconds.
const looksOfPatience = 3;

/**
 * Knows which indexes of which nodes may answer: complete, made of this database's products with these settings, and not
 * behind by more than a moment.
 */
export class MeilisearchReadiness {
  readonly #options: ReadinessOptions;
  readonly #readyLocales = new Map<MeilisearchNode, ReadonlySet<Locale>>();
  #heads: readonly FeedHead[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  isReady(node: MeilisearchNode, locale: Locale): boolean {
    return this.#readyLocales.get(node)?.has(locale) === true;
  }

  start(): void {
    const again = () => {
      this.#timer = setTimeout(() => void this.look().finally(again), lookEveryMs).unref();
    };
    void this.look().finally(again);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** While PostgreSQL does not answer, nobody can tell whether an index is behind; what was ready stays so. */
  async look(): Promise<void> {
    const head = await this.#readHead();
    if (head === null) return;
    this.#heads = [...this.#heads, head].slice(-looksOfPatience);
    await Promise.all(this.#options.nodes.map((node) => this.#lookAt(node, head)));
  }

  /** One that was left out comes back with all that others have shown meanwhile, so that nobody sees a change undone. */
  #hasAnswered(node: MeilisearchNode): boolean {
    return (this.#readyLocales.get(node)?.size ?? 0) > 0;
  }

  async #readHead(): Promise<FeedHead | null> {
    try {
      const { rows } = await this.#options.pool.query(feedHeadStatement);
      return z.tuple([feedHead]).parse(rows)[0];
    } catch {
      return null;
    }
  }

  async #lookAt(node: MeilisearchNode, { source, seq }: FeedHead): Promise<void> {
    const wantedSeq = this.#hasAnswered(node) ? (this.#heads.find((head) => head.source === source)?.seq ?? 0) : seq;
    try {
      const state = (await node.readState(this.#options.stateUid)).filter((entry) => entry.source === source);
      this.#readyLocales.set(node, isFedUpTo(wantedSeq, state) ? completeLocales(state) : new Set());
    } catch {
      this.#readyLocales.delete(node);
    }
  }
}

function isFedUpTo(seq: number, state: readonly SearchIndexState[]): boolean {
  return state.some((entry) => 'seq' in entry && entry.seq >= seq);
}

function completeLocales(state: readonly SearchIndexState[]): ReadonlySet<Locale> {
  return new Set(
    state.flatMap((entry) => ('version' in entry && entry.version === searchIndexVersion ? [entry.id] : [])),
  );
}
