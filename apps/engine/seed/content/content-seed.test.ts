import { blockKinds, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { brandPages, fragmentKeys, staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { languages } from '@tradehall/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { departments } from '../families/departments';
import { departmentPosts } from './department-posts';
import { seededLocales, seededPages } from './content-seed';
import { textsOfLanguage } from './texts-of-language';

function textsOf(node: unknown, path: string[] = []): [string, string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

const english = textsOf(textsOfLanguage('en'));

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\w*\}?/g)]
    .map(([found]) => found)
    .sort()
    .join();
/** Slugs and single words are the same in several languages. */
const mayBeEnglish = ([path, text]: [string, string]) => path.endsWith('.slug') || !text.includes(' ');
const translations = languages.filter((language) => language !== 'en');

describe.each(translations)('the content texts in %s', (language) => {
  const texts = new Map(textsOf(textsOfLanguage(language)));

  it('say everything the English ones say, and nothing else', () => {
    expect([...texts.keys()]).toEqual(english.map(([path]) => path));
  });

  it('keep the placeholders of each text', () => {
    const changed = english.filter(([path, text]) => placeholdersOf(texts.get(path) ?? '') !== placeholdersOf(text));
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('leave no English sentence', () => {
    const left = english.filter((entry) => !mayBeEnglish(entry) && texts.get(entry[0]) === entry[1]);
    expect(left.map(([path]) => path)).toEqual([]);
  });
});

describe.each(seededLocales)('the first pages in %s', (locale) => {
  const pages = seededPages(locale);

  it('are made of whole blocks', () => {
    for (const { key, blocks } of pages) {
      for (const block of blocks) expect([key, contentBlock.safeParse(block).error?.issues ?? []]).toEqual([key, []]);
    }
  });

  it('are all there, each at its own address', () => {
    const keys = pages.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([...staticPageKeys, ...Object.keys(brandPages), ...fragmentKeys, 'home']),
    );
    const slugs = pages.map(({ slug }) => slug).filter((slug) => slug !== null);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('are what the departments lead on to', () => {
    const keys = new Set(pages.map(({ key }) => key));
    const posts = Object.keys(departments).flatMap((department) => departmentPosts(department));
    expect(posts.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('show every kind of block on the page of samples', () => {
    const samples = pages.find(({ key }) => key === 'block-samples')?.blocks ?? [];
    expect(samples.map(({ kind }) => kind).sort()).toEqual([...blockKinds].sort());
  });
});

it('has no ß in Switzerland', () => {
  expect(seededLocales).toContain('de-CH');
  expect(JSON.stringify(seededPages('de-CH'))).not.toContain('ß');
});
