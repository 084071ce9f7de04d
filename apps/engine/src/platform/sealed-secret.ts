import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from './environment';

const ivBytes = 12;
const tagBytes = 16;

/** Secrets of one purpose: whoever reads the database alone can do nothing with them, nor put one in the place of another. */
export class SealedSecrets {
  readonly #key: Buffer;

  constructor(purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', environment.COOKIE_SECRET, '', purpose, 32));
  }

  seal(secret: Uint8Array): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const body = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Null for one that was sealed with another COOKIE_SECRET. */
  unseal(sealed: string): Uint8Array | null {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      return null;
    }
  }
}
