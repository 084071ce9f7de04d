import { createHash } from 'node:crypto';

interface PricedLine {
  readonly variantId: number;
  readonly quantity: number;
  readonly totalCents: number;
}

export interface HashedCart {
  readonly currencyCode: string;
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly lines: readonly PricedLine[];
  readonly surcharges: readonly { readonly sku: string; readonly totalCents: number }[];
  readonly couponCodes: readonly string[];
  readonly email: string | null;
  readonly addresses: readonly unknown[];
}

/** What somebody agreed to pay for: the same hash, the same goods, prices, fees and addresses. */
export function cartHash(cart: HashedCart): string {
  const lines = cart.lines
    .map(({ variantId, quantity, totalCents }) => [variantId, quantity, totalCents] as const)
    .toSorted((a, b) => a[0] - b[0] || a[2] - b[2] || a[1] - b[1]);
  const surcharges = cart.surcharges.map(({ sku, totalCents }) => [sku, totalCents]).toSorted();
  const parts = [
    cart.currencyCode,
    cart.totalCents,
    cart.shippingCents,
    lines,
    surcharges,
    cart.couponCodes.map((code) => code.toLowerCase()).toSorted(),
    cart.email,
    cart.addresses.map(canonical),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The database gives the fields of an object back in an order of its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => [key, canonical(held)]);
}
