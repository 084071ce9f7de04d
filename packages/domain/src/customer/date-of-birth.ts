import { isCalendarDate, type CalendarDate } from '../countries/calendar-date.ts';

/** Nobody is born tomorrow, and nobody who shops was born before this day. */
const earliest = '1900-01-01';

export function dateOfBirthPossible(date: string, today: CalendarDate): boolean {
  return isCalendarDate(date) && date >= earliest && date <= today;
}
