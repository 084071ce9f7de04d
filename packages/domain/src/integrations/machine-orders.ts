import { z } from 'zod';
import { currencyCodes } from '../money/currencies.ts';

// No letter that cannot be printed: the database keeps no zero letter, and shoppers read carrier and tracking code.
const printed = z.string().regex(/^\P{Cc}*$/u);
const orderNumber = printed.min(1).max(40);
const words = (most: number) => printed.trim().min(1).max(most);
const mostLines = 500;
const mostPieces = 100_000;

/** A parcel that has left the warehouse. */
export const sentShipment = z.strictObject({
  orderNumber,
  /** What the sender calls it, such as the number of its delivery note: sent again it is the same parcel. */
  reference: words(60),
  /** Who carries it, as the shopper reads it. */
  carrier: words(60),
  trackingCode: words(100).optional(),
  lines: z
    .array(z.strictObject({ sku: words(100), quantity: z.int().min(1).max(mostPieces) }))
    .min(1)
    .max(mostLines),
});
export type SentShipment = z.output<typeof sentShipment>;

export const notedShipment = z.object({
  orderNumber: z.string(),
  /** As events of the order have it. */
  shipmentId: z.int(),
  /** Whether it was noted before, and nothing was sent anew. */
  isRepeated: z.boolean(),
});
export type NotedShipment = z.output<typeof notedShipment>;

/** Money that came by transfer, or was paid at the door. */
export const arrivedPayment = z.strictObject({
  orderNumber,
  /** The whole of it. */
  amountCents: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  currencyCode: z.enum(currencyCodes),
});
export type ArrivedPayment = z.output<typeof arrivedPayment>;

export const notedPayment = z.object({ orderNumber: z.string(), isRepeated: z.boolean() });
export type NotedPayment = z.output<typeof notedPayment>;
