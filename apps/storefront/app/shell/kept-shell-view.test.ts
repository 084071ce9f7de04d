import { describe, expect, it } from 'vitest';
import { contentPagesOf } from '../routing/content-pages.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { keptShellView } from './kept-shell-view.ts';

const contentPages = contentPagesOf([]);
const shop = shopOf('sv-SE', { contentPages });
const facts = {
  navigation: [],
  store: sampleStore,
  promo: [],
  today: new Date('2026-05-01T10:00:00Z'),
  query: new URLSearchParams(),
};

describe('the frame of a language', () => {
  it('is made once for all its pages', () => {
    expect(keptShellView({ ...facts }, shop)).toBe(keptShellView(facts, shopOf('sv-SE', { contentPages })));
  });

  it.each([
    ['departments', { navigation: [] }],
    ['store', { store: { ...sampleStore } }],
    ['line above every page', { promo: [] }],
    ['minute', { today: new Date('2026-05-01T10:01:00Z') }],
  ])('is made anew with another %s', (_, changed) => {
    expect(keptShellView({ ...facts, ...changed }, shop)).not.toBe(keptShellView(facts, shop));
  });

  it('is made anew when other content pages are there, or the shop has another address', () => {
    const known = keptShellView(facts, shop);
    expect(keptShellView(facts, shopOf('sv-SE', { contentPages: contentPagesOf([]) }))).not.toBe(known);
    const elsewhere = shopOf('sv-SE', { contentPages, originOf: () => 'http://se.localhost:3000' });
    expect(keptShellView(facts, elsewhere)).not.toBe(known);
  });

  it('is not kept with what one address asks of it', () => {
    const query = new URLSearchParams('confirmation=newsletter');
    expect(keptShellView({ ...facts, query }, shop).confirmation).not.toBeNull();
    expect(keptShellView(facts, shop).confirmation).toBeNull();
  });

  it('is one for each language', () => {
    expect(keptShellView(facts, shopOf('de-AT', { contentPages })).locale).toBe('de-AT');
    expect(keptShellView(facts, shop).locale).toBe('sv-SE');
  });
});
