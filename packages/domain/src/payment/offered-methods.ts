import type { StoreDocument } from '../catalogue/store-document.ts';
import type { Country } from '../countries/country.ts';
import { offlineMethodCodes, type OfflineMethodCode, type PaymentMethod } from '../countries/payment-methods.ts';
import { isOfflineOffered, offlineMethodsAllowedIn, type PaymentSettings } from './offline-allowed.ts';

type Payable = PaymentMethod | OfflineMethodCode;

/** What the country's row has: as many of them as they like operators may switch off, but for the last. */
export const methodsAllowedIn = (country: Country): readonly Payable[] => [
  ...country.paymentMethods,
  ...offlineMethodsAllowedIn(country),
];

/** Of the card provider's, in the country's order. While nobody knows what is switched off, all of them: the engine knows. */
export function providerMethodsOffered(
  country: Country,
  settings: Pick<StoreDocument, 'switchedOffMethods'> | null,
): readonly PaymentMethod[] {
  return country.paymentMethods.filter((method) => settings?.switchedOffMethods.includes(method) !== true);
}

/** Whatever a shopper can pay with, as far as it does not depend on what she buys. */
export const methodsOffered = (country: Country, settings: PaymentSettings): readonly Payable[] => [
  ...providerMethodsOffered(country, settings),
  ...offlineMethodCodes.filter((method) => isOfflineOffered(method, country, settings)),
];
