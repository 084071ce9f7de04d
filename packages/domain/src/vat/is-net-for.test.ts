import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { countryCodes, type CountryCode } from '../locales/locales.ts';
import type { ClientType } from '../countries/country.ts';
import { warehouseCountry } from '../countries/warehouse-country.ts';
import { isNetFor } from './is-net-for.ts';
import { vatVerdicts, type VatVerdict } from '../address/vat-verdict.ts';

interface Case {
  readonly shipTo?: CountryCode;
  readonly postalCode?: string;
  readonly vatCountry?: CountryCode | null;
  readonly verdict?: VatVerdict | null;
  readonly clientType?: ClientType | null;
}

/** What is not said: an Austrian company with a valid number, sent to Austria. */
function isNet({
  shipTo = 'AT',
  postalCode = '1010',
  vatCountry = 'AT',
  verdict = 'valid',
  clientType = 'COMPANY',
}: Case) {
  return isNetFor({
    sellerCountry: warehouseCountry,
    shipTo: { country: countries[shipTo], postalCode },
    vatCountry: vatCountry && countries[vatCountry],
    verdict,
    clientType,
  });
}

// Written down by hand: the rule must not be judged by the columns it reads.
const otherMemberStates = 'AT BE BG CZ DK ES FI FR GR HR HU IE IT LT NL PL PT RO SE SI SK'.split(' ');

describe('a cart is net', () => {
  it('for a valid company sent to any member state but the one the goods leave from', () => {
    expect(countryCodes.filter((shipTo) => isNet({ shipTo }))).toEqual(otherMemberStates);
  });

  it('with a valid number of any member state but that one', () => {
    expect(countryCodes.filter((vatCountry) => isNet({ vatCountry }))).toEqual(otherMemberStates);
    expect(isNet({ vatCountry: null })).toBe(false);
  });

  it('for every pair of the two, and no other', () => {
    for (const shipTo of countryCodes) {
      for (const vatCountry of countryCodes) {
        const expected = otherMemberStates.includes(shipTo) && otherMemberStates.includes(vatCountry);
        expect([shipTo, vatCountry, isNet({ shipTo, vatCountry })]).toEqual([shipTo, vatCountry, expected]);
      }
    }
  });

  it('only when the service has said that the number is valid', () => {
    expect(vatVerdicts.filter((verdict) => isNet({ verdict }))).toEqual(['valid']);
    expect(isNet({ verdict: null })).toBe(false);
  });

  it('only for a company', () => {
    expect(isNet({ clientType: 'PRIVATE' })).toBe(false);
    expect(isNet({ clientType: null })).toBe(false);
  });

  it.each<[string, Case, boolean]>([
    ['the Canary Islands', { shipTo: 'ES', postalCode: '35001' }, false],
    ['Livigno', { shipTo: 'IT', postalCode: '23041' }, false],
    ['Northern Ireland', { shipTo: 'GB', postalCode: 'BT1 1AA' }, true],
    ['Great Britain', { shipTo: 'GB', postalCode: 'SW1A 1AA' }, false],
    ['Heligoland', { shipTo: 'DE', postalCode: '27498' }, false],
  ])('where goods stay in the European VAT area: %s', (_where, sentTo, expected) => {
    expect(isNet(sentTo)).toBe(expected);
  });
});
