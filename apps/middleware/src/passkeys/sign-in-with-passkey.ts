import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { greetCustomer } from '../sign-in-providers/greet-customer.ts';
import { passkeyQuestion } from './engine-passkeys.ts';

const question = passkeyQuestion('signInWithPasskey', { browser: 'String!', credential: 'JSON!' });

/** Nobody guesses a key, so nothing is counted but how often one asks; every refusal is the same. */
export const signInWithPasskey: Handle<'passkeys', 'signInWithPasskey'> = async ({ locale, credential }, context) => {
  const browser = context.browserToken;
  if (browser === null) return fail({ code: 'passkey-failed' });
  const { result } = await context.ask(question, { credential, browser });
  const cartNotices = result.__typename === 'PasskeyDone' ? await greetCustomer(locale, context) : null;
  return cartNotices === null ? fail({ code: 'passkey-failed' }) : succeed({ cartNotices });
};
