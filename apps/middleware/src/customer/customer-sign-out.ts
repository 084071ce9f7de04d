import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'mutation { logout { success } }',
  answers: z.object({ logout: z.object({ success: z.boolean() }) }),
};

export const customerSignOut: Handle<'new-ct', 'customerSignOut'> = async (_input, context) => {
  if (context.hasSession) await context.ask(question, {});
  context.endSession();
  return succeed({});
};
