import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, rocker } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  glass,
  greyInk,
  greyPlastic,
  greyRubber,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  smokedGlass,
  steel,
  tintedGlass,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const salmon = plastic([232, 132, 92], 0.4);
const bagFilm = tintedGlass([206, 224, 234]);

/** A vacuum gauge facing the front. */
function gauge(r: number): Solid {
  return group(
    turned(cylinder(r * 1.14, r * 0.3, chrome, r * 0.1, 40), { x: 90 }),
    at(
      decal(
        disc(r, whiteInk),
        group(ticks(r * 0.9, 11, blackInk), ring(r * 0.66, r * 0.1, redInk, -45, 40)),
        turned(patch(r * 0.08, r * 0.9, blackInk, 0, 0, r * 0.3), { z: 50 }),
        disc(r * 0.14, blackInk),
      ),
      0,
      0,
      r * 0.3,
    ),
  );
}

function panel(width: number, height: number): Solid {
  return group(
    decal(patch(width * 0.9, height, displayBlack, 0.6)),
    at(gauge(height * 0.36), -width * 0.3, 0, 0.05),
    at(
      decal(patch(width * 0.24, height * 0.5, displayBlack, 0.3), digits('25', height * 0.34, ledRed)),
      -width * 0.03,
      height * 0.1,
      0.06,
    ),
    at(decal(grid(circle(height * 0.1), 3, 2, width * 0.08, height * 0.36, greyInk)), width * 0.22, 0, 0.06),
    at(decal(disc(height * 0.13, ledGreen)), width * 0.39, height * 0.16, 0.06),
    at(decal(disc(height * 0.13, ledRed)), width * 0.39, -height * 0.2, 0.06),
  );
}

/** Clear cover, hinged at the origin, reaching to the front, hollow below. */
function chamberLid(width: number, depth: number, height: number): Solid {
  const rail = box(1.6, 1.2, depth, steel, 0.3);
  return at(
    group(
      paired(at(rail, width / 2 - 0.8, 0, 0)),
      paired(at(box(width, 1.2, 1.6, steel, 0.3), 0, 0, depth / 2 - 0.8), 'z'),
      paired(at(box(0.5, height, depth - 3, glass), width / 2 - 1.8, 1, 0)),
      paired(at(box(width - 4, height, 0.5, glass), 0, 1, depth / 2 - 1.8), 'z'),
      at(box(width - 3.2, 0.7, depth - 3.2, glass, 0.3), 0, height + 0.7, 0),
      at(box(width * 0.34, 1.6, 2.6, blackPlastic, 0.6), 0, -0.2, depth / 2 + 0.5),
    ),
    0,
    0,
    depth / 2,
  );
}

function chamberModel(look: Look): Solid {
  const width = sized(look, 34, 50);
  const depth = 44;
  const tall = sized(look, 24, 30);
  const housing = painted(look.colour);
  const [back, front] = [-depth / 2, depth / 2];
  const profile = extrude(
    [
      [back, 0],
      [front, 0],
      [front, 5],
      [front - 5.5, tall],
      [back, tall],
    ],
    width,
    housing,
    0.6,
  );
  const slope = (Math.atan2(5.5, tall - 5) * 180) / Math.PI;
  const room = depth - 11;
  const well = group(
    at(box(width - 3, 0.6, room, greyRubber, 0.3), 0, tall - 0.2, -2.6),
    at(box(width - 6, 0.5, room - 3, darkSteel), 0, tall, -2.6),
    at(box(width - 9, 1.8, 2, steel, 0.3), 0, tall + 0.3, room / 2 - 6.2),
    at(box(width - 10, 0.4, 0.8, redInk), 0, tall + 2, room / 2 - 6.2),
    at(box(width - 12, 0.7, room - 12, greyPlastic, 0.2), 0, tall + 0.4, -5),
  );
  const body = group(
    turned(profile, { y: -90 }),
    well,
    at(turned(panel(width, tall * 0.36), { x: -slope }), 0, 5 + (tall - 5) * 0.56, front - 5.5 * 0.56),
    at(turned(chamberLid(width - 1, room + 0.5, 6.5), { x: -42 }), 0, tall + 0.8, -room / 2 - 2.4),
    paired(at(box(2, 3, 2.4, darkSteel, 0.4), width / 2 - 4, tall - 0.4, -room / 2 - 2.4)),
    at(decal(patch(9, 1.8, blackInk, 0.3), patch(5, 0.4, redInk)), 0, 2.6, front),
    turned(at(decal(slots(width * 0.5, tall * 0.3, 6, blackInk, 0.4)), 0, tall * 0.5, front), { y: 180 }),
    at(turned(rocker(2.2, 3, redInk), { y: 90 }), width / 2, tall * 0.3, -depth * 0.3),
  );
  return withDetail(group(feet(width - 3, depth - 3, 1.6, 2.4), at(body, 0, 2.2, 0)), [0, tall * 0.7, front]);
}

