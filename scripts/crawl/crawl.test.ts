import { localeCodes } from '@tradehall/domain/countries/locales.ts';
import { expect, it } from 'vitest';
import { takeTurns } from './crawl.ts';

it('meets each product in every fourth locale when it is short, and all other pages everywhere', () => {
  const isInTurn = takeTurns(4);
  const localesOf = (path: string) => localeCodes.filter((locale) => isInTurn(locale, path)).length;
  const products = Array.from({ length: 40 }, (_, index) => `/oven-${10_010_001 + index}`);
  expect(products.map(localesOf)).toEqual(products.map(() => localeCodes.length / 4));
  expect(localesOf('/ovens/')).toBe(localeCodes.length);
  expect(localeCodes.every((locale) => takeTurns(1)(locale, '/oven-10010001'))).toBe(true);
});
