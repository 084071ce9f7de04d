import { succeed } from '@tradehall/domain/calls/result.ts';
import { loyaltyLevelsDocumentKey } from '@tradehall/domain/cart/discount-documents.ts';
import type { discountCalls } from '@tradehall/domain/cart/discounts.calls.ts';
import { shippingMethodsDocumentKey } from '@tradehall/domain/cart/shipping-methods-document.ts';
import type { orderCalls } from '@tradehall/domain/orders/orders.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { storeAllows } from './store-allows.ts';

export const discountHandlers = {
  getVolumeDiscounts: async ({ locale, discountGroup, sort }, context) => {
    const document = await context.read('volume-discounts', locale, discountGroup);
    const direction = sort === 'sort-order-asc' ? 1 : -1;
    const results = (document?.results ?? [])
      .filter(({ isActive, stores }) => isActive && (stores.length === 0 || stores.includes(context.storeKey)))
      // Sort orders are decimal fractions written as text.
      .toSorted((one, other) => direction * (Number(one.sortOrder) - Number(other.sortOrder)));
    return succeed({ cartDiscounts: { results } });
  },

  getLoyaltyLevels: async ({ locale }, context) => {
    const isAllowed = await storeAllows('loyalty_discount_enabled', locale, context);
    const levels = isAllowed ? await context.read('loyalty-levels', locale, loyaltyLevelsDocumentKey) : null;
    return succeed(levels ?? { customerGroups: { results: [] }, cartDiscounts: { results: [] } });
  },

  /** What the tier of the session's customer takes off; null for guests and for a tier that takes nothing off. */
  getPersonalizedDiscounts: async (_input, context) => {
    if (!context.hasSession) return succeed({ cartDiscount: null });
    const tier = await context.engineAnswer('myLoyaltyTier', {});
    const permyriad = tier?.discountPermyriad ?? 0;
    return succeed({ cartDiscount: permyriad === 0 ? null : { value: { permyriad } } });
  },

  getMyLoyaltyLevel: async (_input, context) =>
    succeed({ standing: context.hasSession ? await context.engineAnswer('myLoyaltyStanding', {}) : null }),
} satisfies HandlersOf<typeof discountCalls>;

export const shippingMethodHandlers = {
  getShippingMethodsWithoutId: async ({ locale }, context) => {
    const document = await context.read('shipping-methods', locale, shippingMethodsDocumentKey);
    return succeed(document ?? { shippingMethods: [] });
  },
} satisfies Pick<HandlersOf<typeof orderCalls>, 'getShippingMethodsWithoutId'>;
