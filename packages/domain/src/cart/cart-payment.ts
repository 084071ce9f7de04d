import { z } from 'zod';
import { entityId, version } from '../calls/fields.ts';
import { bankDetails } from '../catalogue/store-document.ts';
import { payableMethods } from '../countries/payment-methods.ts';
import { money } from '../money/money.ts';

export const transaction = z.object({
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
  state: z.enum(['Initial', 'Pending', 'Success', 'Failure']),
});

/** Multibanco: what the shopper types at the cash machine, A§9. */
export const multibanco = z.object({
  reference: z.string().min(1),
  entity: z.string().min(1),
  expiry: z.iso.datetime(),
  merchantReference: z.string().min(1),
});

/** A payment as its own shopper may see it: the provider's requests and responses stay on the server. */
export const payment = z.object({
  id: entityId,
  /** Of the cart it pays for: a fee or the address of a wallet may have raised it. */
  version,
  method: z.enum(payableMethods).nullable(),
  amountPlanned: money,
  transactions: z.array(transaction),
  allocatedOrderNumber: z.string().min(1).nullable(),
  /** The order it has become; the shopper goes on to the thank-you page. */
  orderId: entityId.nullable(),
  multibanco: multibanco.nullable(),
  bankTransfer: bankDetails.nullable(),
});
export type Payment = z.output<typeof payment>;

/** The provider's result codes with which the payment goes on; all others are failures. */
export const acceptedResultCodes = [
  'Authorised',
  'Pending',
  'Received',
  'RedirectShopper',
  'IdentifyShopper',
  'ChallengeShopper',
  'PresentToShopper',
] as const;

export const paymentProgress = z.object({
  payment,
  resultCode: z.enum(acceptedResultCodes),
  /** What the provider's component does next, in the provider's own form. */
  action: z.record(z.string(), z.json()).nullable(),
});
export type PaymentProgress = z.output<typeof paymentProgress>;
