/** A day in a country's own calendar, `2026-01-31`. A plain string (say, a day cut from a UTC timestamp) does not fit. */
export type CalendarDate = `${number}-${number}-${number}`;

export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

const lastAsked = new Map<string, { readonly minute: number; readonly date: CalendarDate }>();

/** The day it is in `timeZone` at `instant`: laws and prices change at the country's own midnight. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  // A page asks for today many times, and no day begins within a minute.
  const minute = Math.floor(instant.getTime() / 60_000);
  const known = lastAsked.get(timeZone);
  if (known?.minute === minute) return known.date;
  const date = readCalendar(timeZone, instant);
  lastAsked.set(timeZone, { minute, date });
  return date;
}

function readCalendar(timeZone: string, instant: Date): CalendarDate {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const text = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  if (!isCalendarDate(text)) throw new RangeError(`${text} is not a day the shop's calendars can hold`);
  return text;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How long it is still the same day in `timeZone`; the day the clocks are put forward is an hour shorter. */
export function secondsUntilMidnight(timeZone: string, instant: Date): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(instant).split(':').map(Number);
  const left = 86_400 - (hours * 60 + minutes) * 60 - seconds;
  const lastSecond = new Date(instant.getTime() + (left - 1) * 1_000);
  return readCalendar(timeZone, lastSecond) === readCalendar(timeZone, instant) ? left : Math.max(1, left - 3_600);
}

export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return calendarDateIn('UTC', instant);
}

/** The same day of a later year; of a 29th of February the day before, where that year has none. */
export function yearsAfter(date: CalendarDate, years: number): CalendarDate {
  const instant = new Date(`${date}T00:00:00Z`);
  const month = instant.getUTCMonth();
  instant.setUTCFullYear(instant.getUTCFullYear() + years);
  if (instant.getUTCMonth() !== month) instant.setUTCDate(0);
  return calendarDateIn('UTC', instant);
}
