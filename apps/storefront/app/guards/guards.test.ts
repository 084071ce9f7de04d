import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { languages } from '@tradehall/domain/countries/languages.ts';
import { localeCodes } from '@tradehall/domain/countries/locales.ts';
import { guardRequest } from './guards.ts';
import { safeRedirect } from './safe-redirect.ts';

const verdictOn = (url: string, country: Country, localeCookie: string | null = null) => {
  const [path = ''] = url.split('?', 1);
  return guardRequest({ country, localeCookie, path, search: url.slice(path.length) });
};

const redirectOf = (url: string, country: Country, localeCookie: string | null = null) => {
  const verdict = verdictOn(url, country, localeCookie);
  return verdict.kind === 'redirect'
    ? [verdict.status, safeRedirect(`${verdict.path}${verdict.search}`)]
    : verdict.kind;
};

describe('all guards together', () => {
  it.each([
    ['/FR/Category/Fours?page=1&Brand=A', 301, '/fours/?Brand=A'],
    ['/fr/HOME', 308, '/'],
    ['/NL/Home?page=1', 308, '/nl/'],
    ['/fr/search/Four/?page=1', 301, '/search?query=four'],
    ['/nl/p/Oven-10000001/', 301, '/nl/oven-10000001'],
    ['/category/fr', 301, '/'],
    ['/category/home', 301, '/'],
    ['/fr//fr/fours', 308, '/fours/'],
    ['/fr//evil.example-10000001', 308, '/evil.example-10000001'],
  ])('lead %s in one redirect (%i) to %s', (url, status, target) => {
    expect(redirectOf(url, countries.BE)).toEqual([status, target]);
  });

  it('redirect only for now as soon as the visitor has a say', () => {
    expect(redirectOf('/fr/category/home?page=1&a=1', countries.BE, 'nl-BE')).toEqual([302, '/nl/?a=1']);
  });

  it.each(['/', '/?query', '/nl/', '/fours/?page=2', '/four-10000001', '/%c3%b6fen/', '/assets/A.js', '/A.data'])(
    'let %s pass',
    (url) => {
      expect(redirectOf(url, countries.BE)).toBe('continue');
    },
  );

  it.each(["/FOURS'", '/DE/Ofen/', '/fr/de/'])('answer %s without a redirect before', (url) => {
    expect(redirectOf(url, countries.BE)).toBe('answer');
  });
});

const words = ['home', 'Home', 'category', 'search', 'c', 'p', 'ovens', 'Öfen', 'oven-10000001', 'login', 'checkout'];
const hostile = [
  '',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5c',
  '\\',
  "'",
  '%',
  'evil.example',
  '@evil.example',
  'api',
  'a_b',
  '%C3%96',
];
const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...languages),
  fc.constantFrom(...hostile),
  fc.string(),
);
const path = fc.tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '//')).map(([segments, end]) => {
  return `/${segments.join('/').replaceAll('?', '')}${end}`;
});
const parameter = fc.oneof(fc.constantFrom('page=1', 'page=2', 'query=A%20b', "q='", ''), fc.webQueryParameters());
const search = fc.array(parameter, { maxLength: 3 }).map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
const cookie = fc.option(fc.constantFrom(...localeCodes));

describe.each(Object.values(countries))('the guards in $code', (country) => {
  const shop = `https://www.tradehall.${country.domainEnding}`;

  it('never redirect to an address that is redirected again, nor away from the shop', () => {
    let redirects = 0;
    fc.assert(
      fc.property(path, search, cookie, (written, query, localeCookie) => {
        const verdict = verdictOn(`${written}${query}`, country, localeCookie);
        if (verdict.kind !== 'redirect') {
          return;
        }
        redirects += 1;
        const target = safeRedirect(`${verdict.path}${verdict.search}`);
        const url = new URL(target, shop);
        expect(url.origin).toBe(shop);
        expect(url.pathname).toBe(verdict.path);
        expect(verdictOn(target, country, localeCookie).kind).not.toBe('redirect');
      }),
      { numRuns: 2_000 },
    );
    expect(redirects).toBeGreaterThan(500);
  });
});
