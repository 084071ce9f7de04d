import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isOldUrlWithPrefix } from './is-old-url-with-prefix.ts';

const verdictOn = (path: string, search = '', country = countries.CH) =>
  isOldUrlWithPrefix(factsOf(country, { path, search }));

const movedTo = (path: string, search = '') => ({ kind: 'redirect', status: 301, path, search });

describe('an address of a former shop', () => {
  it.each([
    ['/category/ofen', '/ofen/'],
    ['/category/ofen/', '/ofen/'],
    ['/c/ofen/', '/ofen/'],
    ['/p/ofen-10000001', '/ofen-10000001'],
    ['/fr/category/fours', '/fr/fours/'],
  ])('loses its prefix: %s', (path, target) => {
    expect(verdictOn(path, '?a=1')).toEqual(movedTo(target, '?a=1'));
  });

  it('gets the native prefix of a category where routing is native', () => {
    expect(verdictOn('/category/krosnys', '', countries.LT)).toEqual(movedTo('/c/krosnys/'));
  });

  it.each(['/c/krosnys/', '/p/krosnis-10000001'])('is the right one where routing is native: %s', (path) => {
    expect(verdictOn(path, '', countries.LT)).toEqual({ kind: 'continue' });
  });

  it('turns a search path into a query before the others', () => {
    expect(verdictOn('/search/')).toEqual(movedTo('/search'));
    expect(verdictOn('/search/', '?query=a')).toEqual(movedTo('/search', '?query=a'));
    expect(verdictOn('/search/pizza%20ofen')).toEqual(movedTo('/search', '?query=pizza%20ofen'));
    expect(verdictOn('/fr/search/four/', '?page=2')).toEqual(movedTo('/fr/search', '?query=four&page=2'));
  });

  it('is no search for words where its name is that of a list', () => {
    expect(verdictOn('/search/new-arrivals')).toEqual(movedTo('/search', '?new-arrivals'));
    expect(verdictOn('/fr/search/sales/', '?page=2')).toEqual(movedTo('/fr/search', '?sales&page=2'));
  });

  it.each(['/', '/search', '/category/', '/c/', '/category/a/b', '/search/a/b', '/categoryx/a', '/constructor/a'])(
    'is not %s',
    (path) => {
      expect(verdictOn(path)).toEqual({ kind: 'continue' });
    },
  );
});
