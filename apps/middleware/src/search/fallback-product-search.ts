import type { Result } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ProductSearch, SearchUnavailable } from '../context/services/product-search.ts';

export interface PreferredSearch {
  readonly name: string;
  readonly search: ProductSearch;
  /** False while it has nothing, or only old things, to say about a locale. */
  readonly isReady: (locale: Locale) => boolean;
  /** Why it did not answer. */
  readonly lastFailure: () => unknown;
}

interface FallbackOptions {
  readonly preferred: readonly PreferredSearch[];
  readonly otherwise: ProductSearch;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly onAnswered?: (by: 'preferred' | 'otherwise') => void;
}

type Ask<Value> = (search: ProductSearch) => Promise<Result<Value, SearchUnavailable>>;

const breakerOptions = { failuresToOpen: 3, pauseMs: 2_000 };

class Unanswered extends Error {}

/** A search that has been failing is out until it answers once; the log says when that begins and when it ends. */
class Candidate {
  readonly preferred: PreferredSearch;
  readonly #breaker = new CircuitBreaker(breakerOptions);
  readonly #log: FallbackOptions['log'];
  #isOut = false;

  constructor(preferred: PreferredSearch, log: FallbackOptions['log']) {
    this.preferred = preferred;
    this.#log = log;
  }

  /** Null when it does not answer. */
  async ask<Value>(ask: Ask<Value>): Promise<Result<Value, SearchUnavailable> | null> {
    try {
      const answer = await this.#breaker.run(() => answered(ask(this.preferred.search)));
      if (this.#isOut) this.#log.info({ search: this.preferred.name }, 'a search answers again');
      this.#isOut = false;
      return answer;
    } catch {
      this.#sayOnce();
      return null;
    }
  }

  #sayOnce(): void {
    const { name, lastFailure } = this.preferred;
    if (!this.#isOut)
      this.#log.warn({ search: name, err: lastFailure() }, 'a search does not answer: another one does');
    this.#isOut = true;
  }
}

async function answered<Value>(asked: ReturnType<Ask<Value>>): ReturnType<Ask<Value>> {
  const answer = await asked;
  if (!answer.ok) throw new Unanswered();
  return answer;
}

/** Asks one of the preferred searches in turn; where none is ready or it does not answer, the other one does. */
export class FallbackProductSearch implements ProductSearch {
  readonly #options: FallbackOptions;
  readonly #candidates: readonly Candidate[];
  #turn = 0;

  constructor(options: FallbackOptions) {
    this.#options = options;
    this.#candidates = options.preferred.map((preferred) => new Candidate(preferred, options.log));
  }

  readonly search: ProductSearch['search'] = (request) =>
    this.#ask(request.locale, (productSearch) => productSearch.search(request));

  readonly browse: ProductSearch['browse'] = (request) =>
    this.#ask(request.locale, (productSearch) => productSearch.browse(request));

  readonly suggest: ProductSearch['suggest'] = (locale, query) =>
    this.#ask(locale, (productSearch) => productSearch.suggest(locale, query));

  async #ask<Value>(locale: Locale, ask: Ask<Value>): Promise<Result<Value, SearchUnavailable>> {
    const ready = this.#candidates.filter(({ preferred }) => preferred.isReady(locale));
    this.#turn += 1;
    const answer = (await ready[this.#turn % ready.length]?.ask(ask)) ?? null;
    this.#options.onAnswered?.(answer === null ? 'otherwise' : 'preferred');
    return answer ?? ask(this.#options.otherwise);
  }
}
