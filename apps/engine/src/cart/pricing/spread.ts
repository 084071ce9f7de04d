/**
 * An amount over lines in proportion to what they cost, but never more than that: whole cents first, then one more for
 * the largest remainders; of equal ones the earlier line.
 */
export function spread(amountCents: number, costs: readonly number[]): number[] {
  const total = costs.reduce((sum, cents) => sum + cents, 0);
  if (total === 0) return costs.map(() => 0);
  const amount = BigInt(Math.min(amountCents, total));
  const parts = costs.map((cents, at) => {
    const product = amount * BigInt(cents);
    return { at, cents: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const missing = Number(amount) - parts.reduce((sum, { cents }) => sum + cents, 0);
  const first = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return parts.map(({ at, cents }) => (first.has(at) ? cents + 1 : cents));
}
