import { z } from 'zod';
import { entityId, version } from '../calls/fields.ts';
import { multibanco } from '../cart/cart-payment.ts';
import { payableMethods } from '../countries/payment-methods.ts';
import { currencyCodes } from '../money/currencies.ts';

const underWay = ['CREATED', 'SENT', 'REDIRECTED', 'PENDING', 'AUTHORISED', 'CLAIMED'] as const;
// An order that the operator cancelled keeps the payment it had.
const ended = ['GIVING_UP', 'REVERSING', 'REVERSED', 'REFUSED', 'CANCELLED', 'EXPIRED'] as const;

// Some say it without an offset, and mean it so.
const moment = z.union([z.iso.datetime(), z.iso.datetime({ local: true }).transform((text) => `${text}Z`)]);

/** Where a payment stands, as the engine answers it. With an order it is done; with an action the shopper has something to do. */
export const enginePayment = z.object({
  attemptId: z.uuid(),
  state: z.enum([...underWay, ...ended]),
  /** The provider's. */
  resultCode: z.string().nullable(),
  /** For the provider's component, in its own form. */
  action: z.record(z.string(), z.json()).nullable(),
  method: z.enum(payableMethods),
  amount: z.int().nonnegative(),
  currencyCode: z.enum(currencyCodes),
  orderId: entityId.nullable(),
  orderNumber: z.string().min(1).nullable(),
  /** In the provider's own form: what cannot be read is not shown, and the payment stands. */
  multibanco: multibanco.extend({ expiry: moment }).nullable().catch(null),
  /** Of the cart it pays for; express and fees may have raised it. */
  cartVersion: version,
});
export type EnginePayment = z.output<typeof enginePayment>;
