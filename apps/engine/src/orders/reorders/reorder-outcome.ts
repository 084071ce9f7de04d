import type { EngineReorderedLine } from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import type { OrderedLine } from './ordered-lines';

/** What the store and the cart know of a product. */
interface KnownProduct {
  readonly sellable: boolean;
  readonly priceCents: number | null;
}

interface CartLine {
  readonly sku: string;
  readonly quantity: number;
  readonly parentSku: string | null;
  readonly giftOf: string | null;
}

interface Facts {
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  readonly products: ReadonlyMap<string, KnownProduct>;
  readonly currencyCode: EngineReorderedLine['currencyCode'];
}

/** Told by comparing the cart with what it was: whatever the reason, this is what is in it now. */
export function reorderOutcome(ordered: readonly OrderedLine[], facts: Facts): EngineReorderedLine[] {
  return ordered.flatMap((line) => {
    const parent = ordered.find(({ sku, parentSku }) => parentSku === null && sku === line.parentSku);
    // A guarantee of what is not there is not missed.
    if (parent && piecesOf(parent, facts.after) === 0) return [];
    return [line.parentSku === null ? productOutcome(line, facts) : guaranteeOutcome(line, facts)];
  });
}

function productOutcome(line: OrderedLine, { before, after, products, currencyCode }: Facts): EngineReorderedLine {
  const product = products.get(line.sku);
  const added = Math.max(0, piecesOf(line, after) - piecesOf(line, before));
  const outcome =
    added >= line.quantity ? 'added' : added > 0 ? 'fewer' : product?.sellable === true ? 'sold-out' : 'not-sold';
  const beforeCents = line.currencyCode === currencyCode ? line.priceCents : null;
  // A price without tax cannot be compared; one in the currency of former days can only be named anew.
  const isComparable = beforeCents !== null || line.currencyCode !== currencyCode;
  const nowCents = product?.priceCents ?? null;
  const hasNewPrice = added > 0 && isComparable && nowCents !== beforeCents;
  return {
    ...answered(line, currencyCode),
    outcome,
    added,
    nowCents: hasNewPrice ? nowCents : null,
    beforeCents: hasNewPrice ? beforeCents : null,
  };
}

/** As many as its product has: it is there or it is not. */
function guaranteeOutcome(line: OrderedLine, { after, currencyCode }: Facts): EngineReorderedLine {
  const isThere = after.some(({ parentSku }) => parentSku === line.parentSku);
  const added = isThere ? line.quantity : 0;
  const outcome = isThere ? 'added' : 'not-sold';
  return { ...answered(line, currencyCode), outcome, added, nowCents: null, beforeCents: null };
}

function answered({ sku, name, quantity }: OrderedLine, currencyCode: EngineReorderedLine['currencyCode']) {
  return { sku, name, wanted: quantity, currencyCode };
}

function piecesOf({ sku }: OrderedLine, lines: readonly CartLine[]): number {
  return lines
    .filter((line) => line.sku === sku && line.parentSku === null && line.giftOf === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
