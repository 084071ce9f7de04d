import type { FastifyBaseLogger } from 'fastify';

interface CartFailuresOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly metrics: { readonly countCartFailure: (action: string, reason: string) => void };
  readonly nowMs?: () => number;
}

interface FailedChange {
  readonly action: string;
  readonly reason: string;
  readonly storeKey: string;
  readonly requestId: string;
}

const windowMs = 60_000;
const mostLines = 30;

/** Changes of carts that browsers gave up: every one is counted, and so many a minute have a line of their own in the log. */
export class CartFailures {
  readonly #options: CartFailuresOptions;
  #windowFrom = -Infinity;
  #noted = 0;

  constructor(options: CartFailuresOptions) {
    this.#options = options;
  }

  note(failed: FailedChange): void {
    const { log, metrics, nowMs = Date.now } = this.#options;
    metrics.countCartFailure(failed.action, failed.reason);
    if (nowMs() - this.#windowFrom >= windowMs) {
      const leftOut = this.#noted - mostLines;
      if (leftOut > 0) log.warn({ leftOut }, 'more changes of carts failed than are listed');
      this.#windowFrom = nowMs();
      this.#noted = 0;
    }
    this.#noted += 1;
    if (this.#noted <= mostLines) log.warn(failed, 'a change of a cart failed');
  }
}
