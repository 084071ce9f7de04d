import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  castIron,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  glass,
  greyPlastic,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  steel,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const peel = plastic([240, 142, 34], 0.6);
const juice = plastic([248, 176, 52], 0.2);

function rod(from: Vec, to: Vec, radius: number, material: Material = chrome): Solid {
  return tube([from, to], radius, material, { sides: 20 });
}

function reamer(r: number, material: Material): Solid {
  const rib = tube(
    [
      [r * 0.95, 0, 0],
      [r * 0.7, r * 0.7, 0],
      [0.2, r * 1.4, 0],
    ],
    r * 0.09,
    material,
    { bend: r * 0.5, sides: 8 },
  );
  return group(cone(r * 0.92, 0.3, r * 1.35, material), around(rib, 8));
}

function tumbler(r: number, h: number): Solid {
  return group(
    at(cone(r * 0.8, r * 0.92, h * 0.7, juice, 0, 32), 0, 0.3, 0),
    lathe(
      [
        [0, 0],
        [r * 0.84, 0],
        [r, h],
      ],
      glass,
      32,
    ),
  );
}

/** Rack press: the lever drives the bell down on the cone. */
function leverPress(look: Look): Solid {
  const tall = sized(look, 38, 48);
  const housing = look.colour === 'silver' ? steel : painted(look.colour);
  const [z, r] = [3, 6.4];
  const bell = lathe(
    [
      [0, 0],
      [r * 0.5, -0.4],
      [r * 0.98, -r * 0.62],
      [r * 0.98, -r * 0.5],
      [r * 0.6, r * 0.2],
      [r * 0.2, r * 0.5],
      [0, r * 0.5],
    ],
    chrome,
  );
  const funnel = lathe(
    [
      [r * 0.3, 0],
      [r * 0.42, r * 0.5],
      [r * 1.05, r * 0.95],
      [r * 1.08, r * 1.15],
      [r * 0.95, r * 1.1],
      [0, r * 0.7],
    ],
    chrome,
  );
  const arm = tall * 0.42;
  return group(
    at(box(20, 2.6, 26, castIron, 1), 0, 1, 0),
    feet(18, 24, 1.4, 1.4),
    at(box(4.6, tall - 3, 6, housing, 1), 0, 3, -9),
    at(box(5.4, 6.6, 9.4, housing, 1), 0, tall - 7, -7.6),
    at(box(3.6, 2.4, 9, housing, 0.6), 0, arm - 1, -4),
    at(funnel, 0, arm - 1, z),
    at(reamer(r * 0.6, chrome), 0, arm + r * 0.5, z),
    at(bell, 0, tall - 8, z),
    at(box(2.2, 13, 2.2, darkSteel, 0.3), 0, tall - 7.4, z - 0.2),
    at(box(3.6, 4.4, 9, housing, 0.6), 0, tall - 5.4, -1.6),
    rod([-3.4, tall - 3.4, -6.6], [4, tall - 3.4, -6.6], 1.4),
    rod([3.8, tall - 3.4, -6.6], [4.6, tall + 9, 6], 0.75),
    rod([4.4, tall + 5.6, 2.4], [4.8, tall + 12, 9.4], 1.35, blackPlastic),
    at(tumbler(3.4, 10), 0, 3.5, z),
    at(decal(patch(6, 1.6, blackInk, 0.3), patch(3.6, 0.4, redInk)), 0, 2.3, 13),
  );
}

function juiceBowl(r: number): Solid {
  return lathe(
    [
      [r * 0.7, 0],
      [r * 1.05, 1.4],
      [r * 1.12, r * 0.62],
      [r * 1.04, r * 0.6],
      [r * 0.7, r * 0.3],
      [0, r * 0.3],
    ],
    steel,
    64,
  );
}

function pressLid(r: number): Solid {
  return lathe(
    [
      [r * 0.7, 0],
      [r * 0.66, r * 0.4],
      [r * 0.4, r * 0.74],
      [0, r * 0.86],
    ],
    chrome,
  );
}

function electricJuicer(look: Look): Solid {
  const [r, h] = [sized(look, 8.4, 10), sized(look, 19, 23)];
  const bowl = juiceBowl(r);
  const spout = tube(
    [
      [0, 2, r * 0.7],
      [0, 1.4, r * 1.3],
      [0, -1.6, r * 1.5],
    ],
    1.3,
    steel,
    { bend: 1.6, sides: 20 },
  );
  const lid = pressLid(r);
  const back = -r * 1.25;
  const orange = at(sphere(r * 0.46, peel), r * 1.5, r * 0.46, r * 1.4);
  return group(
    feet(r * 1.7, r * 1.7, 1.3, 1.4),
    at(
      lathe(
        [
          [0, 0],
          [r * 1.04, 0],
          [r * 1.08, 1],
          [r * 0.96, h * 0.5],
          [r * 0.8, h],
          [0, h],
        ],
        painted(look.colour),
        64,
      ),
      0,
      1.2,
      0,
    ),
    at(box(r * 0.7, h + r * 1.9, 3.4, painted(look.colour), 1), 0, 1.4, back),
    at(box(r * 0.66, 3, r * 1.1, painted(look.colour), 1), 0, 1.4, back + r * 0.5),
    at(bowl, 0, h + 1, 0),
    at(spout, 0, h + 1.4, 0),
    at(reamer(r * 0.56, whitePlastic), 0, h + 1 + r * 0.3, 0),
    at(turned(lid, { x: -28 }), 0, h + r * 1.2, -r * 0.3),
    rod([0, h + r * 1.9, back], [0, h + r * 1.9, -r * 0.4], 0.9),
    rod([0, h + r * 1.9, -r * 0.6], [0, h + r * 2.5, r * 1.3], 0.7),
    rod([0, h + r * 2.3, r * 0.7], [0, h + r * 2.62, r * 1.7], 1.2, blackPlastic),
    at(rocker(2.4, 3.6, redInk), 0, h * 0.3, r * 1.05),
    at(tumbler(3, 9), 0, 0, r * 1.72),
    orange,
  );
}

