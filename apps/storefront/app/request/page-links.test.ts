import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { pageLinks } from './page-links.ts';

describe('links to pages', () => {
  it('stay in the language of the page', () => {
    const links = pageLinks(shopOf('fr-CH'));
    expect([links.home, links.category('fours'), links.product('four-10000001')]).toEqual([
      '/fr/',
      '/fr/fours/',
      '/fr/four-10000001',
    ]);
  });

  it('have no prefix in the default language', () => {
    const links = pageLinks(shopOf('de-DE'));
    expect([links.home, links.category('öfen')]).toEqual(['/', '/%C3%B6fen/']);
  });

  it('name the kind of page where routing is native', () => {
    const links = pageLinks(shopOf('lt-LT'));
    expect([links.category('krosnys'), links.product('krosnis-10000001')]).toEqual([
      '/c/krosnys/',
      '/p/krosnis-10000001',
    ]);
  });

  it.each([
    ['lt-LT', '/mokejimas/'],
    ['it-CH', '/it/mokejimas/'],
  ] as const)('find a content page of %s by its key', (locale, path) => {
    const page = { key: 'payment', slug: 'mokejimas', title: 'Mokėjimas', slugAllLocales: {} };
    const links = pageLinks(shopOf(locale, { contentPages: contentPagesOf([page]) }));
    expect(links.contentPage('payment')).toBe(path);
    expect(links.contentPage('our-history')).toBeNull();
  });

  it('lead to a route only when it is built', () => {
    const links = pageLinks(shopOf('nl-BE'));
    expect(links.route('home')).toBe('/nl/');
    expect(links.route('checkout')).toBeNull();
  });
});
