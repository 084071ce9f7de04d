import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** The text for each plural category of a language, and for single numbers where they are worded differently. */
export interface PluralForms extends Readonly<Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>> {
  readonly other: string;
}

/** Stands in the forms where the number goes. */
export const countMark = '{count}';

/** For the browser, which knows numbers the server does not: a cart's, for instance. */
export const fillPlural = (forms: PluralForms, count: number, locale: Locale): string => {
  const form = forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll(countMark, new Intl.NumberFormat(locale).format(count));
};
