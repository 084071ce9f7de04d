import { describe, expect, it } from 'vitest';
import { isLocale, localeCodes, localeFallbackChain, locales } from './locales.ts';

describe('the locales', () => {
  it('include the 28 of the specification', () => {
    const named =
      'en-IE sk-SK de-DE pt-PT it-IT fr-FR hu-HU cs-CZ de-AT nb-NO nl-NL de-CH fr-CH it-CH nl-BE fr-BE da-DK sv-SE ' +
      'es-ES en-GB fi-FI pl-PL ro-RO lt-LT sl-SI el-GR hr-HR bg-BG';
    expect(localeCodes).toEqual(expect.arrayContaining(named.split(' ')));
  });

  it('keep the places that databases know them by: a new one stands at the end', () => {
    const kept =
      'de-AT fr-BE nl-BE bg-BG de-CH fr-CH it-CH en-GB cs-CZ de-DE da-DK es-ES fi-FI fr-FR el-GR hr-HR hu-HU en-IE ' +
      'it-IT lt-LT nl-NL nb-NO pl-PL pt-PT ro-RO sv-SE sk-SK sl-SI';
    expect(localeCodes.slice(0, 28).join(' ')).toBe(kept);
  });

  it('are made of their language and country', () => {
    for (const code of localeCodes) {
      const { language, country } = locales[code];
      expect(`${language}-${country}`).toBe(code);
    }
  });

  it('fall back as the specification lists', () => {
    const fallbacks = localeCodes.filter((code) => locales[code].fallback !== null);
    expect(Object.fromEntries(fallbacks.map((code) => [code, locales[code].fallback]))).toMatchObject({
      'de-AT': 'de-DE',
      'fr-BE': 'fr-FR',
      'nl-BE': 'nl-NL',
      'de-CH': 'de-DE',
      'fr-CH': 'fr-FR',
      'it-CH': 'it-IT',
      'en-IE': 'en-GB',
    });
  });

  it('look for an Austrian text in Austria, then Germany, then German', () => {
    expect(localeFallbackChain('de-AT')).toEqual(['de-AT', 'de-DE', 'de']);
    expect(localeFallbackChain('en-IE')).toEqual(['en-IE', 'en-GB', 'en']);
    expect(localeFallbackChain('pl-PL')).toEqual(['pl-PL', 'pl']);
  });

  it('know their own codes from others', () => {
    expect(isLocale('nl-BE')).toBe(true);
    expect(isLocale('de-BE')).toBe(false);
    expect(isLocale('toString')).toBe(false);
  });
});
