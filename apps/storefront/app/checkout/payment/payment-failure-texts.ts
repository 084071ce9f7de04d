import type { FailureCode } from '@tradehall/domain/calls/failures.ts';
import type { Translate } from '../../i18n/translator.ts';
import { lostAnswer } from './payment-state.ts';

const codes = [
  'cart-not-found',
  'cart-version-conflict',
  'cart-frozen',
  'checkout-disabled',
  'product-not-sellable',
  'coupon-already-used',
  'email-or-address-missing',
  'checkout-data-incomplete',
  'malformed-price',
  'unprocessable-entity',
  'cancelled-transaction',
  'payment-error',
  'payment-refused',
  'paypal-failed',
  'payment-required',
  'payment-not-found',
  'payment-method-not-allowed',
  'payment-attempts-exceeded',
  'cash-on-delivery-not-allowed',
  'bank-transfer-not-allowed',
  'creating-order-failed',
  'express-address-missing',
  'express-country-not-allowed',
  'too-many-requests',
  'unknown',
] as const satisfies readonly FailureCode[];

/** Words for what a payment may end in, by code; `unknown` for all others. */
export type PaymentFailureTexts = Readonly<Record<string, string>> & { readonly unknown: string };

export const paymentFailureTexts = (translate: Translate): PaymentFailureTexts => ({
  ...Object.fromEntries(codes.map((code) => [code, translate(`failure.${code}`)])),
  'payment-provider-unavailable': translate('payment.providerDown'),
  'insufficient-stock': translate('payment.stockChanged'),
  'fields-invalid': translate('payment.checkFields'),
  'fields-failed': translate('payment.fieldsFailed'),
  'wallet-unavailable': translate('payment.walletUnavailable'),
  'not-chosen': translate('payment.choose'),
  [lostAnswer]: translate('payment.noAnswer'),
  unknown: translate('failure.unknown'),
});

export const paymentFailureText = (texts: PaymentFailureTexts, code: string): string => texts[code] ?? texts.unknown;
