import { blockKinds, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { brandPages, fragmentKeys } from '@tradehall/domain/content/content-pages.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { basePages } from '@tradehall/engine/content/base/base-pages';
import { writtenLocales } from '@tradehall/engine/content/base/base-texts';
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

describe.each(writtenLocales)('the pages of the demo in %s', (locale) => {
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

  it('name the steps of the volume discount, which the demo enters', () => {
    const page = pages.find(({ key }) => key === 'volume-discount');
    expect(JSON.stringify(page)).toMatch(/5\s*%.*10\s*%.*15\s*%/);
  });

  it('are what the departments lead on to', () => {
    const all = new Set([...keys, ...basePages(locale).map(({ key }) => key)]);
    const posts = Object.keys(departments).flatMap((department) => departmentPosts(department));
    expect(posts.filter((key) => !all.has(key))).toEqual([]);
  });

  it('show every kind of block on the page of samples', () => {
    const samples = pages.find(({ key }) => key === 'block-samples')?.blocks ?? [];
    expect(samples.map(({ kind }) => kind).sort()).toEqual([...blockKinds].sort());
  });
});

it('has no ß in Switzerland', () => {
  expect(JSON.stringify(demoPages('de-CH'))).not.toContain('ß');
});
