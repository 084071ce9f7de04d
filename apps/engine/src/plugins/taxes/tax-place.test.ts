import { describe, expect, it } from 'vitest';
import { findStore, type Store } from '../country-stores/store';
import { netOf } from '../store-prices/net-of';
import { taxPlaceOf } from './tax-place';

function store(key: string): Store {
  const found = findStore(key);
  if (!found) throw new Error(`there is no store ${key}`);
  return found;
}

interface Destination {
  readonly countryCode?: string;
  readonly postalCode?: string;
  readonly vatValidated?: boolean;
}

function placeOf(storeKey: string, { vatValidated, ...shippingAddress }: Destination) {
  return taxPlaceOf(store(storeKey), { shippingAddress, billingAddress: { customFields: { vatValidated } } });
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
    const place = placeOf('tradehall_sk', { countryCode: 'SK', postalCode: '81101', vatValidated: true });
    expect(place).toMatchObject({ zoneName: 'zero-rate', ratePermyriad: 0, storeRatePermyriad: 2_300 });
  });

  it.each([
    ['in the country of the warehouse', 'tradehall_de', { countryCode: 'DE', postalCode: '10115' }, 1_900],
    ['outside the European Union', 'tradehall_ch', { countryCode: 'CH', postalCode: '8001' }, 810],
  ])('stays gross for a validated company %s', (_where, storeKey, address, ratePermyriad) => {
    const place = placeOf(storeKey, { ...address, vatValidated: true });
    expect(place).toMatchObject({ ratePermyriad, hasStoreRate: true });
  });

  it('stays gross for a number that is not validated', () => {
    const place = placeOf('tradehall_sk', { countryCode: 'SK', postalCode: '81101', vatValidated: false });
    expect(place).toMatchObject({ zoneName: 'SK', hasStoreRate: true });
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
