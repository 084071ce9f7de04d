import { describe, expect, it } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { countries, type CountryCode } from './countries.ts';
import { postalCodeValid } from './postal-code.ts';
import { deliveryTaxRateOn, isInEuropeanVatArea, standardTaxRateOn, taxTerritoryOf } from './tax-rates.ts';

describe('the standard tax rate', () => {
  it('is what each country charges in 2026', () => {
    const rates = Object.values(countries).map((country) => [country.code, standardTaxRateOn(country, '2026-06-01')]);
    expect(Object.fromEntries(rates)).toMatchObject({
      AT: 2000,
      BE: 2100,
      BG: 2000,
      CH: 810,
      CZ: 2100,
      DE: 1900,
      DK: 2500,
      ES: 2100,
      FI: 2550,
      FR: 2000,
      GB: 2000,
      GR: 2400,
      HR: 2500,
      HU: 2700,
      IE: 2300,
      IT: 2200,
      LT: 2100,
      NL: 2100,
      NO: 2500,
      PL: 2300,
      PT: 2300,
      RO: 2100,
      SE: 2500,
      SI: 2200,
      SK: 2300,
    });
  });

  it.each<[CountryCode, CalendarDate, number, CalendarDate, number]>([
    ['SK', '2024-12-31', 2000, '2025-01-01', 2300],
    ['FI', '2024-08-31', 2400, '2024-09-01', 2550],
    ['RO', '2025-07-31', 1900, '2025-08-01', 2100],
    ['CH', '2023-12-31', 770, '2024-01-01', 810],
    ['DE', '2020-06-30', 1900, '2020-07-01', 1600],
    ['DE', '2020-12-31', 1600, '2021-01-01', 1900],
    ['IE', '2020-08-31', 2300, '2020-09-01', 2100],
    ['IE', '2021-02-28', 2100, '2021-03-01', 2300],
  ])('of %s changed between %s (%i) and %s (%i)', (code, lastDay, before, firstDay, after) => {
    expect(standardTaxRateOn(countries[code], lastDay)).toBe(before);
    expect(standardTaxRateOn(countries[code], firstDay)).toBe(after);
  });

  it('lists its changes oldest first', () => {
    for (const { taxRates } of Object.values(countries)) {
      const days = taxRates.map(({ from }) => from ?? '');
      expect(days).toEqual(days.toSorted());
    }
  });
});

describe('a special tax territory', () => {
  it.each<[CountryCode, string, string, boolean, number]>([
    ['CH', '7563', 'samnaun', false, 0],
    ['DE', '78266', 'busingen', false, 0],
    ['DE', '27498', 'heligoland', false, 0],
    ['DK', '3900', 'greenland', false, 0],
    ['ES', '35001', 'canary-islands', false, 0],
    ['ES', '38001', 'canary-islands', false, 0],
    ['ES', '51001', 'ceuta', false, 0],
    ['ES', '52001', 'melilla', false, 0],
    ['FI', '22100', 'aland-islands', false, 0],
    ['FR', '97400', 'overseas-departments', false, 0],
    ['FR', '97500', 'overseas-collectivities', false, 0],
    ['GB', 'BT1 5GS', 'northern-ireland', true, 2000],
    ['GB', 'je2 3ab', 'jersey', false, 0],
    ['GB', 'GY1 1AA', 'guernsey', false, 0],
    ['GR', '630 86', 'mount-athos', false, 0],
    ['IT', '23041', 'livigno', false, 0],
    ['IT', '22061', 'campione-d-italia', false, 0],
    ['NO', '9170', 'svalbard', false, 0],
    ['NO', '8099', 'jan-mayen', false, 0],
    ['PT', '9000-018', 'madeira', true, 2200],
    ['PT', '9500-119', 'azores', true, 1600],
  ])('is found in %s at %s: %s', (code, postalCode, name, inEuropeanVatArea, permyriad) => {
    const country = countries[code];
    expect(postalCodeValid(country, postalCode)).toBe(true);
    expect(taxTerritoryOf(country, postalCode)?.name).toBe(name);
    expect(isInEuropeanVatArea(country, postalCode)).toBe(inEuropeanVatArea);
    expect(deliveryTaxRateOn(country, postalCode, '2026-06-01')).toBe(permyriad);
  });

  it.each<[CountryCode, string]>([
    ['DE', '78267'],
    ['ES', '07001'],
    ['FR', '20000'],
    ['FR', '98000'],
    ['GB', 'B1 1AA'],
    ['GB', 'IM1 1AA'],
    ['IT', '23030'],
    ['PT', '1100-148'],
  ])('does not reach %s %s, which pays as the rest of its country', (code, postalCode) => {
    const country = countries[code];
    expect(taxTerritoryOf(country, postalCode)).toBeNull();
    expect(isInEuropeanVatArea(country, postalCode)).toBe(country.inEuropeanUnion);
    expect(deliveryTaxRateOn(country, postalCode, '2026-06-01')).toBe(standardTaxRateOn(country, '2026-06-01'));
  });

  it('never covers the example address of its country', () => {
    for (const country of Object.values(countries))
      expect(taxTerritoryOf(country, country.postalCode.example)).toBeNull();
  });
});
