import { extrude } from '../../geometry/extrude.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { at, group, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';
import { chrome, type Material } from '../../material.ts';

/** A forged load hook around the origin, its shank upwards to y = 2 r, opening to the left. */
export function loadHook(r: number, material: Material): Solid {
  const edge = (side: 1 | -1) =>
    Array.from({ length: 33 }, (_, i): Point => {
      const t = i / 32;
      const a = ((90 - 300 * t) * Math.PI) / 180;
      const width = r * (0.46 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.05)) - 0.24 * t);
      const reach = r + (side * width) / 2;
      return [reach * Math.cos(a), reach * Math.sin(a)];
    });
  const blade = extrude([...edge(1), ...edge(-1).toReversed()], r * 0.52, material, r * 0.14);
  const latch = tube(
    [
      [0, r * 0.86, 0],
      [-r * 0.8, r * 0.42, 0],
    ],
    r * 0.1,
    chrome,
  );
  return group(blade, at(cylinder(r * 0.26, r * 1.2, material, r * 0.05, 24), 0, r * 0.85, 0), latch);
}
