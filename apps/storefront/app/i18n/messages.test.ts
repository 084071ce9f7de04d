import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { type MessageKey, messagesByLanguage, textOfMessage } from './messages.ts';

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messagesByLanguage.en, key);

const keys = Object.keys(messagesByLanguage.en).filter((key) => isMessageKey(key));

describe('a message for a country', () => {
  it('is that of its language where the country says nothing else', () => {
    expect(textOfMessage('de-AT', 'stock.in')).toBe(messagesByLanguage.de['stock.in']);
    expect(textOfMessage('fr-CH', 'stock.in')).toBe(messagesByLanguage.fr['stock.in']);
  });

  it('is the country’s own where it has one', () => {
    expect(textOfMessage('en-IE', 'checkout.postalCode')).toBe('Eircode');
    expect(textOfMessage('nl-BE', 'payment.appPhone')).toContain('Gsm-nummer');
  });

  it('is spelt and called as the country does', () => {
    expect(textOfMessage('de-CH', 'checkout.streetName')).toBe('Strasse');
    expect(textOfMessage('de-AT', 'vat.checking')).toContain('UID-Nummer');
    expect(textOfMessage('fr-CH', 'checkout.postalCode')).toBe('NPA');
  });

  it('has no ß in Switzerland', () => {
    expect(keys.filter((key) => textOfMessage('de-CH', key).includes('ß'))).toEqual([]);
  });

  it.each(['de-CH', 'fr-CH', 'it-CH'] as const)('calls withdrawing what the shop promises there in %s', (locale) => {
    expect(countries.CH.withdrawal).toBe('promise');
    const right = /Widerrufsrecht|droit (?:légal )?de rétractation|diritto di recesso/i;
    expect(keys.filter((key) => right.test(textOfMessage(locale, key)))).toEqual([]);
  });

  it('calls a VAT number as the country does', () => {
    for (const key of keys.filter((each) => each.startsWith('vat.'))) {
      expect(textOfMessage('de-AT', key)).not.toMatch(/USt-Id|MWST-Nummer/);
      expect(textOfMessage('de-CH', key)).not.toMatch(/USt-Id|MwSt|UID/);
      expect(textOfMessage('it-CH', key)).not.toMatch(/partit[ae] IVA/i);
    }
  });

  it('says “het winkelmandje” in Belgium', () => {
    const wrong = /\b(?:de|deze|die|onze|elke) (?:\w+ )?winkelmandje\b|winkelwagen/i;
    expect(keys.map((key) => textOfMessage('nl-BE', key)).filter((text) => wrong.test(text))).toEqual([]);
  });
});
