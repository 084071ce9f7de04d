import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import type { CartScenario, ScenarioCoupon, ScenarioLine, ScenarioProduct } from './cart-scenario';

/**
 * What a cart costs, a second time: written from the rules alone, with exact fractions, sharing nothing with what it
 * judges. It is slow and plain on purpose.
 */
class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint | number, bottom: bigint | number = 1) {
    this.top = BigInt(top);
    this.bottom = BigInt(bottom);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }

  minus(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom - other.top * this.bottom, this.bottom * other.bottom);
  }

  isLess(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  floor(): bigint {
    return this.top / this.bottom;
  }

  /** To the nearest whole number; from exactly between two of them to the larger. */
  rounded(): bigint {
    const below = this.floor();
    return this.minus(new Fraction(below)).isLess(new Fraction(1, 2)) ? below : below + 1n;
  }
}

interface OracleLine {
  readonly key: string;
  readonly gross: number;
  readonly net: number;
  /** By `volume`, `tier` or the coupon's id; what the whole line costs less, in the cart's terms. */
  readonly taken: ReadonlyMap<string, number>;
}

export interface OracleAnswer {
  readonly lines: readonly OracleLine[];
  readonly refusals: ReadonlyMap<number, CouponRefusal | null>;
  readonly gross: number;
  readonly net: number;
}

const share = (permyriad: number) => new Fraction(permyriad, 10_000);
const withTax = (permyriad: number) => new Fraction(10_000 + permyriad, 10_000);
const rank = { fixed: 0, relative: 1, absolute: 2, gift: 3 } as const;

/** Cents by line, and by what took them. */
type Taken = Map<ScenarioLine, Map<string, bigint>>;

function note(taken: Taken, line: ScenarioLine, source: string | number, cents: bigint): void {
  if (cents > 0n) taken.set(line, (taken.get(line) ?? new Map<string, bigint>()).set(String(source), cents));
}

export function askOracle(cart: CartScenario): OracleAnswer {
  const grossOf = (cents: bigint) =>
    cart.isAtHome ? cents : new Fraction(cents).times(withTax(cart.ratePermyriad)).rounded();
  const netOf = (cents: bigint) =>
    cart.isAtHome ? new Fraction(cents).over(withTax(cart.ratePermyriad)).rounded() : cents;
  const unit = ({ saleCents, listCents }: ScenarioProduct) => asked(cart, saleCents ?? listCents);

  const taken: Taken = new Map();
  const left = new Map<ScenarioLine, bigint>();
  for (const line of cart.lines) {
    const afterVolume = lessShare(unit(line.product), bestStep(cart, line));
    const afterTier = lessShare(afterVolume, cart.tierPermyriad);
    note(taken, line, 'volume', (unit(line.product) - afterVolume) * BigInt(line.quantity));
    note(taken, line, 'tier', (afterVolume - afterTier) * BigInt(line.quantity));
    left.set(line, afterTier * BigInt(line.quantity));
  }
  const goods = [...left.values()].reduce((sum, cents) => sum + grossOf(cents), 0n);
  const refusals = refuse(cart, goods);
  takeCoupons(cart, refusals, left, taken);

  const answers: OracleLine[] = [];
  const answer = (key: string, cents: bigint, sources: ReadonlyMap<string, bigint> = new Map<string, bigint>()) => {
    const numbers = new Map([...sources].map(([source, amount]) => [source, Number(amount)]));
    answers.push({ key, gross: Number(grossOf(cents)), net: Number(netOf(cents)), taken: numbers });
  };
  for (const line of cart.lines) {
    const { product, guaranteeYears, quantity } = line;
    answer(product.sku, left.get(line) ?? 0n, taken.get(line));
    if (guaranteeYears === 0) continue;
    const rate = new Fraction((product.guaranteeRatePermyriad ?? 0) * guaranteeYears, 10_000);
    answer(`guarantee ${product.sku}`, new Fraction(unit(product)).times(rate).rounded() * BigInt(quantity));
  }
  for (const { id, gift } of cart.coupons) {
    if (!gift?.isInCart) continue;
    const price = unit(gift.product);
    if (refusals.get(id) === null) answer(`gift ${id}`, 0n, new Map([[String(id), price]]));
    else answer(`gift ${id}`, price);
  }
  const sum = (of: 'gross' | 'net') => answers.reduce((total, line) => total + line[of], 0);
  return { lines: answers, refusals, gross: sum('gross'), net: sum('net') };
}

/** What the store asks, in the cart's terms. */
function asked(cart: CartScenario, cents: number): bigint {
  return cart.isAtHome ? BigInt(cents) : new Fraction(cents).over(withTax(cart.storeRatePermyriad)).rounded();
}

function lessShare(cents: bigint, permyriad: number): bigint {
  return cents - new Fraction(cents).times(share(permyriad)).rounded();
}

