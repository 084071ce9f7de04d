import { expect, it } from 'vitest';
import { minorUnitsOf } from './read-amount.ts';
import { shownAmount } from './shown-amount.ts';

it('reads back every amount it shows', () => {
  for (const cents of [1, 10, 99, 100, 129_990, 219_999_999]) expect(minorUnitsOf(shownAmount(cents))).toBe(cents);
});

it('shows what was given back as less than nothing', () => {
  expect(shownAmount(-5)).toBe('-0.05');
  expect(shownAmount(-12_345)).toBe('-123.45');
});
