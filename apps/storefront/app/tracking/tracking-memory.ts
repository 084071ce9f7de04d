type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const names = ['cart', 'begun', 'purchase', 'customer', 'consents', 'later'] as const;
type MemoryName = (typeof names)[number];

/** What is remembered of a visit, so that a reload tells nothing twice. Kept only where something may be told. */
export interface TrackingMemory {
  readonly recall: (name: MemoryName) => string | null;
  readonly keep: (name: MemoryName, value: string) => void;
  readonly forget: () => void;
}

const keyOf = (name: MemoryName): string => `tracking-${name}`;

/** Of all tabs together: a cart that two of them look at changes once. */
export function createMemory(storage: () => Kept): TrackingMemory {
  // Where a browser lets nobody keep anything, nothing is kept.
  const attempt = <Value>(work: (kept: Kept) => Value): Value | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    recall: (name) => attempt((kept) => kept.getItem(keyOf(name))),
    keep: (name, value) => void attempt((kept) => kept.setItem(keyOf(name), value)),
    forget: () => names.forEach((name) => attempt((kept) => kept.removeItem(keyOf(name)))),
  };
}
