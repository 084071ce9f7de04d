import { describe, expect, it } from 'vitest';
import { indexByLetter } from './index-by-letter.ts';

const names = ['Deutsch', 'English', 'Ελληνικά', 'Eesti'];

describe('a letter typed in a menu', () => {
  it('finds the next name that begins with it', () => {
    expect(indexByLetter('d', -1, names)).toBe(0);
    expect(indexByLetter('E', 0, names)).toBe(1);
    expect(indexByLetter('ε', 0, names)).toBe(2);
  });

  it('goes on to the following one and around the end', () => {
    expect(indexByLetter('e', 1, names)).toBe(3);
    expect(indexByLetter('e', 3, names)).toBe(1);
  });

  it('finds nothing for other letters, named keys, the space and an empty menu', () => {
    expect(indexByLetter('x', 0, names)).toBeNull();
    expect(indexByLetter('Enter', 0, names)).toBeNull();
    expect(indexByLetter(' ', 0, names)).toBeNull();
    expect(indexByLetter('d', -1, [])).toBeNull();
  });
});
