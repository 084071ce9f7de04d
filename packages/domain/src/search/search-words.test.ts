import { describe, expect, it } from 'vitest';
import { foldText, searchWords, wholeNumber } from './search-words.ts';

describe('words of a search', () => {
  it.each([
    ['Größe', 'GROSSE'],
    ['Öfen', 'ofen'],
    ['Φούρνος', 'ΦΟΥΡΝΟΣ'],
    ['четвърт-й', 'ЧЕТВЪРТ-Й'],
    ['Smørebrød', 'smorebrod'],
    ['Łódź', 'lodz'],
    ['Œuf à la coque', 'oeuf a la coque'],
  ])('are the same in %s and %s', (written, typed) => {
    expect(foldText(written)).toBe(foldText(typed));
  });

  it('are letters and digits, whatever stands between', () => {
    expect(searchWords("Mikroskop – 40×, O'Brien & (3,5 kW)")).toEqual([
      'mikroskop',
      '40',
      'o',
      'brien',
      '3',
      '5',
      'kw',
    ]);
    expect(searchWords(' &|!():*\'"\\ ')).toEqual([]);
  });

  it('ignore how a number is spaced', () => {
    expect(wholeNumber('RC-POB 6')).toBe(wholeNumber('rcpob6'));
    expect(wholeNumber(' – ')).toBeNull();
  });
});
