import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, noInput, shopPath } from '../calls/fields.ts';
import { cartNotice } from '../cart/cart-notice.ts';
import { signInProviders } from './sign-in-providers.ts';

const provider = z.enum(signInProviders);

/** Authorization code with PKCE on the server: the provider's token never reaches the browser. */
export const socialLoginCalls = {
  // Those that this shop has an agreement with.
  providers: call({
    takes: noInput,
    answers: z.object({ providers: z.array(provider) }),
    failsWith: [],
  }),

  authorize: call({
    takes: z.strictObject({ locale, provider, next: shopPath.optional() }),
    answers: z.object({ authorizationUrl: z.url() }),
    failsWith: ['social-login-failed', 'sign-in-provider-unavailable'],
  }),

  complete: call({
    takes: z.strictObject({
      locale,
      provider,
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(500),
      // RFC 9207: who answers, where a provider says so.
      issuer: z.string().min(1).max(500).optional(),
    }),
    // The guest's cart has become the customer's; the notices tell what came of it.
    answers: z.object({ next: shopPath.nullable(), cartNotices: z.array(cartNotice) }),
    failsWith: ['social-login-failed', 'social-login-email-unverified', 'sign-in-provider-unavailable'],
  }),
};
