import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { rocker } from '../../geometry/fittings.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  beech,
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { wheel } from '../cleaning/wheel.ts';
import { chainsaws } from './chainsaws.ts';

const bark = plastic([112, 84, 62], 1);
const ringInk = print([186, 144, 96]);
const warning = print([248, 202, 40]);
const redKnob = plastic([200, 44, 40], 0.4);

/** A log standing on y = 0, its cut face up. */
function log(r: number, h: number): Solid {
  return group(
    cylinder(r, h, bark, 0.3, 28),
    around(at(box(1.2, h * 0.96, 0.7, bark, 0.2), 0, h * 0.02, r), 13),
    at(cylinder(r * 0.9, 0.2, beech), 0, h, 0),
    at(
      turned(decal(group([0.7, 0.5, 0.3].map((t) => ring(r * t, 0.3, ringInk))), disc(0.5, ringInk)), { x: -90 }),
      0,
      h + 0.2,
      0,
    ),
  );
}

/** An electric motor lying along x, its fan cover to the right. */
function motor(r: number, l: number): Solid {
  const upright = group(
    cylinder(r, l * 0.86, aluminium, 0.3),
    around(at(box(0.6, l * 0.62, 1.1, aluminium), 0, l * 0.12, r), 24),
    at(cylinder(r * 1.06, l * 0.22, blackPlastic, 0.7), 0, l * 0.8, 0),
  );
  const plug = group(
    at(box(l * 0.44, r * 0.7, r * 1.2, blackPlastic, 0.5), l * 0.42, r * 0.86, 0),
    at(rocker(3, 4, redInk), l * 0.42, r * 1.2, r * 0.6),
  );
  return group(turned(upright, { z: -90 }), plug);
}

function lever(h: number): Solid {
  return group(tube(path([0, 0, 0, 0, h, 0]), 0.8, chrome), at(sphere(1.9, redKnob, 24), 0, h + 1, 0));
}

const label = (w: number, h: number) =>
  decal(
    patch(w, h, whiteInk, 0.4),
    patch(h * 0.6, h * 0.6, redInk, 0.3, -w * 0.36, 0),
    at(slots(w * 0.5, h * 0.5, 2, blackInk), w * 0.1, 0, 0),
  );

function horizontalSplitter(look: Look): Solid {
  const body = painted(look.colour);
  const l = sized(look, 94, 108);
  const y = sized(look, 24, 30);
  const wedge = extrude(points([-7, 0, 2, 0, 2, 16, -1, 16]), 2.4, steel, 0.2);
  const cradle = paired(at(turned(box(l * 0.44, 1, 9, blackPowder, 0.3), { x: -38 }), -l * 0.14, y + 10.5, 8.6), 'z');
  const ram = group(
    at(turned(cylinder(2.4, 14, chrome), { z: -90 }), l * 0.06, y + 20, 0),
    at(box(3, 16, 13, body, 0.6), l * 0.06, y + 11, 0),
    at(turned(cylinder(6.4, l * 0.3, body, 0.8), { z: -90 }), l * 0.16, y + 20, 0),
    at(turned(cylinder(7, 3, blackPowder, 0.5), { z: -90 }), l * 0.155, y + 20, 0),
    at(box(6, 18, 16, body, 0.8), l * 0.44, y + 8, 0),
  );
  const frame = group(
    at(box(l, 11, 13, body, 0.8), 0, y, 0),
    at(box(7, 26, 4, body, 0.5), -l * 0.44, y + 4, 0),
    at(turned(wedge, { y: 180 }), -l * 0.4, y + 11, 0),
    paired(tube(path([-l * 0.42, y, 3, -l * 0.46, 1.4, 20]), 1.8, blackPowder), 'z'),
    tube(path([-l * 0.46, 1.4, -22, -l * 0.46, 1.4, 22]), 1.8, blackPowder),
    tube(path([-l * 0.5, y + 6, -6, -l * 0.6, y + 8, -6, -l * 0.6, y + 8, 6, -l * 0.5, y + 6, 6]), 1.2, blackPowder, {
      bend: 2,
    }),
    paired(at(turned(wheel(11, 5), { y: -90 }), l * 0.36, 11, 17), 'z'),
    tube(path([l * 0.36, 11, -16, l * 0.36, 11, 16]), 1.4, steel),
    at(box(7, y - 8, 8, blackPowder, 0.5), l * 0.36, 9, 0),
  );
  const logAt = at(turned(log(8, l * 0.36), { z: 90 }), l * 0.04, y + 19.6, 0);
  return group(
    frame,
    cradle,
    ram,
    logAt,
    at(motor(7.4, 26), l * 0.08, y + 2, 14),
    at(lever(20), l * 0.34, y + 24, 5),
    at(label(l * 0.2, 5), -l * 0.2, y + 5.5, 6.5),
    at(decal(patch(5, 5, warning, 0.5), patch(0.8, 2.6, blackInk, 0.3, 0, 0.3)), -l * 0.03, y + 5.5, 6.55),
    cable(path([l * 0.3, y + 6, 20, l * 0.4, y, 26, l * 0.46, 4, 30, l * 0.3, 0.7, 36, l * 0.1, 0.7, 32]), 0.6, rubber),
  );
}

