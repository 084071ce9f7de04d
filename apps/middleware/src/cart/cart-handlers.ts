import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { carryCartCalls } from '@tradehall/domain/cart/carry-cart.calls.ts';
import type { syntheticCartCalls } from '@tradehall/domain/cart/synthetic-cart.calls.ts';
import type { cartFailureCalls } from '@tradehall/domain/cart/cart-failure.calls.ts';
import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { changeCart, sendChanges } from './change-cart.ts';
import { findCart } from './find-cart.ts';
import { shopperCart } from './shopper-cart.ts';

/** What a shopper does to a cart. `updateCart`, which also names payments, is the checkout's. */
export const cartHandlers = {
  createCart: async ({ locale }, context) => {
    if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
    const cart = await context.engineAnswer('createCart', {});
    return succeed({ cart: await shopperCart(cart, locale, context) });
  },

  // There is one warehouse and one sales channel: the two channels a caller may name are the ones it gets anyway.
  addToCart: ({ sku, quantity, ...against }, context) =>
    changeCart(cartCalls.addToCart, against, [{ add: { sku, quantity } }], context),

  updateCartQuantity: ({ sku, parentSku, quantity, ...against }, context) => {
    const line = { sku, parentSku };
    // A§4: a quantity of zero removes the item.
    const change = quantity === 0 ? { remove: line } : { setQuantity: { ...line, quantity } };
    return changeCart(cartCalls.updateCartQuantity, against, [change], context);
  },

  removeFromCart: ({ sku, parentSku, ...against }, context) =>
    changeCart(cartCalls.removeFromCart, against, [{ remove: { sku, parentSku } }], context),

  /** A line comes from the one warehouse whatever is asked for, and nothing changes. */
  updateCartItemChannel: async ({ locale, cartId, version, sku }, context) => {
    if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
    const cart = await findCart(cartId, context);
    if (cart === null) return fail({ code: 'cart-not-found' });
    if (cart.version !== version) return fail({ code: 'cart-version-conflict', currentVersion: cart.version });
    if (!cart.lines.some((line) => line.sku === sku)) return fail({ code: 'product-not-found' });
    return succeed({ cart: await shopperCart(cart, locale, context) });
  },

  applyCartCoupon: ({ code, ...against }, context) =>
    changeCart(cartCalls.applyCartCoupon, against, [{ applyCoupon: { code } }], context),

  // A§4: the engine answers the cart as it is when the coupon is not on it.
  removeCartCoupon: ({ discountCode, ...against }, context) =>
    changeCart(cartCalls.removeCartCoupon, against, [{ removeCoupon: { id: discountCode.id } }], context),

  deleteCart: async (against, context) => {
    const changed = await sendChanges(cartCalls.deleteCart, against, [{ delete: true }], context);
    return changed.ok ? succeed({}) : changed;
  },
} satisfies Omit<HandlersOf<typeof cartCalls>, 'updateCart'>;

/** Each store has its own domain and session: a token takes a cart from one to the other. */
export const carryCartHandlers = {
  'carry-cart': async ({ cartId }, context) => {
    if (!context.hasSession || !isEngineId(cartId)) return fail({ code: 'cart-not-found' });
    return context.engine('createCartTransfer', { cartId });
  },

  /** Whoever comes without a session gets one, like with the first cart. */
  'receive-cart': async ({ locale, token, intentId }, context) => {
    if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
    const received = await context.engine('receiveCartTransfer', { token, intentId });
    return received.ok ? succeed({ cart: await shopperCart(received.value, locale, context) }) : received;
  },
} satisfies HandlersOf<typeof carryCartCalls>;

/** Whether the mark is right, only the engine can tell. */
export const syntheticCartHandlers = {
  'mark-synthetic-cart': async ({ cartId, issuedAt, signature }, context) => {
    if (!context.hasSession || !isEngineId(cartId)) return fail({ code: 'cart-not-found' });
    return context.engine('markSyntheticCart', { cartId, issuedAt, signature });
  },
} satisfies HandlersOf<typeof syntheticCartCalls>;

export const cartFailureHandlers = {
  'report-cart-failure': ({ action, reason }, context) => {
    context.noteCartFailure(action, reason);
    return succeed({});
  },
} satisfies HandlersOf<typeof cartFailureCalls>;
