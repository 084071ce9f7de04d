import { describe, expect, it } from 'vitest';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { translator } from '../i18n/translator.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { fillPlaceholders } from './placeholders.ts';

const factsWith = (store: StoreDocument | null) => ({
  country: countries.DE,
  locale: 'de-DE' as const,
  store,
  translate: translator('de-DE'),
  now: new Date('2026-11-15T12:00:00Z'),
});
const facts = factsWith(sampleStore);

describe('a placeholder in an author’s text', () => {
  it.each([
    ['{country}', 'Deutschland'],
    ['{shopName}', 'Tradehall'],
    ['{companyName}', 'Tradehall'],
    ['{phone}', '+49 800 000 000'],
    ['{email}', 'service@tradehall.de'],
    ['{openingHours}', '08:00–17:00'],
    ['{freeShippingFrom}', '59,00\u00a0€'],
    ['{parcelFee}', '1,95\u00a0€'],
    ['{freightFee}', '9,95\u00a0€'],
    ['{vatRate}', '19\u00a0%'],
    ['{legalGuarantee}', '2\u00a0Jahre'],
    ['{longestGuarantee}', '6\u00a0Jahre'],
  ])('%s becomes what the shop says', (text, filled) => {
    expect(fillPlaceholders(text, facts)).toBe(filled);
  });

  it('gives the account of a bank transfer in readable groups', () => {
    expect(fillPlaceholders('{bankTransfer}', facts)).toContain('DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000');
  });

  it('gives no account while operators have switched transfers off', () => {
    const store = { ...sampleStore, switchedOffMethods: ['bank-transfer'] };
    expect(() => fillPlaceholders('{bankTransfer}', factsWith(store))).toThrow('{bankTransfer}');
  });

  it('names the ways to pay, but none that is switched off', () => {
    expect(fillPlaceholders('{paymentMethods}', facts)).toMatch(/PayPal.* und /);
    const store = { ...sampleStore, switchedOffMethods: ['paypal'] };
    expect(fillPlaceholders('{paymentMethods}', factsWith(store))).not.toContain('PayPal');
  });

  it('is filled wherever it stands', () => {
    const fields = { title: 'Für {country}', items: [{ text: '{phone}, {phone}' }], count: 3, flag: true, gone: null };
    expect(fillPlaceholders(fields, facts)).toEqual({
      title: 'Für Deutschland',
      items: [{ text: '+49 800 000 000, +49 800 000 000' }],
      count: 3,
      flag: true,
      gone: null,
    });
  });

  it.each(['{unknown}', '{constructor}', '{}', '{ phone }'])('is never shown raw when it is %s', (text) => {
    expect(() => fillPlaceholders({ title: text }, facts)).toThrow('nothing to put in place');
  });

  it.each([null, { ...sampleStore, phoneNumber: null }])('is never shown empty', (store) => {
    expect(() => fillPlaceholders('Telefon: {phone}', factsWith(store))).toThrow('{phone}');
  });
});
