import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { accountQuestion, askAccount } from './engine-account.ts';

const question = accountQuestion('resetAccountPassword', { token: 'String!', password: 'String!' });

/** Ends every session of the account. */
export const customerResetPassword: Handle<'new-ct', 'customerResetPassword'> = async (
  { token, newPassword },
  context,
) => {
  const variables = { token, password: newPassword };
  const asked = await askAccount(question, variables, context, ['link-expired', 'password-breached']);
  return asked.ok ? succeed({}) : asked;
};
