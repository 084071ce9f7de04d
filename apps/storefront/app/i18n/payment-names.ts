import type { Country } from '@tradehall/domain/countries/country.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { paymentMethodNames } from '@tradehall/domain/payment/payment-method-names.ts';
import type { PaymentMethodName } from '@tradehall/domain/payment/payment-method-names.ts';
import type { Translate } from './translator.ts';

const wordsOf = {
  card: 'payment.card',
  onlineBanking: 'payment.onlineBanking',
  invoiceForCompanies: 'payment.invoiceForCompanies',
} as const;

const shownName = (name: PaymentMethodName, translate: Translate): string =>
  'brand' in name ? name.brand : translate(wordsOf[name.words]);

export const nameOfPaymentMethod = (method: PaymentMethod, translate: Translate): string =>
  shownName(paymentMethodNames[method], translate);

type PaymentFacts = Pick<Country, 'paymentMethods' | 'bankTransfer' | 'cashOnDelivery' | 'companyInvoice'>;

/** How one can pay in a country, each way once, in the country's order. */
export const paymentNames = (country: PaymentFacts, translate: Translate): readonly string[] => [
  ...new Set([
    ...country.paymentMethods.map((method) => nameOfPaymentMethod(method, translate)),
    ...(country.companyInvoice ? [translate('payment.invoiceForCompanies')] : []),
    ...(country.bankTransfer.enabled ? [translate('payment.bankTransfer')] : []),
    ...(country.cashOnDelivery.offered ? [translate('payment.cashOnDelivery')] : []),
  ]),
];
