const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

export interface AskedPrice {
  readonly effectiveFromMs: number;
  readonly cents: number;
}

/**
 * The lowest price asked in the 30 days before the reduction to `reducedCents` began (Omnibus directive). Null while
 * the history does not reach that far back: then nothing may be struck through.
 */
export function lowestPriceBefore(reducedCents: number, history: readonly AskedPrice[], nowMs: number): number | null {
  const oldestFirst = history.toSorted((a, b) => a.effectiveFromMs - b.effectiveFromMs);
  const newest = oldestFirst.at(-1);
  const reducedAtMs = newest?.cents === reducedCents ? newest.effectiveFromMs : nowMs;
  const windowStartMs = reducedAtMs - thirtyDaysMs;
  const before = oldestFirst.filter(({ effectiveFromMs }) => effectiveFromMs < reducedAtMs);
  const [oldest] = before;
  if (oldest === undefined || oldest.effectiveFromMs > windowStartMs) return null;
  const asked = before.filter((_, index) => (before[index + 1]?.effectiveFromMs ?? reducedAtMs) > windowStartMs);
  return Math.min(...asked.map(({ cents }) => cents));
}
