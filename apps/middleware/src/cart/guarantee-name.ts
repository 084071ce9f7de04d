import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';

const inOrderOfYears: readonly string[] = guaranteeSku.options;

export const isGuarantee = (sku: string): boolean => inOrderOfYears.includes(sku);

/** What an extra guarantee is called; it has no document on the read side. */
export function guaranteeName(sku: string, locale: Locale): string {
  return guaranteeNames[locales[locale].language][inOrderOfYears.indexOf(sku)] ?? sku;
}
