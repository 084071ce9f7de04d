import { calendarDateIn, daysAfter, type CalendarDate } from '../countries/calendar-date.ts';
import type { Country } from '../countries/country.ts';
import type { Locale } from '../locales/locales.ts';
import { isPublicHoliday } from '../countries/public-holidays.ts';

export interface DeliveryDates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** When something ordered now arrives: business days of the destination after today (A§4, B§9). */
export function deliveryDates(daysRange: string, destination: Country, now: Date): DeliveryDates {
  const [first = '', last = first] = daysRange.split('-');
  const today = calendarDateIn(destination.timeZone, now);
  return {
    from: businessDayAfter(today, Number(first), destination),
    to: businessDayAfter(today, Number(last), destination),
  };
}

const formatters = new Map<Locale, Intl.DateTimeFormat>();

/** «18.–20. Nov.», as the language writes it: the days are near, and the year goes without saying. */
export function formatDays({ from, to }: DeliveryDates, locale: Locale): string {
  const formatter =
    formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter.formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, '\u00a0');
}

function businessDayAfter(date: CalendarDate, days: number, country: Country): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = daysAfter(day, 1);
    if (!isWeekend(day) && !isPublicHoliday(country, day)) left -= 1;
  }
  return day;
}

function isWeekend(date: CalendarDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
