import { describe, expect, it } from 'vitest';
import { exactMatchOf } from './exact-match.ts';

const fresh = (slug: string) => ({ slug, isBware: false });
const returned = (slug: string) => ({ slug, isBware: true });

describe('the product whose number was typed', () => {
  it.each([
    [[], null],
    [[fresh('a')], 'a'],
    [[returned('a')], 'a'],
    [[fresh('a'), returned('b')], 'a'],
    [[fresh('a'), returned('b'), returned('c')], 'a'],
    [[fresh('a'), fresh('b')], null],
    [[returned('a'), returned('b')], null],
  ])('of %j is %s', (numbered, slug) => {
    expect(exactMatchOf(numbered)).toBe(slug);
  });
});
