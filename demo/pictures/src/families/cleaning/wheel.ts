import { cylinder } from '../../geometry/lathe.ts';
import { around, at, group, turned, type Solid } from '../../geometry/solid.ts';
import { box } from '../../geometry/box.ts';
import { darkPlastic, greyPlastic, rubber, steel } from '../../material.ts';

/** A wheel turning around the x axis, centred on its hub; its cap looks to the right. */
export function wheel(r: number, width: number): Solid {
  const spokes = around(at(box(r * 0.5, 0.3, r * 0.16, darkPlastic), r * 0.4, width * 0.5, 0), 6);
  const upright = group(
    at(cylinder(r, width, rubber, Math.min(0.9, width * 0.3)), 0, -width / 2, 0),
    at(cylinder(r * 0.68, 0.4, greyPlastic, 0.1), 0, width / 2 - 0.2, 0),
    spokes,
    at(cylinder(r * 0.2, 1.2, steel, 0.2, 24), 0, width / 2 - 0.2, 0),
  );
  return turned(upright, { z: -90 });
}
