import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { paymentNames } from './payment-names.ts';
import { translator } from './translator.ts';

describe('the ways to pay', () => {
  it.each(Object.values(countries))('are each named once in $label', (country) => {
    const names = paymentNames(country, sampleStore, translator(country.locales[0]));
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('PayPal');
  });

  it('name what the country alone has', () => {
    expect(paymentNames(countries.CH, sampleStore, translator('de-CH'))).toContain('TWINT');
    expect(paymentNames(countries.DE, sampleStore, translator('de-DE'))).not.toContain('TWINT');
  });

  it('leave out what operators have switched off, but for a name that another has too', () => {
    const names = (...switchedOffMethods: string[]) =>
      paymentNames(countries.DE, { ...sampleStore, switchedOffMethods }, translator('de-DE'));
    expect(names('paypal', 'bank-transfer', 'klarna')).toEqual(
      names().filter((name) => name !== 'PayPal' && name !== 'Überweisung'),
    );
    expect(names('klarna', 'klarna_account', 'klarna_b2b')).not.toContain('Klarna');
    expect(names('klarna_b2b')).not.toContain(translator('de-DE')('payment.invoiceForCompanies'));
  });

  it('name the bank transfer only where an account is entered for it', () => {
    const names = (store: Parameters<typeof paymentNames>[1]) =>
      paymentNames(countries.DE, store, translator('de-DE')).includes('Überweisung');
    expect([sampleStore, { ...sampleStore, bankDetails: null }, null].map(names)).toEqual([true, false, false]);
  });
});
