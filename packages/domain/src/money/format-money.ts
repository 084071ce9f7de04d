import { currencies, type CurrencyCode } from './currencies.ts';
import type { Locale } from '../locales/locales.ts';
import type { Money } from './money.ts';

const noBreakSpace = '\u00A0';
const formatters = new Map<string, Intl.NumberFormat>();

export function formatMoney(money: Money, locale: Locale): string {
  const { centAmount, fractionDigits, currencyCode } = money;
  // For display only: up to fifteen digits the quotient prints back exactly.
  const text = formatterOf(locale, currencyCode).format(centAmount / 10 ** fractionDigits);
  // Node and browsers carry different editions of the language data; the page must read the same in both.
  return text.replace(/\s/g, noBreakSpace).replaceAll("'", '’');
}

/** What a discount takes off, with the same sign wherever a sum is shown. */
export const formatTakenOff = (amount: Money, locale: Locale): string => `−${formatMoney(amount, locale)}`;

/** With a decimal point, whatever the language of the page. */
export function plainAmount({ centAmount, fractionDigits, currencyCode }: Money): string {
  return (centAmount / 10 ** fractionDigits).toFixed(currencies[currencyCode].displayDigits);
}

function formatterOf(locale: Locale, currency: CurrencyCode): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    const { displayDigits, narrowSymbol } = currencies[currency];
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: narrowSymbol ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: displayDigits,
      maximumFractionDigits: displayDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
