import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { slashRedirection } from './slash-redirection.ts';

const verdictOn = (path: string, country = countries.BE) =>
  slashRedirection(factsOf(country, { path, search: '?page=2' }));

const movedTo = (path: string) => ({ kind: 'redirect', status: 308, path, search: '?page=2' });

describe('the slash at the end of an address', () => {
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
