import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, lamp } from '../../geometry/fittings.ts';
import { cone, cylinder, sphere, torus } from '../../geometry/lathe.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  ledGreen,
  ledRed,
  redInk,
  rubber,
  steel,
} from '../../material.ts';

function rod(from: Vec, to: Vec, radius: number, material = chrome): Solid {
  return tube([from, to], radius, material, { sides: 18 });
}

function feeder(r: number): Solid {
  const hopper = at(cone(r * 0.52, r * 0.6, r * 1.15, aluminium, 0.3), -r * 0.22, 0, 0);
  const lever = tube(
    [
      [-r * 0.22, r * 1.1, -r * 1.05],
      [-r * 0.22, r * 2.1, -r * 0.5],
      [-r * 0.22, r * 2, r * 0.9],
      [-r * 0.22, r * 1.7, r * 1.9],
    ],
    r * 0.08,
    chrome,
    { bend: r * 0.4 },
  );
  return group(
    hopper,
    at(torus(r * 0.59, r * 0.06, aluminium), -r * 0.22, r * 1.15, 0),
    at(cylinder(r * 0.5, r * 0.3, darkPlastic, 0.3), -r * 0.22, r * 1.1, 0),
    rod([-r * 0.22, r * 1.3, 0], [-r * 0.22, r * 2, 0], r * 0.07),
    lever,
    rod([-r * 0.22, r * 1.79, r * 1.6], [-r * 0.22, r * 1.6, r * 2.3], r * 0.14, blackPlastic),
    at(box(r * 0.3, r * 1.3, r * 0.3, aluminium, 0.5), -r * 0.22, 0, -r * 1.05),
    at(cylinder(r * 0.2, r * 1.3, aluminium, 0.3), r * 0.62, 0, r * 0.1),
    at(cylinder(r * 0.16, r * 0.6, blackPlastic, 0.3), r * 0.62, r * 1, r * 0.1),
    at(cylinder(r * 0.24, r * 0.1, blackPlastic, 0.2), r * 0.62, r * 1.6, r * 0.1),
  );
}

function electricCutter(r: number): Solid {
  const [width, depth, tall] = [r * 2.1, r * 2.5, r * 2];
  const chute = extrude(
    [
      [0, 0],
      [r * 0.75, -r * 0.7],
      [r * 0.75, -r * 0.1],
      [r * 0.2, r * 0.72],
      [0, r * 0.72],
    ],
    r * 1.3,
    aluminium,
    0.4,
  );
  const mouth = at(decal(patch(r * 1.08, r * 0.46, displayBlack, 0.4)), 0, tall - r * 0.4, depth / 2 + r * 0.75);
  const panel = group(
    decal(patch(r * 1.1, r * 0.5, displayBlack, 0.5)),
    at(lamp(r * 0.14, ledGreen), -r * 0.26, 0, 0.05),
    at(lamp(r * 0.14, ledRed), r * 0.26, 0, 0.05),
  );
  const head = group(
    cylinder(r * 1.06, r * 0.72, aluminium, 0.5, 64),
    at(cylinder(r * 1.1, r * 0.12, darkSteel, 0.2, 64), 0, r * 0.7, 0),
    at(cone(r * 1.04, r * 0.9, r * 0.2, aluminium, 0.3), 0, r * 0.8, 0),
    at(feeder(r), 0, r * 0.95, 0),
    paired(at(box(r * 0.16, r * 0.5, r * 0.3, blackPlastic, 0.3), r * 1.12, r * 0.5, 0)),
  );
  const body = group(
    box(width, tall, depth, steel, 1),
    at(head, 0, tall - 0.2, -r * 0.1),
    at(turned(chute, { y: -90 }), 0, tall, depth / 2 - 0.2),
    mouth,
    at(panel, -r * 0.3, tall * 0.28, depth / 2),
    at(
      decal(patch(r * 0.5, r * 0.2, blackInk, 0.2), patch(r * 0.3, r * 0.05, redInk)),
      r * 0.72,
      tall * 0.28,
      depth / 2,
    ),
    turned(at(decal(slots(width * 0.6, tall * 0.4, 7, blackInk, 0.4)), 0, tall * 0.4, depth / 2), { y: 180 }),
    paired(turned(at(decal(slots(depth * 0.4, tall * 0.3, 5, blackInk, 0.4)), 0, tall * 0.35, width / 2), { y: 90 })),
  );
  return withDetail(group(feet(width - 1, depth - 1, 1.5, 2), at(body, 0, 2, 0)), [0, tall * 1.1, depth / 2]);
}

