export interface Progress {
  readonly drawn: number;
  readonly total: number;
  /** Null while nobody can tell: nothing has been drawn yet. */
  readonly secondsLeft: number | null;
}

/** What is still to be drawn, in its order. What somebody looks at comes first, the newest wish before older ones. */
export class DrawingPlan {
  readonly #known = new Set<string>();
  readonly #waiting = new Set<string>();
  readonly #nowMs: () => number;
  readonly #startedMs: number;
  #hurried: string[] = [];
  #drawn = 0;
  /** Those that had to be drawn: what was found drawn says nothing about the time. */
  #painted = 0;

  constructor(names: readonly string[], nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#startedMs = nowMs();
    this.add(names);
  }

  /** The catalogue may have grown since; what is known already stays where it is. */
  add(names: readonly string[]): void {
    for (const name of names) {
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      this.#waiting.add(name);
    }
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
    const total = this.#known.size;
    const left = total - this.#drawn;
    const secondsLeft = this.#painted === 0 ? null : Math.round((seconds / this.#painted) * left);
    return { drawn: this.#drawn, total, secondsLeft: left === 0 ? 0 : secondsLeft };
  }
}
