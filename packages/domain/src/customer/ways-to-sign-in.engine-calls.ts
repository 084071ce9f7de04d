import { z } from 'zod';
import { engineCall, isEngineId } from '../calls/engine-call.ts';
import { noInput, nothing, shopPath } from '../calls/fields.ts';
import { passkeyCalls } from './passkeys.calls.ts';
import { socialLoginCalls } from './social-login.calls.ts';

/** The cookie that the browser is known by while it signs in. */
const browser = z.string().regex(/^[\w-]{43}$/);

const { passkeyRegistrationOptions, addPasskey, listPasskeys, passkeySignInOptions, signInWithPasskey } = passkeyCalls;

const ofBrowser = z.strictObject({ browser });
const addition = addPasskey.takes.extend({ browser });
const use = signInWithPasskey.takes.omit({ locale: true }).extend({ browser });
export type PasskeyAddition = z.output<typeof addition>;
export type PasskeyUse = z.output<typeof use>;

/** What can be no id is nobody's passkey. */
const passkeyId = z.string().transform((given) => (isEngineId(given) ? Number(given) : 0));

/** Whose passkeys they are, the session says and nothing else. */
export const passkeyEngineCalls = {
  passkeys: engineCall({ takes: noInput, answers: listPasskeys.answers, failsWith: ['not-authenticated'] }),

  /** As the browser takes them. */
  passkeyRegistrationOptions: engineCall({
    takes: ofBrowser,
    answers: passkeyRegistrationOptions.answers,
    failsWith: ['not-authenticated', 'passkey-failed'],
  }),

  addPasskey: engineCall({
    takes: addition,
    answers: nothing,
    failsWith: ['not-authenticated', 'passkey-failed'],
  }),

  removePasskey: engineCall({
    takes: z.strictObject({ passkeyId }),
    answers: nothing,
    failsWith: ['not-authenticated', 'passkey-not-found'],
  }),

  passkeySignInOptions: engineCall({ takes: ofBrowser, answers: passkeySignInOptions.answers }),

  /** Begins a new session. */
  signInWithPasskey: engineCall({ takes: use, answers: nothing, failsWith: ['passkey-failed'] }),
};

const { providers, authorize, complete } = socialLoginCalls;

const start = authorize.takes.extend({ next: shopPath.nullable(), browser });
const completion = complete.takes.omit({ locale: true }).extend({ issuer: z.string().max(500).nullable(), browser });
export type ProviderSignInStart = z.output<typeof start>;
export type ProviderSignInCompletion = z.output<typeof completion>;

export const signInProviderEngineCalls = {
  /** Those that are configured. */
  signInProviders: engineCall({ takes: noInput, answers: providers.answers }),

  /** Where the browser goes on. */
  startProviderSignIn: engineCall({
    takes: start,
    answers: authorize.answers,
    failsWith: ['social-login-failed', 'sign-in-provider-unavailable'],
    lane: 'identity',
  }),

  /** Begins a new session; answers the page that was asked for when it began. */
  completeProviderSignIn: engineCall({
    takes: completion,
    answers: complete.answers.pick({ next: true }),
    failsWith: ['social-login-failed', 'social-login-email-unverified', 'sign-in-provider-unavailable'],
    lane: 'identity',
  }),
};
