export interface Progress {
  readonly drawn: number;
  readonly total: number;
  /** Null while nobody can tell: nothing has been drawn yet. */
  readonly secondsLeft: number | null;
}

/** What is still to be drawn, in its order. What somebody looks at comes first, the newest wish before older ones. */
export class DrawingPlan {
  readonly #waiting: Set<string>;
  readonly #total: number;
  readonly #nowMs: () => number;
  readonly #startedMs: number;
  #hurried: string[] = [];
  #drawn = 0;
  /** Those that had to be drawn: what was found drawn says nothing about the time. */
  #painted = 0;

  constructor(names: readonly string[], nowMs: () => number = () => performance.now()) {
    this.#waiting = new Set(names);
    this.#total = this.#waiting.size;
    this.#nowMs = nowMs;
    this.#startedMs = nowMs();
  }

  /** Names that are done, under way or of no plan stay where they are. */
  hurry(names: readonly string[]): void {
    const wanted = names.filter((name) => this.#waiting.has(name));
    this.#hurried = [...wanted, ...this.#hurried.filter((name) => !wanted.includes(name))];
  }

  /** To be drawn now, by whoever asks. */
  next(): string | undefined {
    const name = this.#hurried.shift() ?? this.#waiting.values().next().value;
    if (name !== undefined) this.#waiting.delete(name);
    return name;
  }

  note({ wasMissing }: { readonly wasMissing: boolean }): void {
    this.#drawn += 1;
    if (wasMissing) this.#painted += 1;
  }

  get progress(): Progress {
    const seconds = (this.#nowMs() - this.#startedMs) / 1_000;
    const left = this.#total - this.#drawn;
    const secondsLeft = this.#painted === 0 ? null : Math.round((seconds / this.#painted) * left);
    return { drawn: this.#drawn, total: this.#total, secondsLeft: left === 0 ? 0 : secondsLeft };
  }
}
