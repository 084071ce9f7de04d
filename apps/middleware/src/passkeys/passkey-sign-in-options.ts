import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { usedPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { Handle } from '../context/call-handler.ts';
import { optionsQuestion } from './engine-passkeys.ts';

const question = optionsQuestion('passkeySignInOptions', usedPasskeyOptions);

export const passkeySignInOptions: Handle<'passkeys', 'passkeySignInOptions'> = async (_input, context) => {
  const { result } = await context.ask(question, { browser: context.knowBrowser() });
  return result.__typename === 'PasskeyOptions'
    ? succeed({ options: result.options })
    : fail({ code: 'passkey-failed' });
};
