import type { Material } from '../../material.ts';
import type { Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';

/** A bar bent over two posts at ±x, each from its foot to its top, both given as [y, z]. */
export function pushBar(x: number, foot: Point, top: Point, radius: number, material: Material, bend = 5): Solid {
  return tube(
    [
      [-x, ...foot],
      [-x, ...top],
      [x, ...top],
      [x, ...foot],
    ],
    radius,
    material,
    { bend },
  );
}
