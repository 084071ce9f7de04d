import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { knob } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { arc, rectangle } from '../../geometry/outline.ts';
import { at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledBlue,
  plastic,
  redInk,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { instrument } from './electronics-bench-housing.ts';
import { facePlate, handCase, lcd, leanedPoint, leaning } from './handset.ts';

const redPlastic = plastic([196, 40, 40], 0.5);

/** A test lead from a jack over the ground to its probe lying before the device. */
function lead(jack: Vec, side: 1 | -1, material: Material): Solid {
  const [x, y, z] = jack;
  const line = cable(
    [
      [x, y, z + 0.6],
      [x + side * 0.6, y * 0.8, z + 2.4],
      [x + side * 4.4, 0.4, z + 3.4],
      [side * 8.4, 0.35, z - 0.6],
      [side * 8.2, 0.45, z + 3],
    ],
    0.22,
    material,
  );
  const grip = tube(
    [
      [side * 8.2, 0.5, z + 2.6],
      [side * 7.8, 0.55, z + 8],
    ],
    0.5,
    material,
    { sides: 16 },
  );
  const guard = tube(
    [
      [side * 7.83, 0.6, z + 7],
      [side * 7.81, 0.6, z + 7.4],
    ],
    0.8,
    material,
  );
  const tip = tube(
    [
      [side * 7.8, 0.55, z + 8],
      [side * 7.62, 0.5, z + 10.2],
    ],
    0.14,
    chrome,
  );
  const plug = tube(
    [
      [x, y, z - 1],
      [x, y - 0.1, z + 1],
    ],
    0.5,
    material,
  );
  return group(line, grip, guard, tip, plug);
}

function selector(r: number): Solid {
  return group(
    decal(
      disc(r * 1.72, blackInk),
      group(ring(r * 1.68, r * 0.12, redInk, 20, 90), ring(r * 1.68, r * 0.12, whiteInk, 100, 250)),
      ticks(r * 1.5, 17, whiteInk, -60, 240),
    ),
    at(knob(r, greyPlastic, -40, blackInk), 0, 0, 0.1),
    at(box(r * 0.34, r * 1.5, r * 0.5, darkPlastic, r * 0.1), 0, -r * 0.75, r * 0.95),
  );
}

function jack(material: Material): Solid {
  return decal(disc(0.62, material), disc(0.34, blackInk));
}

function handMeter(look: Look): Solid {
  const [w, h, d] = [sized(look, 7.8, 9.4), sized(look, 16, 19), 3.8];
  const face = d / 2 + 0.2;
  const jackX = w * 0.3;
  const device = group(
    handCase(w, h, d, moulded(look.colour), 0.92, 0.96),
    at(facePlate(w * 0.78, h * 0.88, darkPlastic, 1.2), 0, h * 0.5, d / 2 - 0.05),
    at(lcd(w * 0.7, h * 0.24, '230.4'), 0, h * 0.78, face),
    at(decal(grid(rectangle(w * 0.13, h * 0.035, 0.25), 4, 1, w * 0.18, 1, greyInk)), 0, h * 0.615, face),
    at(selector(w * 0.21), 0, h * 0.38, face),
    at(jack(whiteInk), -jackX, h * 0.12, face),
    at(jack(redInk), -w * 0.1, h * 0.12, face),
    at(jack(greyInk), w * 0.1, h * 0.12, face),
    at(jack(redInk), jackX, h * 0.12, face),
    turned(
      at(decal(patch(w * 0.5, h * 0.2, blackInk, 0.3), slots(w * 0.4, h * 0.14, 4, greyInk, 0.3)), 0, h * 0.28, d / 2),
      { y: 180 },
    ),
  );
  const black = lead(leanedPoint([-w * 0.1, h * 0.12, face], d), -1, blackPlastic);
  const red = lead(leanedPoint([jackX, h * 0.12, face], d), 1, redPlastic);
  return withDetail(group(leaning(device, w, h, d), black, red), [0, h * 0.5, 2]);
}

function clampMeter(look: Look): Solid {
  const [w, h, d] = [sized(look, 6.6, 7.6), sized(look, 14.5, 17), 3.4];
  const face = d / 2;
  const r = w * 0.52;
  const half = extrude([...arc(r, -92, 90, 24), ...arc(r * 0.66, 90, -92, 24)], d * 0.56, moulded(look.colour), 0.35);
  const jaws = at(group(at(half, 0.06, 0, 0), at(mirrored(half), -0.06, 0, 0)), 0, h + r * 0.78, 0);
  const trigger = at(turned(box(w * 0.16, h * 0.2, d * 0.5, redPlastic, 0.3), { z: 14 }), -w * 0.5, h * 0.7, 0);
  const device = group(
    handCase(w, h, d, darkPlastic, 0.88, 0.9),
    jaws,
    trigger,
    at(box(w * 1.06, h * 0.07, d * 0.9, moulded(look.colour), 0.3), 0, h * 0.93, 0),
    at(
      decal(patch(w * 0.8, h * 0.8, moulded(look.colour), 0.8), patch(w * 0.72, h * 0.75, blackInk, 0.7)),
      0,
      h * 0.47,
      face,
    ),
    at(selector(w * 0.19), 0, h * 0.68, face + 0.1),
    at(lcd(w * 0.66, h * 0.22, '400.0'), 0, h * 0.36, face + 0.1),
    at(decal(grid(rectangle(w * 0.14, h * 0.04, 0.25), 3, 1, w * 0.22, 1, greyInk)), 0, h * 0.2, face + 0.1),
    at(row(jack(redInk), 2, [w * 0.3, 0, 0]), 0, h * 0.115, face + 0.1),
    turned(
      at(decal(patch(w * 0.5, h * 0.3, greyInk, 0.4), slots(w * 0.4, h * 0.2, 4, blackInk, 0.3)), 0, h * 0.36, d / 2),
      { y: 180 },
    ),
  );
  return withDetail(leaning(device, w, h, d), [0, h * 0.55, 1]);
}

function benchMeter(look: Look): Solid {
  const [w, h, d] = [sized(look, 22, 27), sized(look, 9.5, 11.5), sized(look, 22, 28)];
  const panel = group(
    decal(
      patch(w * 0.55, h * 0.42, displayBlack, 0.4, -w * 0.18, h * 0.22),
      at(digits('12.0046', h * 0.22, ledBlue), -w * 0.18, h * 0.22, 0),
      at(grid(rectangle(w * 0.065, h * 0.1, 0.25), 6, 2, w * 0.09, h * 0.17, whiteInk), -w * 0.18, -h * 0.22, 0),
    ),
    at(knob(h * 0.12, greyPlastic, 30, blackInk), w * 0.2, h * 0.16, 0.1),
  );
  const post = (material: Material) =>
    group(decal(disc(1, material), disc(0.55, blackInk)), turned(cylinder(0.8, 0.5, material), { x: 90 }));
  const posts = group(
    at(post(redPlastic), w * 0.35, h * 0.22, 0.05),
    at(post(blackPlastic), w * 0.35, -h * 0.02, 0.05),
    at(post(redPlastic), w * 0.43, h * 0.22, 0.05),
    at(post(blackPlastic), w * 0.43, -h * 0.02, 0.05),
    at(decal(patch(w * 0.16, h * 0.06, redInk, 0.1)), w * 0.39, -h * 0.24, 0),
  );
  const bail = tube(
    [
      [-w / 2 - 0.6, h * 0.55, -d * 0.2],
      [-w / 2 - 0.6, h + 3.4, -d * 0.05],
      [w / 2 + 0.6, h + 3.4, -d * 0.05],
      [w / 2 + 0.6, h * 0.55, -d * 0.2],
    ],
    0.6,
    blackPlastic,
    { bend: 2 },
  );
  const pivots = paired(at(turned(cylinder(1.4, 1.4, blackPlastic, 0.2), { z: -90 }), w / 2 - 0.2, h * 0.55, -d * 0.2));
  return withDetail(group(instrument(w, h, d, look.colour, group(panel, posts)), at(group(bail, pivots), 0, 1.4, 0)), [
    0,
    h * 0.6,
    d / 2,
  ]);
}

export const multimeters: Drawing = (look) => {
  if (look.variant === 1) return clampMeter(look);
  return look.variant === 2 ? benchMeter(look) : handMeter(look);
};
