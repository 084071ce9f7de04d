import type { CartToPrice, LineToPrice } from './cart-to-price';
import { grossOf, shareOf } from './price-lines';
import { piecesByGroup, reachedVolumeSteps } from './volume-reached';

export interface NextVolumeStep {
  readonly missing: number;
  readonly discountPermyriad: number;
  readonly saving: number;
}

/** How many pieces of the line's group are missing for more off, and what that saves on those that are there. */
export function findNextVolumeStep(cart: CartToPrice, { kind, volumeGroup }: LineToPrice): NextVolumeStep | null {
  if (kind !== 'goods' || volumeGroup === null) return null;
  const pieces = piecesByGroup(cart.lines).get(volumeGroup) ?? 0;
  const now = reachedVolumeSteps(cart).get(volumeGroup)?.discountPermyriad ?? 0;
  const [next] = (cart.volumeSteps.get(volumeGroup) ?? [])
    .filter(({ volume, discountPermyriad }) => volume > pieces && discountPermyriad > now)
    .toSorted((a, b) => a.volume - b.volume || b.discountPermyriad - a.discountPermyriad);
  if (!next) return null;
  const { volume, discountPermyriad } = next;
  const saving = cart.lines
    .filter((line) => line.kind === 'goods' && line.volumeGroup === volumeGroup)
    .reduce((sum, line) => {
      const cents = line.quantity * (shareOf(line.unitCents, discountPermyriad) - shareOf(line.unitCents, now));
      return sum + (cart.pricesIncludeTax ? cents : grossOf(cents, line.ratePermyriad));
    }, 0);
  return { missing: volume - pieces, discountPermyriad, saving };
}
