import type { Call, CallFailure } from '@tradehall/domain/calls/call.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { CartChange } from './cart-change.ts';
import { sendChanges } from './send-changes.ts';
import type { AgainstVersion } from './send-changes.ts';
import { shopperCart } from './shopper-cart.ts';

/** Changes a cart, or says why not, with the failures of the call that asks for it. */
export async function changeCart<Row extends Call>(
  row: Row,
  against: AgainstVersion & { readonly locale: Locale },
  changes: readonly CartChange[],
  context: CallContext,
): Promise<Result<{ cart: Cart }, CallFailure<Row>>> {
  const changed = await sendChanges(row, against, changes, context);
  if (!changed.ok) return changed;
  if (changed.value === 'deleted') throw new Error('the engine deleted a cart that was to be changed');
  return succeed({ cart: await shopperCart(changed.value, against.locale, context) });
}
