import { z } from 'zod';
import { engineCall, engineId } from '../calls/engine-call.ts';
import { emailAddress, locale, nothing, productSku } from '../calls/fields.ts';

const inventoryRequest = z.strictObject({
  skus: z.array(z.string()).min(1).max(100),
  cartId: engineId.nullish().transform((cartId) => cartId ?? null),
});
export type InventoryRequest = z.output<typeof inventoryRequest>;

const restockWish = z.strictObject({
  email: emailAddress.transform((email) => email.toLowerCase()),
  sku: productSku,
  locale,
});
export type RestockWish = z.output<typeof restockWish>;

export const inventoryEngineCalls = {
  /** Without the SKUs that do not exist. What lies in a cart is not taken off. */
  inventory: engineCall({
    takes: inventoryRequest,
    answers: z.array(z.object({ sku: z.string(), available: z.int().nonnegative() })),
    // The cart is not this session's.
    failsWith: ['cart-not-found'],
  }),
};

export const restockEngineCalls = {
  /** The same wish twice is one. */
  requestRestock: engineCall({
    takes: restockWish,
    answers: nothing,
    // The store does not sell it.
    failsWith: ['product-not-found'],
  }),
};
