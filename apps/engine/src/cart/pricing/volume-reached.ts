import type { CartToPrice, LineToPrice, VolumeStep } from './cart-to-price';

/** How many pieces of each volume group are bought: gifts and guarantees are not. */
export function piecesByGroup(lines: readonly LineToPrice[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { kind, volumeGroup, quantity } of lines) {
    if (kind === 'goods' && volumeGroup !== null) pieces.set(volumeGroup, (pieces.get(volumeGroup) ?? 0) + quantity);
  }
  return pieces;
}

/** The best step that each group of the cart has reached. */
export function reachedVolumeSteps({ lines, volumeSteps }: Pick<CartToPrice, 'lines' | 'volumeSteps'>) {
  const reached = new Map<string, VolumeStep>();
  for (const [group, pieces] of piecesByGroup(lines)) {
    for (const step of volumeSteps.get(group) ?? []) {
      const best = reached.get(group)?.discountPermyriad ?? 0;
      if (step.volume <= pieces && step.discountPermyriad > best) reached.set(group, step);
    }
  }
  return reached;
}
