import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  castIron,
  chrome,
  copper,
  darkPlastic,
  greyInk,
  greyPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  whitePlastic,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { airHoses } from './compressed-air-hoses.ts';
import { airImpactWrenches } from './compressed-air-wrenches.ts';

const redPlastic = plastic([196, 40, 40], 0.5);

/** A lying air tank with domed ends and its seams, its axis along x at y = 0. */
function tank(r: number, length: number, look: Look): Solid {
  const h = length / 2;
  const half = points([
    r,
    0,
    r,
    h - r * 0.5,
    r * 0.92,
    h - r * 0.28,
    r * 0.72,
    h - r * 0.1,
    r * 0.4,
    h - r * 0.01,
    0,
    h,
  ]);
  const whole = [
    ...half
      .slice(1)
      .toReversed()
      .map(([x, y]) => [x, -y] as const),
    ...half,
  ];
  const seam = at(turned(cylinder(r + 0.18, 0.7, painted(look.colour), 0.2), { z: 90 }), h - r * 0.5, 0, 0);
  const label = decal(
    patch(length * 0.34, r * 0.5, whiteInk, 0.4),
    patch(length * 0.06, r * 0.3, redInk, 0.2, -length * 0.12, 0),
    at(slots(length * 0.2, r * 0.26, 2, blackInk, 0.4), length * 0.03, 0, 0),
  );
  return group(turned(lathe(whole, painted(look.colour)), { z: -90 }), paired(seam), paired(at(label, 0, 0, r), 'z'));
}

function wheel(r: number): Solid {
  return turned(
    group(
      cylinder(r, 4, rubber, 0.9),
      at(cylinder(r * 0.62, 0.5, greyPlastic, 0.1), 0, 3.8, 0),
      at(cylinder(r * 0.2, 1.4, steel, 0.2), 0, 3.8, 0),
      around(at(box(r * 0.4, 0.4, r * 0.14, whitePlastic), r * 0.36, 4.2, 0), 5),
    ),
    { x: 90 },
  );
}

function gauge(r: number): Solid {
  return group(
    turned(cylinder(r * 1.16, 1.6, chrome, 0.2, 36), { x: 90 }),
    at(
      decal(
        disc(r, whiteInk),
        group(ticks(r * 0.92, 11, blackInk), ring(r * 0.62, r * 0.1, redInk, -45, 20)),
        turned(patch(r * 0.1, r * 0.9, redInk, 0, 0, r * 0.3), { z: 45 }),
      ),
      0,
      0,
      1.6,
    ),
  );
}

/** Pressure switch with its red knob, two gauges and the outlet, facing the front. */
function pressureSwitch(): Solid {
  const outlet = group(
    turned(cylinder(0.9, 3.6, brass, 0.1, 6), { x: 90 }),
    at(turned(cylinder(1.1, 1.8, chrome, 0.1), { x: 90 }), 0, 0, 3.2),
  );
  return group(
    at(box(7, 8, 6, blackPlastic, 0.8), 0, 0, 0),
    at(cylinder(1.6, 2.2, redPlastic, 0.4), 0, 7.6, 0),
    at(box(15, 2, 2, brass, 0.3), 0, 1, 2.6),
    paired(at(gauge(2.2), 6, 4, 2.4)),
    at(outlet, 5.4, 1.6, 3),
    at(decal(patch(4, 2, whiteInk, 0.2), slots(3, 1, 2, blackInk, 0.4)), 0, 5.4, 3),
  );
}

/** A round motor lying along x, ribbed. */
function motor(r: number, length: number, material = castIron): Solid {
  const ribs = row(at(cylinder(r * 1.06, 0.5, material, 0.1), 0, length * 0.5, 0), 7, [0, length * 0.085, 0]);
  const cap = at(
    group(cylinder(r * 1.02, length * 0.16, blackPlastic, 0.6), at(cylinder(r * 0.3, 0.4, greyPlastic), 0, -0.3, 0)),
    0,
    -length * 0.14,
    0,
  );
  return turned(group(cylinder(r, length, material, 0.6), ribs, cap), { z: -90 });
}

/** A cylinder with cooling fins and its head standing on y = 0. */
function finned(r: number, h: number): Solid {
  return group(
    cylinder(r * 0.8, h, aluminium),
    row(at(box(r * 2, 0.6, r * 2, aluminium, 0.2), 0, h * 0.5, 0), 7, [0, h * 0.13, 0]),
    at(box(r * 2, h * 0.16, r * 2, castIron, 0.4), 0, h, 0),
  );
}

function cowledPump(length: number, look: Look): Solid {
  const cover = turned(
    extrude(points([-10, 0, 10, 0, 10, 9, 6, 14, -6, 14, -10, 10]), length * 0.5, blackPlastic, 1.4),
    { y: 0 },
  );
  const vents = row(at(decal(slots(2.4, 7, 5, greyInk, 0.45)), 0, 7, length * 0.25), 4, [3.6, 0, 0]);
  return group(
    at(turned(group(cover, vents), { y: 90 }), -length * 0.02, 0, 0),
    paired(at(decal(slots(length * 0.3, 6, 4, greyInk, 0.4)), 0, 5, 10), 'z'),
    at(box(length * 0.5, 2, 15, painted(look.colour), 0.6), 0, 12.6, 0),
    at(
      group(cylinder(3.4, 4, blackPlastic, 0.6), at(cylinder(2.6, 0.6, darkPlastic, 0.2), 0, 4, 0)),
      -length * 0.34,
      4,
      3,
    ),
    at(turned(cylinder(2.4, 5, aluminium, 0.3), { z: 90 }), -length * 0.22, 6, 3),
  );
}

