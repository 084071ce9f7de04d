import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCodeOf } from './qr-code';

const drawn = (text: string): string =>
  qrCodeOf(text)
    .map((line) => line.map(Number).join(''))
    .join('\n');

describe('the picture of a secret', () => {
  // Compared square by square with the encoder of Project Nayuki (version 6, L, mask 0).
  it.each([
    [
      'otpauth://totp/superadmin?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tradehall',
      '8b3de93efcf9f5af71aaa9621719053de436d8b6166825d133fa4e1021f124b0',
    ],
    ['x'.repeat(134), 'ef6619a67a1805fe97f9eeca35e457247f42b436293bfc59cc94432e752b3d11'],
  ])('is the QR code of %s', (text, hash) => {
    expect(createHash('sha256').update(drawn(text)).digest('hex')).toBe(hash);
  });

  it('says so when there is no room', () => {
    expect(() => qrCodeOf('x'.repeat(135))).toThrow('room for 134');
  });
});
