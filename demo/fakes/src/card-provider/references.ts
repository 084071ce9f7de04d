import { randomBytes, randomInt } from 'node:crypto';

const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixteen characters, as the provider's own. */
export function newPspReference(): string {
  return Array.from({ length: 16 }, () => characters[randomInt(characters.length)]).join('');
}

export function newHandle(): string {
  return randomBytes(18).toString('base64url');
}
