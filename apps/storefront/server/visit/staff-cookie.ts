import { createHmac, timingSafeEqual } from 'node:crypto';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { readStaffPass, type StaffPass } from '@tradehall/domain/staff/staff-pass.ts';
import { readCookie } from './read-cookie.ts';

export const staffCookieName = (isSecure: boolean): string => hostCookieName('staff', isSecure);

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Null where the pass is not ours or has run out, and where this shop was given no secret: then nobody is staff. */
export function verifyStaffPass(token: string, secret: string | undefined, now: Date): StaffPass | null {
  if (secret === undefined) return null;
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  try {
    return readStaffPass(token, sign, isSame, now);
  } catch {
    return null;
  }
}

interface CookieFacts {
  readonly header: string | undefined;
  readonly isSecure: boolean;
  readonly secret: string | undefined;
}

/** The pass a visitor carries, if it still opens the shop to staff. */
export function findStaffPass({ header, isSecure, secret }: CookieFacts, now: Date): string | null {
  const token = readCookie(header, staffCookieName(isSecure));
  return token !== null && verifyStaffPass(token, secret, now) !== null ? token : null;
}
