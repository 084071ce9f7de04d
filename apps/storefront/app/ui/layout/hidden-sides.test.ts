import { describe, expect, it } from 'vitest';
import { hiddenSides } from './hidden-sides.ts';

describe('a row that scrolls sideways', () => {
  it('hides nothing when all of it fits', () => {
    expect(hiddenSides({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toBe('none');
  });

  it('hides what comes after at its start and what came before at its end', () => {
    expect(hiddenSides({ scrollLeft: 0, scrollWidth: 900, clientWidth: 300 })).toBe('after');
    expect(hiddenSides({ scrollLeft: 600, scrollWidth: 900, clientWidth: 300 })).toBe('before');
    expect(hiddenSides({ scrollLeft: 300, scrollWidth: 900, clientWidth: 300 })).toBe('both');
  });

  it('is at its end although a part of a pixel is missing', () => {
    expect(hiddenSides({ scrollLeft: 599.3, scrollWidth: 900, clientWidth: 300 })).toBe('before');
  });
});
