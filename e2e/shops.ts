import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { SHOP_HOST_PATTERN, STOREFRONT_URL } from './environment.ts';

const { protocol, port } = new URL(STOREFRONT_URL);

const addressOf = (host: string, path: string): string => `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;

export const shopAddress = (country: Country, path: string): string =>
  addressOf(hostOfStore(country, SHOP_HOST_PATTERN), path);

/** A host of the right shape that belongs to no shop. */
export const addressOfNoShop = (): string =>
  addressOf(SHOP_HOST_PATTERN.replaceAll('{country}', 'nowhere').replaceAll('{ending}', 'nowhere'), '/');
