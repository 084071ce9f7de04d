import { z } from 'zod';
import { orderRecord } from '../order-record';

export const invoiceFacts = z.object({
  order: orderRecord,
  seller: z.object({ name: z.string(), address: z.array(z.string()), vatId: z.string(), email: z.string() }),
});
export type InvoiceFacts = z.output<typeof invoiceFacts>;
