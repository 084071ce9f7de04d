import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../../platform/environment';

function signature(orderId: number, expires: number): Buffer {
  return createHmac('sha256', environment.ENGINE_SECRET).update(`order-token:${orderId}:${expires}`).digest();
}

/** Opens one order for whoever holds it, for a while. */
export function orderToken(orderId: number, validForMs: number, now = Date.now()): string {
  const expires = now + validForMs;
  return `${expires}.${signature(orderId, expires).toString('base64url')}`;
}

export function isOrderToken(token: string, orderId: number, now = Date.now()): boolean {
  const [, expires = '', signed = ''] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (expires === '' || Number(expires) < now) return false;
  return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(orderId, Number(expires)));
}
