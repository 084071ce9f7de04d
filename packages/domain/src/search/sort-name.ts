import type { Language } from '../locales/languages.ts';

/** Two letters that an alphabet counts as one. */
const digraphs: Readonly<Partial<Record<Language, string>>> = {
  cs: 'ch',
  da: 'aa',
  hr: 'dž lj nj',
  hu: 'cs dz dzs gy ly ny sz ty zs',
  nb: 'aa',
  sk: 'ch',
};

const characterRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x2030],
];
const rankDigits = 2;
const countedCharacters = 120;

interface Alphabet {
  readonly ranks: ReadonlyMap<string, string>;
  readonly digraphs: readonly string[];
}

function makeAlphabet(language: Language): Alphabet {
  const pairs = (digraphs[language]?.split(' ') ?? []).toSorted((a, b) => b.length - a.length);
  const characters = characterRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index).toLowerCase()),
  );
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const ranks = new Map<string, string>();
  let rank = 0;
  let before: string | null = null;
  for (const character of [...new Set([...characters, ...pairs])].toSorted(compare)) {
    if (before === null || compare(before, character) !== 0) rank += 1;
    ranks.set(character, rank.toString(36).padStart(rankDigits, '0'));
    before = character;
  }
  return { ranks, digraphs: pairs };
}

const alphabets = new Map<Language, Alphabet>();

function alphabetOf(language: Language): Alphabet {
  const known = alphabets.get(language);
  if (known !== undefined) return known;
  const alphabet = makeAlphabet(language);
  alphabets.set(language, alphabet);
  return alphabet;
}

const unknownCharacter = 'zz';

/**
 * A text of digits and small letters that sorts by its bytes as the name does in the alphabet of its language, capital
 * or not, so that every index can sort by it.
 */
export function sortName(language: Language, name: string): string {
  const { ranks, digraphs: pairs } = alphabetOf(language);
  const text = name.toLowerCase().normalize('NFC').replace(/\s/gu, ' ');
  let key = '';
  for (let at = 0; at < text.length && key.length < countedCharacters * rankDigits;) {
    const pair = pairs.find((each) => text.startsWith(each, at));
    const character = pair ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    key += ranks.get(character) ?? unknownCharacter;
    at += character.length;
  }
  return key;
}
