interface CircuitBreakerOptions<Failure extends Error> {
  readonly failuresToOpen: number;
  readonly pauseMs: number;
  readonly nowMs?: () => number;
  /** A no to one customer says nothing about the next. */
  readonly isFault: (failure: unknown) => boolean;
  readonly whenOpen: () => Failure;
}

/** Stops asking a service that keeps failing, then lets one request try. */
export class CircuitBreaker<Failure extends Error> {
  readonly #options: CircuitBreakerOptions<Failure>;
  #faults = 0;
  #openedAtMs: number | null = null;
  #isTrying = false;

  constructor(options: CircuitBreakerOptions<Failure>) {
    this.#options = options;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const isTrial = this.#openedAtMs !== null;
    if (isTrial && (this.#isTrying || this.#isPausing())) throw this.#options.whenOpen();
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

  #isPausing(): boolean {
    return this.#openedAtMs !== null && this.#now() - this.#openedAtMs < this.#options.pauseMs;
  }

  #count(isTrial: boolean): void {
    this.#faults += 1;
    const opens = this.#openedAtMs === null && this.#faults >= this.#options.failuresToOpen;
    if (isTrial || opens) this.#openedAtMs = this.#now();
  }

  #close(): void {
    this.#faults = 0;
    this.#openedAtMs = null;
  }

  #now(): number {
    return this.#options.nowMs?.() ?? performance.now();
  }
}
