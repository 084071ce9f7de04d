import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';

export function netOf(grossCents: number, ratePermyriad: number): number {
  return divideHalfUp(BigInt(grossCents) * 10_000n, 10_000n + BigInt(ratePermyriad));
}
