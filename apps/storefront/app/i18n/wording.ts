import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { isMessageKey, originalText, type MessageKey } from '@tradehall/domain/messages/messages.ts';
import { isFixedWording, wordingFault } from '@tradehall/domain/wording/wording-fault.ts';

type Texts = Readonly<Record<string, string>>;

/** The words operators have chosen in the place of the shop's own. */
export type Wording = ReadonlyMap<MessageKey, string>;

interface Taken {
  readonly texts: Texts;
  readonly written: string;
  readonly wording: Wording;
}

const none: Wording = new Map();
const taken = new Map<Locale, Taken>();

/** The same object for as long as none of the words changes. */
export const wordingOf = (locale: Locale): Wording => taken.get(locale)?.wording ?? none;

/** Words that do not fit are of another release than this one, and left out: a page never fails for them. */
function fitting(locale: Locale, texts: Texts): Wording {
  return new Map(
    Object.entries(texts).flatMap(([key, words]) =>
      isMessageKey(key) && !isFixedWording(key) && wordingFault(words, originalText(locale, key), locale) === null
        ? [[key, words]]
        : [],
    ),
  );
}

/** Said before each page, by the document that holds at the moment; most are empty, and nearly always the same. */
export function takeWording(locale: Locale, texts: Texts): void {
  const known = taken.get(locale);
  if (known?.texts === texts) return;
  const written = JSON.stringify(texts);
  const wording = known?.written === written ? known.wording : written === '{}' ? none : fitting(locale, texts);
  taken.set(locale, { texts, written, wording });
}

/** What a message says to visitors of the locale. */
export const textOfMessage = (locale: Locale, key: MessageKey): string =>
  wordingOf(locale).get(key) ?? originalText(locale, key);
