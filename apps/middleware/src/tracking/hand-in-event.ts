import { succeed } from '@tradehall/domain/calls/result.ts';
import type { TrackedKind } from '@tradehall/domain/tracking/tracked-kinds.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';

const question = {
  document: `mutation ($kind: String!, $body: JSON!, $receiptId: String!) {
    isTaken: trackEvent(kind: $kind, body: $body, receiptId: $receiptId)
  }`,
  answers: z.object({ isTaken: z.boolean() }),
  // Nobody waits for it.
  timeoutMs: 2_000,
};

/**
 * Leaves an event with the engine, which delivers it when it can. Without consent nothing is left; and an engine that does not
 * answer costs the event, never the page: who reports it is told that it was not accepted.
 */
export const handInEvent = async (kind: TrackedKind, body: object, context: CallContext) => {
  const { consents, consentReceipt: receiptId } = context;
  if (!consents.marketing || receiptId === null) return succeed({ accepted: false });
  try {
    const { isTaken } = await context.ask(question, { kind, body, receiptId });
    return succeed({ accepted: isTaken });
  } catch {
    return succeed({ accepted: false });
  }
};
