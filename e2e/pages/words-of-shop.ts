import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { translator, type Translate } from '../../apps/storefront/app/i18n/translator.ts';

/** The words of a shop as role and text locators find them: they know one kind of space. */
export function wordsOf(locale: Locale): Translate {
  const translate = translator(locale);
  return (key, values) => translate(key, values).replaceAll(/\s/gu, ' ');
}
