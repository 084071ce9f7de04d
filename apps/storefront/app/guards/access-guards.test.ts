import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isAuthenticated, nonAuthenticated, staffOnly } from './access-guards.ts';

describe('a page of customers', () => {
  const verdictOn = (path: string, isLoggedIn: boolean | null, search = '') =>
    isAuthenticated(factsOf(countries.CH, { path, search, isLoggedIn }));

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

describe('a page of guests', () => {
  const verdictOn = (path: string, isLoggedIn: boolean | null) =>
    nonAuthenticated(factsOf(countries.CH, { path, isLoggedIn, search: '?next=%2Fx' }));

  it.each([
    ['/login', '/'],
    ['/it/create-account', '/it/'],
  ])('sends a customer home: %s', (path, home) => {
    expect(verdictOn(path, true)).toEqual({ kind: 'redirect', status: 302, path: home, search: '' });
  });

  it('leads a customer on to the addresses in the checkout', () => {
    expect(verdictOn('/it/checkout/create-account', true)).toMatchObject({
      status: 302,
      path: '/it/checkout/addresses',
    });
  });

  it.each([false, null])('opens to a guest, and to whom nobody could ask about: %j', (isLoggedIn) => {
    expect(verdictOn('/login', isLoggedIn)).toEqual({ kind: 'continue' });
  });

  it.each(['/', '/log-out', '/my-account/my-profile'])('is not %s', (path) => {
    expect(verdictOn(path, true)).toEqual({ kind: 'continue' });
  });
});

describe('a page of staff', () => {
  const verdictOn = (path: string, isStaff: boolean) => staffOnly(factsOf(countries.CH, { path, isStaff })).kind;

  it('is not there for anybody else', () => {
    expect(verdictOn('/staff/ui', false)).toBe('answer');
    expect(verdictOn('/fr/staff/ui', false)).toBe('answer');
    expect(verdictOn('/staff/ui', true)).toBe('continue');
  });

  it('is not any other page', () => {
    expect(verdictOn('/staffeleien/', false)).toBe('continue');
  });
});
