import { z } from 'zod';
import { call } from '../calls/call.ts';
import { failures } from '../calls/failures.ts';
import { locale, nothing } from '../calls/fields.ts';

/** A§4: what was tried. */
const cartActions = [
  'addItem',
  'updateItemQty',
  'removeItem',
  'chooseGuarantee',
  'applyCoupon',
  'removeCoupon',
  'clear',
] as const;

export const cartFailureCalls = {
  // A change that a browser has given up, also where nobody answered it. It names neither cart nor customer.
  'report-cart-failure': call({
    takes: z.strictObject({
      locale,
      action: z.enum(cartActions),
      reason: z.string().refine((code) => Object.hasOwn(failures, code)),
    }),
    answers: nothing,
    failsWith: [],
  }),
};
