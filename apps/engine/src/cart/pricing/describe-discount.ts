import type { LineWithFacts } from './coupon-on-cart';
import type { OrderPrices } from './order-prices.service';
import type { Reduction } from './price-lines';

/** A§3 Discount entry. */
export interface ExplainedDiscount {
  readonly id: string;
  readonly name: string;
  readonly type: 'relative' | 'absolute' | 'fixed' | 'giftLineItem';
  readonly permyriad: number | null;
  /** What the coupon names, in minor units of the store's currency. */
  readonly money: number | null;
  readonly amount: number;
  readonly requiresCode: boolean;
}

export function describeDiscount(prices: OrderPrices, line: LineWithFacts, taken: Reduction): ExplainedDiscount {
  const { source: id, cents: amount } = taken;
  const { carriers, cart, priced, coupons } = prices;
  if (id === 'volume' || id === 'tier') {
    const volumePermyriad = priced.lines.find((each) => each.id === line.id)?.volumePermyriad ?? null;
    const permyriad = id === 'volume' ? volumePermyriad : cart.tierPermyriad;
    const name = carriers[id]?.name ?? id;
    return { id, name, type: 'relative', permyriad, money: null, amount, requiresCode: false };
  }
  const coupon = cart.coupons.find((each) => each.id === id);
  const known = coupons.find(({ facts }) => String(facts.id) === id);
  if (!coupon || !known) throw new Error(`nobody knows the discount ${id}`);
  return {
    id,
    name: known.facts.name ?? known.code,
    type: coupon.kind === 'gift' ? 'giftLineItem' : coupon.kind,
    permyriad: coupon.kind === 'relative' ? coupon.permyriad : null,
    money: coupon.kind === 'fixed' || coupon.kind === 'absolute' ? coupon.cents : null,
    amount,
    requiresCode: true,
  };
}
