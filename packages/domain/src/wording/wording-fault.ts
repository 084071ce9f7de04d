import type { Locale } from '../locales/locales.ts';
import type { MessageKey } from '../messages/messages.ts';
import { categoriesOf, type Choice, MessageFault, type MessageParts, namesIn, readMessage } from './message-parts.ts';

/** What a law names, or what people agree to: of these the shop keeps which words it has shown. They change with a release. */
const fixedKeys: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'payment.orderAndPay',
  'newsletter.consent',
  'reviews.consent',
  'consent.text',
  'consent.statisticsText',
  'consent.marketingText',
]);

export const isFixedWording = (key: MessageKey): boolean => fixedKeys.has(key);

/** So that a button stays a button, and a sentence a sentence. */
const longestWording = (original: string): number => original.length * 2 + 60;

// Line breaks, and marks that turn the direction of what follows or are not seen.
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

const choicesIn = (parts: MessageParts): readonly Choice[] =>
  parts.flatMap((part) => (part.kind === 'choice' ? [part] : []));

const listed = (names: Iterable<string>): string => [...names].map((name) => `{${name}}`).join(', ');

/** What a message says in one of its cases: without choices, and what it fills in. */
interface Case {
  /** `one`, or `one few` of two choices. */
  readonly name: string;
  readonly isExact: boolean;
  readonly values: ReadonlySet<string>;
  readonly isBlank: boolean;
}

const isExact = (option: string): boolean => /^=\d+$/.test(option);

function casesOf(parts: MessageParts, taken: readonly string[] = [], chosen: readonly string[] = []): readonly Case[] {
  const place = parts.findIndex(({ kind }) => kind === 'choice');
  const choice = parts[place];
  if (choice?.kind !== 'choice') {
    // The number itself may be said or not.
    const values = new Set([...namesIn(parts)].filter((name) => !chosen.includes(name)));
    const isBlank = parts.every((part) => part.kind === 'text' && part.text.trim() === '');
    return [{ name: taken.join(' '), isExact: taken.some(isExact), values, isBlank }];
  }
  const around = (words: MessageParts) => [...parts.slice(0, place), ...words, ...parts.slice(place + 1)];
  return Object.entries(choice.options).flatMap(([option, words]) =>
    casesOf(around(words), [...taken, option], [...chosen, choice.name]),
  );
}

function faultOfOptions(given: Choice, wanted: Choice, locale: Locale): string | null {
  const type = wanted.by === 'selectordinal' ? 'ordinal' : 'cardinal';
  const asked = wanted.by === 'select' ? Object.keys(wanted.options) : categoriesOf(locale, type);
  const lacking = asked.filter((option) => !Object.hasOwn(given.options, option));
  if (lacking.length > 0) return `There are no words for “${lacking.join('”, “')}” of {${wanted.name}}.`;
  const strange = Object.keys(given.options).filter(
    (option) => !asked.includes(option) && (wanted.by === 'select' || !isExact(option)),
  );
  if (strange.length > 0) return `“${strange.join('”, “')}” is not told apart for {${wanted.name}}.`;
  const faults = Object.entries(given.options).map(([option, words]) =>
    faultOfChoices(words, wanted.options[option] ?? wanted.options['other'] ?? [], locale),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

/** Choices where they were: the shop takes some messages apart at their choice before it fills in the number. */
function faultOfChoices(given: MessageParts, wanted: MessageParts, locale: Locale): string | null {
  const [own, original] = [choicesIn(given), choicesIn(wanted)];
  const shape = (choices: readonly Choice[]) => choices.map(({ by, name }) => `${by} ${name}`).join();
  if (shape(own) !== shape(original))
    return original.length === 0
      ? 'The words cannot depend on what is filled in here.'
      : `The words depend on ${listed(original.map(({ name }) => name))}: keep that as it is.`;
  const faults = original.map((choice, place) => faultOfOptions(own[place] ?? choice, choice, locale));
  return faults.find((fault) => fault !== null) ?? null;
}

/** In each case the shop fills in what it filled in before. What is said of a single number may leave things out. */
function faultOfValues(given: MessageParts, wanted: MessageParts): string | null {
  const originals = casesOf(wanted);
  const known = namesIn(wanted);
  const unknown = [...namesIn(given)].filter((name) => !known.has(name));
  if (unknown.length > 0) return `The shop has nothing to fill in for ${listed(unknown)}.`;
  for (const { name, isExact: isOfOneNumber, values, isBlank } of casesOf(given)) {
    const like = originals.find((original) => original.name === name) ?? originals.at(-1);
    const where = name === '' ? '' : ` of “${name}”`;
    if (isBlank && like?.isBlank !== true) return `There are no words${where}.`;
    const missing = [...(like?.values ?? [])].filter((value) => !values.has(value));
    if (missing.length > 0 && !(isOfOneNumber && like?.name !== name))
      return `Keep ${listed(missing)} in the words${where}: the shop fills it in.`;
    const strange = [...values].filter((value) => originals.every((original) => !original.values.has(value)));
    if (strange.length > 0) return `The shop has nothing to fill in for ${listed(strange)}${where}.`;
  }
  return null;
}

/** Why the words may not stand in the place of the original, as a sentence for an operator; null where they may. */
export function wordingFault(words: string, original: string, locale: Locale): string | null {
  if (words.trim() === '') return 'There are no words.';
  if (words !== words.trim()) return 'There is a space before or after the words.';
  const longest = longestWording(original);
  if (words.length > longest) return `Up to ${longest} letters fit here; these are ${words.length}.`;
  if (unseen.test(words)) return 'There is a line break, or a letter that nobody sees.';
  if (/[<>]/.test(words)) return 'The shop shows < and > as they are: leave them out.';
  const [entity] = /&#?\w+;/.exec(words) ?? [];
  if (entity !== undefined) return `The shop shows ${entity} as it is: type the letter itself.`;
  try {
    const [given, wanted] = [readMessage(words), readMessage(original)];
    return faultOfChoices(given, wanted, locale) ?? faultOfValues(given, wanted);
  } catch (failure) {
    if (failure instanceof MessageFault) return failure.message;
    throw failure;
  }
}
