import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { accountQuestion, askAccount } from './engine-account.ts';

const question = accountQuestion('completeAccount', { token: 'String!', password: 'String!' });

/** The password of whoever holds the mail's link, where one typed before must not count. */
export const completeAccount: Handle<'new-ct', 'completeAccount'> = async ({ token, newPassword }, context) => {
  const variables = { token, password: newPassword };
  const asked = await askAccount(question, variables, context, ['link-expired', 'password-breached']);
  return asked.ok ? succeed({}) : asked;
};
