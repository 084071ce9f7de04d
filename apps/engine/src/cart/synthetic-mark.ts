import { createHmac, timingSafeEqual } from 'node:crypto';
import { markWindow, signedMark } from '@tradehall/domain/cart/synthetic-cart.calls.ts';
import { environment } from '../platform/environment';

interface SyntheticMark {
  /** An instant in ISO 8601. */
  readonly issuedAt: string;
  readonly signature: string;
}

/** By which the engine knows a cart of the shop's own shopper. The worker makes it for one cart, shortly before it is used. */
export function markOf(storeKey: string, cartId: number | string, at = new Date()): SyntheticMark {
  const issuedAt = at.toISOString();
  return { issuedAt, signature: hashOf(storeKey, String(cartId), issuedAt).toString('hex') };
}

export function isMarkOf({ issuedAt, signature }: SyntheticMark, storeKey: string, cartId: number): boolean {
  const ageMs = Date.now() - Date.parse(issuedAt);
  const given = Buffer.from(signature, 'hex');
  const right = hashOf(storeKey, String(cartId), issuedAt);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return ageMs >= -markWindow.aheadMs && ageMs <= markWindow.validMs;
}

function hashOf(storeKey: string, cartId: string, issuedAt: string): Buffer {
  return createHmac('sha256', environment.ENGINE_SECRET)
    .update(signedMark(storeKey, cartId, issuedAt))
    .digest();
}
