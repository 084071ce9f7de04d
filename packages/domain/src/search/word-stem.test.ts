import { describe, expect, it } from 'vitest';
import type { Language } from '../locales/languages.ts';
import { foldText } from './search-words.ts';
import { wordStem } from './word-stem.ts';

const stemOf = (language: Language, word: string) => wordStem(language, foldText(word));

describe('the stem of a word', () => {
  it.each<[Language, ...string[]]>([
    ['bg', 'везна', 'везни'],
    ['bg', 'Фритюрник', 'фритюрници'],
    ['cs', 'fritéza', 'fritézy', 'fritéz'],
    ['da', 'maskine', 'maskiner', 'maskinen'],
    ['de', 'Waage', 'Waagen'],
    ['de', 'Gerät', 'Geräte', 'Geräten', 'Geraet'],
    ['de', 'Kühlschrank', 'Kühlschränke', 'Kuehlschrank'],
    ['el', 'φούρνος', 'φούρνοι', 'φούρνου', 'ΦΟΥΡΝΟΣ'],
    ['el', 'μηχάνημα', 'μηχανήματα'],
    ['en', 'press', 'presses'],
    ['en', 'hose', 'hoses'],
    ['en', 'supply', 'supplies'],
    ['es', 'balanza', 'balanzas'],
    ['fi', 'rasvakeitin', 'rasvakeittimet'],
    ['fi', 'pöytä', 'pöydät'],
    ['fr', 'métal', 'métaux'],
    ['fr', 'tuyau', 'tuyaux'],
    ['hr', 'hladnjak', 'hladnjaci'],
    ['hu', 'mérleg', 'mérlegek'],
    ['it', 'bilancia', 'bilance'],
    ['lt', 'svarstyklės', 'svarstyklių'],
    ['nb', 'ovn', 'ovner', 'ovnen'],
    ['nl', 'weegschaal', 'weegschalen'],
    ['nl', 'kluis', 'kluizen'],
    ['pl', 'spawarka', 'spawarki', 'spawarek'],
    ['pl', 'młynek', 'młynki'],
    ['pt', 'balança', 'balanças'],
    ['ro', 'cuptor', 'cuptoare', 'cuptorul'],
    ['sk', 'filter', 'filtre'],
    ['sl', 'tehtnica', 'tehtnice'],
    ['sv', 'pump', 'pumpar', 'pumparna'],
  ])('is one in %s for %s and its other forms', (language, word, ...forms) => {
    for (const form of forms) expect(stemOf(language, form)).toBe(stemOf(language, word));
  });

  it.each<[Language, string, string]>([
    ['de', 'Wagen', 'Waage'],
    ['sv', 'våg', 'vagn'],
    ['en', 'glass', 'glas'],
    ['nl', 'pan', 'pen'],
  ])('keeps apart in %s what is not the same: %s, %s', (language, one, other) => {
    expect(stemOf(language, one)).not.toBe(stemOf(language, other));
  });

  it('leaves numbers and short words as they are', () => {
    expect(stemOf('de', '6000ml')).toBe('6000ml');
    expect(stemOf('fr', 'les')).toBe('les');
  });
});
