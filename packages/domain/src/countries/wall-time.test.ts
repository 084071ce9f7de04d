import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { instantOf, isWallTime, wallTimeIn } from './wall-time.ts';

const timeZones = [...new Set(Object.values(countries).map(({ timeZone }) => timeZone))];
const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** Looks at the clock every five minutes in turn, and knows nothing of offsets. */
function oracleOf(timeZone: string, fromMs: number, steps: number): (wallTime: string) => number | undefined {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shown = Array.from({ length: steps }, (_, at) => ({
    instantMs: fromMs + at * stepMs,
    wallTime: clock.format(fromMs + at * stepMs).replace(' ', 'T'),
  }));
  return (wallTime) => shown.find((minute) => minute.wallTime >= wallTime)?.instantMs;
}

// The clocks are put forward, back, and left alone.
const days = ['2026-03-29', '2026-10-25', '2027-12-24'];

describe('a time in a store', () => {
  it.each(timeZones)('of %s is the instant that the oracle finds, also when the clocks change', (timeZone) => {
    const differing = days.flatMap((day) => {
      const midnightMs = Date.parse(`${day}T00:00:00Z`);
      const oracle = oracleOf(timeZone, midnightMs - 240 * minuteMs, 28 * 12);
      const times = Array.from({ length: 96 }, (_, at) => new Date(midnightMs + at * 15 * minuteMs).toISOString());
      return times
        .map((time) => time.slice(0, 19))
        .filter((wallTime) => instantOf(timeZone, wallTime).getTime() !== oracle(wallTime));
    });
    expect(differing).toEqual([]);
  });

  it('that comes twice is its first coming, and one that is leapt over is the leap', () => {
    expect(instantOf('Europe/Berlin', '2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOf('Europe/Berlin', '2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(instantOf('Europe/Lisbon', '2026-03-29T01:15:59').toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is to the second, and a clock there shows it again', () => {
    const seconds = fc.integer({ min: Date.UTC(2025, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), seconds, (timeZone, second) => {
        const wallTime = wallTimeIn(timeZone, new Date(second * 1000));
        const instant = instantOf(timeZone, wallTime);
        expect(wallTimeIn(timeZone, instant)).toBe(wallTime);
        expect(instant.getTime()).toBeLessThanOrEqual(second * 1000);
      }),
    );
  });

  it('never comes earlier than an earlier one', () => {
    const second = fc.integer({ min: Date.UTC(2026, 2, 28) / 1000, max: Date.UTC(2026, 2, 31) / 1000 });
    const shown = (at: number): string => new Date(at * 1000).toISOString().slice(0, 19);
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), second, second, (timeZone, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((at) => instantOf(timeZone, shown(at)));
        expect(early?.getTime()).toBeLessThanOrEqual(late?.getTime() ?? 0);
      }),
    );
  });

  it.each(['2026-02-30T10:00', '2026-01-01T24:00', '2026-01-01', '10:00', '2026-01-01T10:00Z', ''])(
    '%s is none',
    (text) => {
      expect(isWallTime(text)).toBe(false);
      expect(() => instantOf('Europe/Berlin', text)).toThrow(RangeError);
    },
  );
});