/** A press that pushes potatoes and onions through a grid of blades. */
function handCutter(side: number): Solid {
  const low = side * 1.5;
  const top = low + side * 2.3;
  const leg = tube(
    [
      [side * 0.56, low, side * 0.56],
      [side * 0.6, low * 0.5, side * 0.62],
      [side * 0.95, 0.8, side * 0.95],
    ],
    side * 0.085,
    aluminium,
    { bend: side * 0.4 },
  );
  const foot = at(cylinder(side * 0.17, 1, rubber, 0.2, 28), side * 0.95, 0, side * 0.95);
  const frame = group(
    paired(at(box(side * 1.3, side * 0.26, side * 0.15, aluminium, 0.3), 0, low, side * 0.58), 'z'),
    paired(at(box(side * 0.15, side * 0.26, side * 1.3, aluminium, 0.3), side * 0.58, low, 0)),
    row(at(box(0.12, side * 0.14, side * 1.1, chrome), 0, low + side * 0.06, 0), 8, [side * 0.125, 0, 0]),
    row(at(box(side * 1.1, side * 0.14, 0.12, chrome), 0, low + side * 0.05, 0), 8, [0, 0, side * 0.125]),
  );
  const peg = box(side * 0.09, side * 0.3, side * 0.09, blackPlastic);
  const pegs = row(row(peg, 8, [side * 0.125, 0, 0]), 8, [0, 0, side * 0.125]);
  const pusher = group(
    pegs,
    at(box(side * 1.08, side * 0.14, side * 1.08, blackPlastic, 0.3), 0, side * 0.28, 0),
    at(box(side * 1.5, side * 0.2, side * 0.3, aluminium, 0.4), 0, side * 0.4, 0),
    paired(at(cylinder(side * 0.15, side * 0.5, aluminium, 0.3, 28), side * 0.7, side * 0.25, 0)),
  );
  const rise = side * 1.12;
  const link = at(box(0.7, side * 0.9, 1.2, darkSteel, 0.3), side * 0.14, low + rise + side * 0.5, 0);
  return group(
    paired(paired(group(leg, foot)), 'z'),
    frame,
    paired(rod([side * 0.7, low, 0], [side * 0.7, top, 0], side * 0.075)),
    at(box(side * 1.7, side * 0.22, side * 0.34, aluminium, 0.5), 0, top - 0.3, 0),
    at(pusher, 0, low + rise, 0),
    paired(link),
    paired(at(box(0.8, side * 0.9, side * 0.5, aluminium, 0.4), side * 0.24, top, -side * 0.2)),
    rod([0, top + side * 0.6, -side * 0.5], [0, top - side * 0.05 + side * 0.4, side * 2.1], side * 0.085),
    rod([0, top + side * 0.42, side * 1.5], [0, top + side * 0.3, side * 2.3], side * 0.15, blackPlastic),
    at(sphere(side * 0.16, blackPlastic), 0, top + side * 0.3, side * 2.32),
    rod([-side * 0.34, top + side * 0.58, -side * 0.3], [side * 0.34, top + side * 0.58, -side * 0.3], side * 0.07),
    at(
      decal(patch(side * 0.6, side * 0.12, blackInk, 0.2), patch(side * 0.4, side * 0.035, redInk)),
      0,
      top,
      side * 0.17,
    ),
  );
}

export const vegetableCutters: Drawing = (look) =>
  look.variant % 2 === 0 ? electricCutter(sized(look, 9.5, 12.5)) : handCutter(sized(look, 9, 12));
