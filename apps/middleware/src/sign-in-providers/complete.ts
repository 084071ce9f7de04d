import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { greetCustomer } from './greet-customer.ts';

const ended = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('ProviderSignedIn'), next: z.string().nullable() }),
  z.object({
    __typename: z.literal('ProviderSignInFailure'),
    code: z.enum(['social-login-failed', 'social-login-email-unverified', 'sign-in-provider-unavailable']),
  }),
]);

const question = {
  document: `mutation ($provider: String!, $code: String!, $state: String!, $issuer: String, $browser: String!) {
    end: completeProviderSignIn(
      provider: $provider, code: $code, state: $state, issuer: $issuer, browser: $browser
    ) {
      __typename
      ... on ProviderSignedIn { next }
      ... on ProviderSignInFailure { code }
    }
  }`,
  answers: z.object({ end: ended }),
};

export const complete: Handle<'social-login', 'complete'> = async ({ locale, issuer, ...back }, context) => {
  const browser = context.browserToken;
  // A link that somebody was sent: this browser has begun nothing.
  if (browser === null) return fail({ code: 'social-login-failed' });
  const { end } = await context.ask(question, { ...back, issuer: issuer ?? null, browser });
  if (end.__typename === 'ProviderSignInFailure') return fail({ code: end.code });
  const cartNotices = await greetCustomer(locale, context);
  return cartNotices === null ? fail({ code: 'social-login-failed' }) : succeed({ next: end.next, cartNotices });
};
