import type { Country } from '@tradehall/domain/countries/country.ts';
import type { RequestFacts } from '../guards/guard.ts';

/** The facts of an anonymous visitor's request. */
export const factsOf = (country: Country, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  country,
  localeCookie: null,
  isLoggedIn: null,
  cart: null,
  isStaff: false,
  path: '/',
  search: '',
  ...facts,
});
