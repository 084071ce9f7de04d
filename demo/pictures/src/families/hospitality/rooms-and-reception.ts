import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, castor, feet, knob } from '../../geometry/fittings.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  chrome,
  darkPlastic,
  fabric,
  glow,
  greyInk,
  paint,
  plastic,
  print,
  rubber,
  steel,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { bottle, glassDoor, pullBar, wireShelf } from '../gastronomy/cold-display.ts';

const lit = glow([255, 250, 236]);
const redCarpet = fabric([150, 34, 42]);
const tan = paint([156, 104, 62], 0.7);
const navy = paint([44, 62, 96], 0.6);
const seam = print([92, 60, 36]);
const canBlue = plastic([44, 104, 178], 0.2);
const canRed = plastic([200, 42, 46], 0.2);

function can(index: number): Solid {
  return group(
    cylinder(2.6, 9.6, index % 2 === 0 ? canRed : canBlue, 0.5, 24),
    at(cylinder(2.2, 0.4, chrome, 0.1, 24), 0, 9.5, 0),
  );
}

function minibarStock(width: number, depth: number, room: number): Solid {
  const cans = [0, 1, 2, 3, 4].map((i) => at(can(i), (i - 2) * (width / 5.4), 0.4, depth * 0.1));
  const tall = [0, 1, 2, 3].map((i) => at(bottle(22, i), (i - 1.5) * (width / 4.6), 0.4, depth * 0.12));
  return group(
    at(group(wireShelf(width, depth, 10), tall), 0, 0.6, 0),
    at(group(wireShelf(width, depth, 10), cans), 0, room * 0.56, 0),
  );
}

/** Hinged on its left edge at x = 0, bottle racks on its inside. */
function solidDoor(width: number, height: number, look: Look): Solid {
  const rack = (y: number) =>
    group(
      at(box(width * 0.78, 5, 0.6, whitePlastic, 0.2), width / 2, y, -8.4),
      at(box(width * 0.78, 0.6, 6.4, whitePlastic, 0.2), width / 2, y, -5.4),
      at(row(box(0.6, 5, 6, whitePlastic, 0.2), 2, [width * 0.77, 0, 0]), width / 2, y, -5.4),
    );
  return group(
    at(box(width, height, 3.4, painted(look.colour), 0.6), width / 2, 0, 0),
    at(box(width - 2.4, height - 2.4, 1.4, whitePlastic, 0.4), width / 2, 1.2, -2),
    rack(height * 0.12),
    rack(height * 0.5),
    [0.3, 0.5, 0.7].map((t, i) => at(bottle(19, i + 1), width * t, height * 0.12 + 0.6, -5.4)),
    [0.3, 0.5, 0.7].map((t, i) => at(can(i), width * t, height * 0.5 + 0.6, -5.4)),
    at(pullBar(14, 0.7), width - 3, height * 0.7, 1.6),
  );
}

const minibars: Drawing = (look) => {
  const isGlass = look.variant % 2 === 1;
  const [width, depth, tall] = [sized(look, 38, 43), sized(look, 40, 46), sized(look, 48, 66)];
  const housing = painted(look.colour);
  const front = depth / 2 - 2;
  const body = group(
    paired(at(box(2.6, tall, depth - 4, housing, 0.5), width / 2 - 1.3, 0, -2)),
    at(box(width - 1, 2.6, depth - 4.2, housing, 0.5), 0, 0, -2),
    at(box(width - 0.4, 2.6, depth - 4.2, housing, 0.5), 0, tall - 2.6, -2),
    at(box(width - 1, tall - 1, 3, housing, 0.4), 0, 0.5, -depth / 2 + 1.5),
    at(box(width - 4.6, tall - 4, 0.4, whitePlastic), 0, 2, 3.3 - depth / 2),
    paired(at(box(0.4, tall - 5, depth - 6, whitePlastic), width / 2 - 2.8, 2.5, -1)),
    at(box(width - 5, 0.4, depth - 6, whitePlastic), 0, 2.5, -1),
    at(minibarStock(width - 7, depth - 9, tall - 8), 0, 3.2, -1.6),
    at(box(9, 4, 3, whitePlastic, 0.6), 0, tall - 7, -depth / 2 + 4.6),
    at(knob(1.2, darkPlastic, 30), 0, tall - 5, -depth / 2 + 6.1),
    at(box(6, 0.8, 1.4, lit), width * 0.24, tall - 3.3, front - 4),
    isGlass
      ? group(
          at(glassDoor(width, tall, 3.2, housing), 0, 0, front + 1.7),
          at(pullBar(20, 0.7), width / 2 - 2, tall * 0.52, front + 3),
        )
      : at(turned(solidDoor(width, tall, look), { y: -78 }), -width / 2, 0, front + 1.4),
    paired(at(cylinder(0.8, 0.8, chrome, 0.1, 16), -width / 2 + 1.6, tall - 0.1, front - 3.4)),
    turned(at(decal(slots(width * 0.6, tall * 0.4, 10, greyInk, 0.4)), 0, tall * 0.5, depth / 2), { y: 180 }),
  );
  return withDetail(group(feet(width - 3, depth - 6, 1.5, 2), at(body, 0, 1.8, 0)), [0, tall * 0.6, front]);
};

