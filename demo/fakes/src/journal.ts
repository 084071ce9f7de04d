/** What a fake was asked, oldest first; the oldest entries go when there are too many for a long development day. */
export class Journal<Entry> {
  readonly #entries: Entry[] = [];
  readonly #limit: number;

  constructor(limit = 1_000) {
    this.#limit = limit;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  record(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
