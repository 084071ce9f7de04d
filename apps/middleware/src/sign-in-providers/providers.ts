import { signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query { signInProviders }',
  answers: z.object({ signInProviders: z.array(z.enum(signInProviders)) }),
};

export const providers: Handle<'social-login', 'providers'> = async (_input, context) => {
  const { signInProviders: offered } = await context.ask(question, {});
  return succeed({ providers: offered });
};