function fruitBasket(): Solid {
  const fruit = [
    [-9, 3.4, -4],
    [-1, 3.4, -6],
    [7, 3.4, -3],
    [-5, 3.4, 4],
    [4, 3.4, 5],
    [10, 3.4, 4],
    [-1, 8, -1],
    [6, 8.2, 1],
    [-7, 7.6, 0],
  ] as const;
  return group(
    [0.6, 4.6, 8.6].map((y) =>
      tube(
        [
          [-14 - y * 0.15, y, -10],
          [14 + y * 0.15, y, -10],
          [14 + y * 0.15, y, 10],
          [-14 - y * 0.15, y, 10],
        ],
        0.35,
        chrome,
        { closed: true, bend: 5, sides: 8 },
      ),
    ),
    fruit.map(([x, y, z]) => at(sphere(3.6, peel, 20), x, y, z)),
    at(box(26, 0.6, 18, steel, 0.3), 0, 0, 0),
    paired(paired(rod([13.4, 0.4, 6], [15, 8.8, 6], 0.25), 'z')),
    paired(paired(rod([7, 0.4, 10], [7, 8.8, 10], 0.25), 'z')),
  );
}

function automaticJuicer(look: Look): Solid {
  const [width, depth, tall] = [36, 30, sized(look, 54, 64)];
  const housing = painted(look.colour);
  const mid = tall * 0.56;
  const drum = (x: number, y: number) =>
    at(
      group(
        turned(cylinder(5.4, 4, whitePlastic, 0.5, 40), { x: 90 }),
        at(turned(cylinder(2, 1, darkPlastic, 0.3, 28), { x: 90 }), 0, 0, 4),
        around(at(decal(disc(1.1, greyPlastic)), 0, 3.6, 4), 4, 'z'),
      ),
      x,
      y,
      depth / 2 - 6,
    );
  const basket = fruitBasket();
  const bin = paired(
    at(
      group(box(11, 15, 14, darkPlastic, 1), at(box(8, 1.2, 1, greyPlastic, 0.3), 0, 12, 7.2)),
      width / 2 - 6.6,
      4,
      depth / 2 - 3,
    ),
  );
  return group(
    feet(width - 3, depth - 2, 1.8, 3),
    at(box(width, 3, depth + 8, housing, 0.8), 0, 2.8, 2),
    at(box(width, tall, depth - 9, housing, 1), 0, 3, -4.5),
    bin,
    drum(-6, mid + 4.5),
    drum(6, mid + 4.5),
    drum(-6, mid - 7),
    drum(6, mid - 7),
    at(patch(width - 5, 30, glass), 0, mid - 1, depth / 2 + 0.6),
    paired(at(box(1.2, 31, 8, housing, 0.4), width / 2 - 2, mid - 16.4, depth / 2 - 3)),
    at(box(width - 3, 1.2, 8, housing, 0.4), 0, mid + 14.2, depth / 2 - 3),
    at(decal(patch(16, 4.6, displayBlack, 0.6)), 0, tall - 0.8, depth / 2 - 9),
    at(lamp(0.9, ledGreen), -4, tall - 0.8, depth / 2 - 9),
    at(lamp(0.9, ledRed), 4, tall - 0.8, depth / 2 - 9),
    at(turned(cylinder(1, 5, chrome, 0.2, 24), { x: 90 }), 0, 18, depth / 2 - 6),
    at(cylinder(0.9, 3.6, chrome, 0.2, 24), 0, 15, depth / 2 - 1),
    at(tumbler(3, 9), 0, 5.8, depth / 2),
    at(basket, 0, tall + 2.8, -3),
    turned(at(decal(slots(width * 0.6, 12, 8, blackInk, 0.4)), 0, tall * 0.4, depth / 2 - 0.02), { y: 180 }),
    turned(at(box(4, 2, 1, rubber, 0.3), 0, 6, depth / 2), { y: 180 }),
  );
}

export const citrusJuicers: Drawing = (look) => {
  if (look.variant === 1) return withDetail(electricJuicer(look), [0, sized(look, 22, 26), 3]);
  if (look.variant === 2) return withDetail(automaticJuicer(look), [0, 34, 12]);
  return withDetail(leverPress(look), [0, sized(look, 24, 30), 3]);
};
