import { divideHalfUp, netOf } from '@tradehall/domain/money/divide-half-up.ts';
import type { OrderRecord } from './order-record';

type Portion = OrderRecord['portions'][number];

/** The lines and extras of one rate. */
interface Item {
  readonly ratePermyriad: number;
  readonly netCents: number;
  readonly grossCents: number;
}

interface TaxedByRate {
  readonly order: OrderRecord;
  readonly roundingCents: number;
}

/**
 * An order as an invoice has to tell it: EN 16931 takes the tax of a rate once, from the sum of its net amounts. The prices are
 * gross, so the net amounts are chosen: each is its line's exact net, rounded up or down, and together they give the gross sum.
 * About one gross sum in six is no net amount with its tax. Then a cent is left, and it is said as rounding.
 */
export function taxedByRate(order: OrderRecord): TaxedByRate {
  const portions = order.portions.map(({ ratePermyriad, grossCents }) => portionOf(grossCents, ratePermyriad));
  const chosen = new Map<Item, number>();
  for (const portion of portions) {
    const items = [...order.lines, ...order.extras].filter((item) => item.ratePermyriad === portion.ratePermyriad);
    for (const [item, netCents] of netsThatSumTo(portion, items)) chosen.set(item, netCents);
  }
  const withNet = <Each extends Item>(item: Each): Each => ({ ...item, netCents: chosen.get(item) ?? item.netCents });
  const told = portions.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return {
    order: {
      ...order,
      lines: order.lines.map(withNet),
      extras: order.extras.map(withNet),
      portions,
      netCents: portions.reduce((sum, { netCents }) => sum + netCents, 0),
    },
    roundingCents: order.grossCents - told,
  };
}

export function taxOn(netCents: number, ratePermyriad: number): number {
  return divideHalfUp(BigInt(netCents) * BigInt(ratePermyriad), 10_000n);
}

/** The net amount that gives the gross sum, or comes nearest. */
function portionOf(grossCents: number, ratePermyriad: number): Portion {
  const near = netOf(grossCents, ratePermyriad);
  const [best] = [near, near - 1, near + 1]
    .map((netCents) => ({ ratePermyriad, netCents, grossCents: netCents + taxOn(netCents, ratePermyriad) }))
    .toSorted((a, b) => Math.abs(a.grossCents - grossCents) - Math.abs(b.grossCents - grossCents));
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}

/** Changes as few as possible, those that are nearest to the other cent. */
export function netsThatSumTo<Each extends Item>(
  { netCents, ratePermyriad }: Portion,
  items: readonly Each[],
): Map<Each, number> {
  const nets = new Map(items.map((item): [Each, number] => [item, item.netCents]));
  const netOfItem = (item: Each) => nets.get(item) ?? item.netCents;
  const missing = netCents - items.reduce((sum, item) => sum + item.netCents, 0);
  const step = Math.sign(missing);
  // How far the exact net lies above the line's own, in parts of a cent; exact, for whole numbers.
  const above = (item: Item) => item.grossCents * 10_000 - item.netCents * (10_000 + ratePermyriad);
  const inOrder = items.toSorted((a, b) => step * (above(b) - above(a)));
  // Once around is enough but for what an operator has changed by hand, and small parts of what is given back.
  for (let left = Math.abs(missing); left > 0;) {
    const movable = inOrder.filter((item) => item.netCents < 0 || netOfItem(item) + step >= 0).slice(0, left);
    if (movable.length === 0) throw new Error(`what is sold at ${ratePermyriad} does not add up`);
    for (const item of movable) nets.set(item, netOfItem(item) + step);
    left -= movable.length;
  }
  return nets;
}
