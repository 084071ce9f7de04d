import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';

/** The first day of the month so many months after the one of a date. */
export const monthsAfter = (date: string, months: number): CalendarDate => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return calendarDateIn('UTC', new Date(Date.UTC(year, month - 1 + months, 1)));
};
