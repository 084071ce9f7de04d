/** A§8: what the page is told. Anything else is `unknown`. */
export const paymentErrors = [
  'malformed-price',
  'unprocessable-entity',
  'cancelled-transaction',
  'payment-error',
  'paypal-failed',
  'creating-order-failed',
  'unknown',
] as const;
