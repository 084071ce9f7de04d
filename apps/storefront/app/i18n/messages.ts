import bg from '../../messages/bg.json' with { type: 'json' };
import cs from '../../messages/cs.json' with { type: 'json' };
import da from '../../messages/da.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import el from '../../messages/el.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import fi from '../../messages/fi.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import hr from '../../messages/hr.json' with { type: 'json' };
import hu from '../../messages/hu.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };
import lt from '../../messages/lt.json' with { type: 'json' };
import nb from '../../messages/nb.json' with { type: 'json' };
import nl from '../../messages/nl.json' with { type: 'json' };
import pl from '../../messages/pl.json' with { type: 'json' };
import pt from '../../messages/pt.json' with { type: 'json' };
import ro from '../../messages/ro.json' with { type: 'json' };
import sk from '../../messages/sk.json' with { type: 'json' };
import sl from '../../messages/sl.json' with { type: 'json' };
import sv from '../../messages/sv.json' with { type: 'json' };
import deAT from '../../messages/de-AT.json' with { type: 'json' };
import deCH from '../../messages/de-CH.json' with { type: 'json' };
import enIE from '../../messages/en-IE.json' with { type: 'json' };
import frBE from '../../messages/fr-BE.json' with { type: 'json' };
import frCH from '../../messages/fr-CH.json' with { type: 'json' };
import itCH from '../../messages/it-CH.json' with { type: 'json' };
import nlBE from '../../messages/nl-BE.json' with { type: 'json' };
import type { FailureMessages } from '@tradehall/domain/calls/failures.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { localText } from '@tradehall/domain/locales/local-words.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';

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

/** The locale's own text, else that of the locale it falls back to or of its language, in the words of the country. */
export function textOfMessage(locale: Locale, key: MessageKey): string {
  const { fallback, language } = locales[locale];
  const own = messagesByLocale[locale]?.[key];
  if (own !== undefined) return own;
  if (!Object.hasOwn(messagesByLanguage[language], key)) throw new Error(`no message ${key} for ${locale}`);
  return localText(locale, fallback === null ? messagesByLanguage[language][key] : textOfMessage(fallback, key));
}
