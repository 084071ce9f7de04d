import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { cone, cylinder, torus } from '../../geometry/lathe.ts';
import { path } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  darkSteel,
  fabric,
  ledGreen,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { loadHook } from './hook.ts';

const signalYellow = plastic([246, 192, 40], 0.5);
const hazard = print([30, 30, 32]);
const sack = fabric([58, 60, 66]);

/** The pendant with its two push buttons and the emergency stop, standing before the hoist, its cable led up. */
function pendant(x: number, top: number, z: number): Solid {
  const face = group(
    decal(disc(1.3, whiteInk, 0, 2.2), disc(1.3, blackInk, 0, -1.2)),
    at(decal(disc(0.5, ledGreen, 0, 2.2), disc(0.5, whiteInk, 0, -1.2)), 0, 0, 0.05),
    at(
      turned(group(cylinder(1.1, 0.6, signalYellow, 0.1), at(cylinder(1.3, 1, redInk, 0.3), 0, 0.5, 0)), { x: 90 }),
      0,
      5.6,
      0,
    ),
  );
  const unit = group(
    box(5.4, 18, 4.4, signalYellow, 1.4),
    at(face, 0, 9, 2.2),
    at(cone(2, 0.8, 4.4, rubber, 0.2), 0, 17.4, 0),
    at(box(5.6, 1.6, 4.6, blackPlastic, 0.6), 0, 1.4, 0),
  );
  return group(
    at(unit, x, 0, z),
    cable(
      [
        [x, 21, z],
        [x + 0.4, 26, z - 0.6],
        [x - 3, top - 9, z - 3],
        [x - 7, top - 4, 3],
      ],
      0.55,
      rubber,
    ),
  );
}

function stripes(w: number, h: number): Solid {
  return decal(
    patch(w, h, signalYellow, 0.1),
    row(turned(patch(w * 0.06, h * 1.25, hazard), { z: -32 }), 6, [w * 0.15, 0, 0]),
  );
}

/** The two falls of rope and the block with its hook. */
function hookBlock(x: number, y: number, look: Look): Solid {
  const paint = painted(look.colour);
  const block = group(
    paired(at(turned(cylinder(4.4, 1.2, paint, 0.4), { x: 90 }), x, 15, 1.4), 'z'),
    at(box(3, 4, 4, darkSteel, 0.5), x, 9, 0),
    at(loadHook(3.1, darkSteel), x, 4.5, 0),
  );
  const ropes = [x - 3.4, x + 3.4].map((side) => tube(path([side, 15, 0, side, y, 0]), 0.34, steel, { sides: 8 }));
  return group(ropes, block);
}

function ropeHoist(look: Look): Solid {
  const l = sized(look, 46, 56);
  const r = sized(look, 8, 9.6);
  const y = sized(look, 44, 50);
  const paint = painted(look.colour);
  const along = (radius: number, from: number, length: number, material: typeof paint, round = 0.4) =>
    at(turned(cylinder(radius, length, material, round), { z: -90 }), from, 0, 0);
  const motor = group(
    along(r, l * 0.08, l * 0.4, paint, 1),
    at(turned(around(at(box(0.7, l * 0.3, 1.2, paint, 0.2), 0, 0, r), 26), { z: -90 }), l * 0.12, 0, 0),
    along(r * 0.98, l * 0.46, l * 0.06, blackPlastic, 1),
  );
  const gear = group(
    along(r * 1.06, -l * 0.5, l * 0.2, darkPlastic, 1.4),
    along(r * 0.5, -l * 0.53, l * 0.05, darkSteel),
    paired(at(decal(disc(0.8, chrome)), -l * 0.4, 0, r * 1.06), 'z'),
  );
  const drum = group(
    along(r * 0.62, -l * 0.32, l * 0.4, darkSteel),
    row(turned(torus(r * 0.66, 0.42, steel, 28), { z: 90 }), 14, [l * 0.022, 0, 0]),
    along(r * 0.9, -l * 0.31, 0.8, blackPowder),
    along(r * 0.9, l * 0.07, 0.8, blackPowder),
  );
  const rail = paired(at(box(l * 0.42, 2, 2, blackPowder, 0.4), -l * 0.1, r * 0.7, r * 0.66), 'z');
  const clamp = tube(
    path([0, 0, -r * 0.8, 0, r * 1.1, -r * 0.8, 0, r * 1.1, r * 0.8, 0, 0, r * 0.8]),
    0.9,
    blackPowder,
    { bend: 1.4 },
  );
  const hangers = row(at(group(clamp, at(box(4, 1.4, r * 1.9, blackPowder, 0.3), 0, 0, 0)), -l * 0.1, r * 0.95, 0), 2, [
    l * 0.26,
    0,
    0,
  ]);
  const label = at(
    group(
      decal(patch(l * 0.26, r * 0.66, whiteInk, 0.3)),
      at(decal(slots(l * 0.14, r * 0.3, 2, blackInk, 0.4)), l * 0.04, 0, 0.05),
      at(decal(patch(l * 0.05, r * 0.4, redInk, 0.2)), -l * 0.08, 0, 0.05),
    ),
    l * 0.29,
    0,
    r + 1.1,
  );
  const body = group(
    motor,
    gear,
    drum,
    rail,
    hangers,
    label,
    at(box(l * 0.2, r * 0.9, r * 1.2, blackPlastic, 1), l * 0.28, -r * 1.7, 0),
    at(stripes(l * 0.18, r * 0.4), l * 0.28, -r * 1.25, r * 0.62),
  );
  const x = -l * 0.12;
  return withDetail(group(at(body, 0, y, 0), hookBlock(x, y, look), pendant(l * 0.42, y, 8)), [0, y, r]);
}

