interface BulkheadOptions {
  /** How many may wait for the one that is at work. */
  readonly mostWaiting: number;
  readonly waitMs: number;
  readonly whenFull: () => Error;
}

interface Waiting {
  readonly begin: () => void;
}

/** One piece of work at a time; a few wait their turn for a while, and whoever else comes is sent away at once. */
export class Bulkhead {
  readonly #options: BulkheadOptions;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(options: BulkheadOptions) {
    this.#options = options;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  #turn(): Promise<void> {
    const { mostWaiting, waitMs, whenFull } = this.#options;
    if (this.#waiting.length >= mostWaiting) return Promise.reject(whenFull());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(whenFull());
      }, waitMs);
      this.#waiting.push(waiting);
    });
  }

  /** Stays busy where somebody waits: nobody who has just come gets in between. */
  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#isBusy = false;
  }
}
