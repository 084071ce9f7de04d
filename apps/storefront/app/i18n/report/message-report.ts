import { languages, type Language } from '@tradehall/domain/locales/languages.ts';
import { localText, spelt } from '@tradehall/domain/locales/local-words.ts';
import { isLocale, localeCodes, locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { englishLeft } from './english-left.ts';
import { shapeFault } from './message-shape.ts';
import { unusedKeys } from './used-messages.ts';

type Texts = Readonly<Record<string, string>>;

interface ReportedMessages {
  readonly byLanguage: Readonly<Record<Language, Texts>>;
  readonly byLocale: Readonly<Partial<Record<Locale, Texts>>>;
  readonly sources: string;
}

export const faultKinds = ['missing', 'English left', 'wrong placeholders', 'unused', 'style'] as const;

export interface MessageFault {
  readonly file: Language | Locale;
  readonly kind: (typeof faultKinds)[number];
  readonly key: string;
  readonly why: string;
}

type Found = Omit<MessageFault, 'file'>;

function faultsOfText(key: string, text: string, english: string, file: Language | Locale): readonly Found[] {
  if (text.trim() === '') return [{ kind: 'missing', key, why: 'is empty' }];
  const language = isLocale(file) ? locales[file].language : file;
  const wrong = shapeFault(text, english, language);
  const faults = [
    { kind: 'wrong placeholders', key, why: wrong },
    // What cannot be parsed has been told already.
    {
      kind: 'English left',
      key,
      why: wrong === null && language !== 'en' ? englishLeft(text, english, language) : null,
    },
    { kind: 'style', key, why: text.includes('!') ? 'shouts' : null },
  ] as const;
  return faults.flatMap(({ why, ...fault }) => (why === null ? [] : [{ ...fault, why }]));
}

const faultsOfFile = (texts: Texts, english: Texts, file: Language | Locale): readonly Found[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key];
    return original === undefined
      ? [{ kind: 'unused', key, why: 'is no message of the English file' } as const]
      : faultsOfText(key, text, original, file);
  });

const missingOf = (texts: Texts, english: Texts): readonly Found[] =>
  Object.keys(english)
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => ({ kind: 'missing', key, why: 'is not there' }));

/** A locale has a text of its own only where that says something else, in the country's spelling. */
const ownFaults = (own: Texts, shared: Texts, locale: Locale): readonly Found[] =>
  Object.entries(own).flatMap(([key, text]) => {
    const faults = [
      spelt(locale, text) === text ? null : 'has a letter that the country does not write',
      text === localText(locale, shared[key] ?? '') ? 'says what its language says' : null,
    ];
    return faults.flatMap((why) => (why === null ? [] : [{ kind: 'style', key, why } as const]));
  });

/** Everything that is wrong with the messages, for the test that refuses it and the report that counts it. */
export function findMessageFaults({ byLanguage, byLocale, sources }: ReportedMessages): readonly MessageFault[] {
  const english = byLanguage.en;
  const unused = unusedKeys(Object.keys(english), sources);
  const unusedIn = (texts: Texts): readonly Found[] =>
    unused
      .filter((key) => Object.hasOwn(texts, key))
      .map((key) => ({ kind: 'unused', key, why: 'is named by no source' }));
  const ofLanguages = languages.flatMap((file) => {
    const texts = byLanguage[file];
    const found = [...missingOf(texts, english), ...faultsOfFile(texts, english, file), ...unusedIn(texts)];
    return found.map((fault) => ({ file, ...fault }));
  });
  const ofLocales = localeCodes.flatMap((file) => {
    const own = byLocale[file] ?? {};
    const found = [...faultsOfFile(own, english, file), ...ownFaults(own, byLanguage[locales[file].language], file)];
    return found.map((fault) => ({ file, ...fault }));
  });
  return [...ofLanguages, ...ofLocales];
}

/** How many messages have a fault; one that no source names is one message in however many languages. */
export function countFaults(faults: readonly MessageFault[], kind: MessageFault['kind']): number {
  const found = faults.filter((fault) => fault.kind === kind);
  return kind === 'unused' ? new Set(found.map(({ key }) => key)).size : found.length;
}
