import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { activeCart } from '../cart/find-cart.ts';
import { findCustomer } from '../customer/find-customer.ts';

/**
 * As after a password: the device is known to the account from now on, and the cart's notices tell what came of the
 * guest's. Null where the session has ended again.
 */
export async function greetCustomer(locale: Locale, context: CallContext): Promise<CartNotice[] | null> {
  const customer = await findCustomer(context);
  if (customer === null) return null;
  context.rememberDevice(context.signInLimits.deviceTokenFor(customer.email));
  const cart = await activeCart(locale, context);
  return cart?.notices ?? [];
}
