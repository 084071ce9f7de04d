import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { accountQuestion, askAccount } from './engine-account.ts';

const question = accountQuestion('requestAccountPasswordReset', { email: 'String!', locale: 'String!' });

/** Whether the address has an account, its mailbox learns and nobody else. */
export const customerRequestPasswordReset: Handle<'new-ct', 'customerRequestPasswordReset'> = async (
  { email, locale },
  context,
) => {
  const asked = await askAccount(question, { email, locale }, context, []);
  return asked.ok ? succeed({}) : asked;
};
