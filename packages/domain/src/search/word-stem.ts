import type { Language } from '../locales/languages.ts';
import { wordEndings } from './word-endings.ts';

interface Ending {
  readonly text: string;
  readonly leaving: number;
}

const endingsByLanguage = new Map<Language, readonly Ending[]>();

function endingsOf(language: Language): readonly Ending[] {
  const known = endingsByLanguage.get(language);
  if (known !== undefined) return known;
  const endings = wordEndings[language].cutOff
    .flatMap(({ leaving, endings: texts }) => texts.split(' ').map((text) => ({ text, leaving })))
    .toSorted((a, b) => b.text.length - a.text.length);
  endingsByLanguage.set(language, endings);
  return endings;
}

function replaced(word: string, pairs: readonly (readonly [RegExp, string])[] = []): string {
  return pairs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}

/** What the forms of a folded word have in common. Numbers, and words with digits, have one form. */
export function wordStem(language: Language, word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const { alike, last, isRepeated = false } = wordEndings[language];
  let stem = replaced(word, alike);
  for (;;) {
    const fitting = endingsOf(language).find(
      ({ text, leaving }) => stem.endsWith(text) && stem.length - text.length >= leaving,
    );
    if (fitting === undefined) break;
    stem = stem.slice(0, -fitting.text.length);
    if (!isRepeated) break;
  }
  return replaced(stem, last);
}
