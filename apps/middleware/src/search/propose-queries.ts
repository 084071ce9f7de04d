import type { Language } from '@tradehall/domain/locales/languages.ts';
import { editDistance } from '@tradehall/domain/search/edit-distance.ts';
import { stopWords } from '@tradehall/domain/search/stop-words.ts';
import type { VocabularyWord } from '@tradehall/domain/search/vocabulary-word.ts';
import { wordStem } from '@tradehall/domain/search/word-stem.ts';

interface Option {
  readonly written: string;
  readonly cost: number;
}

export interface TypedWord {
  readonly word: string;
  /** Words of the catalogue that resemble it. */
  readonly alike: readonly VocabularyWord[];
  /** Two words of the catalogue that make it. */
  readonly halves: readonly (readonly [VocabularyWord, VocabularyWord])[];
}

const optionsOfWord = 4;
const proposals = 24;
const unlikelyBeginning = 0.5;
const endStillToCome = 1;
const writtenAsOne = 1;

/** A short word has few letters to be recognised by. */
function mostErrors(word: string): number {
  return word.length < 5 ? 1 : 2;
}

function isKnown(language: Language, { word, alike }: TypedWord): boolean {
  const stem = wordStem(language, word);
  return alike.some((each) => each.word === word || wordStem(language, each.word) === stem);
}

function optionsOf(language: Language, typed: TypedWord, isLast: boolean): readonly Option[] {
  const { word, alike, halves } = typed;
  if (/\d/.test(word) || stopWords(language).has(word)) return [{ written: word, cost: 0 }];
  const asTyped = isKnown(language, typed) ? [{ written: word, cost: 0 }] : [];
  const corrected = alike
    .filter((each) => each.word !== word)
    .flatMap((each) => {
      const cost = costOf(word, each.word, isLast);
      return cost === null ? [] : [{ written: each.written, cost }];
    });
  const divided = halves.map(([first, second]) => ({
    written: `${first.written} ${second.written}`,
    cost: writtenAsOne,
  }));
  return [...asTyped, ...corrected, ...divided].toSorted((a, b) => a.cost - b.cost).slice(0, optionsOfWord);
}

function costOf(typed: string, meant: string, isLast: boolean): number | null {
  const limit = mostErrors(typed);
  const whole = editDistance(typed, meant, limit);
  const beginning = typed[0] === meant[0] ? 0 : unlikelyBeginning;
  if (whole <= limit) return whole + beginning;
  if (!isLast || typed.length < 5) return null;
  const begun = Math.min(...[0, 1].map((more) => editDistance(typed, meant.slice(0, typed.length + more), 1)));
  return begun > 1 ? null : begun + beginning + endStillToCome;
}

/** Whole queries in the words of the catalogue, the likeliest first; none when a word resembles nothing. */
export function proposeQueries(language: Language, typed: readonly TypedWord[]): readonly string[] {
  let queries: readonly Option[] = [{ written: '', cost: 0 }];
  for (const [index, word] of typed.entries()) {
    const options = optionsOf(language, word, index === typed.length - 1);
    queries = queries
      .flatMap((query) =>
        options.map(({ written, cost }) => ({ written: `${query.written} ${written}`, cost: query.cost + cost })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, proposals);
  }
  return queries.filter(({ cost }) => cost > 0).map(({ written }) => written.trim());
}
