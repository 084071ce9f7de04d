import { z } from 'zod';
import { call } from '../calls/call.ts';
import { cartChange, cartFailures } from '../cart/cart-change.ts';
import { payment } from './payment.ts';

const answers = z.object({ payment });
const startFailures = [
  ...cartFailures,
  'email-or-address-missing',
  'checkout-data-incomplete',
  'billing-address-error',
  'shipping-address-error',
  'not-available',
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
};
