/** A line of an order, and how many of its pieces are not packed yet. */
export interface OpenLine {
  readonly id: number;
  readonly sku: string;
  readonly left: number;
}

interface SentLine {
  readonly sku: string;
  readonly quantity: number;
}

export type LinesToSend =
  | { readonly lines: readonly { readonly orderLineId: number; readonly quantity: number }[] }
  | { readonly problem: string };

/** Which pieces of which lines a parcel takes: a product may stand on several lines, and several times in a parcel. */
export function linesToSend(open: readonly OpenLine[], sent: readonly SentLine[]): LinesToSend {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of sent) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  const lines: { orderLineId: number; quantity: number }[] = [];
  for (const [sku, quantity] of bySku) {
    const ofSku = open.filter((line) => line.sku === sku);
    if (ofSku.length === 0) return { problem: `“${sku}” is not on the order.` };
    let wanted = quantity;
    for (const { id, left } of ofSku) {
      const taken = Math.min(wanted, left);
      if (taken > 0) lines.push({ orderLineId: id, quantity: taken });
      wanted -= taken;
    }
    if (wanted > 0) return { problem: `${quantity} × “${sku}”: only ${quantity - wanted} are left to be sent.` };
  }
  return { lines };
}
