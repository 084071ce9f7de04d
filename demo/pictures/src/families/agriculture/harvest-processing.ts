import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, grid, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { dial, feet, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  beech,
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  castIron,
  chrome,
  darkPlastic,
  grained,
  greyInk,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { foodDehydrators } from './food-dehydrators.ts';

const upright = grained(beech, 'y');
const stone = plastic([196, 188, 174], 1);
const redPaint = plastic([190, 40, 38], 0.3);
const grain = plastic([214, 172, 104], 1);
const pressGreen = plastic([44, 104, 72], 0.5);

/** Wooden staves or a perforated drum, held by hoops. */
function pressBasket(look: Look, r: number, h: number): Solid {
  if (look.colour === 'natural-wood') {
    const stave = at(box(r * 0.23, h, 1.6, upright, 0.3), 0, 0, r);
    const screws = around(at(turned(cylinder(0.35, 0.5, brass, 0, 12), { x: 90 }), 0, 0, r + 1.1), 22);
    const hoops = [0.12, 0.5, 0.88].map((t) =>
      at(group(at(cylinder(r + 1.1, 2.4, steel), 0, -1.2, 0), screws), 0, h * t, 0),
    );
    const hollow = cylinder(r - 0.9, h - 0.2, plastic([74, 58, 44], 1));
    return group(around(stave, 22), hoops, hollow);
  }
  const holes = around(
    at(decal(grid(circle(0.42, 8), 2, Math.round(h / 1.9), 1.6, 1.8, blackInk)), 0, h * 0.5, r),
    Math.round(r * 1.9),
  );
  const shell = lathe(
    [
      [r, 0],
      [r, h],
      [r - 0.4, h],
      [r - 0.4, 0],
    ],
    steel,
  );
  return group(
    shell,
    holes,
    [0.02, 0.97].map((t) => at(torus(r, 0.55, chrome), 0, h * t, 0)),
    cylinder(r - 0.6, h - 2, darkPlastic),
  );
}

function juiceTray(r: number, finish: typeof steel): Solid {
  const dish = points([0, 0, r * 1.1, 0, r * 1.3, 1.2, r * 1.32, 4.4, r * 1.26, 4.6, r * 1.24, 1.6, 0, 1.4]);
  const spout = group(
    at(box(5, 2.6, r * 0.5, finish, 0.5), 0, 0.6, r * 1.42),
    at(box(3.4, 0.6, r * 0.5, darkPlastic), 0, 2.9, r * 1.44),
  );
  return group(lathe(dish, finish), spout);
}

function pressLegs(r: number, h: number): Solid {
  const leg = tube(path([r * 0.9, h + 1, 0, r * 1.15, h * 0.7, 0, r * 1.4, 0.8, 0]), 1.5, castIron, { bend: 4 });
  return turned(around(group(leg, at(box(6, 1.2, 4, castIron, 0.4), r * 1.42, 0, 0)), 3), { y: -30 });
}

function screwPress(look: Look, r: number, h: number): Solid {
  const thread = row(torus(1.35, 0.35, chrome, 24), 12, [0, h * 0.05, 0]);
  const handle = group(
    tube(path([-r * 1.5, 0, 0, r * 1.5, 0, 0]), 0.9, chrome),
    paired(at(sphere(1.7, blackPlastic, 24), r * 1.5, 0, 0)),
    at(cylinder(3, 5, castIron, 0.6), 0, -2.5, 0),
  );
  const plate = paired(at(box(r * 1.7, 3, r * 0.8, beech, 0.3), 0, 0, r * 0.42), 'z');
  const beam = at(box(r * 1.2, 4, 6, beech, 0.3), 0, 3, 0);
  const y = h * 1.02;
  return group(
    cylinder(1.4, h * 1.75, chrome),
    at(thread, 0, h * 1.45, 0),
    at(group(plate, beam, at(cone(4, 2.6, 5, castIron, 0.5), 0, 7, 0)), 0, y - 2, 0),
    at(turned(handle, { y: 25 }), 0, h * 1.66, 0),
    pressBasket(look, r, h),
  );
}

function hydraulicPress(look: Look, r: number, h: number, lift: number): Solid {
  const x = r * 1.5;
  const frame = group(
    paired(at(box(4, h * 2 + lift, 7, pressGreen, 0.4), x, -lift, 0)),
    at(box(2 * x + 4, 7, 8, pressGreen, 0.6), 0, h * 1.9, 0),
    at(box(2 * x + 4, 5, 8, pressGreen, 0.5), 0, -6, 0),
    paired(at(box(7, 2.4, r * 2.2, pressGreen, 0.4), x, -lift, 0)),
  );
  const jack = group(
    at(cylinder(5, h * 0.38, redPaint, 0.6), 0, h * 1.5, 0),
    at(cylinder(2.4, h * 0.6, chrome), 0, h, 0),
    at(cone(r * 0.4, 3.6, 4, castIron, 0.4), 0, h * 1.02 + 1, 0),
    at(box(5, 5, 4, redPaint, 0.6), 0, h * 1.55, 5),
    tube(path([0, h * 1.6, 7, r * 0.8, h * 1.75, r * 1.5]), 0.9, chrome),
    tube(path([r * 0.55, h * 1.7, r * 1.14, r * 0.84, h * 1.757, r * 1.56]), 1.4, rubber),
  );
  const plate = group(at(cylinder(r * 0.9, 3, beech, 0.3), 0, h - 1, 0));
  return group(frame, jack, plate, pressBasket(look, r, h));
}

function waterPress(look: Look, r: number, h: number, lift: number): Solid {
  const gauge = group(
    turned(cylinder(3.2, 2, chrome, 0.3), { x: 90 }),
    at(decal(disc(2.8, whiteInk), group(ticks(2.6, 9, blackInk), ring(1.8, 0.4, redInk, -45, 20))), 0, 0, 2),
    at(decal(turned(patch(0.25, 2.2, redInk, 0, 0, 0.8), { z: 50 })), 0, 0, 2.1),
  );
  const star = group(
    around(tube(path([0, 0, 0, 5, 0.6, 0]), 0.8, blackPlastic), 3),
    cylinder(1.8, 3, blackPlastic, 0.5),
  );
  return group(
    pressBasket(look, r, h),
    at(lathe(points([0, 0, r + 1, 0, r + 1, 1.6, r * 0.8, 2.6, r * 0.3, 4, 0, 4]), steel), 0, h, 0),
    cylinder(1.2, h * 1.34, chrome),
    at(star, 0, h + 6, 0),
    at(tube(path([-r * 0.5, 0, 0, -r * 0.5, 7, 0]), 0.9, brass), 0, h + 2, 0),
    at(gauge, -r * 0.5, h + 10, -1),
    cable(
      path([
        r / 2,
        h + 3,
        0,
        r * 0.6,
        h + 9,
        0,
        r * 1.3,
        h + 6,
        -4,
        r * 1.7,
        2,
        -8,
        r * 1.8,
        3 - lift,
        -2,
        r * 1.6,
        1 - lift,
        r,
      ]),
      1,
      pressGreen,
    ),
    at(cylinder(1.4, 3, brass, 0.2, 6), r * 0.5, h + 2, 0),
  );
}

const fruitPresses: Drawing = (look) => {
  const r = sized(look, 11, 20);
  const h = sized(look, 22, 46);
  const lift = sized(look, 14, 24);
  const trayFinish = look.variant === 2 ? steel : castIron;
  const top = at(
    look.variant === 1
      ? hydraulicPress(look, r, h, lift + 2)
      : (look.variant === 2 ? waterPress : screwPress)(look, r, h, lift + 2),
    0,
    lift + 2,
    0,
  );
  const legs = look.variant === 1 ? null : pressLegs(r, lift);
  return withDetail(group(legs, at(juiceTray(r, look.variant === 1 ? steel : trayFinish), 0, lift, 0), top), [
    0,
    lift + h * 0.5,
    r,
  ]);
};

/** An electric motor along z, its fan cover towards the back, flange on z = 0. */
function motor(r: number, length: number): Solid {
  const fins = around(at(box(0.5, length * 0.7, 1, aluminium), 0, length * 0.08, r), 24);
  const housing = group(
    cylinder(r, length * 0.85, aluminium),
    fins,
    at(cylinder(r * 1.05, length * 0.25, blackPlastic, 0.6), 0, length * 0.78, 0),
  );
  return group(
    turned(housing, { x: -90 }),
    at(box(r * 1.1, 4, length * 0.4, blackPlastic, 0.5), 0, r * 0.9, -length * 0.45),
  );
}

function hammerMill(look: Look): Solid {
  const body = painted(look.colour);
  const r = sized(look, 9, 16);
  const y = sized(look, 28, 44);
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => tube(path([x * r * 0.8, y - r * 0.5, z * 5, x * r * 1.3, 0, z * r * 1.2]), 1.1, blackPowder)),
  );
  const hopperBase = y + r * 0.9;
  const hopper = lathe(
    [
      [r * 0.34, 0],
      [r * 1.2, r * 0.95],
      [r * 1.2, r * 1.35],
      [r * 1.14, r * 1.35],
      [r * 1.14, r * 0.97],
      [r * 0.3, 0],
    ],
    body,
    4,
  );
  return group(
    legs,
    at(turned(cylinder(r, 11, body, 0.8), { x: 90 }), 0, y, -5),
    at(turned(cylinder(r * 0.86, 1.2, steel, 0.4), { x: 90 }), 0, y, 5.8),
    at(around(at(turned(cylinder(0.8, 1.4, blackPlastic, 0.2, 6), { x: 90 }), r * 0.72, 0, 0), 5, 'z'), 0, y, 6.6),
    at(
      decal(
        patch(r, r * 0.5, whiteInk, 0.4),
        patch(r * 0.2, r * 0.3, redInk, 0.2, -r * 0.32, 0),
        at(slots(r * 0.5, r * 0.26, 2, blackInk), r * 0.12, 0, 0),
      ),
      0,
      y,
      7,
    ),
    at(motor(r * 0.62, r * 1.5), 0, y, -4.8),
    at(box(r * 0.66, r * 0.5, 7, body, 0.3), 0, hopperBase - r * 0.2, 0),
    at(turned(hopper, { y: 45 }), 0, hopperBase + r * 0.2, 0),
    at(turned(cylinder(r * 1, 0.2, grain, 0, 4), { y: 45 }), 0, hopperBase + r * 1.1, 0),
    at(box(r * 0.5, 0.6, r * 0.9, chrome, 0.2), r * 0.2, hopperBase, 4),
    at(cone(r * 0.5, r * 0.62, r * 1.1, body, 0.3), 0, y - r * 1.8, 0),
    tube(path([-r * 1.12, 8, r * 0.95, r * 1.12, 8, r * 0.95]), 0.8, blackPowder),
    at(cone(r * 0.8, r * 0.5, y - r * 1.75, plastic([226, 220, 204], 0.9), 1.2), 0, 0, 0),
    at(group(box(6, 8, 5, darkPlastic, 0.6), at(rocker(2.6, 4, redInk), 0, 4, 2.5)), r + 2, y - 4, 0),
  );
}

