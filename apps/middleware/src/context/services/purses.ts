import { LRUCache } from 'lru-cache';

export interface Allowance {
  /** As many as there are at the start, and as come back bit by bit. */
  readonly most: number;
  readonly perMs: number;
  /** What it may grow to by that which is added. */
  readonly cap?: number;
  /** How far it may be overdrawn by whoever pays in another way. */
  readonly debt?: number;
}

export interface Purse {
  readonly key: string;
  readonly allowance: Allowance;
}

/** What is left in each purse, in their order, after it was asked. */
export interface Taken {
  readonly isTaken: boolean;
  readonly left: readonly number[];
}

/** Tries that come back with time. Whoever takes from several takes from all or from none. */
export interface Purses {
  /** One of each. Of an overdrawn purse one is had as long as its debt allows. */
  readonly take: (purses: readonly Purse[], isOverdrawing?: boolean) => Promise<Taken>;
  /** Below zero: it is taken, whatever there is. */
  readonly add: (purses: readonly Purse[], count: number) => Promise<void>;
  readonly look: (purses: readonly Purse[]) => Promise<readonly number[]>;
  /** Whether nobody has used this before, in so long. */
  readonly useOnce: (name: string, forMs: number) => Promise<boolean>;
}

/** Until the emptiest has one again. */
export function waitMsOf(purses: readonly Purse[], left: readonly number[]): number {
  const waits = purses.map(({ allowance: { most, perMs } }, index) => ((1 - (left[index] ?? 0)) * perMs) / most);
  return Math.max(0, ...waits);
}

export const retryAfterSeconds = (purses: readonly Purse[], left: readonly number[]): number =>
  Math.max(1, Math.ceil(waitMsOf(purses, left) / 1_000));

interface Level {
  readonly left: number;
  readonly atMs: number;
}

const mostPurses = 50_000;

/** Counted by one process for itself. */
export class LocalPurses implements Purses {
  readonly #nowMs: () => number;
  readonly #levels = new LRUCache<string, Level>({ max: mostPurses });
  readonly #used: LRUCache<string, number>;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#used = new LRUCache({ max: mostPurses });
  }

  // Nothing is written down for whoever is sent away: a flood leaves no trace.
  take(purses: readonly Purse[], isOverdrawing = false): Promise<Taken> {
    const before = purses.map((purse) => this.#left(purse));
    const isTaken = purses.every(
      ({ allowance: { debt = 0 } }, index) => (before[index] ?? 0) >= (isOverdrawing ? 1 - debt : 1),
    );
    if (!isTaken) return Promise.resolve({ isTaken, left: before });
    return Promise.resolve({ isTaken, left: purses.map((purse) => this.#add(purse, -1)) });
  }

  add(purses: readonly Purse[], count: number): Promise<void> {
    for (const purse of purses) this.#add(purse, count);
    return Promise.resolve();
  }

  look(purses: readonly Purse[]): Promise<readonly number[]> {
    return Promise.resolve(purses.map((purse) => this.#left(purse)));
  }

  useOnce(name: string, forMs: number): Promise<boolean> {
    const until = this.#used.get(name);
    if (until !== undefined && this.#nowMs() < until) return Promise.resolve(false);
    this.#used.set(name, this.#nowMs() + forMs);
    return Promise.resolve(true);
  }

  #left({ key, allowance: { most, perMs } }: Purse): number {
    const level = this.#levels.get(key);
    if (level === undefined) return most;
    // What was added beyond the usual stays until it is used; it does not come back.
    return Math.max(level.left, Math.min(most, level.left + ((this.#nowMs() - level.atMs) * most) / perMs));
  }

  #add(purse: Purse, count: number): number {
    const { most, cap = most, debt = 0 } = purse.allowance;
    const left = Math.max(-debt, Math.min(cap, this.#left(purse) + count));
    this.#levels.set(purse.key, { left, atMs: this.#nowMs() });
    return left;
  }
}
