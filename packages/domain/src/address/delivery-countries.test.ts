import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { deliveryCountries } from './delivery-countries.ts';

describe('a shop delivers', () => {
  it.each(Object.values(countries))('in its own country first: $code', (country) => {
    expect(deliveryCountries(country)[0]).toBe(country.code);
    expect(new Set(deliveryCountries(country)).size).toBe(deliveryCountries(country).length);
  });

  it('across borders inside the European Union, and across none outside of it', () => {
    expect(deliveryCountries(countries.DE)).toContain('AT');
    expect(deliveryCountries(countries.DE)).not.toContain('CH');
    expect(deliveryCountries(countries.GB)).toEqual(['GB']);
  });
});
