interface BulkheadOptions {
  readonly mostAtOnce: number;
  /** How many may wait for those that are at work. */
  readonly mostWaiting: number;
  readonly waitMs: number;
  /** How many of one owner may be in it, at work or waiting. Without it owners are not told apart. */
  readonly mostOfOne?: number;
  readonly whenFull: () => Error;
}

interface Waiting {
  readonly begin: () => void;
}

/** So much work at a time; a few wait their turn for a while, and whoever else comes is sent away at once. */
export class Bulkhead {
  readonly #options: BulkheadOptions;
  readonly #waiting: Waiting[] = [];
  readonly #byOwner = new Map<string, number>();
  #atWork = 0;

  constructor(options: BulkheadOptions) {
    this.#options = options;
  }

  get atWork(): number {
    return this.#atWork;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Work of nobody in particular (`owner` null) is bounded by the places alone. */
  async run<Value>(work: () => Promise<Value>, owner: string | null = null): Promise<Value> {
    this.#enter(owner);
    try {
      if (this.#atWork < this.#options.mostAtOnce) this.#atWork += 1;
      else await this.#turn();
      try {
        return await work();
      } finally {
        this.#handOn();
      }
    } finally {
      this.#leave(owner);
    }
  }

  #enter(owner: string | null): void {
    if (owner === null) return;
    const { mostOfOne = Infinity, whenFull } = this.#options;
    const here = this.#byOwner.get(owner) ?? 0;
    if (here >= mostOfOne) throw whenFull();
    this.#byOwner.set(owner, here + 1);
  }

  #leave(owner: string | null): void {
    if (owner === null) return;
    const here = (this.#byOwner.get(owner) ?? 1) - 1;
    if (here === 0) this.#byOwner.delete(owner);
    else this.#byOwner.set(owner, here);
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

  /** The place stays taken where somebody waits: nobody who has just come gets in between. */
  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#atWork -= 1;
  }
}