function barModel(look: Look): Solid {
  const width = sized(look, 36, 46);
  const depth = 22;
  const housing = painted(look.colour);
  const profile = extrude(
    [
      [-11, 0],
      [11, 0],
      [11, 2.6],
      [3, 3.6],
      [2, 9.6],
      [0.8, 10.2],
      [-10, 9],
      [-11, 7.6],
    ],
    width,
    housing,
    0.6,
  );
  const lid = extrude(
    [
      [11.2, 3],
      [11.2, 4.6],
      [8, 8.2],
      [3, 10.1],
      [1.6, 10.1],
      [2.6, 3.6],
    ],
    width - 3,
    blackPlastic,
    0.5,
  );
  const lidSlope = (Math.atan2(3.6, 3.2) * 180) / Math.PI;
  const controls = group(
    decal(patch(width * 0.86, 7.6, displayBlack, 0.7)),
    at(decal(patch(6, 3.4, smokedGlass), digits('15', 2.1, ledBlue)), -width * 0.3, 0, 0.05),
    at(decal(grid(circle(0.95), 5, 1, width * 0.09, 1, greyPlastic)), width * 0.07, 0.6, 0.05),
    at(decal(grid(circle(0.3), 5, 1, width * 0.09, 1, ledGreen)), width * 0.07, -1.8, 0.05),
    at(gauge(1.9), width * 0.36, 0, 0.05),
  );
  const bag = group(
    at(box(width * 0.74, 0.3, 8, bagFilm, 0.1), 0, 2.5, 13.6),
    at(box(width * 0.74, 3.2, 15, bagFilm, 1.5), 0, 0.3, 24),
    at(box(width * 0.52, 2, 10, salmon, 0.9), 0, 0.8, 24),
    at(decal(patch(width * 0.7, 0.5, whiteInk)), 0, 1.6, 31.5),
  );
  const body = group(
    turned(profile, { y: -90 }),
    turned(lid, { y: -90 }),
    at(turned(controls, { x: -83.5 }), 0, 9.62, -4.6),
    at(turned(decal(patch(width * 0.66, 3, smokedGlass, 0.4)), { x: lidSlope - 90 }), 0, 6.4, 9.64),
    paired(at(box(1.8, 4.6, 5, chrome, 0.5), width / 2 - 0.6, 3, 6)),
    paired(at(box(2.4, 1.6, 3, darkPlastic, 0.5), width / 2, 4.6, 8)),
    turned(at(decal(slots(width * 0.5, 3, 4, blackInk, 0.4)), 0, 4, 11), { y: 180 }),
  );
  return withDetail(
    group(feet(width - 2, depth - 2, 1.3, 1.4, rubber), at(body, 0, 1.2, 0), at(bag, 0, 0.9, 0)),
    [0, 8, 2],
  );
}

export const vacuumSealers: Drawing = (look) => (look.variant % 2 === 0 ? chamberModel(look) : barModel(look));
