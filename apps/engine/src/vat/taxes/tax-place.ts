import { isNetFor } from '@tradehall/domain/vat/is-net-for.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country, SpecialTaxTerritory } from '@tradehall/domain/countries/country.ts';
import { deliveryTaxRateOn, taxTerritoryOf } from '@tradehall/domain/countries/tax-rates.ts';
import { type Store, todayIn } from '../../platform/stores/store';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { findHeldVat } from './held-vat';

export const zeroRateZone = 'zero-rate';

export interface TaxPlace {
  readonly zoneName: string;
  readonly ratePermyriad: number;
  /** The store's own rate is inside its prices; wherever another rate holds, goods are sold net of it. */
  readonly storeRatePermyriad: number;
  readonly hasStoreRate: boolean;
}

/** As far as they matter here: those of an order, loaded by the engine or read from its row. */
interface Addresses {
  readonly shippingAddress: { readonly countryCode?: string | undefined; readonly postalCode?: string | undefined };
  readonly billingAddress: object;
}

export function zoneNameOf(country: Country, territory: SpecialTaxTerritory | null): string {
  return territory ? `${country.code}:${territory.name}` : country.code;
}

/** Where an order is taxed: its destination, or the store's country as long as nobody knows better. */
export function taxPlaceOf(store: Store, order?: Addresses): TaxPlace {
  const destination = findCountry(order?.shippingAddress.countryCode) ?? store.country;
  const postalCode = order?.shippingAddress.postalCode ?? '';
  const storeRatePermyriad = deliveryTaxRateOn(store.country, '', todayIn(store.country));
  if (order && isIntraCommunitySupply(order, destination, postalCode))
    return { zoneName: zeroRateZone, ratePermyriad: 0, storeRatePermyriad, hasStoreRate: false };
  const ratePermyriad = deliveryTaxRateOn(destination, postalCode, todayIn(destination));
  return {
    zoneName: zoneNameOf(destination, taxTerritoryOf(destination, postalCode)),
    ratePermyriad,
    storeRatePermyriad,
    hasStoreRate: destination === store.country && ratePermyriad === storeRatePermyriad,
  };
}

/** In a store whose operator lets prices become net. */
function isIntraCommunitySupply(order: Addresses, destination: Country, postalCode: string): boolean {
  const vat = findHeldVat(order.billingAddress);
  if (!vat?.changesTaxRate) return false;
  return isNetFor({
    sellerCountry: warehouseCountry,
    shipTo: { country: destination, postalCode },
    vatCountry: countries[vat.country],
    verdict: vat.verdict,
    clientType: vat.clientType,
  });
}

function findCountry(code: string | null | undefined): Country | null {
  return Object.values(countries).find((country) => country.code === code) ?? null;
}