function stoneMill(look: Look): Solid {
  const body = painted(look.colour);
  const r = sized(look, 9, 15);
  const h = sized(look, 18, 34);
  const funnel = points([0.34, 0, 0.5, 0.16, 1, 0.9, 1, 1, 0.94, 1, 0.44, 0.16, 0.3, 0]);
  const spout = tube(path([0, 0, 0, 0, 0, r * 0.9, 0, -5, r * 1.25]), r * 0.24, steel, { bend: 3, sides: 24 });
  return group(
    feet(r * 2, r * 2, 1.7, 2),
    at(box(r * 2.2, h, r * 2.2, body, 1.4), 0, 1.8, 0),
    at(cylinder(r, 3.4, steel, 0.3), 0, h + 1.6, 0),
    at(cylinder(r * 0.86, 3, stone, 0.2), 0, h + 4.8, 0),
    at(cylinder(r * 0.86, 3, stone, 0.2), 0, h + 8.1, 0),
    around(at(cylinder(0.8, 8.6, chrome), r * 0.92, h + 4, 0), 6),
    at(cylinder(r, 2.4, steel, 0.4), 0, h + 11, 0),
    at(scaled(lathe(funnel, body), r * 1.15, r * 1.4, r * 1.15), 0, h + 13, 0),
    at(cylinder(r * 0.9, 0.3, grain), 0, h + 13 + r * 0.98, 0),
    at(spout, 0, h + 3.6, r * 0.7),
    at(dial(r * 0.28, blackPlastic, 30, greyInk), -r * 0.5, h * 0.5, r * 1.1),
    at(rocker(3, 4.4, redInk), r * 0.55, h * 0.5, r * 1.1),
    paired(turned(at(decal(slots(r * 1.2, h * 0.4, 7, blackInk)), 0, h * 0.5, r * 1.1), { y: 90 })),
    cable(path([0, 5, -r, 0, 1, -r * 1.8, -r, 0.5, -r * 2.2, -r * 2, 0.5, -r * 1.6]), 0.5, rubber),
  );
}

const grainMills: Drawing = (look) => {
  const isStone = look.variant === 1;
  return withDetail((isStone ? stoneMill : hammerMill)(look), [
    0,
    isStone ? sized(look, 24, 40) : sized(look, 28, 44),
    10,
  ]);
};

export const harvestProcessing = {
  'fruit-presses': fruitPresses,
  'grain-mills': grainMills,
  'food-dehydrators': foodDehydrators,
} satisfies Record<string, Drawing>;
