import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { say, toSay } from '../say';

const words: Readonly<Record<string, string>> = {
  NotAllowedError: toSay('The device was not unlocked, or it has no passkey of yours.'),
  InvalidStateError: toSay('This device has a passkey of yours already.'),
  SecurityError: toSay('Passkeys do not work at this address of the dashboard.'),
};

/** What a device's refusal means to whoever sits before it. */
export function refusalInWords(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  return say(words[name] ?? toSay('The device has no answer. Try again.'));
}

async function inWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (failure) {
    throw new Error(refusalInWords(failure), { cause: failure });
  }
}

/** Passkeys belong to one host, and to browsers that know them. */
export const canUsePasskeys = (origin: string | null): boolean =>
  origin === window.location.origin && 'PublicKeyCredential' in window;

export type UseOptions = PublicKeyCredentialRequestOptionsJSON;
export type NewOptions = PublicKeyCredentialCreationOptionsJSON;

/** What the device answers that uses a passkey. */
export function askToUse(optionsJSON: UseOptions | null): Promise<object> {
  return inWords(() => (optionsJSON ? startAuthentication({ optionsJSON }) : Promise.reject(new Error('no options'))));
}

/** What the device answers that has made one. */
export function askToMake(optionsJSON: NewOptions): Promise<object> {
  return inWords(() => startRegistration({ optionsJSON }));
}
