/** Numbers that look drawn by chance and never change: the same origin always gives the same row of them. */
export class Draw {
  #state: number;

  constructor(origin: number) {
    this.#state = origin;
  }

  /** At least 0, below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.fraction();
  }

  /** Both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.fraction() * items.length)];
    if (item === undefined) throw new RangeError('nothing to draw from');
    return item;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, rank: this.fraction() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  }
}

/** The draws of one thing: of `topic`, told apart by the numbers. */
export function drawFor(seed: number, topic: string, ...numbers: readonly number[]): Draw {
  let hash = mix(0x811c9dc5, seed);
  for (let at = 0; at < topic.length; at += 1) hash = mix(hash, topic.charCodeAt(at));
  for (const number of numbers) hash = mix(hash, number);
  return new Draw(hash);
}

function mix(hash: number, number: number): number {
  let mixed = Math.imul(hash ^ number, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16) ^ (number >>> 16)) + 0x9e37) | 0;
}
