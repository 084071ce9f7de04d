import { calendarDateIn, daysAfter, type CalendarDate } from '../countries/calendar-date.ts';
import type { Country } from '../countries/country.ts';
import { isPublicHoliday } from '../countries/public-holidays.ts';

export interface Parcel {
  readonly state: 'packing' | 'sent' | 'delivered';
  /** Since when. */
  readonly at: Date;
}

const daysOfTheLaw = 14;
/** Where nobody tells us of the arrival: the longest way and the days of the law. */
const daysAfterSending = 30;

/**
 * The last day on which a consumer may withdraw, in the shop's own calendar; null while goods are still to come, for the
 * days run from the last delivery (2011/83/EU, article 9). A last day that is no working day is followed by one that is
 * (regulation 1182/71, article 3).
 */
export function lastDayOfWithdrawal(
  parcels: readonly Parcel[],
  isEverythingSent: boolean,
  country: Country,
): CalendarDate | null {
  const last = parcels.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (last === undefined || !isEverythingSent || parcels.some(({ state }) => state === 'packing')) return null;
  const isArrived = parcels.every(({ state }) => state === 'delivered');
  const from = calendarDateIn(country.timeZone, last.at);
  return nextWorkingDay(daysAfter(from, isArrived ? daysOfTheLaw : daysAfterSending), country);
}

function nextWorkingDay(date: CalendarDate, country: Country): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isFree = weekday === 0 || weekday === 6 || isPublicHoliday(country, date);
  return isFree ? nextWorkingDay(daysAfter(date, 1), country) : date;
}
