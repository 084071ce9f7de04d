import { describe, expect, it } from 'vitest';
import { countryName, formatCount, formatRate, formatRating } from './formats.ts';

describe('formats', () => {
  it('write a tax rate as its country does', () => {
    expect(formatRate(1900, 'de-DE')).toBe('19\u00a0%');
    expect(formatRate(2550, 'fi-FI')).toBe('25,5\u00a0%');
    expect(formatRate(2000, 'en-GB')).toBe('20%');
  });

  it('group thousands and show ratings with one digit', () => {
    expect(formatCount(1234, 'de-DE')).toBe('1.234');
    expect(formatRating(4.666, 'de-DE')).toBe('4,7');
    expect(formatRating(5, 'en-GB')).toBe('5.0');
  });

  it('name the country in the language of the page', () => {
    expect(countryName('fr-CH')).toBe('Suisse');
    expect(countryName('el-GR')).toBe('Ελλάδα');
  });
});
