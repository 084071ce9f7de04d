import { isCalendarDate } from './calendar-date.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const two = '2-digit' as const;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock on a wall there shows, `2026-03-29T01:59:59`. */
export function wallTimeIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return `${day}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
}

/** To the minute or to the second, as a form field has it. */
export function isWallTime(text: string): boolean {
  const [, day = '', hour = '', minute = '', second = '00'] = /^(.{10})T(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  return isCalendarDate(day) && hour !== '' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How far the clocks there are ahead of UTC. */
function aheadMs(timeZone: string, instantMs: number): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000;
  return Date.parse(`${wallTimeIn(timeZone, new Date(wholeSecond))}Z`) - wholeSecond;
}

/**
 * The first instant at which a clock there shows this time or a later one. A time that comes twice, because the clocks are
 * put back, means its first coming; one that the clocks leap over means the leap.
 */
export function instantOf(timeZone: string, wallTime: string): Date {
  if (!isWallTime(wallTime)) throw new RangeError(`${wallTime} is no time that a clock shows`);
  const asUtcMs = Date.parse(`${wallTime}Z`);
  const before = aheadMs(timeZone, asUtcMs - dayMs);
  const after = aheadMs(timeZone, asUtcMs + dayMs);
  // By the clocks of the day before, and by those of the day after.
  for (const ahead of [before, after]) {
    const instantMs = asUtcMs - ahead;
    if (aheadMs(timeZone, instantMs) === ahead) return new Date(instantMs);
  }
  return new Date(leapWithin(timeZone, asUtcMs - after, asUtcMs - before));
}

/** The first instant of the new time, halved down to a second. */
function leapWithin(timeZone: string, fromMs: number, toMs: number): number {
  const old = aheadMs(timeZone, fromMs);
  let [before, after] = [fromMs, toMs];
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (aheadMs(timeZone, middle) === old) before = middle;
    else after = middle;
  }
  return after;
}
