import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** For the browser: puts what it knows into a ready text, where `{name}` and the like stand. */
export const fillMarks = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);

/** The text for each plural category of a language, and for single numbers where they are worded differently. */
export interface PluralForms extends Readonly<Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>> {
  readonly other: string;
}

/** Stands in the forms where the number goes. */
export const countMark = '{count}';

/** For the browser, which knows numbers the server does not: a cart's, for instance. */
export function fillPlural(forms: PluralForms, count: number, locale: Locale): string {
  const form = forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll(countMark, new Intl.NumberFormat(locale).format(count));
}
