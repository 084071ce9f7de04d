import { describe, expect, it } from 'vitest';
import { BatchSize } from './batch-size';

function settledAfter(msPerRow: number): number {
  const size = new BatchSize(300);
  for (let batch = 0; batch < 20; batch += 1) size.learn(size.rows, size.rows * msPerRow);
  return size.rows;
}

describe('a batch', () => {
  it('grows or shrinks until it takes about as long as it may', () => {
    expect(settledAfter(10)).toBe(30);
    expect(settledAfter(30)).toBe(10);
  });

  it('stays within bounds on a very slow and on a very fast machine', () => {
    expect(settledAfter(1_000)).toBe(4);
    expect(settledAfter(0.01)).toBe(100);
  });

  it('learns nothing from one that was not full', () => {
    const size = new BatchSize(300);
    size.learn(1, 5_000);
    expect(size.rows).toBe(16);
  });
});
