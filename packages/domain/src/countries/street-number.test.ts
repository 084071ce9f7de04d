import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { streetNumberValid } from './street-number.ts';

describe('a street number', () => {
  it('may go without a digit in Czechia, Poland and Romania, and where houses have names', () => {
    const free = Object.values(countries).filter((country) => streetNumberValid(country, 'Rose Cottage'));
    expect(free.map(({ code }) => code)).toEqual(['CZ', 'GB', 'IE', 'PL', 'RO']);
  });

  it('is fine with a digit anywhere', () => {
    for (const country of Object.values(countries)) expect(streetNumberValid(country, 'B 12a')).toBe(true);
  });
});
