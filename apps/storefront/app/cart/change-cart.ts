import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallFailure } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

type CartCalls = AllCalls['new-ct'];
type ChangingCall =
  'addToCart' | 'updateCartQuantity' | 'removeFromCart' | 'updateCart' | 'applyCartCoupon' | 'removeCartCoupon';

export type FormFailure = CallFailure<CartCalls[ChangingCall]> | CallFailure<AllCalls['shop']['receive-cart']>;

type ChangeAnswer =
  | { readonly ok: true; readonly value: { readonly cart: Cart } }
  | { readonly ok: false; readonly failure: FormFailure };

interface KnownCart {
  readonly locale: Locale;
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

/** One change to the cart as it is now. Null where no answer came. */
export type Change = (calls: VisitorRequest['calls'], known: KnownCart) => Promise<ChangeAnswer | null>;

/** A cart that others change as well is asked for again, a few times. */
const mostAttempts = 3;

const isWorthAnotherTry = (answer: ChangeAnswer | null): boolean =>
  answer === null || (!answer.ok && ['cart-version-conflict', 'cart-not-found'].includes(answer.failure.code));

/**
 * Applies what a form asks for. A form says what is to be, not what to do with the version it was drawn from, so it is tried
 * again on a newer one; it has one id however often it is sent, so a lost answer doubles nothing.
 */
export async function changeCart(
  change: Change,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, intentId }: Pick<KnownCart, 'locale' | 'intentId'>,
): Promise<FormFailure | null> {
  let failure: FormFailure = { code: 'cart-not-found' };
  for (let made = 0; made < mostAttempts; made += 1) {
    const known = await calls['new-ct'].createCart({ locale }, { onError: () => undefined });
    if (known?.ok !== true) {
      failure = known?.failure ?? { code: 'cart-not-found' };
      continue;
    }
    const { id: cartId, version } = known.value.cart;
    const answer = await change(calls, { locale, cartId, version, intentId });
    if (answer?.ok === true) return null;
    failure = answer?.failure ?? { code: 'unknown' };
    if (!isWorthAnotherTry(answer)) break;
  }
  return failure;
}
