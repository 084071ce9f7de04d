import { describe, expect, it } from 'vitest';
import { readStaffPass, writeStaffPass } from './staff-pass.ts';

const now = new Date('2026-11-15T10:00:00.000Z');
const pass = { administrator: '7', expiresAt: '2026-11-15T11:00:00.000Z' };
const signWith = (secret: string) => (text: string) => Buffer.from(`${secret}${text}`).toString('base64url');
const read = (token: string, secret = 'ours', at = now) =>
  readStaffPass(token, signWith(secret), (one, other) => one === other, at);

describe('a staff pass', () => {
  const token = writeStaffPass(pass, signWith('ours'));

  it('opens the shop to who was given it', () => {
    expect(read(token)).toEqual(pass);
  });

  it('is worth nothing when signed by another key, altered or run out', () => {
    expect(read(token, 'theirs')).toBeNull();
    expect(read(token.replace('administrator', 'administratox'))).toBeNull();
    expect(read(`${token}.x`)).toBeNull();
    expect(read(token, 'ours', new Date('2026-11-15T11:00:00.000Z'))).toBeNull();
  });

  it.each(['', '.', 'x', '%', '.%'])('is not %j', (made) => {
    expect(read(made)).toBeNull();
  });
});