function verticalSplitter(look: Look): Solid {
  const body = painted(look.colour);
  const h = sized(look, 118, 150);
  const w = sized(look, 50, 60);
  const base = 12;
  const top = h * 0.62;
  const wedge = turned(extrude(points([-9, 16, 9, 16, 9, 4, 0, 0, -9, 4]), 3.4, steel, 0.4), { y: 90 });
  const arm = paired(
    group(
      tube(path([6, top + 2, 0, 18, top, 6, 24, top - 6, 20]), 1.3, body, { bend: 4 }),
      tube(path([24, top - 6, 19, 24.6, top - 7, 27]), 1.8, rubber),
      at(extrude(points([-4, 0, 5, 0, 5, 2, 0, 9, -4, 9]), 0.8, blackPowder, 0.1), 21, top - 6, 14),
    ),
  );
  return group(
    at(box(w, 4, w * 0.9, body, 0.8), 0, base - 4, 4),
    at(box(w * 0.5, 1, w * 0.5, steel, 0.3), 0, base - 0.4, 12),
    paired(at(box(3, h - base, 13, body, 0.5), 5.5, base - 1, -10)),
    at(box(10, h - base - 2, 3, body, 0.4), 0, base - 1, -14),
    at(cylinder(6, h * 0.4, body, 0.8), 0, h * 0.7, -4),
    at(cylinder(6.6, 3, blackPowder, 0.5), 0, h * 0.7 - 1, -4),
    at(cylinder(2.6, h * 0.16, chrome), 0, h * 0.56, -4),
    at(box(12, 11, 14, body, 0.6), 0, top - 4, -3),
    at(wedge, 0, top - 18, 6),
    at(box(4, 8, 12, steel, 0.4), 0, top - 4, 6),
    at(log(9, h * 0.24), 0, base + 0.4, 10),
    arm,
    paired(at(wheel(12, 6), w / 2 + 3, 12, -14)),
    tube(path([-w / 2 - 2, 12, -14, w / 2 + 2, 12, -14]), 1.5, steel),
    paired(at(box(6, base - 3, 8, blackPowder, 0.6), w * 0.38, 0, w * 0.36)),
    at(turned(motor(8.4, 30), { z: 90 }), 18, h * 0.24, -18),
    at(box(14, 6, 12, body, 0.6), 12, h * 0.2, -16),
    cable(path([10, h * 0.3, -20, 4, h * 0.5, -24, 0, h * 0.9, -14, 0, h * 1.06, -6]), 1, rubber),
    tube(
      path([-14, h * 0.8, -16, -14, h * 0.86, -26, 14, h * 0.86, -26, 14, h * 0.8, -16, 6, h * 0.8, -12]),
      1.3,
      blackPowder,
      { bend: 4 },
    ),
    at(label(9, 12), 0, h * 0.86, 2.2),
    at(decal(patch(14, 2.6, warning, 0.4), patch(9, 0.7, blackInk)), 0, base - 2, w * 0.45 + 4),
    paired(
      tube(
        path([w * 0.44, base, w * 0.3, w * 0.44, h * 0.36, w * 0.3, w * 0.44, h * 0.36, -8, 8, h * 0.4, -10]),
        0.9,
        darkPlastic,
        { bend: 4 },
      ),
    ),
  );
}

const logSplitters: Drawing = (look) =>
  look.variant === 1
    ? withDetail(verticalSplitter(look), [0, sized(look, 70, 88), 6])
    : withDetail(horizontalSplitter(look), [sized(look, 10, 12), sized(look, 40, 46), 6]);

export const woodAndGarden = {
  'log-splitters': logSplitters,
  chainsaws,
} satisfies Record<string, Drawing>;
