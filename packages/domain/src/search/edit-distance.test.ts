import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('typing errors', () => {
  it.each([
    ['fritteuse', 'fritteuse', 0],
    ['friteuse', 'fritteuse', 1],
    ['mirkoskop', 'mikroskop', 1],
    ['kompresro', 'kompresor', 1],
    ['hochdruckreinger', 'hochdruckreiniger', 1],
    ['akktenvernichter', 'aktenvernichter', 1],
    ['oscilosscope', 'oscilloscope', 2],
    ['waschmaschine', 'schermaschine', 3],
    ['ofen', 'offenheit', 3],
  ])('from %s to %s are %i, and no more than three', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 2)).toBe(errors);
    expect(editDistance(meant, typed, 2)).toBe(errors);
  });
});
