import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import {
  firstPageRedirection,
  forbiddenCharacters,
  forceLowercase,
  homeRedirection,
  localizeUrl,
  otherNameRedirection,
  slashRedirection,
} from './address-guards.ts';

describe('a path with forbidden characters', () => {
  const verdictOn = (path: string, search = '') => forbiddenCharacters(factsOf(countries.DE, { path, search }));

  it.each(["/o'fen/", '/%27ofen/', '/%22ofen%22/', "/x'-10000001", '/%E0%A4%A'])('is no page: %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'answer', status: 404 });
  });

  it('may have quotes in its query, which shoppers type', () => {
    expect(verdictOn('/search', `?query="12'`)).toEqual({ kind: 'continue' });
  });

  it.each(['/', '/ofen/', '/%C3%B6fen/', '/100%25/'])('leaves %s alone', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

describe('a path with upper-case letters', () => {
  const verdictOn = (path: string, search = '') => forceLowercase(factsOf(countries.GR, { path, search }));

  it('moves to its lower-case form and keeps the query as it is', () => {
    const target = { kind: 'redirect', status: 308, path: '/pizza-ovens/', search: '?Brand=ACME&q=%C3%84' };
    expect(verdictOn('/Pizza-OVENS/', '?Brand=ACME&q=%C3%84')).toEqual(target);
  });

  it('is recognised in any alphabet', () => {
    const upper = `/${encodeURIComponent('ΦΟΎΡΝΟΙ')}/`;
    expect(verdictOn(upper)).toMatchObject({ path: `/${encodeURIComponent('φούρνοι')}/` });
  });

  it.each(['/', '/ovens/', '/%C3%B6fen/'])('is not %s, whatever letters its encoding has', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

describe('the slash at the end of an address', () => {
  const verdictOn = (path: string, country = countries.BE) =>
    slashRedirection(factsOf(country, { path, search: '?page=2' }));

  const movedTo = (path: string) => ({ kind: 'redirect', status: 308, path, search: '?page=2' });

  it.each([
    ['/nl', '/nl/'],
    ['/fours', '/fours/'],
    ['/nl/ovens', '/nl/ovens/'],
    ['/%C3%B6fen', '/%C3%B6fen/'],
  ])('is put after home, category and content: %s', (path, target) => {
    expect(verdictOn(path)).toEqual(movedTo(target));
  });

  it.each([
    ['/four-10000001/', '/four-10000001'],
    ['/nl/oven-10000001/', '/nl/oven-10000001'],
    ['/search/', '/search'],
    ['/login/', '/login'],
    ['/create-account/', '/create-account'],
    ['/checkout/', '/checkout'],
    ['/checkout/cart/', '/checkout/cart'],
    ['/nl/my-account/my-profile/', '/nl/my-account/my-profile'],
    ['/password-reset/check-email/', '/password-reset/check-email'],
  ])('is taken from everything else: %s', (path, target) => {
    expect(verdictOn(path)).toEqual(movedTo(target));
  });

  it('follows the prefixes where routing is native', () => {
    expect(verdictOn('/c/krosnys', countries.LT)).toEqual(movedTo('/c/krosnys/'));
    expect(verdictOn('/p/krosnis-10000001/', countries.LT)).toEqual(movedTo('/p/krosnis-10000001'));
    expect(verdictOn('/apie-mus', countries.LT)).toEqual(movedTo('/apie-mus/'));
  });

  it('is one slash', () => {
    expect(verdictOn('//')).toEqual(movedTo('/'));
    expect(verdictOn('//evil.example//')).toEqual(movedTo('/evil.example/'));
    expect(verdictOn('/nl//ovens//')).toEqual(movedTo('/nl/ovens/'));
  });

  it.each(['/', '/nl/', '/fours/', '/four-10000001', '/checkout/cart', '/a/b', '/a_b'])('is right in %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

describe('the alternative home', () => {
  const verdictOn = (path: string) => homeRedirection(factsOf(countries.BE, { path, search: '?utm_source=mail' }));

  it.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/nl/home', '/nl/'],
    ['/nl/home/', '/nl/'],
  ])('leads from %s to the home page of its language', (path, target) => {
    expect(verdictOn(path)).toEqual({ kind: 'redirect', status: 308, path: target, search: '?utm_source=mail' });
  });

  it.each(['/', '/nl/', '/homes/', '/home/x'])('is not %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

describe('a visitor who chose a language before', () => {
  const verdictOn = (path: string, localeCookie: string | null) =>
    localizeUrl(factsOf(countries.BE, { localeCookie, path }));

  it('is sent from the home page to the one in that language, for now', () => {
    expect(verdictOn('/', 'nl-BE')).toEqual({ kind: 'redirect', status: 302, path: '/nl/', search: '' });
  });

  it.each(['fr-BE', 'nl-NL', 'nl', '//evil.example', '', null])('stays with the cookie %j', (localeCookie) => {
    expect(verdictOn('/', localeCookie)).toEqual({ kind: 'continue' });
  });

  it.each(['/nl/', '/fours/', '/four-10000001', '/search'])('stays on any other page: %s', (path) => {
    expect(verdictOn(path, 'nl-BE')).toEqual({ kind: 'continue' });
  });
});

describe('the first page of a list', () => {
  const verdictOn = (search: string) => firstPageRedirection(factsOf(countries.DE, { path: '/ofen/', search }));

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

describe('the address of a failed payment', () => {
  const verdictOn = (path: string) =>
    otherNameRedirection(factsOf(countries.CH, { path, search: '?error=payment-error' }));

  it.each([
    ['/adyen-payment-error', '/checkout/payment-error'],
    ['/adyen-payment-error/', '/checkout/payment-error'],
    ['/it/adyen-payment-error', '/it/checkout/payment-error'],
  ])('belongs to the checkout and keeps the reason: %s', (path, target) => {
    const moved = { kind: 'redirect', status: 308, path: target, search: '?error=payment-error' };
    expect(verdictOn(path)).toEqual(moved);
  });

  it.each(['/checkout/payment-error', '/adyen-payment-error/x', '/'])('is not %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

describe('another name of a page', () => {
  it.each([
    ['/checkout', '/checkout/cart'],
    ['/fr/checkout/', '/fr/checkout/cart'],
    ['/checkout/reset-password', '/checkout/password-reset'],
    ['/it/reset-password/', '/it/password-reset'],
  ])('leads to the page and keeps the query: %s', (path, target) => {
    const moved = { kind: 'redirect', status: 308, path: target, search: '?a=1' };
    expect(otherNameRedirection(factsOf(countries.CH, { path, search: '?a=1' }))).toEqual(moved);
  });
});
