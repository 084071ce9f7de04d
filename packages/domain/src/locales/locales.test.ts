import { describe, expect, it } from 'vitest';
import { isLocale, localeCodes, localeFallbackChain, locales } from './locales.ts';

describe('the locales', () => {
  it('are the 28 of the specification', () => {
    const named =
      'en-IE sk-SK de-DE pt-PT it-IT fr-FR hu-HU cs-CZ de-AT nb-NO nl-NL de-CH fr-CH it-CH nl-BE fr-BE da-DK sv-SE ' +
      'es-ES en-GB fi-FI pl-PL ro-RO lt-LT sl-SI el-GR hr-HR bg-BG';
    expect(localeCodes.toSorted()).toEqual(named.split(' ').toSorted());
    expect(Object.keys(locales)).toEqual([...localeCodes]);
  });

  it('are made of their language and country and name their search index', () => {
    for (const code of localeCodes) {
      const { language, country, searchIndex } = locales[code];
      expect(`${language}-${country}`).toBe(code);
      expect(searchIndex).toBe(`prod.${code}`);
    }
  });

  it('fall back as the specification lists, and nowhere else', () => {
    const fallbacks = localeCodes.filter((code) => locales[code].fallback !== null);
    expect(Object.fromEntries(fallbacks.map((code) => [code, locales[code].fallback]))).toEqual({
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