function takeCoupons(
  cart: CartScenario,
  refusals: Map<number, CouponRefusal | null>,
  left: Map<ScenarioLine, bigint>,
  taken: Taken,
): void {
  const accepted = cart.coupons.filter(({ id, kind }) => kind !== 'gift' && refusals.get(id) === null);
  for (const coupon of accepted.toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.id - b.id)) {
    const concerned = cart.lines.filter((line) => concerns(coupon, line));
    const before = concerned.map((line) => left.get(line) ?? 0n);
    const value = coupon.value ?? 0;
    const shares = coupon.kind === 'absolute' ? divide(asked(cart, value), before) : [];
    for (const [at, line] of concerned.entries()) {
      const pieces = BigInt(line.quantity);
      const cents = before[at] ?? 0n;
      const flat = asked(cart, value) * pieces;
      const after = {
        fixed: flat < cents ? flat : cents,
        relative: coupon.kind === 'relative' ? lessShare(cents / pieces, value) * pieces : cents,
        absolute: cents - (shares[at] ?? 0n),
        gift: cents,
      }[coupon.kind];
      left.set(line, after);
      note(taken, line, coupon.id, cents - after);
    }
    if (!concerned.some((line) => taken.get(line)?.has(String(coupon.id))))
      refusals.set(coupon.id, 'coupon-not-for-these-products');
  }
}

function bestStep({ lines, volumeDiscounts }: CartScenario, { product }: ScenarioLine): number {
  if (product.volumeGroup === null) return 0;
  const ofGroup = lines.filter((line) => line.product.volumeGroup === product.volumeGroup);
  const count = ofGroup.reduce((sum, { quantity }) => sum + quantity, 0);
  const reached = volumeDiscounts
    .filter(({ group }) => group === product.volumeGroup)
    .flatMap(({ steps }) => steps.filter(({ volume }) => count >= volume));
  return Math.max(0, ...reached.map(({ discountPermyriad }) => discountPermyriad));
}

function concerns({ skus, brands }: ScenarioCoupon, { product }: ScenarioLine): boolean {
  if (skus.length === 0 && brands.length === 0) return true;
  return skus.includes(product.sku) || brands.includes(product.brand);
}

function refuse(cart: CartScenario, goods: bigint): Map<number, CouponRefusal | null> {
  const refusals = new Map<number, CouponRefusal | null>();
  const working: ScenarioCoupon[] = [];
  for (const coupon of cart.coupons) {
    const refusal = reasonAgainst(cart, coupon, goods, working);
    refusals.set(coupon.id, refusal);
    if (refusal === null) working.push(coupon);
  }
  return refusals;
}

function reasonAgainst(
  cart: CartScenario,
  coupon: ScenarioCoupon,
  goods: bigint,
  working: readonly ScenarioCoupon[],
): CouponRefusal | null {
  if (!coupon.isForStore || coupon.value === null) return 'coupon-unknown';
  if (coupon.isExpired) return 'coupon-expired';
  if (coupon.isUsedUp) return 'coupon-already-used';
  if (coupon.gift) {
    const { product, available } = coupon.gift;
    const bought = cart.lines.find((line) => line.product.sku === product.sku)?.quantity ?? 0;
    if (available - bought < 1) return 'coupon-gift-out-of-stock';
  }
  if (coupon.minimumCents !== null && goods < BigInt(coupon.minimumCents)) return 'coupon-minimum-not-met';
  if (!cart.lines.some((line) => concerns(coupon, line))) return 'coupon-not-for-these-products';
  if (working.length > 0 && (!coupon.isCombinable || working.some((other) => !other.isCombinable)))
    return 'coupon-not-combinable';
  return null;
}

/** Gives each its whole cents, then cent by cent to whoever is furthest behind its exact part. */
function divide(amount: bigint, costs: readonly bigint[]): bigint[] {
  const all = costs.reduce((sum, cost) => sum + cost, 0n);
  if (all === 0n) return costs.map(() => 0n);
  const given = amount < all ? amount : all;
  const parts = costs.map((cost) => new Fraction(given).times(new Fraction(cost, all)));
  const shares = parts.map((part) => part.floor());
  for (let rest = given - shares.reduce((sum, each) => sum + each, 0n); rest > 0n; rest -= 1n) {
    let furthest = 0;
    for (const at of parts.keys()) if (behind(parts, shares, furthest).isLess(behind(parts, shares, at))) furthest = at;
    shares[furthest] = (shares[furthest] ?? 0n) + 1n;
  }
  return shares;
}

function behind(parts: readonly Fraction[], shares: readonly bigint[], at: number): Fraction {
  return (parts[at] ?? new Fraction(0)).minus(new Fraction(shares[at] ?? 0n));
}
