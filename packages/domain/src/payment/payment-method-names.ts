import type { PaymentMethod } from '../countries/payment-methods.ts';

/** Names of their own are the same in every language; the others are said in the shop's words. */
export type PaymentMethodName =
  { readonly brand: string } | { readonly words: 'card' | 'onlineBanking' | 'invoiceForCompanies' };

/** What buyers know a method by. Two that share a name are one to them. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, PaymentMethodName>> = {
  scheme: { words: 'card' },
  paypal: { brand: 'PayPal' },
  klarna_account: { brand: 'Klarna' },
  ratepay: { brand: 'Ratepay' },
  onlineBanking_PL: { words: 'onlineBanking' },
  ideal: { brand: 'iDEAL' },
  klarna: { brand: 'Klarna' },
  klarna_b2b: { words: 'invoiceForCompanies' },
  applepay: { brand: 'Apple Pay' },
  googlepay: { brand: 'Google Pay' },
  multibanco: { brand: 'Multibanco' },
  twint: { brand: 'TWINT' },
  mobilepay: { brand: 'MobilePay' },
  bcmc: { brand: 'Bancontact' },
  blik: { brand: 'BLIK' },
  eps: { brand: 'eps' },
  mbway: { brand: 'MB WAY' },
  swish: { brand: 'Swish' },
  vipps: { brand: 'Vipps' },
};
