import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import { divideHalfUp, netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { CartToPrice, CouponKind, CouponToPrice, LineToPrice } from './cart-to-price';
import { spread } from './spread';
import { reachedVolumeSteps } from './volume-reached';

/** What one source takes off a whole line, in the cart's terms (gross at home). */
export interface Reduction {
  /** `volume`, `tier`, or the coupon's id. */
  readonly source: string;
  readonly cents: number;
}

export interface PricedLine {
  readonly id: string;
  readonly volumePermyriad: number;
  /** In the order they were computed; without those that take nothing. */
  readonly reductions: readonly Reduction[];
  /** What the line costs in the end. */
  readonly cents: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** In the order they came in. */
  readonly coupons: readonly { readonly id: string; readonly refusal: CouponRefusal | null }[];
}

const kinds: readonly CouponKind[] = ['fixed', 'relative', 'absolute', 'gift'];

/** The only place that knows what a cart costs. Every step is rounded half up, per piece wherever a piece has a price. */
export function priceLines(cart: CartToPrice): PricedCart {
  const steps = reachedVolumeSteps(cart);
  const lines = cart.lines.map(
    (line) => new LineInWork(line, steps.get(line.volumeGroup ?? '')?.discountPermyriad ?? 0),
  );
  for (const line of lines.filter(isGoods)) {
    line.take('volume', line.quantity * shareOf(line.pieceCents, line.volumePermyriad));
    line.take('tier', line.quantity * shareOf(line.pieceCents, cart.tierPermyriad));
  }
  const refusals = admit(cart, lines);
  for (const coupon of inOrder(cart.coupons)) {
    if (refusals.get(coupon.id) !== null) continue;
    const taken = applyCoupon(cart, coupon, lines);
    // A gift may not have been put into the cart yet.
    if (taken === 0 && coupon.kind !== 'gift') refusals.set(coupon.id, 'coupon-not-for-these-products');
  }
  return {
    lines: lines.map(({ id, volumePermyriad, reductions, cents }) => ({ id, volumePermyriad, reductions, cents })),
    coupons: cart.coupons.map(({ id }) => ({ id, refusal: refusals.get(id) ?? null })),
  };
}

export function grossOf(netCents: number, ratePermyriad: number): number {
  return divideHalfUp(BigInt(netCents) * BigInt(10_000 + ratePermyriad), 10_000n);
}

export function shareOf(cents: number, permyriad: number): number {
  return divideHalfUp(BigInt(cents) * BigInt(permyriad), 10_000n);
}

class LineInWork {
  readonly id: string;
  readonly kind: LineToPrice['kind'];
  readonly quantity: number;
  readonly ratePermyriad: number;
  readonly giftOf: string | null;
  readonly volumePermyriad: number;
  readonly reductions: Reduction[] = [];
  cents: number;

  constructor(line: LineToPrice, volumePermyriad: number) {
    this.id = line.id;
    this.kind = line.kind;
    this.quantity = line.quantity;
    this.ratePermyriad = line.ratePermyriad;
    this.giftOf = line.giftOf;
    this.volumePermyriad = line.kind === 'goods' ? volumePermyriad : 0;
    this.cents = line.unitCents * line.quantity;
  }

  /** Whole as long as only steps per piece have been taken; amounts that are spread come after all of those. */
  get pieceCents(): number {
    return this.quantity === 0 ? 0 : divideHalfUp(BigInt(this.cents), BigInt(this.quantity));
  }

  take(source: string, cents: number): number {
    if (cents === 0) return 0;
    this.reductions.push({ source, cents });
    this.cents -= cents;
    return cents;
  }
}

const isGoods = (line: LineInWork): boolean => line.kind === 'goods';

/** Which coupons may take something off, before any has. One that cannot be combined is alone, or not at all. */
function admit(cart: CartToPrice, lines: readonly LineInWork[]): Map<string, CouponRefusal | null> {
  const goods = lines.filter(isGoods);
  const grossCents = goods.reduce((sum, { cents, ratePermyriad }) => {
    return sum + (cart.pricesIncludeTax ? cents : grossOf(cents, ratePermyriad));
  }, 0);
  const admitted: CouponToPrice[] = [];
  return new Map(
    cart.coupons.map((coupon) => {
      const refusal =
        coupon.refusal ??
        (grossCents < coupon.minimumCents ? 'coupon-minimum-not-met' : null) ??
        (goods.some((line) => isFor(coupon, line)) ? null : 'coupon-not-for-these-products') ??
        (admitted.every((other) => other.isCombinable && coupon.isCombinable) ? null : 'coupon-not-combinable');
      if (refusal === null) admitted.push(coupon);
      return [coupon.id, refusal];
    }),
  );
}

function isFor({ lineIds }: CouponToPrice, { id, kind }: LineInWork): boolean {
  return kind === 'goods' && (lineIds === null || lineIds.has(id));
}

function inOrder(coupons: readonly CouponToPrice[]): CouponToPrice[] {
  return coupons.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Number(a.id) - Number(b.id));
}

/** Says how much it took off in all. */
function applyCoupon(cart: CartToPrice, coupon: CouponToPrice, lines: readonly LineInWork[]): number {
  const { id } = coupon;
  if (coupon.kind === 'gift') {
    const gifts = lines.filter((line) => line.kind === 'gift' && line.giftOf === id);
    return gifts.reduce((sum, line) => sum + line.take(id, line.cents), 0);
  }
  const matching = lines.filter((line) => isFor(coupon, line));
  if (coupon.kind === 'relative') {
    return matching.reduce(
      (sum, line) => sum + line.take(id, line.quantity * shareOf(line.pieceCents, coupon.permyriad)),
      0,
    );
  }
  const amount = cart.pricesIncludeTax ? coupon.cents : netOf(coupon.cents, cart.storeRatePermyriad);
  if (coupon.kind === 'fixed') {
    return matching.reduce(
      (sum, line) => sum + line.take(id, line.quantity * Math.max(0, line.pieceCents - amount)),
      0,
    );
  }
  const shares = spread(
    amount,
    matching.map(({ cents }) => cents),
  );
  return matching.reduce((sum, line, at) => sum + line.take(id, shares[at] ?? 0), 0);
}
