import { box } from '../../geometry/box.ts';
import { cone, cylinder } from '../../geometry/lathe.ts';
import { at, group, turned, type Solid } from '../../geometry/solid.ts';
import { blackPlastic, chrome } from '../../material.ts';

/** A tap facing the front, its nut on z = 0. */
export function drainTap(): Solid {
  return group(
    turned(cylinder(1.1, 4.2, chrome, 0.2, 28), { x: 90 }),
    turned(cylinder(1.7, 1.2, chrome, 0.15, 6), { x: 90 }),
    at(box(1, 0.5, 5, blackPlastic, 0.2), 0, 1.7, 1.4),
    at(cylinder(0.4, 1, chrome), 0, 1, 2.6),
    at(cone(0.9, 1.1, 2.2, chrome), 0, -2, 3.6),
  );
}
