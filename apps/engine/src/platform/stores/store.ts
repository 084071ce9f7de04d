import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { RequestContext } from '@vendure/core';

export const storeHeader = 'x-store';

export interface Store {
  readonly key: string;
  readonly country: Country;
}

export const stores: readonly Store[] = Object.values(countries).map((country) => ({
  key: storeKey(country),
  country,
}));

const storesByKey: ReadonlyMap<string, Store> = new Map(stores.map((store) => [store.key, store]));

export function findStore(key: string | null | undefined): Store | null {
  return (key && storesByKey.get(key)) || null;
}

export function todayIn(country: Country) {
  return calendarDateIn(country.timeZone, new Date());
}

export function currencyOf(store: Store): CurrencyCode {
  return currencyOn(store.country, todayIn(store.country));
}

/** The store a request was made for; null in the admin API and in jobs. */
export function findStoreOf(ctx: RequestContext): Store | null {
  return ctx.apiType === 'admin' ? null : findStore(ctx.req?.get(storeHeader));
}

export function storeOf(ctx: RequestContext): Store {
  const store = findStoreOf(ctx);
  if (!store) throw new Error('this request was made for no store');
  return store;
}
