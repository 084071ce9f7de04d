import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { CallContext } from '../context/call-context.ts';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';

/** Why this cart cannot be paid for whatever the engine would say; it is not asked then. */
export function notPayable(
  cartId: string,
  context: CallContext,
): Failure<'checkout-disabled' | 'cart-not-found'> | null {
  if (!context.country.checkoutEnabled) return { code: 'checkout-disabled' };
  return context.hasSession && isEngineId(cartId) ? null : { code: 'cart-not-found' };
}
