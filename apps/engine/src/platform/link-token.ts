import { createHash, randomBytes } from 'node:crypto';

/** 256 bits; who reads the database finds only its hash. */
export function createLinkToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
