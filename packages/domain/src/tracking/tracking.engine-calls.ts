import { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { entityId, nothing } from '../calls/fields.ts';
import { givenConsent } from './consent.calls.ts';
import { isTrackedKind } from './tracked-kinds.ts';

const consentChoice = givenConsent.extend({
  /** The receipt of the choice before. */
  replaces: z.uuid().nullish(),
});
export type EngineConsentChoice = z.output<typeof consentChoice>;

const handedInEvent = z.strictObject({
  kind: z.string().refine(isTrackedKind),
  receiptId: z.uuid(),
  body: z.looseObject({
    cookie: z.uuid().optional(),
    cart_id: entityId.optional(),
    email: z.string().max(320).optional(),
  }),
});
export type HandedInEvent = z.output<typeof handedInEvent>;

export const consentEngineCalls = {
  /** Keeps the receipt of a choice; sent again it changes nothing. */
  giveConsent: engineCall({ takes: consentChoice, answers: nothing }),
};

export const trackingEngineCalls = {
  /** Not taken where nobody has agreed to it, or nobody is told. */
  trackEvent: engineCall({
    takes: handedInEvent,
    answers: z.object({ isTaken: z.boolean() }),
    // No page waits for it.
    timeoutMs: 2_000,
  }),
};
