import { describe, expect, it } from 'vitest';
import { copyText } from './copy-rows';

describe('a value of a bulk copy', () => {
  it.each([
    [null, '\\N'],
    [true, 't'],
    [12.5, '12.5'],
    ['plain – ελληνικά', 'plain – ελληνικά'],
    ['a\tb\nc\\d\r', 'a\\tb\\nc\\\\d\\r'],
    ['\\N', '\\\\N'],
    [JSON.stringify(['1″ "x"']), '["1″ \\\\"x\\\\""]'],
  ])('%j is written as %j', (value, text) => {
    expect(copyText(value)).toBe(text);
  });
});
