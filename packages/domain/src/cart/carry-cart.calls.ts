import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, intentId } from '../calls/fields.ts';
import { cart } from './cart.ts';

/** Each store has its own domain and its own session: a token made in one and spent in the other takes the lines along. */
export const carryCartCalls = {
  'carry-cart': call({
    takes: z.strictObject({ locale, cartId: entityId }),
    answers: z.object({ token: z.string().min(1) }),
    failsWith: ['cart-not-found'],
  }),

  // Spent twice with one intent it answers the cart of the first time; what changed on the way is in its notices.
  'receive-cart': call({
    takes: z.strictObject({ locale, token: z.string().min(1).max(100), intentId }),
    answers: z.object({ cart }),
    failsWith: ['link-expired', 'checkout-disabled'],
  }),
};
