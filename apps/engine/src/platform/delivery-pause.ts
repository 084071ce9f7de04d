const failuresToPause = 5;
const pauseMs = 10_000;

/** After five failures in a row nothing is sent for ten seconds, then one of those that wait tries. */
export class DeliveryPause {
  #failures = 0;
  #pausedAtMs: number | null = null;

  constructor(private readonly nowMs: () => number) {}

  /** How many of those that wait may be sent now. */
  allowed(waiting: number): number {
    if (this.#pausedAtMs === null) return waiting;
    return this.nowMs() - this.#pausedAtMs < pauseMs ? 0 : 1;
  }

  noteSuccess(): void {
    this.#failures = 0;
    this.#pausedAtMs = null;
  }

  noteFailure(): void {
    this.#failures += 1;
    if (this.#failures >= failuresToPause) this.#pausedAtMs = this.nowMs();
  }
}
