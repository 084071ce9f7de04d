import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { knob } from '../../geometry/fittings.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { arc } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  castIron,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  ledGreen,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

/** The saw's bow: two wheel housings joined by an arched back, the blade free between them. Lies in x-y, blade below. */
function bow(l: number, r: number, look: Look): Solid {
  const paint = painted(look.colour);
  const left = arc(r, 180, 340, 14).map(([x, y]) => [x - l / 2, y] as const);
  const right = arc(r, 200, 360, 14).map(([x, y]) => [x + l / 2, y] as const);
  const inner = points([
    -l / 2 + r * 1.02,
    r * 0.2,
    -l * 0.22,
    r * 0.72,
    l * 0.22,
    r * 0.72,
    l / 2 - r * 1.02,
    r * 0.2,
  ]);
  const outer = points([l / 2 + r, r * 0.5, l * 0.36, r * 1.34, -l * 0.36, r * 1.34, -l / 2 - r, r * 0.5]);
  const cap = (x: number) =>
    at(
      group(
        turned(cylinder(r * 0.86, 0.8, paint, 0.3), { x: 90 }),
        at(decal(ring(r * 0.6, r * 0.06, blackInk)), 0, 0, 0.8),
        at(turned(cylinder(r * 0.14, 1.6, chrome, 0.2, 6), { x: 90 }), 0, 0, 0),
      ),
      x,
      0,
      3.3,
    );
  const guide = at(
    group(box(2.4, r * 1.3, 3, darkSteel, 0.3), at(turned(cylinder(1, 1.2, chrome), { x: 90 }), 0, 0.8, 1.4)),
    l * 0.2,
    -r * 0.78,
    0,
  );
  return group(
    extrude([...left, ...inner, ...right, ...outer], 6.6, paint, 0.7),
    cap(-l / 2),
    cap(l / 2),
    at(box(l, 1.2, 0.24, steel), 0, -r * 0.86, 0.4),
    at(box(l * 0.6, 1.2, 2, paint, 0.3), -l * 0.02, r * 0.3, -1),
    guide,
    at(guide, -l * 0.42, 0, 0),
    at(
      decal(
        patch(l * 0.3, r * 0.34, whiteInk, 0.3),
        patch(l * 0.05, r * 0.2, redInk, 0.2, -l * 0.1),
        at(slots(l * 0.16, r * 0.16, 2, blackInk, 0.4), l * 0.03, 0, 0),
      ),
      0,
      r * 1.03,
      3.3,
    ),
  );
}

function portableSaw(look: Look): Solid {
  const k = sized(look, 30, 36);
  const r = k * 0.27;
  const paint = painted(look.colour);
  const motor = group(
    turned(cylinder(4.2, 15, blackPlastic, 1), { x: 90 }),
    row(at(decal(slots(1, 5, 4, greyInk, 0.5)), 0, 0, 15), 3, [1.6, 0, 0]),
    at(turned(cylinder(4.4, 2, paint, 0.4), { x: 90 }), 0, 0, 3),
  );
  const grip = tube(
    path([k * 0.62, r * 0.9, -2, k * 0.98, r * 0.8, -2, k * 0.98, -r * 0.5, -2, k * 0.74, -r * 0.5, -2]),
    1.9,
    blackPlastic,
    { bend: 3.4, sides: 20 },
  );
  const solid = group(
    bow(k, r, look),
    at(motor, k * 0.3, r * 0.9, -18),
    at(box(9, 9, 9, darkPlastic, 1.4), k * 0.3, r * 0.5, -5),
    grip,
    at(box(1.4, 3.4, 2.2, redInk, 0.4), k * 0.95, r * 0.1, -2),
    tube(
      path([-k * 0.3, r * 1.1, 1, -k * 0.3, r * 1.9, 3, -k * 0.06, r * 1.9, 3, -k * 0.06, r * 1.1, 1]),
      1.4,
      rubber,
      { bend: 2.6 },
    ),
    at(box(3, r * 1.1, 8, darkSteel, 0.4), -k * 0.18, -r * 1.3, 0),
    cable(
      path([k * 0.95, -r * 0.6, -2, k * 1.05, -r * 0.9, -4, k * 1.08, -r * 0.96, -14, k * 0.7, -r * 0.96, -20]),
      0.5,
      rubber,
    ),
    paired(at(box(5, 1.4, 7, blackPlastic, 0.4), k / 2, -r - 0.3, 0)),
  );
  return withDetail(at(solid, 0, r * 1.3, 0), [k * 0.1, r * 1.4, 3]);
}

