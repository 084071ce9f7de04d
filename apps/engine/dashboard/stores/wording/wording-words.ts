import { countries } from '@tradehall/domain/countries/countries.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { isLocale, type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { MessageFault, type MessageParts, namesIn, readMessage } from '@tradehall/domain/wording/message-parts.ts';
import { fieldsOfWording, filledIn, numbersOf, type WordingField } from '@tradehall/domain/wording/wording-fields.ts';
import { countryInWords } from '../../in-words';
import { say, toSay } from '../../say';
import type { WordingState } from './wording.documents';

/** `de-CH` as an operator calls it: `Switzerland, Deutsch`. */
export function localeInWords(code: string): string {
  if (!isLocale(code)) return code;
  const { country, language } = locales[code];
  return `${countryInWords(country)}, ${languageRows[language].label}`;
}

/** Null while somebody types a bracket. */
export function partsOf(message: string): MessageParts | null {
  try {
    return readMessage(message);
  } catch (failure) {
    if (failure instanceof MessageFault) return null;
    throw failure;
  }
}

/** A message without the brackets around what it says for some numbers: `# product / # products`. */
export const inShort = (message: string): string =>
  partsOf(message) === null
    ? message
    : fieldsOfWording(message)
        .map(({ words }) => words)
        .join(' / ');

const plainText = (text: string): string => text.toLocaleLowerCase().replaceAll(/\s+/gu, ' ');
const plain = (text: string): string => plainText(text).trim();
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a message may read like on a page: whatever is filled in, and each case of what depends on a number. */
function patternOf(parts: MessageParts): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escaped(plainText(part.text));
      if (part.kind !== 'choice') return '.+?';
      return `(?:${Object.values(part.options).map(patternOf).join('|')})`;
    })
    .join('');
}
const lettersIn = (parts: MessageParts): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'text') return sum + part.text.replaceAll(/[^\p{L}]/gu, '').length;
    return part.kind === 'choice' ? sum + Math.max(...Object.values(part.options).map(lettersIn)) : sum;
  }, 0);

/** Whether somebody who reads this on a page means the text: a part of it, its key, or all of it with what was filled in. */
export function isMeant(asked: string, message: string, key: string): boolean {
  const query = plain(asked);
  if (query === '' || plain(message).includes(query) || key.toLowerCase().includes(query)) return true;
  const parts = partsOf(message);
  if (parts === null || namesIn(parts).size === 0 || lettersIn(parts) < 4) return false;
  return new RegExp(`^${patternOf(parts).trim()}$`, 'u').test(query);
}

/** What the shop might fill in, as it is written in the locale. */
export function samplesOf(names: Iterable<string>, locale: Locale): Record<string, string> {
  const country = countries[locales[locale].country];
  const now = new Date();
  const price = formatMoney(moneyOf(12_990, currencyOn(country, calendarDateIn(country.timeZone, now))), locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.19);
  const known: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      ['price', 'amount', 'total', 'fee', 'minimum', 'maximum', 'value'].map((name) => [name, price]),
    ),
    ...Object.fromEntries(['rate', 'percent', 'percentage'].map((name) => [name, percent])),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: country.timeZone }).format(now),
    rating: new Intl.NumberFormat(locale).format(4.5),
    email: 'name@example.com',
  };
  return Object.fromEntries([...names].map((name) => [name, known[name] ?? `[${name}]`]));
}

interface PreviewLine {
  /** For which number; empty where the words are the same for all. */
  readonly number: string;
  readonly text: string;
}

/** A message as it will stand on the page, for one number of each kind. */
export function previewOf(message: string, fields: readonly WordingField[], locale: Locale): readonly PreviewLine[] {
  const parts = partsOf(message);
  if (parts === null) return [];
  const samples = samplesOf(namesIn(parts), locale);
  const choice = parts.find(({ kind }) => kind === 'choice');
  if (choice?.kind !== 'choice') return [{ number: '', text: filledIn(parts, samples, locale) }];
  return fields.flatMap(({ option }) => {
    const number = option === null ? 3 : (numbersOf(option, locale)[0] ?? 1.5);
    const text = filledIn(parts, { ...samples, [choice.name]: number }, locale);
    return [{ number: new Intl.NumberFormat(locale).format(number), text }];
  });
}

/** Above the field of a kind of number: `For 2, 3, 4 …`. */
export function labelOf({ option }: WordingField, locale: Locale): string {
  if (option === null) return say('Words');
  const numbers = numbersOf(option, locale);
  if (option.startsWith('=')) return say('For {numbers}', { numbers: option.slice(1) });
  if (numbers.length === 0) return say('For fractions, such as 1.5');
  return say('For {numbers}', { numbers: `${numbers.join(', ')}${numbers.length < 3 ? '' : ' …'}` });
}

const stateWords = {
  shown: { variant: 'success', words: toSay('Shown') },
  changed: { variant: 'warning', words: toSay('Original changed since') },
  unfit: { variant: 'destructive', words: toSay('Not shown: does not fit any more') },
  gone: { variant: 'destructive', words: toSay('Not shown: the text is gone') },
} as const;

export function wordingStateInWords(state: WordingState) {
  const { variant, words } = stateWords[state];
  return { variant, words: say(words) };
}
