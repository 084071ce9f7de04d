import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { paymentNames } from './payment-names.ts';
import { translator } from './translator.ts';

describe('the ways to pay', () => {
  it.each(Object.values(countries))('are each named once in $label', (country) => {
    const names = paymentNames(country, translator(country.locales[0]));
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('PayPal');
  });

  it('name what the country alone has', () => {
    expect(paymentNames(countries.CH, translator('de-CH'))).toContain('TWINT');
    expect(paymentNames(countries.DE, translator('de-DE'))).not.toContain('TWINT');
  });
});
