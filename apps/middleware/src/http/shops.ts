import type { Country } from '@tradehall/domain/countries/country.ts';
import { storeOfHost } from '@tradehall/domain/countries/store.ts';
import { LRUCache } from 'lru-cache';

export type FindShop = (host: string) => Country | null;

/** Which country's shop a host names. Hosts are free text, so only so many are remembered. */
export function createFindShop(pattern: string): FindShop {
  const remembered = new LRUCache<string, { readonly country: Country | null }>({ max: 500 });
  return (host) => {
    const known = remembered.get(host);
    if (known !== undefined) return known.country;
    const country = storeOfHost(host, pattern);
    remembered.set(host, { country });
    return country;
  };
}
