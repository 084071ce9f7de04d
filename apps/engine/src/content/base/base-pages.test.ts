import { takesOrders } from '@tradehall/domain/countries/store.ts';
import { contentBlock } from '@tradehall/domain/content/content-block.ts';
import { orderingPageKeys, staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { translationFaults } from '@tradehall/testing/texts/translation-faults.ts';
import { describe, expect, it } from 'vitest';
import { basePages } from './base-pages';
import { baseTextsOf } from './base-texts';

const none = { missing: [], unknown: [], otherPlaceholders: [], english: [] };

it.each(languages.filter((language) => language !== 'en'))('the base texts are whole in %s', (language) => {
  expect(translationFaults(baseTextsOf('en'), baseTextsOf(language))).toEqual(none);
});

describe.each(localeCodes)('the pages of a new shop in %s', (locale) => {
  const pages = basePages(locale);

  it('are made of whole blocks', () => {
    for (const { key, blocks } of pages) {
      for (const block of blocks) expect([key, contentBlock.safeParse(block).error?.issues ?? []]).toEqual([key, []]);
    }
  });

  it('are all there, each at its own address', () => {
    const keys = pages.map(({ key }) => key);
    const expected = [...staticPageKeys, 'home', 'contact', 'volume-discount'];
    expect(keys.toSorted()).toEqual(
      expected.filter((key) => takesOrders(locale) || !orderingPageKeys.has(key)).toSorted(),
    );
    const slugs = pages.map(({ slug }) => slug).filter((slug) => slug !== null);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('lead to no category, for there is none', () => {
    expect(JSON.stringify(pages)).not.toContain('category:');
  });

  it('promise no discount on the home page, for no steps are entered yet', () => {
    const home = pages.filter(({ key }) => key === 'home');
    expect(home).toHaveLength(1);
    expect(JSON.stringify(home)).not.toMatch(/page:volume-discount|%/);
    expect(pages.map(({ key }) => key)).not.toContain('promo-area');
  });

  it('name no step of a discount, for the steps are what an operator enters', () => {
    expect(JSON.stringify(pages)).not.toMatch(/\d\s*%/);
  });
});

it.each(localeCodes.filter(takesOrders))('the page about withdrawing leads to where it is done in %s', (locale) => {
  const page = basePages(locale).find(({ key }) => key === 'withdrawal-policy');
  expect(JSON.stringify(page?.blocks)).toContain('"to":"route:order/withdraw"');
});

describe.each(localeCodes.filter((locale) => !takesOrders(locale)))('where nothing can be ordered, %s', (locale) => {
  const text = JSON.stringify(basePages(locale));
  const { promises } = baseTextsOf(locale);

  it('the pages promise neither delivery nor returns, and lead to no page about ordering', () => {
    for (const { title } of [promises.delivery, promises.withdrawal, promises.guarantee])
      expect(text).not.toContain(JSON.stringify(title).slice(1, -1));
    expect(text).not.toMatch(/\{(?:freeShippingFrom|parcelFee|freightFee)\}/);
    for (const key of orderingPageKeys) expect(text).not.toContain(`page:${key}"`);
  });

  it('they say how to get a quotation', () => {
    expect(text).toContain(promises.quotation.title);
  });
});

it('has no ß in Switzerland', () => {
  expect(JSON.stringify(basePages('de-CH'))).not.toContain('ß');
});
