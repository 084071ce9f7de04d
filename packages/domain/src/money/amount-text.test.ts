import { expect, it } from 'vitest';
import { minorUnitsIn, minorUnitsOf, minorUnitsOfNumber, shownAmount } from './amount-text.ts';

it('takes a comma or a point and refuses what is no amount', () => {
  expect(minorUnitsOf('1299,9')).toBe(129_990);
  expect(minorUnitsOf(' 12 ')).toBe(1_200);
  for (const text of ['', '12.345', '-1', '1e3', '1.299,00', 'free']) expect(minorUnitsOf(text)).toBeUndefined();
});

it.each([
  ['1.299,90 €', ',', 129_990],
  ['1299.90', ',', 129_990],
  ['1.299', ',', 129_900],
  ['1.299.000', ',', 129_900_000],
  ['12,5', ',', 1_250],
  ['£1,299.90', '.', 129_990],
  ['CHF 1’299.90', '.', 129_990],
  ['1 299,90 Kč', ',', 129_990],
  ['22 099 Ft', ',', 2_209_900],
])('reads %s where the decimal sign is %s', (text, sign, cents) => {
  expect(minorUnitsIn(text, sign)).toBe(cents);
});

it.each([
  ['1.299', '.'],
  ['1,2.3', '.'],
  ['12.34,5', ','],
  ['-5', ','],
  ['', ','],
])('takes %s for no amount where the decimal sign is %s', (text, sign) => {
  expect(minorUnitsIn(text, sign)).toBeUndefined();
});

it('takes a number as it is, whatever the country, and refuses a third digit', () => {
  expect([12, 12.9, 19.989999999999998, 1_299].map(minorUnitsOfNumber)).toEqual([1_200, 1_290, 1_999, 129_900]);
  for (const amount of [1.299, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(minorUnitsOfNumber(amount)).toBeUndefined();
});

it('reads back every amount it shows', () => {
  for (const cents of [1, 10, 99, 100, 129_990, 219_999_999]) expect(minorUnitsOf(shownAmount(cents))).toBe(cents);
});

it('shows what was given back as less than nothing', () => {
  expect(shownAmount(-5)).toBe('-0.05');
  expect(shownAmount(-12_345)).toBe('-123.45');
});
