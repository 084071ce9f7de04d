/**
 * Whole-number division; a half goes up in size, whatever the sign: 2.5 → 3 and -2.5 → -3,
 * so that a refund gives back exactly what was charged.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

/** What is left of a price without the tax in it, in whole minor units. */
export function netOf(grossCents: number, ratePermyriad: number): number {
  return divideHalfUp(BigInt(grossCents) * 10_000n, 10_000n + BigInt(ratePermyriad));
}
