import { entityId, intentId, locale, version } from '../calls/fields.ts';

/** Every change names its cart, the version it was made against and its own id. */
export const cartChange = { locale, cartId: entityId, version, intentId };

// A cart of another session or store is not found: knowing an id is not owning it.
export const cartFailures = ['cart-not-found', 'cart-version-conflict', 'cart-frozen', 'checkout-disabled'] as const;
