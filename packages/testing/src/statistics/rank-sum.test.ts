import { describe, expect, it } from 'vitest';
import { rankSumZ } from './rank-sum.ts';

const to = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the rank-sum test', () => {
  it('sees no difference between samples that lie through one another', () => {
    expect(rankSumZ([1, 4, 5, 8], [2, 3, 6, 7])).toBe(0);
    expect(rankSumZ([7, 7, 7], [7, 7, 7])).toBe(0);
  });

  it('sees that one sample is always the later one, and which', () => {
    const early = to(15);
    const late = early.map((value) => value + 15);
    expect(rankSumZ(late, early)).toBeCloseTo(4.67, 2);
    expect(rankSumZ(early, late)).toBeCloseTo(-4.67, 2);
  });
});
