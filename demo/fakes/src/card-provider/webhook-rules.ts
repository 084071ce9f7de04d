import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Notice } from './books-entry.ts';
import { instructionsOf } from './shopper-instructions.ts';

export const webhookRules = z.strictObject({
  delayMs: z.int().min(0).max(600_000).default(20),
  /** Each waits for a different part of it, so that they arrive in any order. */
  shuffleWithinMs: z.int().min(0).max(600_000).default(0),
  copies: z.int().min(1).max(10).default(1),
  /** How many authorisations are never told. */
  dropShare: z.number().min(0).max(1).default(0),
  /** Nothing is sent until released. */
  hold: z.boolean().default(false),
});
export type WebhookRules = z.infer<typeof webhookRules>;

interface DeliveryPlan {
  readonly delayMs: number;
  readonly copies: number;
  readonly isDropped: boolean;
  readonly isHeld: boolean;
}

const lateMs = 3_000;

/** How one webhook travels: by the rules for all, and by what its payment's test wanted. */
export function deliveryPlan(notice: Notice, rules: WebhookRules): DeliveryPlan {
  const wanted = instructionsOf(notice.shopperEmail);
  const lateness = wanted.has('webhook-late') ? lateMs : 0;
  return {
    delayMs: rules.delayMs + lateness + Math.floor(rules.shuffleWithinMs * shareOf(notice, 'order')),
    copies: Math.max(rules.copies, wanted.has('webhook-twice') ? 2 : 1),
    // What the merchant asked for is confirmed in the end: only the first word of a payment may get lost for good.
    isDropped:
      notice.eventCode === 'AUTHORISATION' &&
      (wanted.has('webhook-dropped') || shareOf(notice, 'loss') < rules.dropShare),
    isHeld: rules.hold || wanted.has('webhook-held'),
  };
}

/** From 0 to 1, the same for the same notice. */
function shareOf({ id }: Notice, purpose: string): number {
  return createHash('sha256').update(`${purpose} ${id}`).digest().readUInt32BE() / 2 ** 32;
}
