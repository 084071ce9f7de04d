import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { findSignedIn } from '../customer/find-signed-in.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { paymentTimeoutMs } from './engine-payment.ts';

const question = {
  document: 'mutation ($id: String!) { removeStoredCard(id: $id) }',
  answers: z.object({ removeStoredCard: z.boolean() }),
  timeoutMs: paymentTimeoutMs,
};

/** Whose card it is says the session: that of another customer is not found. */
export const removeCard: Handle<'new-adyen', 'removeCard'> = async ({ recurringDetailReference: id }, context) => {
  if ((await findSignedIn(context)) === null) return fail({ code: 'not-authenticated' });
  try {
    const { removeStoredCard: isRemoved } = await context.ask(question, { id });
    return isRemoved ? succeed({ removed: true }) : fail({ code: 'card-not-found' });
  } catch (failure) {
    // The engine does nothing here but ask the provider.
    if (failure instanceof EngineRefusal) return fail({ code: 'payment-provider-unavailable' });
    throw failure;
  }
};
