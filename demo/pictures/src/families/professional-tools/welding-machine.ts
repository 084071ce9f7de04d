import type { Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, ring, slots } from '../../geometry/decal.ts';
import { bowHandle, feet, rocker } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { at, group, paired, turned, type Solid } from '../../geometry/solid.ts';
import { cable } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  copper,
  darkPlastic,
  plastic,
  print,
  redInk,
  rubber,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const ventInk = print([22, 23, 26]);
const clampRed = plastic([190, 44, 40], 0.5);

export interface Machine {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A bayonet socket for a welding cable, facing the front. */
export function socket(radius: number): Solid {
  const collar = turned(cylinder(radius * 1.35, 1, darkPlastic, 0.2, 36), { x: 90 });
  const core = turned(cylinder(radius * 0.62, 1.3, brass, 0.1, 24), { x: 90 });
  const hole = at(decal(ring(radius * 1.05, radius * 0.38, blackInk)), 0, 0, 1);
  return group(collar, hole, core);
}

export function housing(machine: Machine, look: Look): Solid {
  const { width, height, depth } = machine;
  const side = turned(
    at(decal(slots(depth * 0.3, height * 0.34, 7, ventInk, 0.45)), 0, height * 0.55, width / 2 + 0.02),
    { y: 90 },
  );
  const stripe = turned(
    at(
      decal(
        patch(depth * 0.5, height * 0.13, whiteInk, 0.3),
        patch(depth * 0.09, height * 0.08, redInk, 0.2, -depth * 0.18, 0),
        at(slots(depth * 0.3, height * 0.08, 2, blackInk, 0.45), depth * 0.04, 0, 0),
      ),
      0,
      height * 0.2,
      width / 2 + 0.02,
    ),
    { y: 90 },
  );
  const bezel = box(width + 1.2, height + 1.2, 3.4, blackPlastic, 1.2);
  const seam = at(box(width * 0.2, 0.5, depth * 0.9, blackPlastic, 0.2), width * 0.32, height - 0.05, 0);
  return group(
    box(width, height, depth, painted(look.colour), 0.5),
    paired(at(side, 0, 0, -depth * 0.2)),
    paired(at(side, 0, 0, depth * 0.2)),
    paired(stripe),
    paired(at(bezel, 0, -0.6, depth / 2), 'z'),
    paired(seam),
  );
}

/** Housing, handle, feet, the back with its switch and vents; the panel stands on the front. */
export function weldingUnit(machine: Machine, look: Look, panel: Solid): Solid {
  const { width, height, depth } = machine;
  const handle = at(turned(bowHandle(depth * 0.6, 5, 1.2, blackPlastic), { x: -90, y: 90 }), 0, height - 0.4, 0);
  const power = at(turned(rocker(2.6, 3.8, redInk), { y: 180 }), 0, height * 0.7, -depth / 2 - 1.7);
  const vents = turned(
    at(decal(slots(width * 0.7, height * 0.36, 8, blackInk, 0.4)), 0, height * 0.4, depth / 2 + 1.75),
    { y: 180 },
  );
  const body = group(housing(machine, look), at(panel, 0, 0, depth / 2 + 1.7), handle, power, vents);
  return group(feet(width, depth - 2, 1.5, 2.2), at(body, 0, 2.2, 0));
}

/** The earth cable from a socket to its clamp lying at the right. */
export function earthClamp({ width, depth }: Machine, x: number, y: number): Solid {
  const z = depth / 2;
  const lead = cable(
    [
      [x, y, z + 2.6],
      [x + 1, y - 0.6, z + 7],
      [width * 0.7, 1.2, z + 10],
      [width * 1.05, 1, z + 4],
      [width * 1.1, 1.4, z - 4],
    ],
    0.75,
    rubber,
  );
  const jaw = turned(box(1.6, 1, 13, clampRed, 0.4), { y: 5 });
  return group(
    lead,
    at(jaw, width * 1.1 - 1, 1.6, z - 9),
    at(turned(box(1.6, 1, 13, clampRed, 0.4), { y: -5 }), width * 1.1 + 1, 0.4, z - 9),
    at(cylinder(1.3, 2.6, brass, 0.2, 24), width * 1.1, 0.2, z - 10),
    at(box(2.4, 2, 1.6, copper, 0.3), width * 1.1, 0.3, z - 15),
    at(cylinder(0.9, 0.4, darkPlastic), width * 1.1, 2.7, z - 10),
  );
}
