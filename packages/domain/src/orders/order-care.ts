import { z } from 'zod';
import { emailAddress, entityId, plainText, quantity } from '../calls/fields.ts';
import { money } from '../money/money.ts';

export const shipmentStates = ['packing', 'sent', 'delivered'] as const;

export const shipment = z.object({
  state: z.enum(shipmentStates),
  /** Since when. */
  at: z.iso.datetime(),
  /** Who carries it, in the operator's words. */
  carrier: z.string(),
  trackingCode: z.string().min(1).nullable(),
});
export type Shipment = z.output<typeof shipment>;

/** Why nothing can be withdrawn from. */
export const withdrawalRefusals = ['company', 'cancelled', 'ended', 'nothing-left'] as const;

export const withdrawalName = plainText(200);

/** One declaration, as it was received. */
export const withdrawal = z.object({
  id: entityId,
  receivedAt: z.iso.datetime(),
  name: z.string().min(1),
  email: emailAddress,
  lines: z.array(z.object({ name: z.string().min(1), quantity })).min(1),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** What becomes of an order after it was placed. */
export const orderCare = z.object({
  shipments: z.array(shipment),
  isEverythingSent: z.boolean(),
  /** Whether its invoice can be had as XML too, once there is one. */
  hasElectronicInvoice: z.boolean(),
  /** What was given back of it, the first one first. */
  creditNotes: z.array(
    z.object({
      number: z.string(),
      issuedAt: z.iso.datetime(),
      amount: money,
      /** Whether it can be had as XML too. */
      isElectronic: z.boolean(),
    }),
  ),
  withdrawal: z.object({
    refusal: z.enum(withdrawalRefusals).nullable(),
    /** The last day; null while it is not known, and for those who have no such right. */
    until: z.iso.date().nullable(),
    /** What is left to withdraw from. */
    lines: z.array(z.object({ lineId: entityId, quantity })),
  }),
  withdrawals: z.array(withdrawal),
});
export type OrderCare = z.output<typeof orderCare>;
