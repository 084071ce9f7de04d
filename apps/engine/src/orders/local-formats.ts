import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** B§5: dd.mm.yyyy in every language, on the clocks of the country. */
export function localDate(moment: string | Date, { timeZone }: Country): string {
  return calendarDateIn(timeZone, new Date(moment)).split('-').reverse().join('.');
}

/** With the time, and the zone it is told in: a moment that may be asked for years later. */
export function localMoment(moment: string | Date, country: Country, locale: Locale): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: country.timeZone } as const;
  const time = new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: 'short' }).format(new Date(moment));
  return `${localDate(moment, country)}, ${time}`;
}

export function localRate(permyriad: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(permyriad / 10_000);
}

/** A§9: some countries show order numbers without their prefix. */
export function shownOrderNumber(orderNumber: string, { hiddenOrderNumberPrefix: prefix }: Country): string {
  return prefix !== null && orderNumber.startsWith(prefix) ? orderNumber.slice(prefix.length) : orderNumber;
}
