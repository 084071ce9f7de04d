import Holidays from 'date-holidays';
import { calendarDateIn, daysAfter, type CalendarDate } from './calendar-date.ts';
import type { Country } from './country.ts';

const dayMs = 86_400_000;
const calendars = new Map<string, ReadonlySet<CalendarDate>>();

/** National public holidays only: a parcel's carrier works on regional ones. */
export function isPublicHoliday(country: Country, date: CalendarDate): boolean {
  const year = date.slice(0, 4);
  const key = `${country.code} ${year}`;
  let days = calendars.get(key);
  if (days === undefined) {
    days = publicHolidays(country, year);
    calendars.set(key, days);
  }
  return days.has(date);
}

function publicHolidays({ holidayCalendar, timeZone }: Country, year: string): ReadonlySet<CalendarDate> {
  const { country, state } = holidayCalendar;
  const options = { types: ['public' as const], timezone: timeZone };
  const calendar = state === null ? new Holidays(country, options) : new Holidays(country, state, options);
  return new Set(
    calendar.getHolidays(year).flatMap(({ start, end }) => {
      const firstDay = calendarDateIn(timeZone, start);
      // Rounded: the day the clocks change has 23 or 25 hours.
      const length = Math.round((end.getTime() - start.getTime()) / dayMs);
      return Array.from({ length }, (_, index) => daysAfter(firstDay, index));
    }),
  );
}
