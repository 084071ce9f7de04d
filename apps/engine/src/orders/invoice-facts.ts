import { z } from 'zod';
import { orderRecord } from './order-record';

export const invoiceFacts = z.object({
  /** The net amounts of its lines and portions are those of the invoice: taxed-by-rate.ts. */
  order: orderRecord,
  /** What is paid beside the portions, a cent or so; null for an invoice of before, whose tax was added up by line. */
  roundingCents: z.int().nullable().default(null),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    vatId: z.string(),
    email: z.string(),
    phone: z.string().nullable().default(null),
  }),
});
export type InvoiceFacts = z.output<typeof invoiceFacts>;

/** An order with what is given back of it, and what that was on the invoice. */
export const creditNoteFacts = invoiceFacts.extend({
  invoice: z.object({ number: z.string(), issuedAt: z.iso.datetime() }),
  /** By its place on the invoice: the lines, then the extras. What comes later is counted on from here. */
  credited: z.array(z.object({ item: z.int(), pieces: z.int(), netCents: z.int(), grossCents: z.int() })),
});
export type CreditNoteFacts = z.output<typeof creditNoteFacts>;
