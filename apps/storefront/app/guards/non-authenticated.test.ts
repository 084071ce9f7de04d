import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { nonAuthenticated } from './non-authenticated.ts';

const verdictOn = (path: string, isLoggedIn: boolean | null) =>
  nonAuthenticated(factsOf(countries.CH, { path, isLoggedIn, search: '?next=%2Fx' }));

describe('a page of guests', () => {
  it.each([
    ['/login', '/'],
    ['/it/create-account', '/it/'],
  ])('sends a customer home: %s', (path, home) => {
    expect(verdictOn(path, true)).toEqual({ kind: 'redirect', status: 302, path: home, search: '' });
  });

  it('leads a customer on to the addresses in the checkout', () => {
    expect(verdictOn('/it/checkout/login', true)).toMatchObject({ status: 302, path: '/it/checkout/addresses' });
  });

  it.each([false, null])('opens to a guest, and to whom nobody could ask about: %j', (isLoggedIn) => {
    expect(verdictOn('/login', isLoggedIn)).toEqual({ kind: 'continue' });
  });

  it.each(['/', '/log-out', '/my-account/my-profile'])('is not %s', (path) => {
    expect(verdictOn(path, true)).toEqual({ kind: 'continue' });
  });
});
