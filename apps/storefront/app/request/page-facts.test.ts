import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '@tradehall/domain/locales/locales.ts';
import { shopOf } from '../testing/shop-of.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { pageMeta } from './page-meta.ts';
import { homePaths, pathsOfPage, pathsOfRoute } from './page-paths.ts';

const paths = pathsOfPage('category', { 'de-CH': 'ofen', 'fr-CH': 'fours', 'lt-LT': 'krosnys', 'en-GB': 'ovens' });
const factsIn = (locale: Locale, search = '') => pageFacts({ title: 'x', paths, search }, shopOf(locale));

describe('the versions of a page', () => {
  it('have the address of their country and language', () => {
    expect(factsIn('fr-CH')).toMatchObject({
      canonical: 'https://ch.localhost/fr/fours/',
      alternates: [
        { locale: 'de-CH', href: 'https://ch.localhost/ofen/' },
        { locale: 'fr-CH', href: 'https://ch.localhost/fr/fours/' },
        { locale: 'en-GB', href: 'https://gb.localhost/ovens/' },
        { locale: 'lt-LT', href: 'https://lt.localhost/c/krosnys/' },
      ],
      forEverybodyElse: 'https://gb.localhost/ovens/',
    });
  });

  it.each(['', '?page=2'])('name one another, each in the same way (%j)', (search) => {
    for (const locale of ['de-CH', 'fr-CH', 'lt-LT', 'en-GB'] as const) {
      const { alternates, canonical } = factsIn(locale, search);
      expect(alternates).toContainEqual({ locale, href: canonical });
      for (const other of alternates) {
        expect(factsIn(other.locale, search).alternates).toEqual(alternates);
        expect(factsIn(other.locale, search).canonical).toBe(other.href);
      }
    }
  });

  it('of a later page of a list are those of the same store', () => {
    expect(factsIn('fr-CH', '?page=2').alternates.map(({ href }) => href)).toEqual([
      'https://ch.localhost/ofen/?page=2',
      'https://ch.localhost/fr/fours/?page=2',
    ]);
  });

  it('of the home page are in every locale', () => {
    const { alternates } = pageFacts({ title: 'x', paths: homePaths }, shopOf('it-CH'));
    expect(alternates.map(({ locale }) => locale)).toEqual([...localeCodes]);
    expect(alternates).toContainEqual({ locale: 'it-CH', href: 'https://ch.localhost/it/' });
  });
});

describe('a route of the shop', () => {
  it('has the same path in every language of the store, for who changes the language there', () => {
    const shop = shopOf('fr-CH');
    const { alternates } = pageFacts({ title: 'x', paths: pathsOfRoute('search', shop), search: '?query=x' }, shop);
    expect(alternates.map(({ href }) => href)).toEqual([
      'https://ch.localhost/search?query=x',
      'https://ch.localhost/fr/search?query=x',
      'https://ch.localhost/it/search?query=x',
    ]);
  });
});

describe('the head of a page', () => {
  const isShared = (tag: object) => 'property' in tag || ('name' in tag && tag.name === 'twitter:card');
  const plainMeta = (facts: PageFacts) => pageMeta(facts).filter((tag) => !isShared(tag));

  it('says what the page is and where its versions are', () => {
    const facts = { ...factsIn('fr-CH', '?page=2'), description: 'Fours' };
    expect(plainMeta(facts)).toEqual([
      { title: 'x | Tradehall' },
      { name: 'description', content: 'Fours' },
      { tagName: 'link', rel: 'canonical', href: 'https://ch.localhost/fr/fours/?page=2' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'de-CH', href: 'https://ch.localhost/ofen/?page=2' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'fr-CH', href: 'https://ch.localhost/fr/fours/?page=2' },
    ]);
  });

  it('names no versions to search engines that are not to list the page', () => {
    const facts = { ...factsIn('fr-CH'), robots: 'noindex' };
    expect(pageMeta(facts)).toEqual([{ title: 'x | Tradehall' }, { name: 'robots', content: 'noindex' }]);
  });

  it('names no versions where there are none, and the shop where there is no page', () => {
    expect(plainMeta(pageFacts({ title: 'Tradehall', paths: {} }, shopOf('de-DE')))).toEqual([{ title: 'Tradehall' }]);
    expect(pageMeta(undefined)).toEqual([{ title: 'Tradehall' }]);
  });

  it('says what stands beside a link that somebody shares', () => {
    const social = {
      type: 'product',
      image: { url: 'https://ch.localhost/media/oven-1280.webp', alt: 'Four' },
      price: { amount: '1299.00', currency: 'CHF' },
    } as const;
    const tags = pageMeta({ ...factsIn('fr-CH'), social });
    expect(tags).toEqual(
      expect.arrayContaining([
        { property: 'og:type', content: 'product' },
        { property: 'og:url', content: 'https://ch.localhost/fr/fours/' },
        { property: 'og:locale', content: 'fr_CH' },
        { property: 'og:image', content: 'https://ch.localhost/media/oven-1280.webp' },
        { property: 'product:price:amount', content: '1299.00' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });
});
