import { mostRedirectsAtOnce } from '@tradehall/domain/content/content.engine-calls.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../../engine/engine.ts';

interface RedirectHitsOptions {
  readonly engine: Engine;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMs?: number;
}

const defaultEveryMs = 5_000;

/**
 * How often each redirect was followed, told to the engine every few seconds so that no visitor waits for it. What was
 * counted since is lost when the process crashes: the numbers tell an operator which redirects still matter, no more.
 */
export class RedirectHits {
  readonly #options: RedirectHitsOptions;
  readonly #counts = new Map<string, number>();
  /** The engine serves no request without a store; which one is all the same here. */
  #anyStoreKey = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(options: RedirectHitsOptions) {
    this.#options = options;
  }

  count(id: string, storeKey: string): void {
    this.#anyStoreKey = storeKey;
    this.#add(id, 1);
  }

  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const hits = [...this.#counts].map(([id, count]) => ({ id, count }));
    this.#counts.clear();
    for (let start = 0; start < hits.length; start += mostRedirectsAtOnce)
      await this.#tell(hits.slice(start, start + mostRedirectsAtOnce));
  }

  async #tell(hits: readonly { readonly id: string; readonly count: number }[]): Promise<void> {
    try {
      const visitor = { storeKey: this.#anyStoreKey, sessionToken: null, requestId: 'redirect-hits' };
      await this.#options.engine.call('countRedirectHits', { hits }, visitor);
    } catch (failure) {
      this.#options.log.warn({ err: failure }, 'redirect hits are told later');
      for (const { id, count } of hits) this.#add(id, count);
    }
  }

  #add(id: string, times: number): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + times);
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.everyMs ?? defaultEveryMs).unref();
  }
}
