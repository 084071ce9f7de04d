import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { firstPageRedirection } from './first-page-redirection.ts';

const verdictOn = (search: string) => firstPageRedirection(factsOf(countries.DE, { path: '/ofen/', search }));

describe('the first page of a list', () => {
  it.each([
    ['?page=1', ''],
    ['?page=1&brand=A%20B', '?brand=A%20B'],
    ["?q=it's+1&page=1&empty=&x", "?q=it's+1&empty=&x"],
  ])('needs no number: %s', (search, rest) => {
    expect(verdictOn(search)).toEqual({ kind: 'redirect', status: 308, path: '/ofen/', search: rest });
  });

  it.each(['', '?', '?page=2', '?page=10', '?page=11&x=1', '?homepage=1', '?page', '?page='])(
    'is not what %j asks for',
    (search) => {
      expect(verdictOn(search)).toEqual({ kind: 'continue' });
    },
  );
});
