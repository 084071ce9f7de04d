import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale } from '../calls/fields.ts';
import { cart } from '../cart/cart.ts';
import { cartChange, cartFailures } from '../cart/cart-change.ts';
import { payment } from '../cart/cart-payment.ts';
import { methodsStartedBy } from '../countries/payment-methods.ts';

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
  'payment-method-not-allowed',
] as const;

export const paymentCalls = {
  // Each takes the methods whose row names it; without one, that of its own name.
  createBankPayment: call({
    takes: z.strictObject({
      ...cartChange,
      method: z.enum(methodsStartedBy('createBankPayment')).default('bank-transfer'),
    }),
    answers,
    failsWith: [...startFailures, 'bank-transfer-not-allowed'],
  }),

  createCodPayment: call({
    takes: z.strictObject({
      ...cartChange,
      method: z.enum(methodsStartedBy('createCodPayment')).default('cash-on-delivery'),
    }),
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
