import type { Language } from '../locales/languages.ts';
import { measuredWords } from './measured-words.ts';
import { searchWords, wholeNumber } from './search-words.ts';
import { stopWords } from './stop-words.ts';
import { wordStem } from './word-stem.ts';

export interface AnalysedQuery {
  /** One term a word, as an index has it. A product is found when it has all of them. */
  readonly terms: readonly string[];
  /** The same with the last word as it was typed: an indexed word may go on after it. */
  readonly begun: { readonly terms: readonly string[]; readonly prefix: string };
  /** The folded words as they were typed. */
  readonly typed: readonly string[];
  /** Compares with the numbers of a product. */
  readonly number: string | null;
}

/** A query goes through the same mill as the words of the products, so an index need only compare. */
export function analyseQuery(language: Language, query: string): AnalysedQuery {
  const all = measuredWords(query).map(({ word }) => word);
  const telling = all.filter((word) => !stopWords(language).has(word));
  const words = telling.length === 0 ? all : telling;
  const terms = words.map((word) => wordStem(language, word));
  const number = wholeNumber(query);
  return {
    terms: [...new Set(terms)],
    begun: { terms: [...new Set(terms.slice(0, -1))], prefix: words.at(-1) ?? '' },
    typed: searchWords(query),
    number: number !== null && /\d/.test(number) ? number : null,
  };
}
