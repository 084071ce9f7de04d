import { createHmac, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
const digits = 6;

/** Base32 of RFC 4648 without padding, as authenticator apps read a secret. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The code of a step: RFC 6238 with SHA-1, 30 seconds and six digits, as every app has it. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export const stepAt = (nowMs: number): number => Math.floor(nowMs / stepMs);

/** The step a code is of: this one, the one before or the one after, for clocks differ. Never one that was used. */
export function findStepOf(code: string, secret: Uint8Array, nowMs: number, lastUsed: number): number | null {
  const now = stepAt(nowMs);
  const steps = [now, now - 1, now + 1].filter((step) => step > lastUsed);
  return steps.find((step) => isSame(codeOfStep(secret, step), code)) ?? null;
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
