import type { Language } from '../locales/languages.ts';
import { compoundWords } from './compound-words.ts';
import { foldText } from './search-words.ts';
import { wordStem } from './word-stem.ts';

const shortestPart = 4;
const shortestRest = 3;

interface CompoundWord {
  /** Stems of what it is: a `Kaffeemaschine` is a machine. */
  readonly heads: readonly string[];
  /** Stems of what tells it from others. */
  readonly modifiers: readonly string[];
}

const oneWord: CompoundWord = { heads: [], modifiers: [] };

/** The words of one language that are known to be part of others. */
export class CompoundParts {
  readonly #language: Language;
  readonly #writtenByStem: ReadonlyMap<string, string>;
  readonly #links: readonly string[];

  /** @param catalogueWords such as the names of categories */
  constructor(language: Language, catalogueWords: Iterable<string>) {
    const compounds = compoundWords[language];
    this.#language = language;
    this.#links = compounds?.links.split(' ') ?? [];
    const parts = compounds === undefined ? [] : [...catalogueWords, ...compounds.parts.split(' ')];
    this.#writtenByStem = new Map(parts.map((word) => [wordStem(language, foldText(word)), word]));
  }

  /** The words that a folded word is made of; none when it is one word. */
  split(word: string): CompoundWord {
    if (this.#writtenByStem.size === 0 || /\d/.test(word)) return oneWord;
    for (let start = shortestRest; start <= word.length - shortestPart; start += 1) {
      const head = word.slice(start);
      if (!this.#knows(head)) continue;
      const within = this.split(head);
      const modifiers = [...this.#before(word.slice(0, start)), ...within.modifiers];
      return { heads: [wordStem(this.#language, head), ...within.heads], modifiers };
    }
    return oneWord;
  }

  /** A part as it is written, if it is known. */
  writtenOf(stem: string): string | null {
    return this.#writtenByStem.get(stem) ?? null;
  }

  /** What stands before the head is known, or made of known words, or a word of its own. */
  #before(rest: string): readonly string[] {
    const unlinked = this.#links.filter((link) => rest.endsWith(link)).map((link) => rest.slice(0, -link.length));
    for (const candidate of [rest, ...unlinked]) {
      const { heads, modifiers } = this.split(candidate);
      if (this.#knows(candidate)) return [wordStem(this.#language, candidate), ...heads, ...modifiers];
      if (heads.length > 0) return [...heads, ...modifiers];
    }
    return rest.length < shortestPart ? [] : [wordStem(this.#language, rest)];
  }

  #knows(word: string): boolean {
    return word.length >= shortestRest && this.#writtenByStem.has(wordStem(this.#language, word));
  }
}
