import { describe, expect, it } from 'vitest';
import { lowestPriceBefore } from './lowest-price';

const now = Date.UTC(2026, 10, 15);
const daysAgo = (days: number, cents: number) => ({ effectiveFromMs: now - days * 24 * 60 * 60 * 1000, cents });

describe('the lowest price of the 30 days before a reduction', () => {
  it('is what was asked before, not the reduced price itself', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(90, 9_900), daysAgo(5, 7_900)], now)).toBe(9_900);
  });

  it('finds a cheaper price in between', () => {
    const history = [daysAgo(90, 9_900), daysAgo(20, 8_500), daysAgo(15, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(8_500);
  });

  it('counts the price that was in force when the 30 days began', () => {
    const history = [daysAgo(90, 6_000), daysAgo(34, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(6_000);
  });

  it('forgets what ended before the 30 days began', () => {
    const history = [daysAgo(90, 6_000), daysAgo(36, 9_900), daysAgo(5, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(9_900);
  });

  it('stays the same for as long as the reduction lasts', () => {
    const history = [daysAgo(90, 6_000), daysAgo(80, 9_900), daysAgo(45, 7_900)];
    expect(lowestPriceBefore(7_900, history, now)).toBe(9_900);
  });

  it('is the reduced price itself where that was asked before the reduction began', () => {
    const history = [daysAgo(400, 15_000), daysAgo(200, 10_000), daysAgo(0, 10_000)];
    expect(lowestPriceBefore(10_000, history, now)).toBe(10_000);
  });

  it('does not depend on the order of the rows', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(5, 7_900), daysAgo(90, 9_900)], now)).toBe(9_900);
  });

  it('is unknown until the history covers 30 days', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(20, 9_900), daysAgo(5, 7_900)], now)).toBeNull();
    expect(lowestPriceBefore(7_900, [daysAgo(90, 7_900)], now)).toBeNull();
    expect(lowestPriceBefore(7_900, [], now)).toBeNull();
  });

  it('takes a reduction that the history does not know yet as begun now', () => {
    expect(lowestPriceBefore(7_900, [daysAgo(90, 9_900), daysAgo(10, 8_900)], now)).toBe(8_900);
  });
});
