import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale } from '../calls/fields.ts';
import { cart } from '../cart/cart.ts';
import { cartChange, cartFailures } from '../cart/cart-change.ts';
import { payment } from '../cart/cart-payment.ts';

const answers = z.object({ payment });
const startFailures = [
  ...cartFailures,
  'email-or-address-missing',
  'checkout-data-incomplete',
  'billing-address-error',
  'shipping-address-error',
  'insufficient-stock',
  'product-not-sellable',
  'malformed-price',
] as const;

export const paymentCalls = {
  createBankPayment: call({
    takes: z.strictObject(cartChange),
    answers,
    failsWith: [...startFailures, 'bank-transfer-not-allowed'],
  }),

  createCodPayment: call({
    takes: z.strictObject(cartChange),
    answers,
    failsWith: [...startFailures, 'cash-on-delivery-not-allowed'],
  }),

  // What is ordered stands above the button before it is pressed, the fee among it. Changes nothing.
  getCodCart: call({
    takes: z.strictObject({ locale, cartId: entityId, isCod: z.boolean() }),
    answers: z.object({ cart }),
    failsWith: ['cart-not-found', 'checkout-disabled'],
  }),
};
