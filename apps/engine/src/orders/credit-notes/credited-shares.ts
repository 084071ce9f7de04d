/** What of a line or extra of the invoice has not been given back yet. */
export interface Left {
  /** Its place on the invoice: the lines, then the extras. */
  readonly item: number;
  readonly ratePermyriad: number;
  readonly isDelivery: boolean;
  readonly quantity: number;
  readonly pieces: number;
  /** Of all pieces, as it was invoiced. */
  readonly invoicedCents: number;
  readonly grossCents: number;
  readonly netCents: number;
}

/** Pieces that came back; none where only the price is less. */
export interface Share {
  readonly item: number;
  readonly pieces: number;
  readonly grossCents: number;
}

export interface Refunded {
  readonly amountCents: number;
  /** What the operator has said it is for. The amount alone counts: she may give back more, or less. */
  readonly lines: readonly { readonly item: number; readonly quantity: number }[];
  readonly deliveryCents: number;
}

/** What an amount is given back for. The shares add up to it, and none is more than is left of its line. */
export function sharesOf(left: readonly Left[], refunded: Refunded): Share[] {
  const { amountCents } = refunded;
  const leftCents = sumOf(left);
  if (amountCents <= 0 || amountCents > leftCents) throw new Error(`${amountCents} of ${leftCents} cannot be credited`);
  if (amountCents === leftCents) return left.filter(isLeft).map(wholeOf);
  const named = withRounding(left, namedShares(left, refunded), amountCents);
  if (sumOf(named) >= amountCents) return spread(named, amountCents);
  const after = left.map((each) => without(each, named));
  const restCents = amountCents - sumOf(named);
  const delivery = after.find(({ isDelivery, grossCents }) => isDelivery && grossCents === restCents);
  if (delivery) return [...named, wholeOf(delivery)];
  const others = after.map(({ item, grossCents }) => ({ item, pieces: 0, grossCents }));
  return [...named, ...spread(others, restCents)];
}

const sumOf = (all: readonly { readonly grossCents: number }[]): number =>
  all.reduce((sum, { grossCents }) => sum + grossCents, 0);

const isLeft = ({ pieces, grossCents }: Left): boolean => pieces > 0 || grossCents !== 0;
const wholeOf = ({ item, pieces, grossCents }: Left): Share => ({ item, pieces, grossCents });

function without(left: Left, shares: readonly Share[]): Left {
  const own = shares.filter(({ item }) => item === left.item);
  const pieces = own.reduce((sum, share) => sum + share.pieces, 0);
  return { ...left, pieces: left.pieces - pieces, grossCents: left.grossCents - sumOf(own) };
}

/** The last pieces take what is left, whatever was taken off their price before. */
function namedShares(left: readonly Left[], { lines, deliveryCents }: Refunded): Share[] {
  const shares = left.flatMap((each): Share[] => {
    const { item, pieces: most, quantity, invoicedCents, grossCents, isDelivery } = each;
    if (isDelivery)
      return deliveryCents > 0 ? [{ item, pieces: 0, grossCents: Math.min(deliveryCents, grossCents) }] : [];
    const named = lines.filter((line) => line.item === item).reduce((sum, line) => sum + line.quantity, 0);
    const pieces = Math.min(named, most);
    if (pieces <= 0) return [];
    // Rounded up: what is a cent more than the amount is taken off again, and a cent less would be said of another line.
    const price = Number((BigInt(invoicedCents) * BigInt(pieces) + BigInt(quantity - 1)) / BigInt(quantity));
    return [{ item, pieces, grossCents: pieces === most ? grossCents : Math.min(price, grossCents) }];
  });
  return shares.filter(({ pieces, grossCents }) => pieces > 0 || grossCents > 0);
}

/** The price of one piece was rounded, and counts several times: a cent a piece more is no reduction of another line. */
function withRounding(left: readonly Left[], shares: readonly Share[], amountCents: number): readonly Share[] {
  let rest = amountCents - sumOf(shares);
  if (rest > shares.reduce((sum, { pieces }) => sum + pieces, 0)) return shares;
  return shares.map((share) => {
    const most = left.find(({ item }) => item === share.item)?.grossCents ?? 0;
    const more = Math.max(0, Math.min(rest, share.pieces, most - share.grossCents));
    rest -= more;
    return { ...share, grossCents: share.grossCents + more };
  });
}

/** Each gets its part of the amount; the cents that are left go to those that have lost most by rounding down. */
function spread(shares: readonly Share[], amountCents: number): Share[] {
  const from = shares.filter(({ grossCents }) => grossCents > 0);
  const whole = BigInt(sumOf(from));
  const parts = from.map((share) => {
    const product = BigInt(share.grossCents) * BigInt(amountCents);
    return { ...share, grossCents: Number(product / whole), lost: product % whole };
  });
  const missing = amountCents - sumOf(parts);
  const first = new Set(parts.toSorted((a, b) => Number(b.lost - a.lost)).slice(0, missing));
  return parts
    .map((part) => ({ item: part.item, pieces: part.pieces, grossCents: part.grossCents + (first.has(part) ? 1 : 0) }))
    .filter(({ grossCents }) => grossCents > 0);
}
