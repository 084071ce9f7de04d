import type { Language } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { brandModelPrefixes } from '../families/brands';
import { generateBlock } from './block';
import { categoryTree } from './categories';
import { categoryTexts } from './category-texts';
import { productTexts } from './product-texts';
import { loadWords, type Words } from './words';

const seed = 25;
const products = Array.from({ length: 30 }, (_, block) => generateBlock(seed, block)).flat();
const allWords = loadWords();
function wordsIn(language: Language): Words {
  const words = allWords.find((candidate) => candidate.language === language);
  if (words === undefined) throw new Error(`no words in ${language}`);
  return words;
}

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

const latinWords = (text: string) => text.match(/[A-Za-z]{4,}/g) ?? [];

describe.each(allWords)('the product texts in $language', (words) => {
  const texts = products.map((product) => productTexts(product, words));

  it('have an address of their own that ends in the product number', () => {
    expect(texts.filter(({ slug }) => !/^(?:[a-z0-9]+-)+\d{8}$/.test(slug) || slug.length > 200)).toEqual([]);
    expect(texts.map(({ slug }) => `EX${slug.slice(-8)}`)).toEqual(products.map(({ sku }) => sku));
    expect(new Set(texts.map(({ slug }) => slug)).size).toBe(products.length);
  });

  it('have a name of their own, and nothing left to fill in', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBe(products.length);
    const open = texts.flatMap(stringsIn).filter((text) => /[{}]|undefined|NaN/.test(text));
    expect(open).toEqual([]);
  });

  it('say something in every part', () => {
    const thin = texts.filter(
      (text) => text.highlights.length < 2 || text.faq.length < 2 || text.deliveryPackage.length === 0,
    );
    expect(thin.map(({ name }) => name)).toEqual([]);
    expect(texts.filter(({ metaTitle }) => metaTitle.length > 255)).toEqual([]);
  });
});

describe.each(['el', 'bg'] as const)('a name in %s', (language) => {
  const english = wordsIn('en');
  const brands = new Set(latinWords(Object.keys(brandModelPrefixes).join(' ')).map((word) => word.toLowerCase()));
  const { families, subtypes, values, groups, departments, templates } = english;
  const spoken = stringsIn({ families, subtypes, values, groups, departments, templates }).flatMap(latinWords);
  const englishWords = new Set(spoken.map((word) => word.toLowerCase()).filter((word) => !brands.has(word)));
  const left = (text: string) => latinWords(text).filter((word) => englishWords.has(word.toLowerCase()));

  it('of a product has no English left in it', () => {
    const names = products.map((product) => productTexts(product, wordsIn(language)).name.replace(product.model, ''));
    expect([...new Set(names.flatMap(left))]).toEqual([]);
  });

  it('of a category has no English left in it', () => {
    const texts = categoryTexts(categoryTree(), wordsIn(language));
    expect([...new Set([...texts.values()].flatMap(({ name }) => left(name)))]).toEqual([]);
  });
});

describe('the warnings of a product', () => {
  const warningsOf = (family: string) => {
    const product = products.find(({ unit, kind }) => unit.family.key === family && kind === 'new');
    if (product === undefined) throw new Error(`there is no product of ${family}`);
    return productTexts(product, wordsIn('en')).safetyWarnings.join(' ');
  };

  it('follow from what it is', () => {
    expect(warningsOf('deep-fryers')).toMatch(/socket.*burns/);
    expect(warningsOf('office-chairs')).toContain('maximum load');
    expect(warningsOf('office-chairs')).not.toMatch(/socket|burns|blades/);
  });

  it('are never missing', () => {
    const silent = products.filter((product) => productTexts(product, wordsIn('de')).safetyWarnings.length === 0);
    expect(silent).toEqual([]);
  });
});

describe('numbers in names', () => {
  it('stay with their unit at the end of a line', () => {
    const names = products.map((product) => productTexts(product, wordsIn('de')).name);
    expect(names.filter((name) => /\d (?:W|l|kg|mm|V|bar)\b/.test(name))).toEqual([]);
    expect(names.some((name) => /\d\u00a0(?:W|l|kg|mm)/.test(name))).toBe(true);
  });

  it('are written the way of the language', () => {
    expect(wordsIn('de').formatNumber(1234.5)).toBe('1.234,5');
    expect(wordsIn('en').formatNumber(1234.5)).toBe('1,234.5');
    expect(wordsIn('fr').formatNumber(0.5)).toBe('0,5');
  });
});
