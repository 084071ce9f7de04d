import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from './language-of-path.ts';

describe('the language of a page', () => {
  it.each(['/', '/fours/', '/nlx/', '/de/ofen/', '/fr/'])(
    'is the default of the country without a prefix: %s',
    (path) => {
      expect(languageOfPath(path, countries.BE)).toEqual({ locale: 'fr-BE', basename: '/' });
    },
  );

  it.each(['/nl', '/nl/', '/nl/ovens/', '/nl/_.data'])('is another of the country behind its prefix: %s', (path) => {
    expect(languageOfPath(path, countries.BE)).toEqual({ locale: 'nl-BE', basename: '/nl/' });
  });

  it('can be taken from its path and put back', () => {
    const language = languageOfPath('/nl/ovens/', countries.BE);
    expect(pathInLanguage('/nl/ovens/', language)).toBe('/ovens/');
    expect(pathInLanguage('/nl', language)).toBe('/');
    expect(pathWithLanguage('/ovens/', language)).toBe('/nl/ovens/');
  });
});
