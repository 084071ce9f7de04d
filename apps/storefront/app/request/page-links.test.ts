import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { pageLinks } from './page-links.ts';

describe('links to pages', () => {
  it('stay in the language of the page', () => {
    const links = pageLinks({ basename: '/fr/', country: countries.CH });
    expect([links.home, links.category('fours'), links.product('four-10000001')]).toEqual([
      '/fr/',
      '/fr/fours/',
      '/fr/four-10000001',
    ]);
  });

  it('have no prefix in the default language', () => {
    const links = pageLinks({ basename: '/', country: countries.DE });
    expect([links.home, links.category('öfen')]).toEqual(['/', '/%C3%B6fen/']);
  });

  it('name the kind of page where routing is native', () => {
    const links = pageLinks({ basename: '/', country: countries.LT });
    expect([links.category('krosnys'), links.product('krosnis-10000001')]).toEqual([
      '/c/krosnys/',
      '/p/krosnis-10000001',
    ]);
  });
});
