import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, shopPath } from '../calls/fields.ts';

const provider = z.enum(['google', 'facebook']);

/** Authorization code with PKCE on the server: the provider's token never reaches the browser. */
export const socialLoginCalls = {
  authorize: call({
    takes: z.strictObject({ locale, provider, next: shopPath.optional() }),
    answers: z.object({ authorizationUrl: z.url() }),
    failsWith: ['social-login-failed', 'not-available'],
  }),

  complete: call({
    takes: z.strictObject({
      locale,
      provider,
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(500),
    }),
    answers: z.object({ next: shopPath }),
    failsWith: ['social-login-failed', 'not-available'],
  }),
};
