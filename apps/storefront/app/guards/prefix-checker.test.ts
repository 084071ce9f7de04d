import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { prefixChecker } from './prefix-checker.ts';

const verdictOn = (path: string, country = countries.BE) =>
  prefixChecker(factsOf(country, { path, search: '?page=2' }));

const movedTo = (path: string) => ({ kind: 'redirect', status: 308, path, search: '?page=2' });

describe('the language prefix of a path', () => {
  it('is taken away when it is that of the default language', () => {
    expect(verdictOn('/fr')).toEqual(movedTo('/'));
    expect(verdictOn('/fr/')).toEqual(movedTo('/'));
    expect(verdictOn('/fr/fours/')).toEqual(movedTo('/fours/'));
    expect(verdictOn('/fr/fr/nl/ovens/')).toEqual(movedTo('/nl/ovens/'));
  });

  it.each(['/', '/nl/', '/nl/ovens/', '/fours/', '/nlx/', '/france/'])('may stay in %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });

  it.each(['/de', '/de/ofen/', '/fr/de/ofen/'])('leads nowhere in a country that does not speak it: %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'answer', status: 404 });
  });

  it.each(Object.values(countries))('is judged for all languages in $code', (country) => {
    const kinds = languages.map((language) => verdictOn(`/${language}/x/`, country).kind);
    expect(kinds.filter((kind) => kind === 'redirect')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'continue')).toHaveLength(country.languages.length - 1);
    expect(kinds.filter((kind) => kind === 'answer')).toHaveLength(languages.length - country.languages.length);
  });
});
