import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { couponStates, giftsOf, type ModelCart, type ModelShop } from './cart-model.ts';

/** What of a cart is compared: lines with their parents, gifts, quantities, coupons and what they do, version. */
export interface CartFacts {
  readonly version: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly coupons: Readonly<Record<string, string>>;
}

const guaranteeKey = (sku: string, parentSku: string) => `${sku} of ${parentSku}`;
const giftKey = (sku: string) => `${sku} as a gift`;

export function factsOfModel(shop: ModelShop, cart: ModelCart): CartFacts {
  const { version, quantities, guarantees } = cart;
  const guaranteed = [...guarantees].map(
    ([parentSku, sku]) => [guaranteeKey(sku, parentSku), quantities.get(parentSku) ?? 0] as const,
  );
  const gifts = giftsOf(shop, cart).map((sku) => [giftKey(sku), 1] as const);
  const coupons = [...couponStates(shop, cart)].map(([code, refusal]) => [code, refusal?.code ?? 'applied'] as const);
  return {
    version,
    lines: Object.fromEntries([...quantities, ...guaranteed, ...gifts]),
    coupons: Object.fromEntries(coupons),
  };
}

function keyOf({ variant, parentSku, giftOf }: Cart['lineItems'][number]): string {
  if (parentSku !== null) return guaranteeKey(variant.sku, parentSku);
  return giftOf === null ? variant.sku : giftKey(variant.sku);
}

export function factsOfCart({ version, lineItems, discountCodes }: Cart): CartFacts {
  const lines = lineItems.map((line) => [keyOf(line), line.quantity] as const);
  // Two lines of one product would hide behind one key.
  if (new Set(lines.map(([key]) => key)).size !== lines.length) throw new Error(`lines twice: ${lines.join('; ')}`);
  const coupons = discountCodes.map(
    ({ discountCode, notAppliedBecause }) => [discountCode.code, notAppliedBecause ?? 'applied'] as const,
  );
  return { version, lines: Object.fromEntries(lines), coupons: Object.fromEntries(coupons) };
}
