import { describe, expect, it } from 'vitest';
import { normalisePath } from './normalise-path.ts';

describe('the one spelling of a path', () => {
  it.each([
    ['/öfen/', '/%C3%B6fen/'],
    ['/%c3%b6fen/', '/%C3%B6fen/'],
    ['/%6F-1000000%31', '/o-10000001'],
    ['/a/../b/%2e%2e/c', '/c'],
    ['/\\evil.example', '//evil.example'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('of %s is %s', (path, spelling) => {
    expect(normalisePath(path)).toBe(spelling);
    expect(normalisePath(spelling)).toBe(spelling);
  });
});
