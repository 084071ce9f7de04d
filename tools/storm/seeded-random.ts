/** The same numbers for the same seed, so that a run can be repeated. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1; the mixing is "mulberry32". */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    const [first] = choices;
    const picked = choices[this.below(choices.length)] ?? first;
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  }

  /** Each choice as often as its share of all says. */
  weighted<Choice extends string>(shares: Readonly<Record<Choice, number>>): Choice {
    const choices: [Choice, number][] = [];
    let total = 0;
    for (const choice in shares) {
      choices.push([choice, shares[choice]]);
      total += shares[choice];
    }
    let left = this.next() * total;
    for (const [choice, share] of choices) {
      left -= share;
      if (left < 0) return choice;
    }
    return this.pick(choices)[0];
  }
}
