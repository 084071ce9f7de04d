import { castor } from '../../geometry/fittings.ts';
import { cone, cylinder } from '../../geometry/lathe.ts';
import { path } from '../../geometry/points.ts';
import { around, at, group, turned, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Material } from '../../material.ts';

/** Five arms on castors around a hub that ends at y = 12; a pole stands in it. */
export function starBase(reach: number, arm: Material): Solid {
  const spoke = group(
    tube(path([0, 10.4, 0, 0, 9.8, reach * 0.4, 0, 7.6, reach + 1.2]), 1.5, arm, { bend: 5, sides: 18 }),
    at(cylinder(1.8, 2.4, arm, 0.5, 24), 0, 5.4, reach),
    at(turned(castor(6), { y: 25 }), 0, 0, reach),
  );
  return group(around(spoke, 5), at(cone(3.8, 2.8, 6, arm, 0.8), 0, 6.5, 0));
}
