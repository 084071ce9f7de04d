import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { sampleStore } from '../testing/sample-store.ts';
import { translator } from '../i18n/translator.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadNavigation, loadStore } from '../request/shop-documents.ts';
import { shellView } from './shell-view.ts';

const nothing = {
  navigation: null,
  store: null,
  promo: null,
  today: new Date('2026-05-01'),
  query: new URLSearchParams(),
};

describe('the frame of a page', () => {
  it('is in the language of the page', () => {
    const view = shellView(nothing, shopOf('fi-FI'));
    expect(view.locale).toBe('fi-FI');
    expect(view.footer.delivery).toContain('Suomi');
  });

  it('promises a quotation and nothing else where nothing can be ordered', () => {
    const { header, footer } = shellView(nothing, shopOf('el-GR'));
    expect(header.promises.texts).toEqual([translator('el-GR')('shell.offersOnRequest')]);
    expect(footer.delivery).toBeNull();
    const links = footer.columns.flatMap((column) => column.links.map(({ href }) => href));
    expect(links.filter((href) => /order\/find|returns/.test(href))).toEqual([]);
  });

  it('asks first for the letters of its language', () => {
    const { fonts } = shellView(nothing, shopOf('el-GR'));
    expect(fonts.map((font) => /inter-[a-z-]+?-wght/.exec(font)?.[0])).toEqual([
      'inter-greek-wght',
      'inter-latin-wght',
    ]);
  });

  it('links the departments that have products', () => {
    const navigation = [
      { key: 'gastronomy', name: 'Εστίαση', slug: 'estiasi', hasProducts: true, children: [] },
      { key: 'office', name: 'Γραφείο', slug: 'grafeio', hasProducts: false, children: [] },
    ];
    const view = shellView({ ...nothing, navigation }, shopOf('el-GR'));
    expect(view.header.bar.departments).toEqual([{ name: 'Εστίαση', href: '/estiasi/' }]);
  });

  it('still stands when nothing can be read', async () => {
    const shop = shopOf('el-GR');
    expect(await loadNavigation(shop)).toBeNull();
    expect(await loadStore(shop)).toBeNull();
    expect(shellView(nothing, shop).header.contact.rows).toEqual([]);
  });

  it('shows what runs to staff who ask for it, and to nobody else', () => {
    const query = new URLSearchParams('appVersion=true');
    const versionFor = (isStaff: boolean, asked = query) =>
      shellView({ ...nothing, query: asked }, shopOf('en-GB', { isStaff })).appVersion;
    expect(versionFor(true)).toBe('App version {version}');
    expect(versionFor(false)).toBeNull();
    expect(versionFor(true, new URLSearchParams())).toBeNull();
  });

  it('says what customers think where the store wants it, and where that figure comes from', () => {
    const reviewsOf = (store: StoreDocument, locale: Locale = 'de-DE') =>
      shellView({ ...nothing, store }, shopOf(locale)).header.reviews;
    const score = { average: 4.57, text: '4,6 von 5', count: '1.234 Bewertungen' };
    expect(reviewsOf(sampleStore)).toMatchObject({ showsScore: true, score });
    expect(reviewsOf(sampleStore)?.texts[0]).toContain('der kritischen ebenso wie der guten');
    const flags = { ...sampleStore.flags, trustpilot_in_header_enabled: false };
    expect(reviewsOf({ ...sampleStore, flags })).toBeNull();
  });

  it('has only the button where reviews are too few, or in countries without the new trust features', () => {
    const reviewsOf = (store: StoreDocument, locale: Locale) =>
      shellView({ ...nothing, store }, shopOf(locale)).header.reviews;
    const few = reviewsOf({ ...sampleStore, reviewSummary: null }, 'de-DE');
    expect(few).toMatchObject({ label: 'Unsere Bewertungen', showsScore: false, score: null });
    expect(few?.texts[0]).toContain('noch nicht genügend');
    expect(reviewsOf(sampleStore, 'de-AT')).toMatchObject({ showsScore: false, score: { text: '4,6 von 5' } });
  });

  it('has a cart only where one can buy', () => {
    expect(shellView(nothing, shopOf('de-DE')).header.cart?.items.other).toMatch(/\{count\}/);
    expect(shellView(nothing, shopOf('el-GR')).header.cart).toBeNull();
  });
});
