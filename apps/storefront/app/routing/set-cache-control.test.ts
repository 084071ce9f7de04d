import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { cacheControls, setCacheControl } from './set-cache-control.ts';

const page = {
  country: countries.BE,
  path: '/fours/',
  isDefaultLanguage: true,
  search: '',
  isStaff: false,
  status: 200,
  asked: cacheControls.shared,
};

describe('who may keep a page', () => {
  it('is everybody for a page that is the same for everybody', () => {
    expect(setCacheControl(page)).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    expect(setCacheControl({ ...page, path: '/', country: countries.DE })).toBe(cacheControls.shared);
  });

  it('is nobody for a page of one visitor, whatever its route says', () => {
    expect(setCacheControl({ ...page, path: '/my-account/my-profile' })).toBe('private, no-store');
    expect(setCacheControl({ ...page, path: '/login' })).toBe('private, no-store');
    expect(setCacheControl({ ...page, path: '/checkout/cart' })).toBe('private, no-store');
  });

  it('is nobody for what staff see, and for the addresses that show more to staff', () => {
    expect(setCacheControl({ ...page, isStaff: true })).toBe('private, no-store');
    expect(setCacheControl({ ...page, search: '?preview=7' })).toBe('private, no-store');
    expect(setCacheControl({ ...page, search: '?appVersion=true' })).toBe('private, no-store');
    expect(setCacheControl({ ...page, path: '/staff/ui' })).toBe('private, no-store');
  });

  it('is the visitor for the home page a language cookie leads away from', () => {
    expect(setCacheControl({ ...page, path: '/' })).toBe('private, no-cache');
    expect(setCacheControl({ ...page, path: '/', isDefaultLanguage: false })).toBe(cacheControls.shared);
  });

  it.each([404, 410, 500, 503])('is nobody for the answer %i', (status) => {
    expect(setCacheControl({ ...page, status })).toBe('no-store');
  });

  it('is nobody for a page that does not say', () => {
    expect(setCacheControl({ ...page, asked: null })).toBe('private, no-store');
  });
});
