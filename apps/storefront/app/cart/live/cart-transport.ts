import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { callShop } from '../../request/browser-calls.ts';
import type { CartChange, CartFailure } from './cart-intent.ts';
import type { Answer } from './cart-state.ts';
import type { CartPorts } from './cart-store.ts';
import { noteUtmSource } from '../note-utm-source.ts';

type Told =
  | { readonly ok: true; readonly value: { readonly cart?: Cart } }
  | { readonly ok: false; readonly failure: CartFailure }
  | null;

const toAnswer = (told: Told): Answer => (told?.ok === true ? { ok: true, cart: told.value.cart ?? null } : told);

interface Against {
  readonly locale: Locale;
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

function callFor(change: CartChange, against: Against): Promise<Told> {
  switch (change.kind) {
    case 'add':
      return callShop('new-ct', 'addToCart', { ...against, sku: change.sku, quantity: change.quantity });
    case 'set': {
      const { sku, parentSku, quantity } = change;
      return callShop('new-ct', 'updateCartQuantity', { ...against, sku, parentSku: parentSku ?? undefined, quantity });
    }
    case 'remove': {
      const { sku, parentSku } = change;
      return callShop('new-ct', 'removeFromCart', { ...against, sku, parentSku: parentSku ?? undefined });
    }
    case 'choose-guarantee': {
      const { sku, parentSku } = change;
      // As many as there are of the product, whatever is said here.
      const actions = [{ action: 'addLineItem' as const, sku, parentSku, quantity: 1 }];
      return callShop('new-ct', 'updateCart', { ...against, actions });
    }
    case 'apply-coupon':
      return callShop('new-ct', 'applyCartCoupon', { ...against, code: change.code });
    case 'remove-coupon': {
      const discountCode = { typeId: 'discount-code' as const, id: change.couponId };
      return callShop('new-ct', 'removeCartCoupon', { ...against, discountCode });
    }
    case 'clear':
      return callShop('new-ct', 'deleteCart', against);
  }
}

export const cartTransport = (locale: () => Locale): Pick<CartPorts, 'send' | 'create' | 'read'> => ({
  send: async ({ intent, cartId, version }) =>
    toAnswer(await callFor(intent.change, { locale: locale(), cartId, version, intentId: intent.id })),
  create: async () => {
    const told = await callShop('new-ct', 'createCart', { locale: locale() });
    return told?.ok === true ? { ok: true, cart: await noteUtmSource(told.value.cart, locale()) } : toAnswer(told);
  },
  read: async () => {
    const told = await callShop('new-ct', 'getMe', { locale: locale(), customer: false });
    return told?.ok === true ? { ok: true, cart: told.value.me.activeCart } : null;
  },
});
