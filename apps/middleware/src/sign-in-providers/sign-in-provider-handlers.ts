import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { socialLoginCalls } from '@tradehall/domain/customer/social-login.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { greetCustomer } from './greet-customer.ts';

export const signInProviderHandlers = {
  providers: (_input, context) => context.engine('signInProviders', {}),

  /** Bound to the browser by a cookie: nobody can be made to end what another has begun. */
  authorize: ({ next, ...wish }, context) =>
    context.engine('startProviderSignIn', { ...wish, next: next ?? null, browser: context.knowBrowser() }),

  complete: async ({ locale, issuer, ...back }, context) => {
    const browser = context.browserToken;
    // A link that somebody was sent: this browser has begun nothing.
    if (browser === null) return fail({ code: 'social-login-failed' });
    const ended = await context.engine('completeProviderSignIn', { ...back, issuer: issuer ?? null, browser });
    if (!ended.ok) return ended;
    const cartNotices = await greetCustomer(locale, context);
    const { next } = ended.value;
    return cartNotices === null ? fail({ code: 'social-login-failed' }) : succeed({ next, cartNotices });
  },
} satisfies HandlersOf<typeof socialLoginCalls>;
