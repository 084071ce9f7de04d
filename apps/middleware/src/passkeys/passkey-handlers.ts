import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { passkeyCalls } from '@tradehall/domain/customer/passkeys.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { greetCustomer } from '../sign-in-providers/greet-customer.ts';

const notAuthenticated = fail({ code: 'not-authenticated' });
const failed = fail({ code: 'passkey-failed' });

export const passkeyHandlers = {
  passkeyRegistrationOptions: (_input, context) =>
    context.hasSession
      ? context.engine('passkeyRegistrationOptions', { browser: context.knowBrowser() })
      : notAuthenticated,

  addPasskey: (addition, context) => {
    const browser = context.browserToken;
    if (!context.hasSession) return notAuthenticated;
    return browser === null ? failed : context.engine('addPasskey', { ...addition, browser });
  },

  listPasskeys: (_input, context) => (context.hasSession ? context.engine('passkeys', {}) : notAuthenticated),

  removePasskey: (removal, context) =>
    context.hasSession ? context.engine('removePasskey', removal) : notAuthenticated,

  passkeySignInOptions: (_input, context) => context.engine('passkeySignInOptions', { browser: context.knowBrowser() }),

  /** Nobody guesses a key, so nothing is counted but how often one asks; every refusal is the same. */
  signInWithPasskey: async ({ locale, credential }, context) => {
    const browser = context.browserToken;
    if (browser === null) return failed;
    const signedIn = await context.engine('signInWithPasskey', { credential, browser });
    const cartNotices = signedIn.ok ? await greetCustomer(locale, context) : null;
    return cartNotices === null ? failed : succeed({ cartNotices });
  },
} satisfies HandlersOf<typeof passkeyCalls>;
