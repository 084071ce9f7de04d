const smallest = 4;
const largest = 100;

/** So many rows that a batch takes about this long, however fast the machine is and whatever else it does. */
export class BatchSize {
  readonly #targetMs: number;
  #rows = 16;

  constructor(targetMs: number) {
    this.#targetMs = targetMs;
  }

  get rows(): number {
    return Math.round(this.#rows);
  }

  /** A batch that was not full says nothing about a full one. */
  learn(rows: number, tookMs: number): void {
    if (rows < this.rows) return;
    const fitting = (rows * this.#targetMs) / Math.max(tookMs, 1);
    this.#rows = Math.min(largest, Math.max(smallest, (this.#rows + fitting) / 2));
  }
}
