import { describe, expect, it } from 'vitest';
import { proposeQueries } from './propose-queries.ts';

const known = (written: string) => ({ word: written.normalize('NFKD').replace(/\p{M}/gu, ''), written });
const typed = (word: string, ...alike: string[]) => ({ word, alike: alike.map(known), halves: [] });

describe('what was probably meant', () => {
  it('is the word with the fewest errors, written as its language writes it', () => {
    expect(proposeQueries('de', [typed('schweisgerat', 'schweißgerät', 'messgerät')])).toEqual(['schweißgerät']);
    expect(proposeQueries('de', [typed('waaage', 'wagen', 'waage')])[0]).toBe('waage');
  });

  it('is a whole query: what is right stays', () => {
    expect(
      proposeQueries('de', [typed('fritteuse', 'fritteuse'), typed('6l'), typed('mit'), typed('hanh', 'hahn')]),
    ).toEqual(['fritteuse 6l mit hahn']);
  });

  it('is nothing when a word resembles none, or nothing is wrong', () => {
    expect(proposeQueries('de', [typed('fritteuse', 'fritteuse'), typed('qwertz')])).toEqual([]);
    expect(proposeQueries('de', [typed('waagen', 'waage')])).toEqual(['waage']);
    expect(proposeQueries('de', [typed('waage', 'waage')])).toEqual([]);
  });

  it('may be two words, or one that is not typed to its end', () => {
    const halves = [[known('schweiß'), known('helm')] as const];
    expect(proposeQueries('de', [{ word: 'schweisshelm', alike: [], halves }])).toEqual(['schweiß helm']);
    expect(proposeQueries('de', [typed('hochdrukre', 'hochdruckreiniger')])).toEqual(['hochdruckreiniger']);
    expect(proposeQueries('de', [typed('hochdrukre', 'hochdruckreiniger'), typed('mit')])).toEqual([]);
  });
});
