import type { Language } from '@tradehall/domain/locales/languages.ts';
import { parseMessage, wordsOf } from '../message-elements.ts';

/** Words that only English is made of. */
const englishWords = [
  'and',
  'are',
  'cannot',
  'could',
  'for',
  'from',
  'have',
  'our',
  'please',
  'that',
  'the',
  'there',
  'this',
  'which',
  'with',
  'would',
  'you',
  'your',
] as const;

/** Some of them are words elsewhere too. */
const nativeWords: Readonly<Partial<Record<Language, readonly (typeof englishWords)[number][]>>> = {
  da: ['and', 'for', 'from', 'have'],
  fr: ['are'],
  it: ['are'],
  nb: ['and', 'for', 'from', 'have'],
  pt: ['for'],
  ro: ['are'],
  sv: ['and', 'for', 'from'],
};

interface SharedText {
  readonly english: string;
  readonly languages: readonly Language[];
  readonly because: string;
}

/** English texts that are the right words of another language as well. */
export const sharedTexts: readonly SharedText[] = [
  { english: 'Description', languages: ['fr'], because: 'a French description is called one' },
  {
    english: 'Blog',
    languages: ['cs', 'da', 'de', 'es', 'fr', 'hr', 'hu', 'it', 'nl', 'pl', 'ro', 'sk', 'sl'],
    because: 'the word went round the world',
  },
  { english: 'Contact', languages: ['nl', 'ro'], because: 'it is the native word' },
  { english: 'Account', languages: ['it', 'nl'], because: 'Dutch and Italian shops call it so' },
  { english: 'Password', languages: ['it'], because: 'Italian shops call it so' },
  { english: 'Bank', languages: ['da', 'hu', 'nb', 'pl', 'sv'], because: 'it is the native word' },
  { english: 'Reference', languages: ['da'], because: 'it is the native word' },
  { english: 'Total', languages: ['fr'], because: 'it is the native word' },
  { english: 'Subtotal', languages: ['da', 'es', 'pt', 'ro'], because: 'it is the native word' },
  { english: 'Postcode', languages: ['nl'], because: 'it is the native word' },
  { english: 'Status', languages: ['nl'], because: 'it is the native word' },
  { english: 'Name', languages: ['de'], because: 'it is the native word' },
  { english: 'Model', languages: ['cs', 'da', 'hr', 'nl', 'pl', 'ro', 'sk', 'sl'], because: 'it is the native word' },
  {
    english: 'Video',
    languages: ['cs', 'da', 'de', 'fi', 'it', 'nb', 'nl', 'sk', 'sv'],
    because: 'the word went round the world',
  },
  { english: 'Menu', languages: ['da'], because: 'it is the native word' },
  { english: 'Bestseller', languages: ['da', 'de', 'pl'], because: 'book trade gave it to them' },
  {
    english: 'Marketing',
    languages: ['cs', 'de', 'es', 'fr', 'hr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'sk'],
    because: 'the trade calls it so everywhere',
  },
  {
    english: 'Cookies',
    languages: ['cs', 'da', 'de', 'el', 'es', 'fr', 'nl', 'pt', 'sk'],
    because: 'browsers call them so everywhere',
  },
  { english: 'Passkeys', languages: ['da', 'de', 'nl'], because: 'devices call them so' },
  { english: 'Filters', languages: ['nl'], because: 'it is the native word' },
  { english: 'Documents', languages: ['fr'], because: 'it is the native word' },
  { english: 'Alternatives', languages: ['fr'], because: 'it is the native word' },
  { english: '{title}, page {page}', languages: ['fr'], because: 'a French page is spelled alike' },
  {
    english: '{count, plural, one {# suggestion} other {# suggestions}}',
    languages: ['fr'],
    because: 'French suggestions are spelled alike',
  },
  {
    english: '{count, plural, one {minute} other {minutes}}',
    languages: ['fr'],
    because: 'French minutes are spelled alike',
  },
];

/** Codes that every language writes alike. */
const codes: readonly string[] = ['EAN', 'PDF', 'XML', 'IBAN', 'BIC/SWIFT'];

/** Names, abbreviations and units that Greek and Bulgarian write in Latin letters. */
const latinNames = [
  ...codes,
  'Tradehall',
  'PayPal',
  'Klarna',
  'Google',
  'email',
  'SKU',
  'BIC',
  'SWIFT',
  'CVC',
  'BLIK',
  'Multibanco',
  'JavaScript',
  'JSON',
  'SMS',
  'cookies',
  'Cookies',
  'passkey',
  'name',
  'example',
  'com',
];
const otherAlphabets: readonly Language[] = ['bg', 'el'];

const lettersOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

const isSameAsEnglish = (text: string, english: string, language: Language): boolean =>
  text === english &&
  !codes.includes(english) &&
  lettersOf(wordsOf(parseMessage(english))).length > 0 &&
  !sharedTexts.some((shared) => shared.english === english && shared.languages.includes(language));

const latinWords = (words: string, language: Language): readonly string[] =>
  otherAlphabets.includes(language)
    ? lettersOf(words).filter((word) => /[a-z]/i.test(word) && !latinNames.some((name) => name === word))
    : [];

/** What is still English in a translation; null where nothing is. */
export function englishLeft(text: string, english: string, language: Language): string | null {
  if (isSameAsEnglish(text, english, language)) return `is the English text: ${text}`;
  const words = wordsOf(parseMessage(text));
  const suspects = englishWords.filter((word) => !nativeWords[language]?.includes(word));
  const spoken = new Set(lettersOf(words.toLowerCase()));
  const found = [...suspects.filter((word) => spoken.has(word)), ...latinWords(words, language)];
  return found.length === 0 ? null : `has ${found.join(', ')}: ${text}`;
}
