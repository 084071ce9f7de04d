import { createHash, timingSafeEqual } from 'node:crypto';
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { KnownPasskeyUse, NewPasskeyOptions } from '@tradehall/domain/customer/passkey.ts';
import type { PasskeyAddition } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { Logger } from '@vendure/core';
import { challengeLifeMs } from './passkey-challenges';
import type { PasskeyKey } from './passkey-rows';
import type { RelyingParty } from './relying-party';

/** Of one account; a device has one of them and needs no more. */
export const mostPasskeys = 20;

/** What devices know an account by: it says nothing of who she is. */
export function userHandleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys of user ${userId}`).digest());
}

interface Wish {
  readonly userId: number;
  /** As the device shows it among its keys. */
  readonly userName: string;
  /** The passkeys there are: a device makes no second one. */
  readonly known: readonly string[];
  readonly challenge: Uint8Array<ArrayBuffer>;
}

/** To be kept on the device, and used only by whoever unlocks it. */
export async function newPasskeyOptionsOf(
  { id, name }: RelyingParty,
  { userId, userName, known, challenge: wanted }: Wish,
): Promise<NewPasskeyOptions> {
  const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandleOf(userId),
    userName,
    userDisplayName: userName,
    challenge: wanted,
  });
  return {
    rp: { id, name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: challengeLifeMs,
    excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** The key that a device has made; null where it is none for this host. */
export async function findNewKey(
  credential: PasskeyAddition['credential'],
  expectedChallenge: string,
  { id, origin }: RelyingParty,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (verified && registrationInfo.credential.id === credential.id) return registrationInfo.credential;
  } catch (failure) {
    // Devices answer many things; why one of them is no passkey for this shop is for the log alone.
    Logger.warn(`a passkey was not added: ${failure instanceof Error ? failure.message : 'unknown'}`, 'Passkeys');
  }
  return null;
}

/** How often the device has used it by now; null where it has proven nothing. */
export async function findCounter(
  credential: KnownPasskeyUse,
  expectedChallenge: string,
  { credentialId, publicKey, counter, userId }: PasskeyKey,
  { id, origin }: RelyingParty,
): Promise<number | null> {
  const { userHandle, ...response } = credential.response;
  if (userHandle !== undefined && !isHandleOf(userHandle, userId)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (failure) {
    Logger.warn(`a passkey was refused: ${failure instanceof Error ? failure.message : 'unknown'}`, 'Passkeys');
    return null;
  }
}

function isHandleOf(given: string, userId: number): boolean {
  const [one, other] = [Buffer.from(given, 'base64url'), userHandleOf(userId)];
  return one.length === other.length && timingSafeEqual(one, other);
}
