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
import deCH from '../../messages/de-CH.json' with { type: 'json' };
import type { FailureMessages } from '@tradehall/domain/calls/failures.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { isLocale, localeFallbackChain, type Locale } from '@tradehall/domain/locales/locales.ts';

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
  'de-CH': deCH,
};

/** Looked for in the locale, then in those it falls back to, then in its language, which has every message. */
export function textOfMessage(locale: Locale, key: MessageKey): string {
  for (const step of localeFallbackChain(locale)) {
    const text = isLocale(step) ? messagesByLocale[step]?.[key] : messagesByLanguage[step][key];
    if (text !== undefined) return text;
  }
  throw new Error(`no message ${key} for ${locale}`);
}
