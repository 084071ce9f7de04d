import { countries } from '@tradehall/domain/countries/countries.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { translationFaults } from '@tradehall/testing/texts/translation-faults.ts';
import { describe, expect, it } from 'vitest';
import { generateBlock } from '../generate/block';
import { blockSize } from '../generate/block-plan';
import { categoryKeyOf } from '../generate/categories';
import { sizes } from '../import/sizes';
import { articlePageKey, articlePages, articles } from './articles';
import { articleTextsOf, contentTextsIn } from './demo-texts';

const english = articleTextsOf('en');
const none = { missing: [], unknown: [], otherPlaceholders: [], english: [] };

type ArticleText = (typeof english)[keyof typeof english];

const wordsOf = ({ lead, sections }: ArticleText): string =>
  [lead, ...sections.flatMap(({ heading, text }) => [heading, text])].join(' ');

/** The same in every language, but for how it writes them. */
const figuresOf = (article: ArticleText): readonly string[] =>
  article.sections.flatMap(({ text }) =>
    (text.match(/\d[\d\u00A0]*(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replaceAll(/[.,\u00A0]/g, '')).toSorted(),
  );

describe.each(languages)('the articles in %s', (language) => {
  const texts = articleTextsOf(language);

  it.runIf(language !== 'en')('are whole, and nothing of them is left in English', () => {
    expect(translationFaults(english, texts)).toEqual(none);
  });

  it('are as long as an article and not longer', () => {
    const lengths = articles.map(({ key }) => [key, wordsOf(texts[key]).split(/\s+/).length] as const);
    expect(lengths.filter(([, words]) => words < 120 || words > 300)).toEqual([]);
  });

  it('say the same figures', () => {
    for (const { key } of articles) expect([key, figuresOf(texts[key])]).toEqual([key, figuresOf(english[key])]);
  });
});

it.each(localeCodes)('an article of %s leads to its goods, to three others and to all of them', (locale) => {
  const pages = articlePages(locale, contentTextsIn(locale));
  const keys = articles.map(({ key }) => articlePageKey(key));
  expect(pages.map(({ key }) => key)).toEqual(keys);
  for (const { key, blocks } of pages) {
    const posts = blocks.find(({ kind }) => kind === 'blog-posts-with-link')?.fields;
    const next = posts !== undefined && 'posts' in posts ? posts.posts.map(({ link }) => link.to) : [];
    expect(new Set(next).size).toBe(3);
    expect(next).not.toContain(`page:${key}`);
    expect(JSON.stringify(blocks)).toContain('"to":"page:inspirations"');
    expect(JSON.stringify(blocks)).toContain('"to":"category:');
  }
});

it('has goods to show below every article in each shop that sells, however small the catalogue', () => {
  const blocks = Array.from({ length: sizes.ci / blockSize }, (_, block) => generateBlock(25, block));
  const sold = blocks.flat().filter(({ eligibleForSelling }) => eligibleForSelling);
  const locales = Object.values(countries)
    .filter(({ checkoutEnabled }) => checkoutEnabled)
    .flatMap((country) => country.locales);
  const empty = articles.flatMap(({ category }) =>
    locales
      .filter(
        (locale) =>
          !sold.some(({ unit }) => unit.locales.includes(locale) && categoryKeyOf(unit).startsWith(`${category}/`)),
      )
      .map((locale) => `${locale} ${category}`),
  );
  expect(empty).toEqual([]);
});
