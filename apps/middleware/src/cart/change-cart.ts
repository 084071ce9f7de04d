import { isDeclaredFailure, type Call, type CallFailure } from '@tradehall/domain/calls/call.ts';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail, succeed, type Result } from '@tradehall/domain/calls/result.ts';
import type { SentCartChanges } from '@tradehall/domain/cart/cart.engine-calls.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { EngineCart } from '@tradehall/domain/cart/engine-cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { shopperCart } from './shopper-cart.ts';

interface AgainstVersion {
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

/**
 * The changes of one call to one cart, all or none. The engine compares the version and applies them, or says why
 * not, in one go; what it says has to be a failure that the call declares. Null: the cart is deleted.
 */
export async function sendChanges<Row extends Call>(
  row: Row,
  against: AgainstVersion,
  changes: SentCartChanges,
  context: CallContext,
): Promise<Result<EngineCart | null, CallFailure<Row>>> {
  const outcome = await outcomeOf(against, changes, context);
  if (outcome.ok) return outcome;
  const { failure } = outcome;
  if (!isDeclaredFailure(row, failure)) throw new Error(`the engine refused a change with ${failure.code}`);
  return fail(failure);
}

async function outcomeOf(
  { cartId, version, intentId }: AgainstVersion,
  changes: SentCartChanges,
  context: CallContext,
): Promise<Result<EngineCart | null, Failure>> {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  // A cart belongs to a session: without one there is none to find.
  if (!context.hasSession || !isEngineId(cartId)) return fail({ code: 'cart-not-found' });
  try {
    const result = await context.engine('changeCart', { cartId, version, intentId, changes });
    if (!result.ok || result.value?.isSynthetic !== true) context.countCartChange(result.ok ? 'changed' : 'refused');
    return result;
  } catch (failure) {
    context.countCartChange('failed');
    throw failure;
  }
}

/** Changes a cart, or says why not, with the failures of the call that asks for it. */
export async function changeCart<Row extends Call>(
  row: Row,
  against: AgainstVersion & { readonly locale: Locale },
  changes: SentCartChanges,
  context: CallContext,
): Promise<Result<{ cart: Cart }, CallFailure<Row>>> {
  const changed = await sendChanges(row, against, changes, context);
  if (!changed.ok) return changed;
  if (changed.value === null) throw new Error('the engine deleted a cart that was to be changed');
  return succeed({ cart: await shopperCart(changed.value, against.locale, context) });
}
