import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';

export type GuaranteeSku = '4100010' | '4100020' | '4100030' | '4100040';

export interface ModelProduct {
  readonly sku: string;
  readonly stock: number;
  readonly isSellable: boolean;
  readonly hasGuarantee: boolean;
  readonly unitCents: number;
}

export interface ModelCoupon {
  readonly code: string;
  /** Refused for this, whatever is in the cart. */
  readonly refusal: Extract<CouponRefusal, 'coupon-unknown' | 'coupon-expired'> | null;
  readonly minimumCents: number;
  readonly isCombinable: boolean;
  /** The only product it takes something off. */
  readonly onlyFor: string | null;
  /** The product it gives away one piece of. */
  readonly gift: string | null;
}

/** What a cart's rules rest on. */
export interface ModelShop {
  readonly currencyCode: CurrencyCode;
  readonly products: ReadonlyMap<string, ModelProduct>;
  readonly coupons: ReadonlyMap<string, ModelCoupon>;
}

export type ModelChange =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'setQuantity'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly sku: string }
  | { readonly kind: 'addGuarantee'; readonly sku: GuaranteeSku; readonly parentSku: string }
  | { readonly kind: 'removeGuarantee'; readonly sku: GuaranteeSku; readonly parentSku: string }
  | { readonly kind: 'applyCoupon'; readonly code: string }
  | { readonly kind: 'removeCoupon'; readonly code: string }
  | { readonly kind: 'recalculate' };

/** Never changed: every change makes another one. */
export interface ModelCart {
  readonly version: number;
  readonly quantities: ReadonlyMap<string, number>;
  /** The guarantee a product has, by the product. */
  readonly guarantees: ReadonlyMap<string, string>;
  readonly coupons: readonly string[];
}

export const emptyModelCart: ModelCart = { version: 0, quantities: new Map(), guarantees: new Map(), coupons: [] };

type Contents = Omit<ModelCart, 'version'>;
export type Refusal = Failure;
type Outcome = Contents | Refusal | 'nothing';

const isRefusal = (outcome: Contents | Refusal): outcome is Refusal => 'code' in outcome;

/** The cart after the change, the same cart where nothing had to be done, or why it was refused. */
export function changeModelCart(shop: ModelShop, cart: ModelCart, change: ModelChange): ModelCart | Refusal {
  const outcome = contentsAfter(shop, cart, change);
  if (outcome === 'nothing') return cart;
  return isRefusal(outcome) ? outcome : { ...outcome, version: cart.version + 1 };
}

function contentsAfter(shop: ModelShop, cart: ModelCart, change: ModelChange): Outcome {
  switch (change.kind) {
    case 'add':
      return withQuantity(shop, cart, change.sku, (cart.quantities.get(change.sku) ?? 0) + change.quantity);
    case 'setQuantity':
      return withSetQuantity(shop, cart, change.sku, change.quantity);
    case 'remove':
      return without(cart, change.sku);
    case 'addGuarantee':
      return withGuarantee(shop, cart, change.sku, change.parentSku);
    case 'removeGuarantee':
      return cart.guarantees.get(change.parentSku) === change.sku
        ? withoutGuarantee(cart, change.parentSku)
        : 'nothing';
    case 'applyCoupon':
      return withCoupon(shop, cart, change.code);
    case 'removeCoupon':
      return cart.coupons.includes(change.code)
        ? { ...cart, coupons: cart.coupons.filter((code) => code !== change.code) }
        : 'nothing';
    case 'recalculate':
      return { ...cart };
  }
}

function withSetQuantity(shop: ModelShop, cart: ModelCart, sku: string, quantity: number): Outcome {
  if (quantity === 0) return without(cart, sku);
  return cart.quantities.has(sku) ? withQuantity(shop, cart, sku, quantity) : { code: 'product-not-found' };
}

function withQuantity(shop: ModelShop, cart: ModelCart, sku: string, quantity: number): Contents | Refusal {
  const product = shop.products.get(sku);
  if (product === undefined) return { code: 'product-not-found' };
  if (quantity > maximumQuantity) return { code: 'quantity-limit', maximum: maximumQuantity };
  if (!product.isSellable) return { code: 'product-not-sellable' };
  const available = availableOf(shop, cart, product);
  if (quantity > available) return { code: 'insufficient-stock', available };
  return { ...cart, quantities: new Map(cart.quantities).set(sku, quantity) };
}

/** What is given away is not there to be bought. */
function availableOf(shop: ModelShop, cart: Contents, { sku, stock }: ModelProduct): number {
  return Math.min(maximumQuantity, stock) - giftsOf(shop, cart).filter((gift) => gift === sku).length;
}

