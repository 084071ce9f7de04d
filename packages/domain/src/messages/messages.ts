import bg from './bg.json' with { type: 'json' };
import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import lt from './lt.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import sk from './sk.json' with { type: 'json' };
import sl from './sl.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import deAT from './de-AT.json' with { type: 'json' };
import deCH from './de-CH.json' with { type: 'json' };
import enIE from './en-IE.json' with { type: 'json' };
import frBE from './fr-BE.json' with { type: 'json' };
import frCH from './fr-CH.json' with { type: 'json' };
import itCH from './it-CH.json' with { type: 'json' };
import nlBE from './nl-BE.json' with { type: 'json' };
import type { FailureMessages } from '../calls/failures.ts';
import type { Language } from '../locales/languages.ts';
import { localText } from '../locales/local-words.ts';
import { locales, type Locale } from '../locales/locales.ts';

/** The English file says which messages there are; every language has all of them, and words for every failure. */
export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>> & FailureMessages;

export const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  it,
  lt,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

/** Where a country words something differently from the language it shares. */
export const messagesByLocale: Readonly<Partial<Record<Locale, Readonly<Partial<Record<MessageKey, string>>>>>> = {
  'de-AT': deAT,
  'de-CH': deCH,
  'en-IE': enIE,
  'fr-BE': frBE,
  'fr-CH': frCH,
  'it-CH': itCH,
  'nl-BE': nlBE,
};

const keys: ReadonlySet<string> = new Set(Object.keys(en));

export const isMessageKey = (key: string): key is MessageKey => keys.has(key);

export const messageKeys: readonly MessageKey[] = Object.keys(en).filter(isMessageKey);

/** The locale's own text, else that of the locale it falls back to or of its language, in the words of the country. */
export function originalText(locale: Locale, key: MessageKey): string {
  const { fallback, language } = locales[locale];
  const own = messagesByLocale[locale]?.[key];
  if (own !== undefined) return own;
  if (!Object.hasOwn(messagesByLanguage[language], key)) throw new Error(`no message ${key} for ${locale}`);
  return localText(locale, fallback === null ? messagesByLanguage[language][key] : originalText(fallback, key));
}
