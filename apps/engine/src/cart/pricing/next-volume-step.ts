import type { CartToPrice, LineToPrice } from './cart-to-price';
import { grossOf, shareOf } from './price-lines';
import { piecesByGroup, reachedVolumeSteps } from './volume-reached';

export interface NextVolumeStep {
  readonly missing: number;
  readonly discountPermyriad: number;
  readonly saving: number;
}

/**
 * How many pieces of the line's group are missing for more off, and what that saves on all pieces of the step: those
 * that are there, and the missing ones as pieces of this line.
 */
export function findNextVolumeStep(cart: CartToPrice, line: LineToPrice): NextVolumeStep | null {
  const { kind, volumeGroup } = line;
  if (kind !== 'goods' || volumeGroup === null) return null;
  const pieces = piecesByGroup(cart.lines).get(volumeGroup) ?? 0;
  const now = reachedVolumeSteps(cart).get(volumeGroup)?.discountPermyriad ?? 0;
  const [next] = (cart.volumeSteps.get(volumeGroup) ?? [])
    .filter(({ volume, discountPermyriad }) => volume > pieces && discountPermyriad > now)
    .toSorted((a, b) => a.volume - b.volume || b.discountPermyriad - a.discountPermyriad);
  if (!next) return null;
  const { volume, discountPermyriad } = next;
  const missing = volume - pieces;
  const there = cart.lines.filter((other) => other.kind === 'goods' && other.volumeGroup === volumeGroup);
  const saving = [...there, { ...line, quantity: missing }].reduce((sum, { unitCents, quantity, ratePermyriad }) => {
    const cents = quantity * (shareOf(unitCents, discountPermyriad) - shareOf(unitCents, now));
    return sum + (cart.pricesIncludeTax ? cents : grossOf(cents, ratePermyriad));
  }, 0);
  return { missing, discountPermyriad, saving };
}
