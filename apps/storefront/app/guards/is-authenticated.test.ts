import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isAuthenticated } from './is-authenticated.ts';

const verdictOn = (path: string, isLoggedIn: boolean | null, search = '') =>
  isAuthenticated(factsOf(countries.CH, { path, search, isLoggedIn }));

describe('a page of customers', () => {
  it('lets a guest sign in first and remembers the page', () => {
    expect(verdictOn('/fr/my-account/my-profile', false, '?a=1&b=2')).toEqual({
      kind: 'redirect',
      status: 302,
      path: '/fr/login',
      search: '?next=%2Ffr%2Fmy-account%2Fmy-profile%3Fa%3D1%26b%3D2',
    });
  });

  it.each([true, null])('opens to a customer, and to whom nobody could ask about: %j', (isLoggedIn) => {
    expect(verdictOn('/my-account/my-profile', isLoggedIn)).toEqual({ kind: 'continue' });
  });

  it.each(['/', '/login', '/my-accounts/', '/ofen/'])('is not %s', (path) => {
    expect(verdictOn(path, false)).toEqual({ kind: 'continue' });
  });
});
