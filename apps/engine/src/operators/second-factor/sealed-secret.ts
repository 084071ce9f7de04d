import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../../platform/environment';

const key = Buffer.from(hkdfSync('sha256', environment.COOKIE_SECRET, '', 'second factor of operators', 32));
const ivBytes = 12;
const tagBytes = 16;

/** Whoever reads the database alone cannot make codes. */
export function seal(secret: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Null for one that was sealed with another COOKIE_SECRET. */
export function unseal(sealed: string): Uint8Array | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
