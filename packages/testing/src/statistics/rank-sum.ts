/**
 * Mann and Whitney's rank-sum test: how many standard deviations the first sample's ranks are away from what they would be
 * if both samples came from one source. Beyond 3.3 either way that is one case in a thousand.
 */
export function rankSumZ(first: readonly number[], second: readonly number[]): number {
  const all = [...first, ...second].toSorted((one, other) => one - other);
  // Equal values share the middle of their ranks.
  const rankOf = (value: number) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1;
  const rankSum = first.reduce((sum, value) => sum + rankOf(value), 0);
  const expected = (first.length * (all.length + 1)) / 2;
  const deviation = Math.sqrt((first.length * second.length * (all.length + 1)) / 12);
  return (rankSum - expected) / deviation;
}
