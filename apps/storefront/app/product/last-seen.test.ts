import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenProducts, withSeen } from './last-seen.ts';

const now = Date.UTC(2026, 10, 15);
const day = 24 * 60 * 60 * 1_000;
const skuOf = (number: number) => `EX${String(10_000_000 + number)}`;

describe('the products last seen', () => {
  it('begin with the one just looked at, each once', () => {
    const first = withSeen(null, 'EX10000001', now - 2);
    const second = withSeen(first, 'EX10000002', now - 1);
    const again = withSeen(second, 'EX10000001', now);
    expect(seenProducts(again, now).map(({ sku }) => sku)).toEqual(['EX10000001', 'EX10000002']);
  });

  it('are forgotten after 30 days', () => {
    const stored = withSeen(null, 'EX10000001', now);
    expect(seenProducts(stored, now + 30 * day)).toHaveLength(1);
    expect(seenProducts(stored, now + 31 * day)).toEqual([]);
  });

  it.each([null, '', '{', '7', '[1, null, {"sku": "<b>", "timestamp": 1}]', '[{"sku": "EX10000001"}]'])(
    'are none where storage holds something else: %j',
    (stored) => {
      expect(seenProducts(stored, now)).toEqual([]);
    },
  );

  it('are at most ten, none twice, newest first, whatever was looked at', () => {
    const visit = fc.record({ number: fc.integer({ min: 0, max: 30 }), daysAgo: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), (visits) => {
        const stored = visits.map(({ number, daysAgo }) => ({ sku: skuOf(number), timestamp: now - daysAgo * day }));
        const seen = seenProducts(JSON.stringify(stored), now);
        expect(seen.length).toBeLessThanOrEqual(10);
        expect(new Set(seen.map(({ sku }) => sku)).size).toBe(seen.length);
        expect(seen.map(({ timestamp }) => timestamp)).toEqual(
          seen.map(({ timestamp }) => timestamp).toSorted((one, other) => other - one),
        );
      }),
    );
  });
});
