import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { checkSearchParams } from './check-search-params.ts';

const verdictOn = (search: string, path = '/search') => checkSearchParams(factsOf(countries.CH, { path, search }));

describe('the parameters of a search', () => {
  it.each([
    ['?query=ofen&page=0', '?query=ofen'],
    ['?page=1000&query=a%20b', '?query=a%20b'],
    ['?page=2.5', ''],
    ['?page=-1&page=abc&page=', ''],
    ['?query=ofen&hitsPerPage=25&sort=price-asc', '?query=ofen&sort=price-asc'],
    ['?sort=cheapest', ''],
  ])('give way to the defaults where nobody knows them: %s', (search, rest) => {
    expect(verdictOn(search)).toEqual({ kind: 'redirect', status: 308, path: '/search', search: rest });
    expect(verdictOn(search, '/fr/search')).toMatchObject({ path: '/fr/search', search: rest });
  });

  it.each(['', '?query=ofen', '?query=ofen&page=999&hitsPerPage=48&sort=newest', '?query=page%3D0', '?homepage=0'])(
    'stay as they are: %j',
    (search) => {
      expect(verdictOn(search)).toEqual({ kind: 'continue' });
    },
  );

  it('are no business of other pages', () => {
    expect(verdictOn('?page=0', '/ofen/')).toEqual({ kind: 'continue' });
  });
});
