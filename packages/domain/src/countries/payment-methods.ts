/** The payment provider's own identifiers. A§9 names the first thirteen; the rest are what their countries expect. */
export const paymentMethods = [
  'scheme',
  'paypal',
  'klarna_account',
  'ratepay',
  'onlineBanking_PL',
  'ideal',
  'klarna',
  'klarna_b2b',
  'applepay',
  'googlepay',
  'multibanco',
  'twint',
  'mobilepay',
  'bcmc',
  'blik',
  'eps',
  'mbway',
  'swish',
  'vipps',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Cards, PayPal and the two wallets work in every country. */
export const paymentMethodsEverywhere = [
  'scheme',
  'paypal',
  'applepay',
  'googlepay',
] as const satisfies readonly PaymentMethod[];
