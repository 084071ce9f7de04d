import { randomUUID } from 'node:crypto';
import { succeed } from '@tradehall/domain/calls/result.ts';
import type { consentCalls } from '@tradehall/domain/tracking/consent.calls.ts';
import type { TrackedKind } from '@tradehall/domain/tracking/tracked-kinds.ts';
import type { customerTrackingCalls, trackingCalls } from '@tradehall/domain/tracking/tracking.calls.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';

type Tracked =
  | 'view-item'
  | 'view-category'
  | 'cart-update'
  | 'customer-update'
  | 'consent'
  | 'newsletter'
  | 'checkout'
  | 'recommendation';

/**
 * Leaves an event with the engine, which delivers it when it can. Without consent nothing is left; and an engine that does not
 * answer costs the event, never the page: who reports it is told that it was not accepted.
 */
export async function handIn(kind: TrackedKind, body: object, context: CallContext) {
  const { consents, consentReceipt: receiptId } = context;
  if (!consents.marketing || receiptId === null) return succeed({ accepted: false });
  try {
    const { isTaken } = await context.engineAnswer('trackEvent', { kind, body: { ...body }, receiptId });
    return succeed({ accepted: isTaken });
  } catch {
    return succeed({ accepted: false });
  }
}

/** Whose session it is, the engine knows. */
export const trackingHandlers = {
  'view-item': (input, context) => handIn('view-item', input, context),
  'view-category': (input, context) => handIn('view-category', input, context),
  'cart-update': (input, context) => handIn('cart-update', input, context),

  /** B§7.4: only of who is signed in. */
  'customer-update': (input, context) => handIn('customer-update', input, context),

  /** B§5: a phone number is told without its spaces. */
  consent: ({ gdpr_phone: phone, ...input }, context) => {
    const body = phone === undefined ? input : { ...input, gdpr_phone: phone.replaceAll(/\s/g, '') };
    return handIn('consent', body, context);
  },

  /** The engine tells only of the session's own address or of a confirmed subscription, and answers alike in any case. */
  newsletter: (input, context) => handIn('newsletter', input, context),
  checkout: (input, context) => handIn('checkout', input, context),
  recommendation: (input, context) => handIn('recommendation', input, context),
} satisfies Pick<HandlersOf<typeof trackingCalls>, Tracked>;

export const customerTrackingHandlers = {
  /** The id by which a browser is known again: made here, and only for who has agreed to it. One that is ours stays. */
  'customer-tracking': ({ cookie }, context) => {
    if (!context.consents.marketing) return succeed({ trackingId: null });
    const known = z.uuid().safeParse(cookie);
    return succeed({ trackingId: known.success ? known.data : randomUUID() });
  },
} satisfies HandlersOf<typeof customerTrackingCalls>;

export const consentHandlers = {
  /** Agreed, refused or withdrawn: it is written down, and takes the place of the choice in the cookie. */
  'give-consent': async (choice, context) => {
    await context.engineAnswer('giveConsent', { ...choice, replaces: context.consentReceipt });
    return succeed({ receiptId: choice.receiptId });
  },
} satisfies HandlersOf<typeof consentCalls>;
