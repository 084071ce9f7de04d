import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { passkey } from '@tradehall/domain/customer/passkey.ts';
import type { Handle } from '../context/call-handler.ts';
import { listQuestion } from './engine-passkeys.ts';
import { expectedCode } from './expected-code.ts';

const question = listQuestion(passkey);

export const listPasskeys: Handle<'passkeys', 'listPasskeys'> = async (_input, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { result } = await context.ask(question, {});
  return result.__typename === 'PasskeyList'
    ? succeed({ passkeys: result.passkeys })
    : fail({ code: expectedCode(result.code, ['not-authenticated']) });
};
