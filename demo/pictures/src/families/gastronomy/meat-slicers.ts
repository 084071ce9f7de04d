import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, knob, lamp } from '../../geometry/fittings.ts';
import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { arc } from '../../geometry/outline.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  greyInk,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  steel,
  tintedGlass,
  type Material,
} from '../../material.ts';

const acrylic = tintedGlass([150, 172, 182]);
const stone = plastic([196, 190, 180], 0.9);

/** A round plate facing the front, its back on z = 0. */
function plate(radius: number, thickness: number, material: Material, round: number): Solid {
  return turned(cylinder(radius, thickness, material, round, 72), { x: 90 });
}

/** Around the blade's centre, the cutting side to the front. */
function bladeHead(r: number): Solid {
  const cover = lathe(
    [
      [0, 0],
      [r * 0.74, 0],
      [r * 0.74, 0.7],
      [r * 0.66, 1.3],
      [r * 0.2, 1.8],
      [0, 1.8],
    ],
    aluminium,
    64,
  );
  const screws = [45, 135, 225, 315].map((a) =>
    at(
      decal(disc(0.35, blackInk)),
      r * 0.6 * Math.cos((a * Math.PI) / 180),
      r * 0.6 * Math.sin((a * Math.PI) / 180),
      1.95,
    ),
  );
  const gauge = [...arc(r + 0.5, 232, 138, 20), [-r * 2.05, r * 0.72] as const, [-r * 2.05, -r * 0.82] as const];
  return group(
    at(plate(r + 1.1, 2.2, aluminium, 0.6), 0, 0, -2.4),
    at(plate(r, 0.45, chrome, 0.1), 0, 0, -0.2),
    at(decal(ring(r * 0.97, 0.12, greyInk)), 0, 0, 0.2),
    at(turned(cover, { x: 90 }), 0, 0, 0.2),
    screws,
    at(knob(r * 0.16, blackPlastic, 0), 0, 0, 2),
    at(extrude(gauge, 1.2, aluminium, 0.25), 0, 0, 0.1),
    at(row(at(box(r * 1.05, 0.16, 0.2, darkSteel), -r * 1.55, 0, 0.7), 5, [0, r * 0.22, 0]), 0, -r * 0.05, 0),
  );
}

/** The sliding tray before the gauge plate, in the blade's own axes. */
function carriage(r: number, isUpright: boolean): Solid {
  const x = -r * 1.32;
  const floor = -r * 0.82;
  const tall = isUpright ? r * 1.5 : r * 0.95;
  const pusher = group(
    at(box(0.9, r * 0.7, r * 0.62, darkPlastic, 0.3), x + r * 0.2, floor + 0.7, r * 0.5),
    tube(
      [
        [x - r * 0.66, floor + r * 0.62, r * 0.5],
        [x + r * 0.26, floor + r * 0.62, r * 0.5],
      ],
      0.5,
      chrome,
    ),
    at(sphere(1.5, blackPlastic), x - r * 0.72, floor + r * 0.62, r * 0.5),
  );
  const clamp = group(
    at(cylinder(0.7, r * 1.9, chrome, 0.2, 24), x - r * 0.5, floor, r * 0.85),
    at(box(r * 0.8, 1.2, 1.6, aluminium, 0.4), x - r * 0.14, floor + r * 1.5, r * 0.85),
    at(box(r * 0.7, 0.8, r * 0.66, aluminium, 0.3), x, floor + r * 1.2, r * 0.55),
    at(cylinder(0.5, r * 0.35, chrome, 0, 20), x, floor + r * 1.2, r * 0.85),
    at(sphere(1.6, blackPlastic), x - r * 0.5, floor + r * 1.95, r * 0.85),
  );
  return group(
    at(box(r * 1.36, 0.9, r * 0.98, aluminium, 0.3), x, floor, r * 0.56),
    at(box(0.9, tall, r * 0.98, aluminium, 0.3), x - r * 0.66, floor, r * 0.56),
    at(patch(r * 1.1, tall * 0.8, acrylic), x, floor + 1 + tall * 0.4, r * 1.03),
    at(box(r * 1.14, 0.8, 0.8, darkPlastic, 0.3), x, floor + 0.5 + tall * 0.8, r * 1.03),
    isUpright ? clamp : pusher,
    at(cylinder(1.6, 1.8, darkPlastic, 0.4, 28), x - r * 0.3, floor + tall * 0.8 + 1, r * 1.03),
  );
}

function sharpener(r: number): Solid {
  const stones = [-1, 1].map((side) => at(plate(1.5, 1.1, stone, 0.15), side * 1.9, -2.9, 0.5));
  return at(
    group(
      at(box(8.4, 5.6, 6.2, blackPlastic, 1.1), 0, -2.2, -1.2),
      at(box(5.2, 3.4, 1, darkSteel, 0.3), 0, -3.6, 0.2),
      stones,
      row(at(knob(1.05, aluminium, 0, redInk), 0, 0.9, 1.9), 2, [3.8, 0, 0]),
      at(cylinder(1.3, 1.6, redInk, 0.4, 24), 0, 3.3, -1.2),
    ),
    0,
    r + 1.9,
    0.4,
  );
}

export const meatSlicers: Drawing = (look) => {
  const r = sized(look, 10, 15);
  const width = r * 3.5;
  const isUpright = look.variant === 1;
  const y = r * 0.95 + (isUpright ? 10.5 : 9.6);
  const x = r * 0.62;
  const panel = group(
    at(dial(2.7, blackPlastic, -35, blackInk), -width * 0.28, 0, 0),
    at(decal(patch(9.4, 4.4, displayBlack, 0.8)), width * 0.02, 0, 0),
    at(lamp(1, ledGreen), width * 0.02 - 2.4, 0, 0.05),
    at(lamp(1, ledRed), width * 0.02 + 2.4, 0, 0.05),
    at(decal(patch(7, 2, blackInk, 0.3), patch(4, 0.5, redInk)), width * 0.3, 0, 0),
  );
  const head = group(bladeHead(r), carriage(r, isUpright), look.variant === 2 ? sharpener(r) : null);
  const base = group(
    box(width, 7, r * 2.2, aluminium, 2),
    at(panel, 0, 3.6, r * 1.1),
    at(box(width * 0.5, 0.3, 1.2, displayBlack), -width * 0.2, 6.85, r * 0.62),
    turned(at(decal(slots(width * 0.4, 3.6, 4, blackInk, 0.4)), 0, 3.5, r * 1.1), { y: 180 }),
  );
  const motor = group(
    at(box(r * 1.05, y - 4, r * 0.7, aluminium, 1.6), x, 4, -r * 0.66),
    at(turned(cylinder(r * 0.62, r * 0.75, aluminium, 1.6, 48), { x: 90 }), x, y, -r * 1.05),
  );
  const stand = at(box(2.6, y - r * 0.82 - (isUpright ? 7.6 : 6.6), 2.6, steel, 0.6), x - r * 1.4, 8, r * 0.62);
  const solid = group(
    feet(width - 3, r * 2 - 1, 1.7, 2.4),
    at(base, 0, 2, 0),
    motor,
    stand,
    at(turned(head, { x: isUpright ? 0 : -14 }), x, y, isUpright ? 0.4 : 0.8),
    paired(at(turned(cylinder(1.4, 0.6, darkPlastic, 0.2, 28), { z: -90 }), width / 2 - 0.1, 5.4, r * 0.4)),
  );
  return withDetail(solid, [x, y, 2]);
};
