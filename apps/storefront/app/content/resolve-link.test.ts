import { describe, expect, it } from 'vitest';
import { contentPagesOf } from '../routing/content-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import { shopOf } from '../testing/shop-of.ts';
import { resolveLink, isShopHostOf } from './resolve-link.ts';

const payment = { key: 'payment', slug: 'paiement', title: 'Paiement', slugAllLocales: {} };
const shop = shopOf('fr-CH', { contentPages: contentPagesOf([payment]) });
const facts = {
  links: pageLinks(shop),
  categorySlugs: new Map([['ovens', 'fours']]),
  productSlugs: new Map([['EX10000001', 'four-a-pizza-10000001']]),
  isShopHost: isShopHostOf(shop),
  newTabHint: 'dans un nouvel onglet',
};
const hrefOf = (to: string) => resolveLink(to, facts)?.href ?? null;
const isExternal = (to: string) => resolveLink(to, facts)?.newTabHint === facts.newTabHint;

describe("an author's link", () => {
  it.each([
    ['page:payment', '/fr/paiement/'],
    ['category:ovens', '/fr/fours/'],
    ['product:EX10000001', '/fr/four-a-pizza-10000001'],
    ['route:home', '/fr/'],
    ['route:order/withdraw', '/fr/order/find?withdraw'],
    ['mailto:service@tradehall.ch', 'mailto:service@tradehall.ch'],
    ['tel:+41 800 000 000', 'tel:+41 800 000 000'],
  ])('to %s leads to %s in the same tab', (to, href) => {
    expect(resolveLink(to, facts)).toEqual({ href, newTabHint: null });
  });

  it('carries the filters of a search', () => {
    const links = { ...facts.links, route: () => '/fr/search' };
    expect(resolveLink('search:tags=on-sale&sort=newest', { ...facts, links })?.href).toBe(
      '/fr/search?tags=on-sale&sort=newest',
    );
  });

  it.each(['page:jobs', 'category:saunas', 'product:EX10000002', 'route:no-such-page', 'route:alternative-home'])(
    'to %s leads nowhere where the shop has no such page',
    (to) => {
      expect(resolveLink(to, facts)).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', '//example.org', '/fours/', '#top', ''])(
    'is none when it is spelled %j',
    (to) => {
      expect(resolveLink(to, facts)).toBeNull();
    },
  );
});

describe('a full address', () => {
  it('of a country shop is within the shop', () => {
    expect(isExternal('https://de.localhost/ofen/')).toBe(false);
    expect(hrefOf('https://de.localhost/ofen/')).toBe('https://de.localhost/ofen/');
  });

  it.each([
    ['the main domain', 'https://www.tradehall.com/about-us'],
    ["the site builder's", 'https://tradehall.webflow.io/landing'],
    ['a stranger', 'https://example.org/'],
    ['a stranger with a shop in its path', 'https://example.org/de.localhost/'],
    ['a stranger with a shop in its name', 'https://de.localhost.example.org/'],
    ['a stranger behind a user name', 'https://de.localhost@example.org/'],
  ])('of %s opens in a new tab', (_who, to) => {
    expect(isExternal(to)).toBe(true);
  });

  it.each([
    'inspiration',
    'inspirationen',
    'inspiracje',
    'ispirazioni',
    'inspiración',
    'inšpirácie',
    'įkvėpimas',
    'έμπνευση',
    'вдъхновение',
  ])('of the magazine opens in a new tab: %s', (word) => {
    expect(isExternal(`https://de.localhost/${encodeURIComponent(word)}/`)).toBe(true);
  });
});
