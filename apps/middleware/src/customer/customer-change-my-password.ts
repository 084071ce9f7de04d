import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { accountQuestion, askAccount } from './engine-account.ts';
import { findCustomer } from './find-customer.ts';
import { findSignedIn } from './find-signed-in.ts';

const question = accountQuestion('changeAccountPassword', {
  currentPassword: 'String!',
  newPassword: 'String!',
  locale: 'String!',
});

const expected = ['not-authenticated', 'password-change-failed', 'password-breached'] as const;

/** B§4 signs out and in again. Here the engine gives this session another token, and all others are over. */
export const customerChangeMyPassword: Handle<'new-ct', 'customerChangeMyPassword'> = async (
  { version, ...passwords },
  context,
) => {
  const before = await findSignedIn(context);
  if (before === null) return fail({ code: 'not-authenticated' });
  if (before.version !== version) return fail({ code: 'customer-version-conflict', currentVersion: before.version });
  const asked = await askAccount(question, passwords, context, expected);
  if (!asked.ok) return asked;
  const user = await findCustomer(context);
  return user === null ? fail({ code: 'not-authenticated' }) : succeed({ user });
};
