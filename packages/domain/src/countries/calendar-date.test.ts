import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateIn, daysAfter, isCalendarDate, secondsUntilMidnight } from './calendar-date.ts';

describe('a calendar date', () => {
  it('is the day on the country’s own clocks', () => {
    const instant = new Date('2025-12-31T22:30:00Z');
    expect(calendarDateIn('Europe/Sofia', instant)).toBe('2026-01-01');
    expect(calendarDateIn('Europe/Berlin', instant)).toBe('2025-12-31');
    expect(calendarDateIn('Europe/Sofia', new Date('2025-12-31T21:59:59Z'))).toBe('2025-12-31');
  });

  it('is a day that exists', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', 'x'])
      expect(isCalendarDate(text), text).toBe(false);
  });

  it('counts days over the ends of months and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('comes back when counted forth and back', () => {
    const days = fc.integer({ min: -3000, max: 3000 });
    fc.assert(fc.property(days, (count) => daysAfter(daysAfter('2026-11-15', count), -count) === '2026-11-15'));
  });
});

describe('midnight', () => {
  it.each([
    ['2026-11-18T22:59:59Z', 1],
    ['2026-11-18T11:00:00Z', 12 * 3600],
    // Clocks are put forward that night: the day has 23 hours.
    ['2026-03-28T23:30:00Z', 22.5 * 3600],
    ['2026-03-29T02:00:00Z', 20 * 3600],
  ])('is so many seconds after %s in Berlin', (instant, seconds) => {
    expect(secondsUntilMidnight('Europe/Berlin', new Date(instant))).toBe(seconds);
  });

  it('is never said to be later than it is, also where clocks are put back', () => {
    const left = secondsUntilMidnight('Europe/Berlin', new Date('2026-10-24T22:30:00Z'));
    expect(left).toBeLessThanOrEqual(24.5 * 3600);
    expect(left).toBeGreaterThan(23 * 3600);
  });
});
