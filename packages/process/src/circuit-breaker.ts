export type BreakerState = 'closed' | 'open' | 'half-open';

interface CircuitBreakerOptions {
  readonly failuresToOpen: number;
  readonly pauseMs: number;
  readonly nowMs?: () => number;
  /** A no to one customer says nothing about the next. Unless told otherwise, every failure is a fault. */
  readonly isFault?: (failure: unknown) => boolean;
  /** What whoever is not let through is told. */
  readonly whenOpen?: () => Error;
}

export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

const usually = {
  nowMs: () => performance.now(),
  isFault: () => true,
  whenOpen: () => new CircuitOpen('the circuit is open'),
};

/** Stops asking a service that keeps failing, then lets one request try. */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  #faults = 0;
  #openedAtMs: number | null = null;
  #isTrying = false;

  constructor(options: CircuitBreakerOptions) {
    this.#options = { ...usually, ...options };
  }

  get state(): BreakerState {
    if (this.#openedAtMs === null) return 'closed';
    return this.#options.nowMs() - this.#openedAtMs < this.#options.pauseMs ? 'open' : 'half-open';
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const { state } = this;
    const isTrial = state === 'half-open';
    if (state === 'open' || (isTrial && this.#isTrying)) throw this.#options.whenOpen();
    if (isTrial) this.#isTrying = true;
    try {
      const value = await work();
      this.#close();
      return value;
    } catch (failure) {
      if (this.#options.isFault(failure)) this.#count(isTrial);
      else this.#close();
      throw failure;
    } finally {
      if (isTrial) this.#isTrying = false;
    }
  }

  #count(isTrial: boolean): void {
    this.#faults += 1;
    const opens = this.#openedAtMs === null && this.#faults >= this.#options.failuresToOpen;
    if (isTrial || opens) this.#openedAtMs = this.#options.nowMs();
  }

  #close(): void {
    this.#faults = 0;
    this.#openedAtMs = null;
  }
}
