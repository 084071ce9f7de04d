import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { countryName, formatCount, formatDate, formatDateTime, formatRate, formatRating } from './formats.ts';

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

  // B§5
  it('write a date as dd.mm.yyyy, on the clocks of the country', () => {
    expect(formatDate('2026-02-01T12:00:00Z', countries.GB)).toBe('01.02.2026');
    expect(formatDate('2025-12-31T22:30:00Z', countries.DE)).toBe('31.12.2025');
    expect(formatDate('2025-12-31T22:30:00Z', countries.BG)).toBe('01.01.2026');
  });

  it('write a moment with the time of the country, summer time included', () => {
    expect(formatDateTime('2026-07-01T22:05:00Z', countries.DE)).toBe('02.07.2026, 00:05');
    expect(formatDateTime('2026-01-01T08:05:00Z', countries.DE)).toBe('01.01.2026, 09:05');
  });

  it.each(['', 'soon', '2026-13-01', '2026-02-30T99:00:00Z'])('write nothing for %j, which is no date', (moment) => {
    expect(formatDate(moment, countries.DE)).toBeNull();
    expect(formatDateTime(moment, countries.DE)).toBeNull();
  });
});
