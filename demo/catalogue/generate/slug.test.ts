import { describe, expect, it } from 'vitest';
import { shortened, slugOf } from './slug';

describe('an address', () => {
  it.each([
    ['Φριτέζες – διπλή έκδοση, έως 8 l', 'el', 'fritezes-dipli-ekdosi-eos-8-l'],
    ['Щадящи уреди – с кутия, до 8 л', 'bg', 'shtadyashti-uredi-s-kutiya-do-8-l'],
    ['Йонизатор', 'bg', 'yonizator'],
    ['Saunaöfen – große Ausführung', 'de', 'saunaoefen-grosse-ausfuehrung'],
    ['Kylskåp – återvinning för öl', 'sv', 'kylskap-atervinning-for-ol'],
    ['Łódź, żółć', 'pl', 'lodz-zolc'],
    ['Køleskab – æbler', 'da', 'koleskab-aebler'],
    ['Đonovi', 'hr', 'donovi'],
    ['Mașină de tăiat', 'ro', 'masina-de-taiat'],
    ['1,5 m³/h · 40×', 'en', '1-5-m3-h-40x'],
  ] as const)('of "%s" in %s is %s', (text, language, slug) => {
    expect(slugOf(text, language)).toBe(slug);
  });

  it('is cut between two words', () => {
    expect(shortened('one-two-three', 9)).toBe('one-two');
    expect(shortened('one-two', 7)).toBe('one-two');
  });
});
