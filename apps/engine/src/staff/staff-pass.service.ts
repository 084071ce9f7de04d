import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readStaffPass, writeStaffPass } from '@tradehall/domain/staff/staff-pass.ts';
import { environment } from '../platform/environment';

const holdsMs = 8 * 60 * 60 * 1000;

/** Opens drafts and staff pages of the shop, where operators have no session. */
@Injectable()
export class StaffPassService {
  create(administrator: string): { token: string; expiresAt: Date } {
    const expiresAt = new Date(Date.now() + holdsMs);
    return { token: writeStaffPass({ administrator, expiresAt: expiresAt.toISOString() }, sign), expiresAt };
  }

  isValid(token: string): boolean {
    return readStaffPass(token, sign, isSame, new Date()) !== null;
  }
}

function sign(text: string): string {
  return createHmac('sha256', environment.STAFF_SECRET).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
