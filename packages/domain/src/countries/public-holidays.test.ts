import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { isPublicHoliday } from './public-holidays.ts';

describe('a public holiday', () => {
  it('is Christmas Day and New Year’s Day in every country', () => {
    for (const country of Object.values(countries)) {
      expect(isPublicHoliday(country, '2026-12-25'), country.code).toBe(true);
      expect(isPublicHoliday(country, '2027-01-01'), country.code).toBe(true);
    }
  });

  it('is no ordinary Wednesday anywhere', () => {
    for (const country of Object.values(countries))
      expect(isPublicHoliday(country, '2026-11-25'), country.code).toBe(false);
  });

  it('is a country’s own', () => {
    expect(isPublicHoliday(countries.DE, '2026-10-03')).toBe(true);
    expect(isPublicHoliday(countries.FR, '2026-07-14')).toBe(true);
    expect(isPublicHoliday(countries.PL, '2026-11-11')).toBe(true);
    expect(isPublicHoliday(countries.DE, '2026-11-11')).toBe(false);
    expect(isPublicHoliday(countries.GB, '2026-08-31')).toBe(true);
  });

  it('moves with Easter, Western or Orthodox', () => {
    expect(isPublicHoliday(countries.DE, '2026-04-06')).toBe(true);
    expect(isPublicHoliday(countries.GR, '2026-04-06')).toBe(false);
    expect(isPublicHoliday(countries.GR, '2026-04-13')).toBe(true);
  });

  it('may last two days, as New Year does in Romania', () => {
    expect(isPublicHoliday(countries.RO, '2026-01-02')).toBe(true);
    expect(isPublicHoliday(countries.RO, '2026-01-03')).toBe(false);
  });
});
