import { describe, expect, it } from 'vitest';
import { isOrderToken, orderToken } from './order-token';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('the token of an order', () => {
  it('opens that order until it runs out', () => {
    const token = orderToken(7, 60_000, now);
    expect(isOrderToken(token, 7, now + 59_000)).toBe(true);
    expect(isOrderToken(token, 7, now + 61_000)).toBe(false);
  });

  it('opens no other order, and none when anything of it was changed', () => {
    const token = orderToken(7, 60_000, now);
    expect(isOrderToken(token, 8, now)).toBe(false);
    const later = token.replace(/^\d+/, String(now + 3_600_000));
    expect(isOrderToken(later, 7, now)).toBe(false);
    for (const wrong of ['', 'x', '.', `${token}x`, token.slice(0, -1)])
      expect(isOrderToken(wrong, 7, now)).toBe(false);
  });
});
