import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAfterDrag } from './frame-after-drag.ts';

describe('a turned product', () => {
  it('comes round after a drag over its whole width', () => {
    expect(frameAfterDrag(5, 1, 24)).toBe(5);
    expect(frameAfterDrag(0, 0.5, 24)).toBe(12);
    expect(frameAfterDrag(0, -0.25, 24)).toBe(6);
  });

  it('always shows a frame it has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 72 }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.nat(71),
        (count, share, from) => {
          const frame = frameAfterDrag(from % count, share, count);
          expect(Number.isInteger(frame) && frame >= 0 && frame < count).toBe(true);
        },
      ),
    );
  });
});
