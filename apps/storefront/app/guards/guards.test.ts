import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { factsOf } from '../testing/facts-of.ts';
import { guardRequest } from './guards.ts';
import type { RequestFacts } from './guard.ts';
import { safeRedirect } from '../routing/safe-redirect.ts';

type Visitor = Pick<RequestFacts, 'localeCookie' | 'isLoggedIn' | 'cart'>;

function verdictOn(url: string, country: Country, visitor: Partial<Visitor> = {}) {
  const [path = ''] = url.split('?', 1);
  return guardRequest(factsOf(country, { ...visitor, path, search: url.slice(path.length) }));
}

function redirectOf(url: string, country: Country, visitor: Partial<Visitor> = {}) {
  const verdict = verdictOn(url, country, visitor);
  return verdict.kind === 'redirect'
    ? [verdict.status, safeRedirect(`${verdict.path}${verdict.search}`)]
    : verdict.kind;
}

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
    ['/NL/Search/?page=0&sort=x&query=A', 301, '/nl/search?query=A'],
    ['/fr/Adyen-Payment-Error/?error=x', 308, '/checkout/payment-error?error=x'],
    ['/fr/Checkout/', 308, '/checkout/cart'],
    ['/NL/Reset-Password/', 308, '/nl/password-reset'],
    ['/nl/search/New-Arrivals/', 301, '/nl/search?tags=new&sort=newest'],
    ['/search/sales?hitsPerPage=48', 301, '/search?tags=on-sale&hitsPerPage=48'],
    ['/NL/shop/exConsents/confirm?hash=Ab', 302, '/nl/newsletter-confirmation?token=Ab'],
    ['/exConsents/manageSubscriptions/?page=1&a=B', 302, '/my-account/my-newsletter?a=B'],
  ])('lead %s in one redirect (%i) to %s', (url, status, target) => {
    expect(redirectOf(url, countries.BE)).toEqual([status, target]);
  });

  it('redirect only for now as soon as the visitor has a say', () => {
    expect(redirectOf('/fr/category/home?page=1&a=1', countries.BE, { localeCookie: 'nl-BE' })).toEqual([
      302,
      '/nl/?a=1',
    ]);
  });

  it('lead through the checkout in one redirect, whatever is missing', () => {
    const cart = { hasLines: true, hasShipping: false };
    expect(redirectOf('/FR/Checkout/Payment/', countries.CH, { cart })).toEqual([302, '/fr/checkout/addresses']);
    expect(redirectOf('/checkout/login', countries.CH, { isLoggedIn: true })).toEqual([308, '/checkout/addresses']);
    expect(redirectOf('/fr/checkout/login', countries.CH, { isLoggedIn: false })).toEqual([
      308,
      '/fr/checkout/addresses',
    ]);
  });

  it('send a guest from a page of customers to the login in one step, and a customer home', () => {
    const account = '/NL/My-Account/My-Profile/';
    expect(redirectOf(account, countries.BE, { isLoggedIn: false })).toEqual([
      302,
      '/nl/login?next=%2Fnl%2Fmy-account%2Fmy-profile',
    ]);
    expect(redirectOf('/fr/Login', countries.BE, { isLoggedIn: true })).toEqual([302, '/']);
    expect(redirectOf('/login', countries.BE, { isLoggedIn: true, localeCookie: 'nl-BE' })).toEqual([302, '/nl/']);
  });

  it.each(['/', '/?query', '/nl/', '/fours/?page=2', '/four-10000001', '/%c3%b6fen/', '/assets/A.js', '/A.data'])(
    'let %s pass',
    (url) => {
      expect(redirectOf(url, countries.BE)).toBe('continue');
    },
  );

  it.each(["/FOURS'", '/DE/Ofen/', '/fr/de/', '/NL/Staff/UI/'])('answer %s without a redirect before', (url) => {
    expect(redirectOf(url, countries.BE)).toBe('answer');
  });
});

const words = [
  'my-account',
  'My-Profile',
  'exConsents',
  'confirm',
  'manageSubscriptions',
  'adyen-payment-error',
  'home',
  'Home',
  'category',
  'search',
  'c',
  'p',
  'ovens',
  'Öfen',
  'oven-10000001',
  'login',
  'checkout',
  'addresses',
  'payment',
];
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
const parameter = fc.oneof(
  fc.constantFrom(
    'page=1',
    'page=2',
    'page=0',
    'hitsPerPage=7',
    'sort=x',
    'hash=a',
    'hash=%2F%2Fevil',
    'query=A%20b',
    "q='",
    '',
  ),
  fc.webQueryParameters(),
);
const search = fc.array(parameter, { maxLength: 3 }).map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
const visitor = fc.record({
  localeCookie: fc.option(fc.constantFrom(...localeCodes)),
  isLoggedIn: fc.option(fc.boolean()),
  cart: fc.option(fc.record({ hasLines: fc.boolean(), hasShipping: fc.boolean() })),
});

const visits = Number(process.env['GUARD_VISITS'] ?? 400);

describe.each(Object.values(countries))('the guards in $code', (country) => {
  const shop = `https://www.tradehall.${country.domainEnding}`;

  it('never redirect to an address that is redirected again, nor away from the shop', () => {
    let redirects = 0;
    fc.assert(
      fc.property(path, search, visitor, (written, query, who) => {
        const verdict = verdictOn(`${written}${query}`, country, who);
        if (verdict.kind !== 'redirect') return;
        redirects += 1;
        const target = safeRedirect(`${verdict.path}${verdict.search}`);
        const url = new URL(target, shop);
        expect(url.origin).toBe(shop);
        expect(url.pathname).toBe(verdict.path);
        expect(verdictOn(target, country, who).kind).not.toBe('redirect');
      }),
      { numRuns: visits },
    );
    expect(redirects).toBeGreaterThan(visits / 4);
  });
});
