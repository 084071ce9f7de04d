import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { categoryTree } from '../generate/categories';
import { type PricedStore, pricedStoresOn } from '../generate/stores';
import type { Words } from '../generate/words';
import { categoryId } from './reserved-ids';

/** Everything the rows of a product are made from besides its place in the catalogue. */
export interface Catalogue {
  readonly seed: number;
  /** The catalogue's today: all its days are counted back from here. */
  readonly anchor: CalendarDate;
  readonly stores: readonly PricedStore[];
  readonly allWords: readonly Words[];
  readonly categoryIds: ReadonlyMap<string, number>;
}

export function catalogueOf(seed: number, anchor: CalendarDate, allWords: readonly Words[]): Catalogue {
  const categoryIds = new Map(categoryTree().map(({ key }, index) => [key, categoryId(index)]));
  return { seed, anchor, stores: pricedStoresOn(seed, anchor), allWords, categoryIds };
}

const days = new Map<string, string>();

/** The beginning of a day before the anchor, as PostgreSQL reads it. */
export function dayBefore(anchor: CalendarDate, daysAgo: number): string {
  const key = `${anchor} ${daysAgo}`;
  let day = days.get(key);
  if (day === undefined) {
    const instant = new Date(`${anchor}T00:00:00Z`);
    instant.setUTCDate(instant.getUTCDate() - daysAgo);
    days.set(key, (day = instant.toISOString()));
  }
  return day;
}