export function giftsOf(shop: ModelShop, cart: Contents): string[] {
  const granted = [...couponStates(shop, cart)].filter(([, refusal]) => refusal === null);
  return granted.flatMap(([code]) => shop.coupons.get(code)?.gift ?? []);
}

function without(cart: ModelCart, sku: string): Outcome {
  if (!cart.quantities.has(sku)) return 'nothing';
  const quantities = new Map(cart.quantities);
  quantities.delete(sku);
  return { ...withoutGuarantee(cart, sku), quantities };
}

function withGuarantee(shop: ModelShop, cart: ModelCart, sku: string, parentSku: string): Outcome {
  if (!cart.quantities.has(parentSku)) return { code: 'parent-not-in-cart' };
  if (shop.products.get(parentSku)?.hasGuarantee !== true) return { code: 'guarantee-not-offered' };
  if (cart.guarantees.get(parentSku) === sku) return 'nothing';
  return { ...cart, guarantees: new Map(cart.guarantees).set(parentSku, sku) };
}

function withoutGuarantee(cart: ModelCart, parentSku: string): Contents {
  const guarantees = new Map(cart.guarantees);
  guarantees.delete(parentSku);
  return { ...cart, guarantees };
}

function withCoupon(shop: ModelShop, cart: Contents, code: string): Outcome {
  if (cart.coupons.includes(code)) return 'nothing';
  const applied = { ...cart, coupons: [...cart.coupons, code] };
  return couponStates(shop, applied).get(code) ?? applied;
}

/** Every coupon of the cart in the order they came, with why it takes nothing off, if so. */
export function couponStates(shop: ModelShop, cart: Contents): Map<string, Refusal | null> {
  const admitted: ModelCoupon[] = [];
  return new Map(
    cart.coupons.map((code) => {
      const coupon = shop.coupons.get(code);
      if (coupon === undefined) return [code, { code: 'coupon-unknown' }];
      const refusal = refusalByItself(shop, cart, coupon) ?? refusalBesides(admitted, coupon);
      if (refusal === null) admitted.push(coupon);
      return [code, refusal];
    }),
  );
}

function refusalByItself(shop: ModelShop, cart: Contents, coupon: ModelCoupon): Refusal | null {
  if (coupon.refusal !== null) return { code: coupon.refusal };
  const gift = coupon.gift === null ? undefined : shop.products.get(coupon.gift);
  if (gift !== undefined && gift.stock <= (cart.quantities.get(gift.sku) ?? 0))
    return { code: 'coupon-gift-out-of-stock' };
  if (goodsCents(shop, cart) < coupon.minimumCents)
    return { code: 'coupon-minimum-not-met', minimum: moneyOf(coupon.minimumCents, shop.currencyCode) };
  const isForNothing = coupon.onlyFor === null ? cart.quantities.size === 0 : !cart.quantities.has(coupon.onlyFor);
  return isForNothing ? { code: 'coupon-not-for-these-products' } : null;
}

function refusalBesides(admitted: readonly ModelCoupon[], coupon: ModelCoupon): Refusal | null {
  const mayBeTogether = admitted.every((other) => other.isCombinable && coupon.isCombinable);
  return mayBeTogether ? null : { code: 'coupon-not-combinable' };
}

function goodsCents(shop: ModelShop, { quantities }: Contents): number {
  return [...quantities].reduce((sum, [sku, quantity]) => sum + (shop.products.get(sku)?.unitCents ?? 0) * quantity, 0);
}

/** Who signs in takes along what is in the guest's cart, as far as stock and maximum allow beside what she has. */
export function mergeModelCarts(shop: ModelShop, guest: ModelCart, own: ModelCart): ModelCart {
  if (guest.quantities.size === 0 && guest.coupons.length === 0) return own;
  const quantities = new Map(own.quantities);
  for (const [sku, more] of guest.quantities) {
    const product = shop.products.get(sku);
    const had = quantities.get(sku) ?? 0;
    const most = product === undefined ? 0 : availableOf(shop, own, product);
    const quantity = Math.max(had, Math.min(most, had + more));
    if (quantity > 0) quantities.set(sku, quantity);
  }
  const guarantees = new Map([...guest.guarantees, ...own.guarantees].filter(([sku]) => quantities.has(sku)));
  const merged: Contents = { quantities, guarantees, coupons: own.coupons };
  const contents = guest.coupons.reduce((cart, code) => {
    const tried = withCoupon(shop, cart, code);
    return tried === 'nothing' || isRefusal(tried) ? cart : tried;
  }, merged);
  return { ...contents, version: own.version + 1 };
}
