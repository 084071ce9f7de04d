import { describe, expect, it } from 'vitest';
import { findStore, type Store } from '../../platform/stores/store';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { HeldVat } from './held-vat';
import { taxPlaceOf } from './tax-place';

function store(key: string): Store {
  const found = findStore(key);
  if (!found) throw new Error(`there is no store ${key}`);
  return found;
}

interface Destination {
  readonly countryCode?: string;
  readonly postalCode?: string;
  readonly vat?: Partial<HeldVat>;
}

const validVat: HeldVat = {
  country: 'SK',
  number: '1234567890',
  verdict: 'valid',
  clientType: 'COMPANY',
  changesTaxRate: true,
};

function placeOf(storeKey: string, { vat, ...shippingAddress }: Destination) {
  return taxPlaceOf(store(storeKey), {
    shippingAddress,
    billingAddress: { customFields: { vat: vat ? { ...validVat, ...vat } : null } },
  });
}

describe('where an order is taxed', () => {
  it('is the country of the store as long as there is no address', () => {
    expect(taxPlaceOf(store('tradehall_cz'))).toEqual({
      zoneName: 'CZ',
      ratePermyriad: 2_100,
      storeRatePermyriad: 2_100,
      hasStoreRate: true,
    });
  });

  it('is the country of the destination when it is another one', () => {
    const place = placeOf('tradehall_de', { countryCode: 'AT', postalCode: '1010' });
    expect(place).toMatchObject({
      zoneName: 'AT',
      ratePermyriad: 2_000,
      storeRatePermyriad: 1_900,
      hasStoreRate: false,
    });
  });

  it('is the special territory that the postal code names', () => {
    const place = placeOf('tradehall_es', { countryCode: 'ES', postalCode: '35001' });
    expect(place).toMatchObject({ zoneName: 'ES:canary-islands', ratePermyriad: 0, hasStoreRate: false });
  });

  it('keeps the prices of the store in a territory with the same rate', () => {
    const place = placeOf('tradehall_co_uk', { countryCode: 'GB', postalCode: 'BT1 1AA' });
    expect(place).toMatchObject({ zoneName: 'GB:northern-ireland', hasStoreRate: true });
  });

  it('is nowhere for a validated company in another member state than the warehouse', () => {
    const place = placeOf('tradehall_sk', { countryCode: 'SK', postalCode: '81101', vat: {} });
    expect(place).toMatchObject({ zoneName: 'zero-rate', ratePermyriad: 0, storeRatePermyriad: 2_300 });
  });

  it.each([
    ['in the country of the warehouse', 'tradehall_de', { countryCode: 'DE', postalCode: '10115' }, 1_900],
    ['outside the European Union', 'tradehall_ch', { countryCode: 'CH', postalCode: '8001' }, 810],
  ])('stays gross for a validated company %s', (_where, storeKey, address, ratePermyriad) => {
    const place = placeOf(storeKey, { ...address, vat: {} });
    expect(place).toMatchObject({ ratePermyriad, hasStoreRate: true });
  });

  it.each<[string, Partial<HeldVat>]>([
    ['for a number that is not valid', { verdict: 'not-valid' }],
    ['for a number nobody could validate', { verdict: 'could-not-validate' }],
    ['for a number of the country the goods leave from', { country: 'DE' }],
    ['for a private buyer', { clientType: 'PRIVATE' }],
    ['in a store whose prices stay gross', { changesTaxRate: false }],
  ])('stays gross %s', (_what, vat) => {
    const place = placeOf('tradehall_sk', { countryCode: 'SK', postalCode: '81101', vat });
    expect(place).toMatchObject({ zoneName: 'SK', hasStoreRate: true });
  });

  it('takes no word of a shopper for it', () => {
    const billingAddress = { customFields: { vatValidated: true, written: { vat: validVat } } };
    const place = taxPlaceOf(store('tradehall_sk'), { shippingAddress: { countryCode: 'SK' }, billingAddress });
    expect(place).toMatchObject({ zoneName: 'SK' });
  });
});

describe('a price without its tax', () => {
  it.each([
    [2_490, 1_900, 2_092],
    [100, 2_550, 80],
    [0, 2_000, 0],
    [999, 0, 999],
  ])('of %d gross at %d permyriad is %d', (gross, rate, net) => {
    expect(netOf(gross, rate)).toBe(net);
  });
});
