import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import {
  offlineMethodCodes,
  offlineMethods,
  providerMethods,
  type PaymentMethod,
  type PaymentMethodName,
} from '@tradehall/domain/countries/payment-methods.ts';
import { isOfflineOffered } from '@tradehall/domain/payment/offline-allowed.ts';
import type { Translate } from './translator.ts';

export const shownName = (name: PaymentMethodName, translate: Translate): string =>
  'brand' in name ? name.brand : translate(`payment.${name.words}`);

export const nameOfPaymentMethod = (method: PaymentMethod, translate: Translate): string =>
  shownName(providerMethods[method].name, translate);

/** Null while the middleware cannot tell. */
type StoreFacts = Pick<StoreDocument, 'bankDetails'> | null;

/** How one can pay in a shop, each way once, in the country's order. */
export const paymentNames = (country: Country, store: StoreFacts, translate: Translate): readonly string[] => [
  ...new Set([
    ...country.paymentMethods.map((method) => nameOfPaymentMethod(method, translate)),
    ...(country.companyInvoice ? [translate('payment.invoiceForCompanies')] : []),
    ...offlineMethodCodes
      .filter((code) => isOfflineOffered(code, country, store?.bankDetails ?? null))
      .map((code) => shownName(offlineMethods[code].name, translate)),
  ]),
];