function beltPump(length: number, look: Look): Solid {
  const guard = group(
    at(extrude(rectangle(length * 0.62, 19, 9), 4.6, painted(look.colour), 0.8), 0, 11, -9),
    at(decal(disc(5.6, blackInk, -length * 0.18, 0), disc(7.6, blackInk, length * 0.15, 0)), 0, 11, -6.7),
    [-length * 0.18, length * 0.15].map((x) =>
      at(decal(...[7, 5, 3].map((r) => ring(r * (x < 0 ? 0.74 : 1), 0.4, greyInk))), x, 11, -6.62),
    ),
  );
  return group(
    guard,
    at(motor(6.4, length * 0.32, painted(look.colour)), -length * 0.32, 7, 1.6),
    at(box(length * 0.3, 1.4, 14, blackPowder, 0.3), -length * 0.17, 0, 1),
    at(
      group(
        cylinder(6, 6, castIron, 1),
        at(turned(finned(4.4, 8), { z: -28 }), 2, 5, 0),
        at(turned(finned(4.4, 8), { z: 28 }), -2, 5, 0),
      ),
      length * 0.17,
      0.4,
      1.4,
    ),
    at(cylinder(2.4, 3, blackPlastic, 0.3), length * 0.17 - 9.6, 14, 1.4),
    tube(path([length * 0.17 + 9, 12, 1.4, length * 0.36, 10, 1.4, length * 0.38, -1, 1.4]), 0.7, copper, { bend: 3 }),
  );
}

function silentPump(length: number): Solid {
  const head = group(
    cylinder(6.4, 15, whitePlastic, 1.4),
    at(lathe(points([6.2, 0, 6.2, 1.2, 5, 2.8, 2.4, 3.6, 0, 3.8]), blackPlastic), 0, 14.4, 0),
    at(cylinder(6.6, 1.2, blackPlastic, 0.2), 0, 4, 0),
    around(at(box(0.5, 6, 0.3, greyPlastic), 0, 6.4, 6.35), 16),
    at(cylinder(1.5, 3.4, darkPlastic, 0.3), 4.4, 16, 0),
  );
  return group(
    row(at(group(head, at(cylinder(5, 1.4, rubber), 0, -1, 0)), 0, 1, 0), 2, [length * 0.3, 0, 0]),
    at(box(length * 0.66, 1.2, 15, blackPowder, 0.3), 0, -0.4, 0),
    tube(
      path([-length * 0.15, 19, 2, -length * 0.15, 22, 4, length * 0.15, 22, 4, length * 0.15, 19, 2]),
      0.6,
      copper,
      { bend: 3 },
    ),
  );
}

const compressors: Drawing = (look) => {
  const r = look.variant === 1 ? sized(look, 16, 20) : sized(look, 12, 15);
  const length = look.variant === 1 ? sized(look, 80, 100) : sized(look, 52, 62);
  const wheelR = look.variant === 1 ? 8.5 : 7;
  const axis = wheelR + r * 0.72;
  const pump =
    look.variant === 1 ? beltPump(length, look) : look.variant === 2 ? silentPump(length) : cowledPump(length, look);
  const leg = at(
    group(cylinder(2, 2, rubber, 0.3), at(box(4, axis - r * 0.5, 3, painted(look.colour), 0.4), 0, 1.6, 0)),
    length * 0.32,
    0,
    r * 0.55,
  );
  const top = axis + r;
  const handle = tube(
    [
      [length * 0.3, axis + r * 0.4, r * 0.6],
      [length * 0.62, top + 7, r * 0.6],
      [length * 0.62, top + 7, -r * 0.6],
      [length * 0.3, axis + r * 0.4, -r * 0.6],
    ],
    1.1,
    blackPowder,
    { bend: 4 },
  );
  const grip = tube(path([length * 0.62, top + 7, r * 0.42, length * 0.62, top + 7, -r * 0.42]), 1.5, rubber);
  const solid = group(
    at(tank(r, length, look), 0, axis, 0),
    paired(at(wheel(wheelR), -length * 0.3, wheelR, r * 0.62), 'z'),
    at(turned(cylinder(1, r * 1.4, steel), { x: 90 }), -length * 0.3, wheelR, -r * 0.7),
    paired(at(box(4, r * 0.7, 2.4, painted(look.colour), 0.4), -length * 0.3, wheelR - 1, r * 0.5), 'z'),
    paired(leg, 'z'),
    handle,
    grip,
    at(box(length * 0.7, 1.4, r * 1.1, blackPowder, 0.3), 0, top - 1.2, 0),
    at(pump, -length * 0.04, top, 0),
    at(pressureSwitch(), length * 0.32, top - 1.5, r * 0.36),
    tube(
      path([length * 0.3, axis + r * 0.6, -r * 0.6, length * 0.18, top + 6, -r * 0.5, 0, top + 5, -r * 0.3]),
      0.6,
      copper,
      { bend: 4 },
    ),
    at(turned(cylinder(1.2, 2, brass, 0.1, 6), { x: 180 }), 0, axis - r + 0.3, 0),
  );
  return withDetail(solid, [length * 0.32, top + 3, r * 0.5]);
};

export const compressedAir = {
  compressors,
  'air-impact-wrenches': airImpactWrenches,
  'air-hoses': airHoses,
} satisfies Record<string, Drawing>;
