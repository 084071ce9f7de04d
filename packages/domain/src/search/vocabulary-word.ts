import { foldText } from './search-words.ts';

/** A word that may be proposed to who mistyped it. */
export interface VocabularyWord {
  readonly word: string;
  /** With the marks its language writes. */
  readonly written: string;
}

const shortestWord = 3;

/** Words with digits are left out: what resembles a number is another number. */
export function vocabularyOf(text: string): readonly VocabularyWord[] {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? [];
  return [...new Set(written)]
    .filter(({ length }) => length >= shortestWord)
    .map((each) => ({ word: foldText(each), written: each }));
}
