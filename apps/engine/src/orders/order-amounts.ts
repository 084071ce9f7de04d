import type { Order, OrderLine } from '@vendure/core';
import type { OrderRecord } from './order-record';

export interface LineWords {
  readonly sku: string;
  readonly productNumber: string;
  readonly name: string;
  readonly picture: string | null;
  readonly isFreight: boolean;
}

interface Taxed {
  readonly ratePermyriad: number;
  readonly netCents: number;
  readonly grossCents: number;
}

type Amounts = Pick<OrderRecord, 'lines' | 'savedCents' | 'extras' | 'portions' | 'netCents' | 'grossCents'>;

/** Each line has its own tax, and every sum is a sum of what stands above it. */
export function orderAmounts(order: Order, words: ReadonlyMap<number, LineWords>): Amounts {
  const ordered = order.lines.filter(({ quantity }) => quantity > 0);
  const lines = inOrder(ordered, words).map((line) => ({ ...goodsOf(line), ...namesOf(line, words) }));
  const isFreight = ordered.some(({ id }) => words.get(Number(id))?.isFreight === true);
  const extras = extrasOf(order, isFreight ? 'freight' : 'parcel');
  const portions = byRate([...lines, ...extras]);
  const grossCents = portions.reduce((sum, portion) => sum + portion.grossCents, 0);
  // What an operator has cancelled since is in the order's total no more, or still is: the lines know.
  const isWhole = order.lines.every(({ quantity, orderPlacedQuantity }) => quantity === orderPlacedQuantity);
  if (isWhole && grossCents !== order.totalWithTax) throw new Error(`order ${order.code} does not add up`);
  return {
    lines,
    savedCents: ordered.reduce((sum, line) => sum + line.linePriceWithTax - line.proratedLinePriceWithTax, 0),
    extras,
    portions,
    netCents: portions.reduce((sum, portion) => sum + portion.netCents, 0),
    grossCents,
  };
}

function goodsOf(line: OrderLine) {
  return {
    lineId: Number(line.id),
    quantity: line.quantity,
    unitNetCents: line.proratedUnitPrice,
    ratePermyriad: permyriad(line.taxRate),
    netCents: line.proratedLinePrice,
    grossCents: line.proratedLinePriceWithTax,
  };
}

function namesOf({ id }: OrderLine, words: ReadonlyMap<number, LineWords>) {
  const known = words.get(Number(id));
  if (!known) throw new Error(`line ${id} holds a product that does not exist`);
  return { productNumber: known.productNumber, name: known.name, picture: known.picture };
}

function extrasOf({ shippingLines, surcharges }: Order, delivery: 'parcel' | 'freight'): Amounts['extras'] {
  return [
    ...shippingLines.map((line) => ({
      kind: delivery,
      ratePermyriad: permyriad(line.taxRate),
      netCents: line.discountedPrice,
      grossCents: line.discountedPriceWithTax,
    })),
    ...surcharges.map((surcharge) => ({
      kind: 'cash-on-delivery' as const,
      ratePermyriad: permyriad(surcharge.taxRate),
      netCents: surcharge.price,
      grossCents: surcharge.priceWithTax,
    })),
  ];
}

/** As they were added; a guarantee stands below its product. */
function inOrder(lines: readonly OrderLine[], words: ReadonlyMap<number, LineWords>): OrderLine[] {
  const own = lines.filter(({ customFields }) => customFields.parentSku === null && customFields.giftOf === null);
  const placeOfSku = new Map(own.map(({ id }) => [words.get(Number(id))?.sku, Number(id)]));
  const placeOf = ({ id, customFields }: OrderLine) =>
    (customFields.parentSku === null ? null : placeOfSku.get(customFields.parentSku)) ?? Number(id);
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id));
}

/** The highest rate first. */
function byRate(all: readonly Taxed[]): Taxed[] {
  const sums = new Map<number, Taxed>();
  for (const { ratePermyriad, netCents, grossCents } of all) {
    const before = sums.get(ratePermyriad) ?? { netCents: 0, grossCents: 0 };
    sums.set(ratePermyriad, {
      ratePermyriad,
      netCents: before.netCents + netCents,
      grossCents: before.grossCents + grossCents,
    });
  }
  return [...sums.values()].toSorted((a, b) => b.ratePermyriad - a.ratePermyriad);
}

/** The engine holds rates as percent with two decimals. */
function permyriad(percent: number): number {
  return Math.round(percent * 100);
}
