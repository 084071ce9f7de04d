import { expect, it } from 'vitest';
import { minorUnitsOf, shownAmount } from './amounts';

it('reads back every amount it shows', () => {
  for (const cents of [1, 10, 99, 100, 129_990, 219_999_999]) expect(minorUnitsOf(shownAmount(cents))).toBe(cents);
});

it('shows what was given back as less than nothing', () => {
  expect(shownAmount(-5)).toBe('-0.05');
  expect(shownAmount(-12_345)).toBe('-123.45');
});

it('takes a comma or a point and refuses what is no amount', () => {
  expect(minorUnitsOf('1299,9')).toBe(129_990);
  expect(minorUnitsOf(' 12 ')).toBe(1_200);
  for (const text of ['', '12.345', '-1', '1e3', '1.299,00', 'free']) expect(minorUnitsOf(text)).toBeUndefined();
});
