/** Part of a range, both ends within it; null is open. */
interface FacetStep {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

interface NumberCount {
  readonly value: number;
  readonly count: number;
}

// So many values stand in a list for themselves; more are put together to so many steps.
const mostValues = 6;
const stepsOfMany = 5;

/** A number near it that people say: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 and their tens. */
const said = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

function saidNear(value: number): number {
  if (value === 0) return 0;
  const size = Math.abs(value);
  const ten = 10 ** Math.floor(Math.log10(size));
  const nearest = said.reduce((best, one) => (Math.abs(one * ten - size) < Math.abs(best * ten - size) ? one : best));
  return exact(Math.sign(value) * nearest * ten);
}

function exact(value: number): number {
  return Number(value.toPrecision(6));
}

/** Where all values lie close together such numbers are too far apart: then round ones are taken. */
function roundNear(value: number, spread: number): number {
  const near = saidNear(value);
  if (Math.abs(near - value) <= spread / 20) return near;
  const step = 10 ** Math.floor(Math.log10(spread / 5));
  return exact(Math.round(value / step) * step);
}

/** Values that share the products evenly, as people say them. */
function boundsOf(sorted: readonly NumberCount[]): readonly number[] {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const spread = (sorted.at(-1)?.value ?? 0) - (sorted[0]?.value ?? 0);
  const bounds = new Set<number>();
  let passed = 0;
  for (const { value, count } of sorted) {
    const before = Math.floor((passed * stepsOfMany) / total);
    passed += count;
    if (Math.floor((passed * stepsOfMany) / total) > before && passed < total) bounds.add(roundNear(value, spread));
  }
  return [...bounds].toSorted((one, other) => one - other);
}

/** What a shopper can choose with one tap, each with what it would find. */
export function facetSteps(counts: readonly NumberCount[]): readonly FacetStep[] {
  const sorted = counts.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  if (sorted.length <= mostValues) return sorted.map(({ value, count }) => ({ from: value, to: value, count }));
  const bounds = boundsOf(sorted);
  const within = (from: number | null, to: number | null) =>
    sorted.reduce(
      (sum, { value, count }) => sum + (value >= (from ?? -Infinity) && value <= (to ?? Infinity) ? count : 0),
      0,
    );
  return [null, ...bounds]
    .map((from, at) => ({ from, to: bounds[at] ?? null }))
    .map(({ from, to }) => ({ from, to, count: within(from, to) }))
    .filter(({ count }) => count > 0);
}
