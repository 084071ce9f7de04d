import type { Language } from '@tradehall/domain/locales/languages.ts';
import { localeCodes, locales } from '@tradehall/domain/locales/locales.ts';

/** Formats in the way of one language. A catalogue repeats its numbers, and a look-up is faster than a formatter. */
export function numberFormatOf(language: Language): (value: number) => string {
  // The language's own country decides where a language is written in several ways (Portuguese, English).
  const locale = localeCodes.find((code) => locales[code].language === language && locales[code].fallback === null);
  const formatter = new Intl.NumberFormat(locale ?? language, { maximumFractionDigits: 3 });
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) known.set(value, (text = formatter.format(value)));
    return text;
  };
}
