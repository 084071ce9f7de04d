import type { Locale } from '../locales/locales.ts';
import { type MessageParts, readMessage } from './message-parts.ts';

/** Words that are typed by themselves: the whole message, or what it says for some numbers. */
export interface WordingField {
  /** Null where the message is the same for all numbers. */
  readonly option: string | null;
  readonly words: string;
}

const apostrophes = (text: string): string => text.replaceAll(/'(?=$|[{}<>#'])/g, "''");

const written = (parts: MessageParts): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return apostrophes(part.text);
      if (part.kind === 'number') return '#';
      if (part.kind === 'value') return `{${part.name}}`;
      const options = Object.entries(part.options).map(([option, words]) => `${option} {${written(words)}}`);
      return `{${part.name}, ${part.by}, ${options.join(' ')}}`;
    })
    .join('');

interface Counted {
  readonly name: string;
  readonly options: Readonly<Record<string, MessageParts>>;
}

/** The one plural of a message, with what stands around it in each of its options. Null where it has none, or more. */
function findCounted(parts: MessageParts): Counted | null {
  const places = parts.flatMap((part, place) => (part.kind === 'choice' ? [place] : []));
  const [place = 0] = places;
  const plural = parts[place];
  if (places.length !== 1 || plural?.kind !== 'choice' || plural.by !== 'plural') return null;
  const [before, after] = [parts.slice(0, place), parts.slice(place + 1)];
  // Outside the plural `#` would be the letter itself.
  if ([...before, ...after].some((part) => part.kind === 'text' && part.text.includes('#'))) return null;
  const options = Object.entries(plural.options).map(
    ([option, words]) => [option, [...before, ...words, ...after]] as const,
  );
  return { name: plural.name, options: Object.fromEntries(options) };
}

/** A message of one plural as a text for each kind of number, so that nobody types brackets; others as one text. */
export function fieldsOfWording(message: string): readonly WordingField[] {
  const counted = findCounted(readMessage(message));
  if (counted === null) return [{ option: null, words: message }];
  return Object.entries(counted.options).map(([option, words]) => ({ option, words: written(words) }));
}

/** What was typed as a message again, around the number of the original. */
export function wordingOfFields(fields: readonly WordingField[], original: string): string {
  const counted = findCounted(readMessage(original));
  const [first] = fields;
  if (counted === null || first === undefined || first.option === null) return first?.words ?? '';
  return `{${counted.name}, plural, ${fields.map(({ option, words }) => `${option ?? 'other'} {${words.trim()}}`).join(' ')}}`;
}

/** The numbers up to twenty that take the words of an option, the first few of them: `2, 3, 4`. */
export function numbersOf(option: string, locale: Locale): readonly number[] {
  if (option.startsWith('=')) return [Number(option.slice(1))];
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 200 }, (_nothing, index) => index + 1);
  return numbers.filter((number) => rules.select(number) === option).slice(0, 3);
}

/** A message as it stands on a page; what has no value is left as its name. */
export function filledIn(
  parts: MessageParts,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
  counted?: number,
): string {
  const number = (value: string | number) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'number') return counted === undefined ? '#' : number(counted);
      const value = values[part.name];
      if (part.kind === 'value') return value === undefined ? `{${part.name}}` : number(value);
      const { options, by } = part;
      if (by === 'select') return filledIn(options[String(value)] ?? options['other'] ?? [], values, locale, counted);
      const count = Number(value ?? 0);
      const type = by === 'plural' ? 'cardinal' : 'ordinal';
      const chosen = options[`=${count}`] ?? options[new Intl.PluralRules(locale, { type }).select(count)];
      return filledIn(chosen ?? options['other'] ?? [], values, locale, count);
    })
    .join('');
}
