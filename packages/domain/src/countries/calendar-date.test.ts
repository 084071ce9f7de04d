import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateIn, daysAfter, isCalendarDate } from './calendar-date.ts';

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
