import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from './currencies.ts';
import { localeCodes, type Locale } from '../locales/locales.ts';
import { formatMoney } from './format-money.ts';
import { moneyOf } from './money.ts';

function shown(centAmount: number, currency: CurrencyCode, locale: Locale): string {
  return formatMoney(moneyOf(centAmount, currency), locale).replaceAll('\u00A0', ' ');
}

describe('a price', () => {
  it.each<[number, CurrencyCode, Locale, string]>([
    [1_234_50, 'EUR', 'de-DE', '1.234,50 €'],
    [1_234_50, 'EUR', 'de-AT', '€ 1.234,50'],
    [1_234_50, 'EUR', 'en-IE', '€1,234.50'],
    [1_234_50, 'GBP', 'en-GB', '£1,234.50'],
    [1_234_50, 'CHF', 'de-CH', 'CHF 1’234.50'],
    [1_234_50, 'CZK', 'cs-CZ', '1 234,50 Kč'],
    [1_234_50, 'DKK', 'da-DK', '1.234,50 kr.'],
    [1_234_50, 'SEK', 'sv-SE', '1 234,50 kr'],
    [1_234_50, 'NOK', 'nb-NO', '1 234,50 kr'],
    [12_345_50, 'PLN', 'pl-PL', '12 345,50 zł'],
    [1_234_50, 'RON', 'ro-RO', '1.234,50 RON'],
    [5, 'EUR', 'sk-SK', '0,05 €'],
    [0, 'EUR', 'fr-FR', '0,00 €'],
  ])('of %i %s reads in %s as %s', (cents, currency, locale, text) => {
    expect(shown(cents, currency, locale)).toBe(text);
  });

  it('shows no fillér', () => {
    expect(shown(22_099_00, 'HUF', 'hu-HU')).toBe('22 099 Ft');
    expect(shown(22_099_50, 'HUF', 'hu-HU')).toBe('22 100 Ft');
  });

  it('uses the short sign of crowns even abroad', () => {
    expect(shown(1_00, 'CZK', 'de-DE')).toBe('1,00 Kč');
    expect(shown(1_00, 'SEK', 'en-GB')).toBe('kr 1.00');
    expect(shown(1_00, 'DKK', 'en-GB')).toBe('kr 1.00');
    expect(shown(1_00, 'NOK', 'en-GB')).toBe('NOK 1.00');
  });

  it('shows every digit it has, in every locale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom(...localeCodes), (cents, locale) => {
        const digits = formatMoney(moneyOf(cents, 'EUR'), locale).replace(/\D/g, '');
        expect(digits).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });
});
