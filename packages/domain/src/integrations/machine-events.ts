import { z } from 'zod';

/** What another system can be told. */
export const eventTypes = [
  'order.placed',
  'order.paid',
  'order.changed',
  'order.shipped',
  'order.delivered',
  'order.withdrawn',
  'order.cancelled',
  'order.refunded',
  'product.changed',
  'case.opened',
] as const;

const cursor = z.string().regex(/^\d{1,18}$/);
export const mostEvents = 100;

/** Which events, as it stands in the address. */
export const askedEvents = z.strictObject({
  /** The `next` of the page before; without it the oldest event that is kept is the first. */
  after: cursor.optional(),
  take: z.coerce.number().pipe(z.int().min(1).max(mostEvents)).optional(),
  /** Separated by commas; without them all. */
  types: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(eventTypes)).min(1))
    .optional(),
});
export type AskedEvents = z.output<typeof askedEvents>;

export const merchantEvents = z.object({
  events: z.array(
    z.object({
      /** The same as the `webhook-id` under which it is told. */
      id: z.string().regex(/^evt_\d+$/),
      type: z.enum(eventTypes),
      timestamp: z.iso.datetime(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Goes into `after` of the next call, also where there was no event. */
  next: cursor,
  /** Whether there is more to be had at once. */
  hasMore: z.boolean(),
});
export type MerchantEvents = z.output<typeof merchantEvents>;
