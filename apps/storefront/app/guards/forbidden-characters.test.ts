import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';

const verdictOn = (path: string, search = '') => forbiddenCharacters(factsOf(countries.DE, { path, search }));

describe('a path with forbidden characters', () => {
  it.each(["/o'fen/", '/%27ofen/', '/%22ofen%22/', "/x'-10000001", '/%E0%A4%A'])('is no page: %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'answer', status: 404 });
  });

  it('may have quotes in its query, which shoppers type', () => {
    expect(verdictOn('/search', `?query="12'`)).toEqual({ kind: 'continue' });
  });

  it.each(['/', '/ofen/', '/%C3%B6fen/', '/100%25/'])('leaves %s alone', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});
