import { createHash, randomBytes } from 'node:crypto';
import { base32Of } from './totp';

const codes = 10;
/** 112 bits: as a fast hash they are as good as a password under a slow one. */
const codeBytes = 14;

/** Ten codes as somebody copies them, in groups of four letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => base32Of(randomBytes(codeBytes)).replace(/.{4}(?=.)/g, '$&-'));

/** However it was typed: small letters, other gaps. So many random bits need no slow hash. */
export function hashOfRecoveryCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`recovery:${letters}`).digest('hex');
}
