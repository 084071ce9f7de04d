import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, lathe } from '../../geometry/lathe.ts';
import { points } from '../../geometry/points.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  castIron,
  chrome,
  darkPlastic,
  darkSteel,
  glass,
  glow,
  greyInk,
  ledGreen,
  plastic,
  redInk,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { inspectionCameras } from './optics-inspection-cameras.ts';
import { refractometers } from './optics-refractometers.ts';

const lensBlue = tintedGlass([96, 130, 190]);
const daylight = glow([255, 246, 214]);
const camera = plastic([40, 92, 158], 0.4);

function objective(length: number, band: typeof redInk): Solid {
  const body = lathe(
    [
      [0, 0],
      [0.35, 0],
      [0.6, 0.5],
      [0.85, 0.9],
      [0.85, length],
      [0, length],
    ],
    chrome,
    28,
  );
  return group(body, at(cylinder(0.88, 0.28, band), 0, length * 0.55, 0));
}

function eyepiece(length: number): Solid {
  return group(
    cylinder(1.25, length, chrome, 0.1),
    at(cylinder(1.6, 2.4, blackPlastic, 0.2), 0, length - 0.3, 0),
    at(cone(1.6, 1.9, 1.2, rubber, 0.2), 0, length + 2, 0),
    at(turned(decal(disc(1.2, lensBlue)), { x: -90 }), 0, length + 3.2, 0),
  );
}

/** The head over the nosepiece: one, two or three tubes, the user's leaning to the front. */
function tubes(look: Look): Solid {
  const paint = painted(look.colour);
  const isPair = look.variant === 1 || look.variant === 2;
  const mono = turned(group(cylinder(2, 5, paint, 0.3), at(eyepiece(8), 0, 3, 0)), { x: 45 });
  const prism = turned(
    group(
      at(box(9.4, 3.4, 5, paint, 0.8), 0, 1.6, 0),
      paired(at(group(cylinder(1.7, 2, paint, 0.2), eyepiece(4.6)), 3.1, 4.6, 0)),
    ),
    { x: 45 },
  );
  const photo = group(
    cylinder(1.8, 5, paint, 0.2),
    at(cylinder(1.5, 2, chrome, 0.1), 0, 4.8, 0),
    at(box(5.4, 3.6, 5.4, camera, 0.8), 0, 6.4, 0),
    at(decal(patch(3, 0.5, whiteInk, 0.1)), 0, 8.4, 2.7),
  );
  return group(
    cylinder(3, 2.2, paint, 0.4),
    at(cylinder(2.6, 0.8, chrome, 0.1), 0, -0.5, 0),
    at(box(isPair ? 6 : 4.4, 4.4, 6, paint, 1), 0, 1.4, 0),
    at(isPair ? prism : mono, 0, isPair ? 3 : 3.4, 0.6),
    look.variant === 2 ? at(photo, 0, 5, -1.4) : null,
  );
}

function stage(): Solid {
  const slide = at(box(7.6, 0.12, 2.6, glass), 0, 1.2, 0.4);
  return group(
    box(13.5, 1.2, 12, castIron, 0.25),
    slide,
    at(box(1.6, 0.14, 1.6, redInk), 0, 1.24, 0.4),
    at(box(11, 0.5, 0.9, steel, 0.15), 0, 1.15, -2.2),
    at(box(0.9, 0.5, 4, steel, 0.15), -4.6, 1.15, -0.2),
    at(
      group(
        cylinder(0.5, 3.4, chrome),
        cylinder(0.8, 1.2, blackPlastic, 0.1),
        at(cylinder(1.05, 0.9, blackPlastic, 0.1), 0, 1.4, 0),
      ),
      5.4,
      -3.3,
      2.6,
    ),
    at(group(cylinder(1.5, 1.4, blackPlastic, 0.2), at(cylinder(2.2, 1.4, darkSteel, 0.2), 0, 1.3, 0)), 0, -2.6, 0.4),
  );
}

function focus(): Solid {
  const wheel = group(
    cylinder(2.5, 1.7, blackPlastic, 0.3),
    around(at(box(0.3, 1.5, 0.3, darkPlastic), 2.5, 0.1, 0), 24),
    at(cylinder(1.3, 1.3, chrome, 0.2), 0, 1.6, 0),
  );
  return turned(wheel, { z: -90 });
}

function nosepieceAndLamp(): { readonly lamp: Solid; readonly turret: Solid } {
  const lamp = group(
    cylinder(2.4, 1.6, blackPlastic, 0.2),
    at(cylinder(1.9, 0.3, chrome), 0, 1.5, 0),
    at(turned(decal(disc(1.5, daylight)), { x: -90 }), 0, 1.8, 0),
  );
  const turret = group(
    at(lathe(points([0, 0, 1.6, 0, 2.9, 1, 2.9, 1.6, 0, 1.6]), chrome), 0, 0, 0),
    [redInk, brass, greyInk].map((band, i) =>
      turned(at(turned(at(objective(3.4 + i * 0.7, band), 0, -3.2 - i * 0.7, 0), { x: -16 }), 0, 0.6, 1.4), {
        y: i * 120,
      }),
    ),
  );
  return { lamp, turret };
}

const microscopes: Drawing = (look) => {
  const k = sized(look, 0, 3);
  const { lamp, turret } = nosepieceAndLamp();
  const side = points([
    -8.6,
    0,
    9.6,
    0,
    10,
    0.6,
    10,
    2.4,
    9,
    3.6,
    1,
    4.4,
    -3,
    6.4,
    -3.8,
    9,
    -3.8,
    20 + k,
    -2.4,
    23 + k,
    3.6,
    23.6 + k,
    3.6,
    26.6 + k,
    -5,
    26.6 + k,
    -7.4,
    25 + k,
    -8,
    22 + k,
  ]);
  const arm = turned(extrude(side, 6.4, painted(look.colour), 0.8), { y: -90 });
  const floor = points([-8.6, 0, 9.6, 0, 10, 0.6, 10, 2.2, 9, 3.2, -8.6, 3.2]);
  const base = turned(extrude(floor, 15, painted(look.colour), 0.7), { y: -90 });
  const solid = group(
    base,
    arm,
    at(lamp, 0, 3.6, 2.4),
    at(stage(), 0, 12.6 + k * 0.5, 2),
    at(box(5, 5, 4, darkPlastic, 0.5), 0, 10 + k * 0.5, -3),
    paired(at(focus(), 3.1, 8.2, -5.6)),
    at(turret, 0, 20.8 + k, 2.4),
    at(cylinder(2.2, 1.6, blackPlastic, 0.2), 0, 22.2 + k, 2.4),
    at(tubes(look), 0, 26.5 + k, 1),
    at(decal(patch(4, 1, blackInk, 0.2), slots(3.2, 0.5, 1, whiteInk, 0.5)), 0, 1.5, 10),
    at(turned(cylinder(0.9, 0.8, blackPlastic, 0.1), { z: -90 }), 7.4, 1.8, 5),
    turned(at(decal(slots(3, 2, 3, blackInk, 0.4)), 0, 12, 8.4), { y: 180 }),
    look.variant === 2 ? null : at(decal(disc(0.35, ledGreen)), 5.4, 1.6, 10),
  );
  return withDetail(solid, [0, 18 + k, 2]);
};

export const optics = {
  microscopes,
  'inspection-cameras': inspectionCameras,
  refractometers,
} satisfies Record<string, Drawing>;