function suitcase(width: number, height: number, depth: number, isTan: boolean): Solid {
  const mat = isTan ? tan : navy;
  const ridge = at(box(0.8, height - 4, depth + 0.3, isTan ? mat : darkPlastic, 0.3), 0, 2, 0);
  return group(
    box(width, height, depth, mat, 2),
    isTan
      ? row(at(decal(patch(2.4, height - 0.6, seam)), 0, height / 2, depth / 2), 2, [width * 0.5, 0, 0])
      : row(ridge, 4, [width / 5, 0, 0]),
    at(turned(bowHandle(width * 0.26, 3, 0.7, darkPlastic), { x: -90 }), 0, height - 0.2, 0),
  );
}

function clothesHanger(tall: number): Solid {
  return at(
    group(
      tube(
        [
          [0, 0, -20],
          [0, 7, 0],
          [0, 0, 20],
        ],
        0.5,
        darkPlastic,
        { bend: 4, sides: 10 },
      ),
      at(box(1, 1, 40, darkPlastic, 0.4), 0, -0.5, 0),
      tube(
        [
          [0, 5.4, 0],
          [0, 10.4, 0],
          [0, 12.4, 1.6],
          [0, 11, 3],
        ],
        0.35,
        chrome,
        { bend: 1.4, sides: 8 },
      ),
    ),
    0,
    tall * 0.72 - 12,
    0,
  );
}

/** Two hoops crossing above the platform, a rail for clothes between them. */
function birdcage(length: number, width: number, tall: number, metal: Material): Solid {
  const [x, z] = [length / 2 - 5, width / 2 - 5];
  const hoop = (side: number): readonly Vec[] => [
    [-x, 26, side * z],
    [-x, tall * 0.72, side * z],
    [-x * 0.72, tall * 0.93, side * z * 0.62],
    [0, tall, 0],
    [x * 0.72, tall * 0.93, -side * z * 0.62],
    [x, tall * 0.72, -side * z],
    [x, 26, -side * z],
  ];
  const hanger = clothesHanger(tall);
  return group(
    tube(hoop(1), 1.7, metal, { bend: 22, sides: 20 }),
    tube(hoop(-1), 1.7, metal, { bend: 22, sides: 20 }),
    at(sphere(3, metal), 0, tall + 1.4, 0),
    tube(
      [
        [-x, tall * 0.72, 0],
        [x, tall * 0.72, 0],
      ],
      1.2,
      metal,
    ),
    paired(
      tube(
        [
          [x, tall * 0.72, -z],
          [x, tall * 0.72, z],
        ],
        1.2,
        metal,
      ),
    ),
    row(hanger, 3, [8, 0, 0]),
    paired(paired(at(cylinder(2.4, 5, metal, 0.4, 28), x, 24, z)), 'z'),
  );
}

function pushBow(length: number, width: number, tall: number, metal: Material): Solid {
  return tube(
    [
      [length / 2 - 3, 24, width / 2 - 5],
      [length / 2 + 1, tall * 0.9, width / 2 - 5],
      [length / 2 + 1, tall * 0.9, 5 - width / 2],
      [length / 2 - 3, 24, 5 - width / 2],
    ],
    1.7,
    metal,
    { bend: 12, sides: 20 },
  );
}

function platform(length: number, width: number, metal: Material): Solid {
  return group(
    box(length, 4, width, metal, 1.4),
    at(box(length - 5, 0.8, width - 5, redCarpet, 0.4), 0, 3.8, 0),
    at(
      tube(
        [
          [-length / 2, 0, -width / 2],
          [length / 2, 0, -width / 2],
          [length / 2, 0, width / 2],
          [-length / 2, 0, width / 2],
        ],
        1.5,
        rubber,
        { closed: true, bend: 5 },
      ),
      0,
      2,
      0,
    ),
  );
}

const luggageTrolleys: Drawing = (look) => {
  const isCage = look.variant % 2 === 0;
  const [length, width] = [sized(look, 92, 112), sized(look, 52, 60)];
  const tall = isCage ? sized(look, 172, 186) : 96;
  const metal = look.colour === 'silver' ? steel : painted(look.colour);
  const bow = pushBow(length, width, tall, metal);
  const rail = tube(
    [
      [length / 2 - 1, tall * 0.52, width / 2 - 5],
      [length / 2 - 1, tall * 0.52, 5 - width / 2],
    ],
    1.2,
    metal,
  );
  const wheel = castor(20, rubber);
  const deck = platform(length, width, metal);
  const bags = group(
    at(suitcase(44, 30, 20, true), -length * 0.16, 24.4, 6),
    at(suitcase(30, 46, 18, false), length * 0.24, 24.4, -4),
    isCage ? null : at(suitcase(38, 22, 18, false), -length * 0.16, 54.2, 6),
  );
  const solid = group(
    paired(paired(at(wheel, length / 2 - 13, 0, width / 2 - 10)), 'z'),
    at(deck, 0, 20, 0),
    bags,
    isCage
      ? birdcage(length, width, tall, metal)
      : group(
          bow,
          rail,
          at(paired(at(cylinder(2.4, 5, metal, 0.4, 28), 0, 0, width / 2 - 5), 'z'), length / 2 - 3, 24, 0),
        ),
    at(decal(patch(10, 2, whiteInk, 0.4), patch(6, 0.5, blackInk)), 0, 22, width / 2 + 1.52),
  );
  return withDetail(solid, [-length * 0.2, 34, width / 2]);
};

export const roomsAndReception = { minibars, 'luggage-trolleys': luggageTrolleys } satisfies Record<string, Drawing>;
