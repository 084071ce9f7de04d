import { countries } from '../countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { messageKeys as keys, messagesByLanguage, originalText } from './messages.ts';

describe('a message for a country', () => {
  it('is that of its language where the country says nothing else', () => {
    expect(originalText('de-AT', 'stock.in')).toBe(messagesByLanguage.de['stock.in']);
    expect(originalText('fr-CH', 'stock.in')).toBe(messagesByLanguage.fr['stock.in']);
  });

  it('is the country’s own where it has one', () => {
    expect(originalText('en-IE', 'checkout.postalCode')).toBe('Eircode');
    expect(originalText('nl-BE', 'payment.appPhone')).toContain('Gsm-nummer');
  });

  it('is spelt and called as the country does', () => {
    expect(originalText('de-CH', 'checkout.streetName')).toBe('Strasse');
    expect(originalText('de-AT', 'vat.checking')).toContain('UID-Nummer');
    expect(originalText('fr-CH', 'checkout.postalCode')).toBe('NPA');
  });

  it('has no ß in Switzerland', () => {
    expect(keys.filter((key) => originalText('de-CH', key).includes('ß'))).toEqual([]);
  });

  it.each(['de-CH', 'fr-CH', 'it-CH'] as const)('calls withdrawing what the shop promises there in %s', (locale) => {
    expect(countries.CH.withdrawal).toBe('promise');
    const right = /Widerrufsrecht|droit (?:légal )?de rétractation|diritto di recesso/i;
    expect(keys.filter((key) => right.test(originalText(locale, key)))).toEqual([]);
  });

  it('calls a VAT number as the country does', () => {
    for (const key of keys.filter((each) => each.startsWith('vat.'))) {
      expect(originalText('de-AT', key)).not.toMatch(/USt-Id|MWST-Nummer/);
      expect(originalText('de-CH', key)).not.toMatch(/USt-Id|MwSt|UID/);
      expect(originalText('it-CH', key)).not.toMatch(/partit[ae] IVA/i);
    }
  });

  it('says “het winkelmandje” in Belgium', () => {
    const wrong = /\b(?:de|deze|die|onze|elke) (?:\w+ )?winkelmandje\b|winkelwagen/i;
    expect(keys.map((key) => originalText('nl-BE', key)).filter((text) => wrong.test(text))).toEqual([]);
  });
});
