import { attributeUnits } from '../families/attributes';
import type { Band } from '../families/bands';
import type { Family } from '../families/family';
import type { CategoryNode, CategorySubject } from './categories';
import { categoryContent } from './category-content';
import { shortened, slugOf } from './slug';
import { filled, formatValue, wordOf, type Words } from './words';

export interface CategoryTexts {
  readonly name: string;
  readonly slug: string;
  readonly intro: string;
  readonly contentHtml: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

const longestSlug = 150;

/** The texts of the whole tree, since no two categories of a language may share an address. */
export function categoryTexts(nodes: readonly CategoryNode[], words: Words): ReadonlyMap<CategoryNode, CategoryTexts> {
  const taken = new Set<string>();
  return new Map(
    nodes.map((node) => {
      const name = categoryName(node.subject, words, words.formatNumber);
      const slug = freeSlug(slugOf(categoryName(node.subject, words, String), words.language), taken);
      const intro = categoryIntro(node.subject, name, words);
      const { categoryMetaTitle, categoryMetaDescription } = words.templates;
      const metaTitle = filled(categoryMetaTitle, { name });
      const metaDescription = filled(categoryMetaDescription, { name });
      const contentHtml = categoryContent(node, intro, words);
      return [node, { name, slug, intro, contentHtml, metaTitle, metaDescription }];
    }),
  );
}

function categoryName(subject: CategorySubject, words: Words, formatNumber: (value: number) => string): string {
  const { templates } = words;
  switch (subject.level) {
    case 'department':
      return wordOf(words.departments, subject.department).name;
    case 'group':
      return wordOf(words.groups, subject.group);
    case 'family':
      return wordOf(words.families, subject.family.key).many;
    case 'subtype':
      return filled(templates.subtypeCategory, namesOf(subject, words));
    case 'band': {
      const band = bandName(subject.family, subject.band, { ...words, formatNumber });
      return filled(templates.bandCategory, { ...namesOf(subject, words), band });
    }
  }
}

function namesOf({ family, subtype }: { family: Family; subtype: string }, words: Words) {
  return { family: wordOf(words.families, family.key).many, subtype: wordOf(words.subtypes, subtype) };
}

function bandName({ bandAttribute }: Family, { from, to }: Band, words: Words): string {
  const { bandFrom, bandFromTo, bandUpTo } = words.templates;
  const unit = attributeUnits[bandAttribute];
  const start = from === null ? null : formatValue(words, from, unit);
  const end = to === null ? null : formatValue(words, to, unit);
  if (start === null) return filled(bandUpTo, { value: end ?? '' });
  if (start === end) return start;
  return end === null ? filled(bandFrom, { value: start }) : filled(bandFromTo, { from: start, to: end });
}

function categoryIntro(subject: CategorySubject, name: string, words: Words): string {
  if (subject.level === 'department') return wordOf(words.departments, subject.department).intro;
  if (subject.level === 'family') return wordOf(words.families, subject.family.key).description;
  return filled(words.templates.categoryIntro, { name });
}

function freeSlug(slug: string, taken: Set<string>): string {
  const short = shortened(slug, longestSlug);
  let free = short;
  for (let number = 2; taken.has(free); number += 1) free = `${short}-${number}`;
  taken.add(free);
  return free;
}
