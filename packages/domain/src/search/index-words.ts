import type { Language } from '../locales/languages.ts';
import { measuredWords } from './measured-words.ts';
import { foldText } from './search-words.ts';
import { CompoundParts } from './split-compound.ts';
import { synonymGroups, type SynonymGroup } from './synonyms.ts';
import { wordStem } from './word-stem.ts';

// Most texts of a catalogue are made of a few thousand words.
const remembered = 20_000;

interface WordForms {
  /** The word as it is, its stem, and what it is a kind of. */
  readonly forms: readonly string[];
  readonly modifiers: readonly string[];
}

/** Turns the texts of one language into the words an index keeps, as `analyseQuery` turns queries. */
export class IndexWords {
  readonly language: Language;
  readonly #parts: CompoundParts;
  readonly #formsByWord = new Map<string, WordForms>();

  constructor(language: Language, catalogueWords: Iterable<string>) {
    this.language = language;
    this.#parts = new CompoundParts(language, catalogueWords);
  }

  /** The words as they are, their stems and the heads of compounds, in the order of the text. */
  of(text: string): readonly string[] {
    const found = new Set<string>();
    for (const { word, bareNumber } of measuredWords(text)) {
      for (const form of this.#formsOf(word).forms) found.add(form);
      if (bareNumber !== null) found.add(bareNumber);
    }
    for (const joined of joinedWords(text)) {
      for (const form of this.#formsOf(joined).forms) found.add(form);
    }
    return [...found];
  }

  /** What compounds begin with: they are found by it, but after what bears the name itself. */
  modifiersIn(text: string): readonly string[] {
    return [...new Set(measuredWords(text).flatMap(({ word }) => this.#formsOf(word).modifiers))];
  }

  /** What else people call it. */
  synonymsOf(text: string): readonly string[] {
    const stems = this.#stemsOf(text);
    const others = new Set(this.#groupsNamedIn(stems).flatMap(({ names }) => names.flatMap((name) => name.split(' '))));
    return [...others].filter((stem) => !stems.includes(stem));
  }

  /** The text in other words, as they are written: synonyms, and parts of its compounds. */
  alsoWritten(text: string): string {
    const stems = this.#stemsOf(text);
    const parts = measuredWords(text).flatMap(({ word }) => {
      const { heads, modifiers } = this.#parts.split(word);
      return [...heads, ...modifiers].flatMap((stem) => this.#parts.writtenOf(stem) ?? []);
    });
    return [...this.#groupsNamedIn(stems).map(({ written }) => written), ...parts].join(' ');
  }

  #stemsOf(text: string): readonly string[] {
    return measuredWords(text).map(({ word }) => wordStem(this.language, word));
  }

  #groupsNamedIn(stems: readonly string[]): readonly SynonymGroup[] {
    const sentence = ` ${stems.join(' ')} `;
    return synonymGroups(this.language).filter(({ names }) => names.some((name) => sentence.includes(` ${name} `)));
  }

  #formsOf(word: string): WordForms {
    const known = this.#formsByWord.get(word);
    if (known !== undefined) return known;
    const { heads, modifiers } = this.#parts.split(word);
    const forms = { forms: [...new Set([word, wordStem(this.language, word), ...heads])], modifiers };
    if (this.#formsByWord.size >= remembered) this.#formsByWord.clear();
    this.#formsByWord.set(word, forms);
    return forms;
  }
}

/** `Bain-Marie` is also looked for as one word. */
function joinedWords(text: string): readonly string[] {
  const hyphened = foldText(text).match(/(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu) ?? [];
  return hyphened.map((word) => word.replaceAll('-', ''));
}
