import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { expect, it } from 'vitest';
import { contentShops } from './content-shops';

it('knows the address of every shop in each of its languages', () => {
  const shops = contentShops('http://{country}.localhost:3000');
  expect(shops.map(({ locale }) => locale)).toEqual(localeCodes);
  const swiss = { storeKey: 'tradehall_ch', origin: 'http://ch.localhost:3000' };
  expect(shops.filter(({ storeKey }) => storeKey === 'tradehall_ch')).toEqual([
    { ...swiss, locale: 'de-CH', pathPrefix: '' },
    { ...swiss, locale: 'fr-CH', pathPrefix: '/fr' },
    { ...swiss, locale: 'it-CH', pathPrefix: '/it' },
  ]);
});