function chain(count: number, size: number): Solid {
  const link = tube(
    path([-size * 0.4, -size, 0, size * 0.4, -size, 0, size * 0.4, size, 0, -size * 0.4, size, 0]),
    size * 0.24,
    chrome,
    { closed: true, bend: size * 0.5, sides: 8 },
  );
  return group(
    Array.from({ length: count }, (_, i) => at(turned(link, { y: i % 2 === 0 ? 0 : 90 }), 0, i * size * 1.5, 0)),
  );
}

function chainHoist(look: Look): Solid {
  const k = sized(look, 0.85, 1.05);
  const paint = painted(look.colour);
  const base = 40;
  const along = (radius: number, from: number, length: number, material: typeof paint, round = 0.6) =>
    at(turned(cylinder(radius, length, material, round), { z: -90 }), from, 0, 0);
  const body = group(
    at(box(17, 22, 19, paint, 2), 0, -11, 0),
    along(9, 8, 15, paint, 1.4),
    at(turned(around(at(box(0.7, 12, 1.2, paint, 0.2), 0, 0, 8.8), 24), { z: -90 }), 9.4, 0, 0),
    along(8.6, 22.6, 4, blackPlastic, 1.2),
    along(8.4, -19, 11, darkPlastic, 1.6),
    row(at(turned(cylinder(8.7, 0.7, darkPlastic, 0.2), { z: -90 }), -13.6, 0, 0), 4, [2, 0, 0]),
    at(
      group(
        decal(patch(13, 9, whiteInk, 0.5)),
        at(decal(slots(9, 3, 2, blackInk, 0.4)), 0, 1.6, 0.05),
        at(decal(patch(9, 1.6, redInk, 0.2)), 0, -2.4, 0.05),
      ),
      0,
      2,
      9.5,
    ),
    at(stripes(15, 2.4), 0, -8.4, 9.5),
    at(box(5, 5, 5, darkSteel, 0.8), 0, 10, 0),
    at(turned(loadHook(3.8, darkSteel), { x: 180 }), 0, 21, 0),
  );
  const bag = group(at(cone(5, 6.4, 20, sack, 1.4), 0, -20, 0), at(torus(6.3, 0.6, blackPlastic), 0, 0, 0));
  const solid = group(
    at(body, 0, base + 11, 0),
    at(chain(17, 1.05), 0, 13.4, 2),
    at(group(at(box(4.6, 6, 4.6, paint, 1.2), 0, 8.6, 0), at(loadHook(3.2, darkSteel), 0, 4.4, 0)), 0, 0, 2),
    at(bag, -10, base - 1, 2),
    tube(path([-10, base + 1, 8.4, -10, base - 1, 8.4]), 0.5, steel),
    pendant(17, base + 9, 9),
  );
  return withDetail(scaled(solid, k), [0, (base + 11) * k, 9]);
}

export const electricHoists: Drawing = (look) => (look.variant % 2 === 1 ? chainHoist(look) : ropeHoist(look));
