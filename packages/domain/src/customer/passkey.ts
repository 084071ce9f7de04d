import { z } from 'zod';
import { entityId, plainText } from '../calls/fields.ts';

const bytes = (maximumLength: number) =>
  z
    .string()
    .min(1)
    .max(maximumLength)
    .regex(/^[\w-]+$/);

const credentialId = bytes(1_400);
const publicKey = z.literal('public-key');

export const passkeyName = plainText(60);

/** Of one account; keys and counters stay in the engine. */
export const passkey = z.object({
  id: entityId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkey>;

const named = { id: credentialId, rawId: credentialId, type: publicKey };

const ofNewPasskey = {
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(10)
    .default([]),
};

const ofUsedPasskey = {
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
  userHandle: bytes(200),
};

/** What a device answers that has made a passkey, and one that has used one. */
export const newPasskey = z.strictObject({ ...named, response: z.strictObject(ofNewPasskey) });
export const usedPasskey = z.strictObject({ ...named, response: z.strictObject(ofUsedPasskey) });

/** Of somebody who has said who she is: devices need not say it again. */
export const knownPasskeyUse = z.object({
  ...named,
  response: z.object({ ...ofUsedPasskey, userHandle: ofUsedPasskey.userHandle.optional() }),
});
export type KnownPasskeyUse = z.output<typeof knownPasskeyUse>;

/** The same as a browser hands it over: with more, which nobody looks at. */
export const newPasskeyInBrowser = z.object({ ...named, response: z.object(ofNewPasskey) });
export const usedPasskeyInBrowser = z.object({ ...named, response: z.object(ofUsedPasskey) });

const challenge = bytes(200);

/** As the browser takes it. */
export const newPasskeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(200), name: z.string(), displayName: z.string() }),
  challenge,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: credentialId, type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type NewPasskeyOptions = z.output<typeof newPasskeyOptions>;

/** Without a list of passkeys: whoever asks is nobody yet, and her device knows which ones it has. */
export const usedPasskeyOptions = z.object({
  challenge,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type UsedPasskeyOptions = z.output<typeof usedPasskeyOptions>;
