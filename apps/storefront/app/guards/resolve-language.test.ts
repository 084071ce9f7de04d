import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { languages } from '@tradehall/domain/countries/languages.ts';
import { resolveLanguage } from './resolve-language.ts';

const belgium = countries.BE;

describe('the language of a page', () => {
  it('is the default language of the country without a prefix', () => {
    const language = { locale: 'fr-BE', basename: '/' };
    expect(resolveLanguage('/', belgium)).toEqual({ kind: 'page', language });
    expect(resolveLanguage('/fours/', belgium)).toEqual({ kind: 'page', language });
  });

  it('is another language of the country behind its prefix', () => {
    const language = { locale: 'nl-BE', basename: '/nl/' };
    expect(resolveLanguage('/nl/', belgium)).toEqual({ kind: 'page', language });
    expect(resolveLanguage('/nl/ovens/', belgium)).toEqual({ kind: 'page', language });
    expect(resolveLanguage('/nl/_.data', belgium)).toEqual({ kind: 'page', language });
  });

  it('has a home page that ends in a slash', () => {
    expect(resolveLanguage('/nl', belgium)).toEqual({ kind: 'redirect', path: '/nl/' });
  });

  it('needs no prefix when it is the default, so that prefix is taken away', () => {
    expect(resolveLanguage('/fr', belgium)).toEqual({ kind: 'redirect', path: '/' });
    expect(resolveLanguage('/fr/', belgium)).toEqual({ kind: 'redirect', path: '/' });
    expect(resolveLanguage('/fr/fours/', belgium)).toEqual({ kind: 'redirect', path: '/fours/' });
  });

  it('does not lead to another host when a prefix is taken away', () => {
    expect(resolveLanguage('/fr//evil.example/', belgium)).toEqual({ kind: 'redirect', path: '/evil.example/' });
    expect(resolveLanguage('/fr/\\evil.example', belgium)).toEqual({ kind: 'redirect', path: '/' });
  });

  it('is never taken from a prefix of a language the country does not speak', () => {
    const language = { locale: 'fr-BE', basename: '/' };
    expect(resolveLanguage('/de/ofen/', belgium)).toEqual({ kind: 'page', language });
    expect(resolveLanguage('/nlx/', belgium)).toEqual({ kind: 'page', language });
  });

  it.each(Object.values(countries))('gives each language of $code one prefix or none', (country) => {
    const bases = languages
      .map((language) => resolveLanguage(`/${language}/`, country))
      .flatMap((verdict) => (verdict.kind === 'page' ? [verdict.language.basename] : []));
    expect(new Set(bases.filter((basename) => basename !== '/')).size).toBe(country.languages.length - 1);
  });
});
