import type { PriceTraceStep } from '@tradehall/domain/cart/price-trace.ts';
import type { Order } from '@vendure/core';
import { grossOf, type PricedLine } from './price-lines';
import { type ExplainedDiscount, describeDiscount } from './describe-discount';
import { findNextVolumeStep, type NextVolumeStep } from './next-volume-step';
import type { OrderPrices } from './order-prices.service';
import type { LineWithFacts } from './coupon-on-cart';
import { guaranteeYearsOf } from '../../catalogue/store-prices/unit-price';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { TraceFacts } from './trace-facts';

export interface TraceStep {
  readonly step: PriceTraceStep['step'];
  readonly amount: number;
  readonly permyriad: number | null;
  readonly source: string | null;
}

export interface ExplainedLine {
  readonly discounts: readonly ExplainedDiscount[];
  readonly nextVolumeStep: NextVolumeStep | null;
  readonly trace: readonly TraceStep[];
}

export interface PriceExplanation {
  /** By the line's id as text. */
  readonly lines: ReadonlyMap<string, ExplainedLine>;
  readonly discounts: readonly ExplainedDiscount[];
}

/** Why each line costs what it costs. All amounts are gross, as the shopper sees them. */
export function explainPrices(prices: OrderPrices, order: Order, facts: TraceFacts): PriceExplanation {
  const parentSkus = new Map(order.lines.map((line) => [String(line.id), line.customFields.parentSku || null]));
  const lines = new Map<string, ExplainedLine>();
  for (const [at, line] of prices.lines.entries()) {
    const priced = prices.priced.lines[at];
    if (!priced) throw new Error(`line ${line.id} was not priced`);
    const discounts = grossReductions(prices, line, priced).map((taken) => describeDiscount(prices, line, taken));
    const trace = traceOf(prices, { line, priced, discounts, parentSku: parentSkus.get(line.id) ?? null }, facts);
    lines.set(line.id, { discounts, nextVolumeStep: findNextVolumeStep(prices.cart, line), trace });
  }
  return { lines, discounts: addUp([...lines.values()].flatMap(({ discounts }) => discounts)) };
}

/** Where net prices hold, the gross of what is left is taken from the gross before: so they add up to the cent. */
function grossReductions({ cart }: OrderPrices, line: LineWithFacts, { reductions }: PricedLine) {
  const gross = (cents: number) => (cart.pricesIncludeTax ? cents : grossOf(cents, line.ratePermyriad));
  let left = line.unitCents * line.quantity;
  return reductions.map(({ source, cents }) => {
    const before = left;
    left -= cents;
    return { source, cents: gross(before) - gross(left) };
  });
}

function addUp(discounts: readonly ExplainedDiscount[]): ExplainedDiscount[] {
  return [...Map.groupBy(discounts, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const amount = same.reduce((sum, each) => sum + each.amount, 0);
    const permyriad = same.every((each) => each.permyriad === first.permyriad) ? first.permyriad : null;
    return [{ ...first, amount, permyriad }];
  });
}

interface LineToTrace {
  readonly line: LineWithFacts;
  readonly priced: PricedLine;
  readonly discounts: readonly ExplainedDiscount[];
  readonly parentSku: string | null;
}

function traceOf(prices: OrderPrices, toTrace: LineToTrace, facts: TraceFacts): TraceStep[] {
  const { line, priced, discounts } = toTrace;
  const { cart } = prices;
  const total = cart.pricesIncludeTax ? priced.cents : grossOf(priced.cents, line.ratePermyriad);
  const net = cart.pricesIncludeTax ? netOf(priced.cents, line.ratePermyriad) : priced.cents;
  const taken = discounts.map((discount) => {
    return {
      step: stepOf(discount),
      amount: Math.round(discount.amount / line.quantity),
      permyriad: discount.permyriad,
      source: sourceOf(prices, line, discount.id),
    };
  });
  const tax = { step: 'tax' as const, amount: total - net, permyriad: line.ratePermyriad, source: null };
  return [...pricesOfPiece(prices, toTrace, facts), ...taken, tax];
}

function stepOf({ id, type }: ExplainedDiscount): TraceStep['step'] {
  if (id === 'volume' || id === 'tier') return id;
  return type === 'giftLineItem' ? 'gift' : 'coupon';
}

function sourceOf({ tierKey, coupons }: OrderPrices, line: LineWithFacts, id: string): string | null {
  if (id === 'volume') return line.volumeGroup;
  if (id === 'tier') return tierKey;
  return coupons.find(({ facts }) => String(facts.id) === id)?.code ?? null;
}

function pricesOfPiece({ cart }: OrderPrices, { line, parentSku }: LineToTrace, facts: TraceFacts): TraceStep[] {
  const shown = (cents: number) =>
    cart.pricesIncludeTax ? cents : grossOf(netOf(cents, cart.storeRatePermyriad), line.ratePermyriad);
  const parent = parentSku === null ? undefined : facts.parents.get(parentSku);
  if (parentSku !== null) {
    const permyriad = Math.min(10_000, (parent?.ratePermyriad ?? 0) * guaranteeYearsOf(line.variant.sku));
    return parent ? [{ step: 'parent', amount: shown(parent.cents), permyriad, source: parentSku }] : [];
  }
  const { listCents, saleCents, variantId } = line.variant;
  const steps = [
    ['list', listCents],
    ['sale', saleCents],
    ['lowest', facts.lowestCents.get(variantId) ?? null],
  ] as const;
  return steps.flatMap(([step, cents]) =>
    cents === null ? [] : [{ step, amount: shown(cents), permyriad: null, source: null }],
  );
}
