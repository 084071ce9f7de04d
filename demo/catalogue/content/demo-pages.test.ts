import { takesOrders } from '@tradehall/domain/countries/store.ts';
import { blockKinds, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { brandPages, fragmentKeys, orderingPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { basePages } from '@tradehall/engine/content/base/base-pages';
import { pagesOfLocales } from '@tradehall/engine/content/base/write-pages';
import { translationFaults } from '@tradehall/testing/texts/translation-faults.ts';
import { describe, expect, it } from 'vitest';
import { departments } from '../families/departments';
import { demoPages } from './demo-pages';
import { demoTextsOf } from './demo-texts';
import { departmentPosts } from './department-posts';

const none = { missing: [], unknown: [], otherPlaceholders: [], english: [] };

it.each(languages.filter((language) => language !== 'en'))('the texts of the demo are whole in %s', (language) => {
  expect(translationFaults(demoTextsOf('en'), demoTextsOf(language))).toEqual(none);
});

describe.each(localeCodes)('the pages of the demo in %s', (locale) => {
  const pages = demoPages(locale);
  const keys = pages.map(({ key }) => key);

  it('are made of whole blocks', () => {
    for (const { key, blocks } of pages) {
      for (const block of blocks) expect([key, contentBlock.safeParse(block).error?.issues ?? []]).toEqual([key, []]);
    }
  });

  it('are there besides those of every shop, each at its own address', () => {
    expect(keys).toEqual(expect.arrayContaining([...Object.keys(brandPages), ...fragmentKeys, 'home', 'inspirations']));
    const others = basePages(locale).filter(({ key }) => !keys.includes(key));
    const slugs = [...pages, ...others].map(({ slug }) => slug).filter((slug) => slug !== null);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('promise no discount where nothing can be ordered', () => {
    for (const page of pages.filter(({ key }) => key === 'home' || key === 'promo-area'))
      expect([page.key, JSON.stringify(page).includes('page:volume-discount')]).toEqual([
        page.key,
        takesOrders(locale),
      ]);
    expect(keys.includes('volume-discount')).toBe(takesOrders(locale));
  });

  it('show on the page of a brand what that brand makes', () => {
    for (const [key, brand] of Object.entries(brandPages)) {
      const blocks = pages.find((page) => page.key === key)?.blocks;
      expect(blocks).toContainEqual({
        kind: 'product-listing',
        fields: { source: { by: 'brand', brand, limit: 24 } },
      });
    }
  });

  it('have a sale of the season and of two trades, and a place to sign up for the newsletter', () => {
    expect(keys).toEqual(expect.arrayContaining(['winter-sale', 'gastronomy-sale', 'industrial-sale', 'newsletter']));
  });

  it.runIf(takesOrders(locale))('name the steps of the volume discount, which the demo enters', () => {
    const page = pages.find(({ key }) => key === 'volume-discount');
    expect(JSON.stringify(page)).toMatch(/5\s*%.*10\s*%.*15\s*%/);
  });

  it('are what the departments lead on to', () => {
    const all = new Set([...keys, ...basePages(locale).map(({ key }) => key)]);
    const posts = Object.keys(departments).flatMap((department) => departmentPosts(department));
    const isThere = (key: string) => all.has(key) || (!takesOrders(locale) && orderingPageKeys.has(key));
    expect(posts.filter((key) => !isThere(key))).toEqual([]);
  });

  it('show every kind of block on the page of samples', () => {
    const samples = pages.find(({ key }) => key === 'block-samples')?.blocks ?? [];
    expect(samples.map(({ kind }) => kind).sort()).toEqual([...blockKinds].sort());
  });
});

it('has no ß in Switzerland', () => {
  expect(JSON.stringify(demoPages('de-CH'))).not.toContain('ß');
});

it('takes the place of a page of every shop in each locale that has one of its own', () => {
  const own = (pages: ReturnType<typeof pagesOfLocales>) =>
    pages.filter(({ differs }) => differs).map(({ key, locale }) => `${key} ${locale}`);
  const replaced = new Set(demoPages('de-DE').map(({ key }) => key));
  const base = own(pagesOfLocales(basePages)).filter((page) => replaced.has(page.split(' ')[0] ?? ''));
  expect(base.length).toBeGreaterThan(0);
  expect(own(pagesOfLocales(demoPages))).toEqual(expect.arrayContaining(base));
});