/** The vise's two jaws on the bed, a round bar between them. */
function vise(): Solid {
  return group(
    at(box(2.4, 9, 18, castIron, 0.5), -9, 0, 0),
    at(box(2.4, 8, 13, castIron, 0.5), 5, 0, 0),
    at(turned(cylinder(0.9, 17, chrome), { z: -90 }), 6, 3.6, 0),
    at(
      turned(group(cylinder(4.4, 1.2, castIron, 0.3), around(at(box(3.6, 1, 0.8, darkSteel), 2, 1.1, 0), 3)), {
        z: -90,
      }),
      22.4,
      3.6,
      0,
    ),
    at(turned(cylinder(0.6, 4, chrome), { z: -90 }), 23, 6.8, 0),
    at(turned(cylinder(3, 30, steel, 0.1), { x: 90 }), -4.4, 3.2, -14),
  );
}

function stand(l: number, h: number, isClosed: boolean, look: Look): Solid {
  const paint = painted(look.colour);
  if (isClosed) {
    const door = at(
      decal(patch(l * 0.5, h * 0.62, blackInk, 0.6), patch(l * 0.49, h * 0.61, paint, 0.6)),
      -l * 0.08,
      h * 0.46,
      13,
    );
    return group(
      box(l * 0.84, h, 26, blackPowder, 0.6),
      at(box(l * 0.86, 5, 28, paint, 0.6), 0, h - 5, 0),
      door,
      at(knob(1.3, blackPlastic), l * 0.1, h * 0.46, 13.1),
      at(box(l * 0.9, 4, 29, blackPowder, 0.4), 0, 0, 0),
    );
  }
  const leg = tube(path([l * 0.44, 0.6, 17, l * 0.34, h, 11]), 1.7, paint, { sides: 4 });
  return group(
    paired(paired(leg), 'z'),
    paired(at(box(l * 0.8, 3, 1.4, paint, 0.3), 0, h * 0.34, 15), 'z'),
    paired(at(box(1.4, 3, 28, paint, 0.3), l * 0.41, h * 0.34, 0)),
    at(box(l * 0.8, 0.8, 28, paint, 0.2), 0, h * 0.38, 0),
    paired(paired(at(cylinder(2.4, 1.2, rubber, 0.3), l * 0.44, 0, 17), 'z')),
    paired(at(turned(cylinder(6, 3, rubber, 0.6), { x: 90 }), -l * 0.43, 6, 17.4), 'z'),
  );
}

function coolant(l: number, h: number): Solid {
  return group(
    at(group(box(8, 8, 8, darkPlastic, 0.8), at(cylinder(3, 6, castIron, 0.4), 0, 8, 0)), l * 0.28, h * 0.3, 15),
    cable(
      path([l * 0.28, h * 0.3 + 14, 15, l * 0.3, h + 4, 17, l * 0.16, h + 22, 12, l * 0.06, h + 22, 6, 1, h + 15, 4]),
      0.6,
      rubber,
    ),
    at(box(10, 1.2, 10, blackPowder, 0.2), l * 0.28, h * 0.3 - 1, 15),
  );
}

function standingSaw(look: Look): Solid {
  const l = sized(look, 76, 92);
  const h = 52;
  const r = l * 0.15;
  const isCooled = look.variant === 2;
  const raise = 16;
  const bowAt = at(turned(at(bow(l * 0.62, r, look), -l * 0.31 - r, r * 0.86, 0), { z: -raise }), l * 0.42, h + 9, -1);
  const motor = group(
    at(cylinder(6, 16, castIron, 0.8), 0, 0, 0),
    row(at(cylinder(6.3, 0.5, castIron, 0.1), 0, 8, 0), 6, [0, 1.8, 0]),
    at(cylinder(6.1, 2, blackPlastic, 0.6), 0, 15, 0),
  );
  const solid = group(
    stand(l, h, isCooled, look),
    at(tray(l * 0.9, 5, 32, 0.8, painted(look.colour)), 0, h - 1, 0),
    at(box(l * 0.84, 6, 18, castIron, 0.6), 0, h, 0),
    at(vise(), -l * 0.06, h + 5.6, 0),
    bowAt,
    at(box(10, 13, 16, castIron, 1), l * 0.4, h + 2, -4),
    at(turned(motor, { x: -90 }), l * 0.32, h + 18, -6),
    tube(path([l * 0.3, h + 4, 9, l * 0.02, h + 22, 6]), 1.7, chrome),
    tube(path([l * 0.3, h + 4, 9, l * 0.18, h + 11.7, 7.7]), 2.4, darkSteel),
    tube(path([-l * 0.32, h + 33, 0, -l * 0.44, h + 40, 0]), 1, chrome),
    at(sphere(2, blackPlastic), -l * 0.44, h + 40, 0),
    at(
      group(
        box(9, 12, 6, blackPlastic, 1),
        at(decal(disc(1.4, ledGreen, 0, 2.6), disc(1.8, redInk, 0, -2.2)), 0, 6, 3),
      ),
      l * 0.42,
      h - 16,
      15,
    ),
    isCooled ? coolant(l, h) : null,
  );
  return withDetail(solid, [0, h + 14, 6]);
}

export const metalBandSaws: Drawing = (look) =>
  look.variant === 0 || look.variant === 3 ? portableSaw(look) : standingSaw(look);
