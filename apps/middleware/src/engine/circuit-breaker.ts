export type BreakerState = 'closed' | 'open' | 'half-open';

interface CircuitBreakerOptions {
  readonly failuresToOpen: number;
  readonly pauseMs: number;
  readonly nowMs: () => number;
}

export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** Stops asking a service that keeps failing, then lets one request try. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  #openedAtMs: number | null = null;
  #isTrying = false;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  get state(): BreakerState {
    if (this.#openedAtMs === null) return 'closed';
    return this.#options.nowMs() - this.#openedAtMs < this.#options.pauseMs ? 'open' : 'half-open';
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.#isTrying)) throw new CircuitOpen('the circuit is open');
    if (state === 'half-open') this.#isTrying = true;
    try {
      const value = await work();
      this.#failures = 0;
      this.#openedAtMs = null;
      return value;
    } catch (failure) {
      this.#failures += 1;
      const opens = this.#openedAtMs === null && this.#failures >= this.#options.failuresToOpen;
      if (state === 'half-open' || opens) {
        this.#openedAtMs = this.#options.nowMs();
      }
      throw failure;
    } finally {
      if (state === 'half-open') this.#isTrying = false;
    }
  }
}
