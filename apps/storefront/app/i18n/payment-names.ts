import type { Country } from '@tradehall/domain/countries/country.ts';
import {
  findPayableMethod,
  providerMethods,
  type PaymentMethod,
  type PaymentMethodName,
} from '@tradehall/domain/countries/payment-methods.ts';
import { methodsOffered } from '@tradehall/domain/payment/offered-methods.ts';
import type { PaymentSettings } from '@tradehall/domain/payment/offline-allowed.ts';
import type { Translate } from './translator.ts';

export const shownName = (name: PaymentMethodName, translate: Translate): string =>
  'brand' in name ? name.brand : translate(`payment.${name.words}`);

export const nameOfPaymentMethod = (method: PaymentMethod, translate: Translate): string =>
  shownName(providerMethods[method].name, translate);

/** How one can pay in a shop, each way once, in the country's order. */
export const paymentNames = (country: Country, store: PaymentSettings, translate: Translate): readonly string[] => [
  ...new Set(
    methodsOffered(country, store)
      .map(findPayableMethod)
      .flatMap((method) => (method === null ? [] : [shownName(method.name, translate)])),
  ),
];
