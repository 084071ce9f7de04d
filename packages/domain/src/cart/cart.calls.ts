import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, maximumQuantity, nothing, productSku, quantity, sku } from '../calls/fields.ts';
import { cartAction, type CartAction } from './cart-action.ts';
import { cartChange, cartFailures } from './cart-change.ts';
import { cart } from './cart.ts';
import { couponRefusals } from './coupon-refusals.ts';

const updatedCart = z.object({ cart });
const stockFailures = ['product-not-found', 'product-not-sellable', 'insufficient-stock', 'quantity-limit'] as const;
/** Each of them asks the VAT service. */
const hasOneVatNumber = (actions: readonly CartAction[]) =>
  actions.filter(({ action }) => action === 'setBillingVatNumber').length <= 1;
/** A guarantee is named with the product it belongs to. */
const line = { sku, parentSku: productSku.optional() };
const supplyChannel = z.enum(['central-warehouse']);
const distributionChannel = z.enum(['online-shop']);

export const cartCalls = {
  // Answers the session's active cart of this store when there is one already.
  createCart: call({ takes: z.strictObject({ locale }), answers: updatedCart, failsWith: ['checkout-disabled'] }),

  addToCart: call({
    takes: z.strictObject({
      ...cartChange,
      sku: productSku,
      quantity,
      supplyChannel: supplyChannel.optional(),
      distributionChannel: distributionChannel.optional(),
    }),
    answers: updatedCart,
    failsWith: [...cartFailures, ...stockFailures, 'add-to-cart-failed'],
  }),

  // A§4: a quantity of zero removes the item.
  updateCartQuantity: call({
    takes: z.strictObject({ ...cartChange, ...line, quantity: z.int().min(0).max(maximumQuantity) }),
    answers: updatedCart,
    failsWith: [...cartFailures, ...stockFailures],
  }),

  removeFromCart: call({
    takes: z.strictObject({ ...cartChange, ...line }),
    answers: updatedCart,
    failsWith: [...cartFailures, 'product-not-found'],
  }),

  updateCart: call({
    takes: z.strictObject({ ...cartChange, actions: z.array(cartAction).min(1).max(20).refine(hasOneVatNumber) }),
    answers: updatedCart,
    failsWith: [
      ...cartFailures,
      ...stockFailures,
      'guarantee-not-offered',
      'parent-not-in-cart',
      'billing-address-error',
      'shipping-address-error',
      'payment-not-found',
    ],
  }),

  updateCartItemChannel: call({
    takes: z.strictObject({ ...cartChange, sku, supplyChannel, distributionChannel }),
    answers: updatedCart,
    failsWith: [...cartFailures, 'product-not-found'],
  }),

  applyCartCoupon: call({
    takes: z.strictObject({ ...cartChange, code: z.string().trim().min(1).max(60) }),
    answers: updatedCart,
    failsWith: [...cartFailures, ...couponRefusals],
  }),

  // A§4: removing a coupon that is not on the cart does nothing.
  removeCartCoupon: call({
    takes: z.strictObject({
      ...cartChange,
      discountCode: z.strictObject({ typeId: z.literal('discount-code'), id: entityId }),
    }),
    answers: updatedCart,
    failsWith: cartFailures,
  }),

  deleteCart: call({ takes: z.strictObject(cartChange), answers: nothing, failsWith: cartFailures }),
};
