type Axis = 'vertical' | 'horizontal';

const steps: Readonly<Record<Axis, Readonly<Record<string, 1 | -1>>>> = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
};

/**
 * Where a key leads in a row of `count` things; null when it is not a key for moving.
 * From nowhere (-1) forwards is the first and backwards the last; both ends meet.
 */
export function movedIndex(key: string, index: number, count: number, axis: Axis): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[axis][key];
  if (step === undefined) return null;
  return index === -1 ? (step === 1 ? 0 : count - 1) : (index + step + count) % count;
}
