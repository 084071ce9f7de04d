import type { Language } from '../locales/languages.ts';
import { measuredWords } from './measured-words.ts';
import { synonymTexts } from './synonym-texts.ts';
import { wordStem } from './word-stem.ts';

export interface SynonymGroup {
  /** Names for one thing, each as stems with spaces between. */
  readonly names: readonly string[];
  /** The same names as people write them. */
  readonly written: string;
}

const groupsByLanguage = new Map<Language, readonly SynonymGroup[]>();

export function synonymGroups(language: Language): readonly SynonymGroup[] {
  const known = groupsByLanguage.get(language);
  if (known !== undefined) return known;
  const stemmed = (name: string) =>
    measuredWords(name)
      .map(({ word }) => wordStem(language, word))
      .join(' ');
  const groups = synonymTexts[language].map((group) => {
    const names = group.split('|');
    return { names: [...new Set(names.map(stemmed))], written: names.join(' ') };
  });
  groupsByLanguage.set(language, groups);
  return groups;
}
