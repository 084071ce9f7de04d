import type { Failure } from '@tradehall/domain/calls/failures.ts';

/** Of a wish that was too large: as many as still fit, and how many the cart may hold. */
interface Fit {
  readonly quantity: number;
  readonly atMost: { readonly code: 'quantity-limit'; readonly maximum: number };
}

function mostOf(failure: Failure): number | null {
  if (failure.code === 'insufficient-stock') return failure.available;
  return failure.code === 'quantity-limit' ? failure.maximum : null;
}

/** A§4: more than there can be is clamped, with a warning. Null where the wish was refused for another reason, or none is left. */
export function whatFits(failure: Failure, wished: number, held: number): Fit | null {
  const most = mostOf(failure);
  if (most === null || most < 1) return null;
  const quantity = Math.max(0, most - held);
  return quantity < wished ? { quantity, atMost: { code: 'quantity-limit', maximum: most } } : null;
}
