import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countryOfStoreKey, hostOfStore, storeKey, storeOfHost } from './store.ts';

const rows = Object.values(countries);

describe('a store', () => {
  it('has a key made of the shop’s name and the country’s ending', () => {
    expect(storeKey(countries.DE)).toBe('tradehall_de');
    expect(storeKey(countries.GB)).toBe('tradehall_co_uk');
  });

  it('is found again by its key', () => {
    for (const country of rows) expect(countryOfStoreKey(storeKey(country))).toBe(country);
    for (const key of ['tradehall_us', 'tradehall_', 'de', '']) expect(countryOfStoreKey(key)).toBeNull();
  });

  it.each(['{country}.localhost', 'www.tradehall.{ending}', '{country}.localhost:3000'])(
    'is found again by its host under %s',
    (pattern) => {
      for (const country of rows) expect(storeOfHost(hostOfStore(country, pattern), pattern)).toBe(country);
    },
  );

  it('does not mind a port, capitals or the dot of the root', () => {
    expect(storeOfHost('de.localhost:3000', '{country}.localhost')).toBe(countries.DE);
    expect(storeOfHost('WWW.Tradehall.CO.UK', 'www.tradehall.{ending}')).toBe(countries.GB);
    expect(storeOfHost('www.tradehall.sk.', 'www.tradehall.{ending}')).toBe(countries.SK);
  });

  it('is nobody’s for a foreign host', () => {
    const foreign = ['localhost', 'us.localhost', 'de.localhost.evil.com', 'www.tradehall.uk', 'xwww.tradehall.de', ''];
    for (const host of foreign) {
      expect(storeOfHost(host, '{country}.localhost')).toBeNull();
      expect(storeOfHost(host, 'www.tradehall.{ending}')).toBeNull();
    }
  });
});
