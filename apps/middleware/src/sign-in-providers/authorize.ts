import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const started = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('ProviderSignInStarted'), authorizationUrl: z.url() }),
  z.object({
    __typename: z.literal('ProviderSignInFailure'),
    code: z.enum(['social-login-failed', 'sign-in-provider-unavailable']),
  }),
]);

const question = {
  document: `mutation ($provider: String!, $locale: String!, $next: String, $browser: String!) {
    start: startProviderSignIn(provider: $provider, locale: $locale, next: $next, browser: $browser) {
      __typename
      ... on ProviderSignInStarted { authorizationUrl }
      ... on ProviderSignInFailure { code }
    }
  }`,
  answers: z.object({ start: started }),
};

/** Bound to the browser by a cookie: nobody can be made to end what another has begun. */
export const authorize: Handle<'social-login', 'authorize'> = async ({ locale, provider, next }, context) => {
  const wish = { locale, provider, next: next ?? null, browser: context.knowBrowser() };
  const { start } = await context.ask(question, wish);
  return start.__typename === 'ProviderSignInStarted'
    ? succeed({ authorizationUrl: start.authorizationUrl })
    : fail({ code: start.code });
};
