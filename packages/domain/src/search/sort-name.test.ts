import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../locales/languages.ts';
import { sortName } from './sort-name.ts';

const byKey = (language: Language) => (a: string, b: string) => {
  const [first, second] = [sortName(language, a), sortName(language, b)];
  return first < second ? -1 : first > second ? 1 : 0;
};

describe('the order of names', () => {
  it.each<[Language, ...string[]]>([
    ['de', '3-in-1-Gerät', 'Abzug', 'Öl', 'Ölofen', 'Zange'],
    ['sv', 'Anka', 'Zebra', 'Ånga', 'Ägg', 'Öl'],
    ['da', 'Zebra', 'Ære', 'Øl', 'Aal', 'År'],
    ['cs', 'cihla', 'hadice', 'chata', 'jablko'],
    ['hu', 'cukor', 'csavar', 'dinnye'],
    ['pl', 'lampa', 'łopata', 'mikser'],
    ['el', 'Άλφα', 'βήτα', 'Ψυγείο', 'Ωμέγα'],
    ['bg', 'азбука', 'Водоструйка', 'ъглошлайф'],
  ])('is that of the alphabet of %s', (language, ...names) => {
    expect(names.toReversed().toSorted(byKey(language))).toEqual(names);
  });

  it.each(languages)('is the same whatever compares it, in %s', (language) => {
    const names = [
      'zebra 2',
      'Äpfel',
      'apfel',
      'čaj',
      'cena',
      'ärger',
      'Šál',
      'sál',
      'łan',
      'lan',
      '40 l',
      '5 l',
      'ñu',
      'nu',
    ];
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
    const sorted = names.toSorted(byKey(language));
    for (const [index, name] of sorted.entries()) {
      expect(compare(sorted[index - 1] ?? '', name)).toBeLessThanOrEqual(0);
      expect(sortName(language, name)).toMatch(/^[\da-z]*$/);
    }
  });

  it('looks at no more of a name than an index keeps', () => {
    expect(sortName('de', 'a'.repeat(500))).toHaveLength(240);
  });
});
