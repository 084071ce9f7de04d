import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, noInput, nothing } from '../calls/fields.ts';
import { cartNotice } from '../cart/cart-notice.ts';
import { newPasskey, newPasskeyOptions, passkey, passkeyName, usedPasskey, usedPasskeyOptions } from './passkey.ts';

/** Ours, not the specification's. Whose passkeys they are, the session says and nothing else. */
export const passkeyCalls = {
  passkeyRegistrationOptions: call({
    takes: noInput,
    answers: z.object({ options: newPasskeyOptions }),
    failsWith: ['not-authenticated', 'passkey-failed'],
  }),

  addPasskey: call({
    takes: z.strictObject({ locale, name: passkeyName, credential: newPasskey }),
    answers: nothing,
    failsWith: ['not-authenticated', 'passkey-failed'],
  }),

  listPasskeys: call({
    takes: noInput,
    answers: z.object({ passkeys: z.array(passkey) }),
    failsWith: ['not-authenticated'],
  }),

  removePasskey: call({
    takes: z.strictObject({ passkeyId: entityId }),
    answers: nothing,
    failsWith: ['not-authenticated', 'passkey-not-found'],
  }),

  passkeySignInOptions: call({
    takes: noInput,
    answers: z.object({ options: usedPasskeyOptions }),
    failsWith: ['passkey-failed'],
  }),

  signInWithPasskey: call({
    takes: z.strictObject({ locale, credential: usedPasskey }),
    answers: z.object({ cartNotices: z.array(cartNotice) }),
    failsWith: ['passkey-failed'],
  }),
};
