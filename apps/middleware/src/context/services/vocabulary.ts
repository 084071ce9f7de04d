import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** The words of the catalogue. */
export interface Vocabulary {
  /** What was probably meant, as a query that finds something; null when nothing resembles it. */
  correct(locale: Locale, query: string): Promise<string | null>;
}
