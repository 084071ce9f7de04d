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
    ['?query=ofen&sort=volume-l', '?query=ofen'],
    ['?query=ofen&sort=&hitsPerPage=&priceFrom=&priceTo=500', '?query=ofen&priceTo=500'],
    ['?priceFrom=1e3&priceTo=-5&avgRating=6&avgRating=4', '?avgRating=4'],
    ['?query=ofen&query=ofen', '?query=ofen'],
    ['?volume-l=large&volume-l-from=&volume-l-to=8%2C5&in-stock=no', '?volume-l-to=8%2C5'],
  ])('give way to the defaults where nobody knows them: %s', (search, rest) => {
    expect(verdictOn(search)).toEqual({ kind: 'redirect', status: 308, path: '/search', search: rest });
    expect(verdictOn(search, '/fr/search')).toMatchObject({ path: '/fr/search', search: rest });
  });

  it.each([
    '',
    '?query=ofen',
    '?query=ofen&page=999&hitsPerPage=48&sort=newest',
    '?query=page%3D0',
    '?homepage=0',
    '?volume-l=8-10&power-w=-3000&in-stock=yes',
    '?query=ofen&sort=volume-l-desc',
  ])('stay as they are: %j', (search) => {
    expect(verdictOn(search)).toEqual({ kind: 'continue' });
  });

  it.each([
    ['?new-arrivals', '?tags=new&sort=newest'],
    ['?new-arrivals=true&brand=A', '?tags=new&sort=newest&brand=A'],
    ['?new-arrivals&sort=price-asc', '?tags=new&sort=price-asc'],
    ['?sales=1', '?tags=on-sale'],
    ['?sales&tags=on-sale', '?tags=on-sale'],
    ['?query=sales', null],
  ])('may name a list that tags make: %s', (search, spelled) => {
    const verdict = spelled === null ? { kind: 'continue' } : { kind: 'redirect', search: spelled };
    expect(verdictOn(search)).toMatchObject(verdict);
  });

  it('are no business of other pages', () => {
    expect(verdictOn('?page=0', '/ofen/')).toEqual({ kind: 'continue' });
  });
});
