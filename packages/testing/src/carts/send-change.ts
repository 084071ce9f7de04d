import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CatchOptions, Client } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { ModelChange } from './cart-model.ts';

export type ShopCalls = Client<Pick<AllCalls, 'new-ct'>>['new-ct'];

export interface Against {
  readonly locale: Locale;
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

type Answer =
  { readonly ok: true; readonly value: { readonly cart: Cart } } | { readonly ok: false; readonly failure: Failure };

/** Where a coupon's id is not known, one that no coupon has. */
const noCouponId = '2000000000';

/** A change of the model as the call a shopper's page makes; null where nobody answered. */
export function sendChange(
  shop: ShopCalls,
  against: Against,
  change: ModelChange,
  { couponIds, onError }: CatchOptions & { readonly couponIds: ReadonlyMap<string, string> },
): Promise<Answer | null> {
  switch (change.kind) {
    case 'add':
      return shop.addToCart({ ...against, sku: change.sku, quantity: change.quantity }, { onError });
    case 'setQuantity':
      return shop.updateCartQuantity({ ...against, sku: change.sku, quantity: change.quantity }, { onError });
    case 'remove':
      return shop.removeFromCart({ ...against, sku: change.sku }, { onError });
    case 'addGuarantee': {
      const { sku, parentSku } = change;
      return shop.updateCart(
        { ...against, actions: [{ action: 'addLineItem', sku, parentSku, quantity: 1 }] },
        { onError },
      );
    }
    case 'removeGuarantee':
      return shop.removeFromCart({ ...against, sku: change.sku, parentSku: change.parentSku }, { onError });
    case 'applyCoupon':
      return shop.applyCartCoupon({ ...against, code: change.code }, { onError });
    case 'removeCoupon': {
      const id = couponIds.get(change.code) ?? noCouponId;
      return shop.removeCartCoupon({ ...against, discountCode: { typeId: 'discount-code', id } }, { onError });
    }
    case 'recalculate':
      return shop.updateCart({ ...against, actions: [{ action: 'recalculate' }] }, { onError });
  }
}
