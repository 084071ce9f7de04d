import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, lamp } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  castIron,
  darkSteel,
  displayBlack,
  greyInk,
  ledAmber,
  ledGreen,
  plastic,
  redInk,
  steel,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const batter = plastic([226, 168, 84], 0.8);
const crust = plastic([196, 128, 54], 0.8);

/** Ridges inside a circle, lying on y = 0. */
function ridges(r: number, height: number, material: Material): Solid {
  const step = r / 4.5;
  const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => {
    const half = Math.sqrt(Math.max(0, r * r - (k * step) ** 2)) * 0.98;
    return group(
      at(box(step * 0.3, height, half * 2, material), k * step, 0, 0),
      at(box(half * 2, height, step * 0.3, material), 0, 0, k * step),
    );
  });
  return group(lines);
}

/** Its point at the origin, reaching to +y. */
function heart(size: number): readonly Point[] {
  return Array.from({ length: 26 }, (_, i): Point => {
    const t = (2 * Math.PI * (i + 0.5)) / 26;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 17;
    return [(size * 0.92 * (16 * Math.sin(t) ** 3)) / 29, (size * y) / 29];
  });
}

function heartRose(r: number, height: number, material: Material, cross: Material): Solid {
  const leaf = at(turned(extrude(heart(r * 0.96), height, material), { x: -90 }), 0, height / 2, 0);
  const bars = [
    [0.36, 0.4],
    [0.52, 0.6],
    [0.68, 0.66],
    [0.82, 0.56],
  ].map(([t = 0, w = 0]) => at(box(r * w, 0.35, 0.5, cross), 0, height - 0.1, -r * t));
  const spines = [-0.2, 0, 0.2].map((t) =>
    at(box(0.5, 0.35, r * (t === 0 ? 0.5 : 0.42), cross), r * t, height - 0.1, -r * (t === 0 ? 0.56 : 0.64)),
  );
  return turned(around(group(leaf, bars, spines), 5), { y: 180 });
}

function iron(r: number, isHeart: boolean): Solid {
  return group(
    cylinder(r * 1.08, 1.6, castIron, 0.3, 64),
    at(isHeart ? heartRose(r, 0.5, castIron, castIron) : ridges(r, 0.6, castIron), 0, 1.5, 0),
  );
}

function waffle(r: number, isHeart: boolean): Solid {
  if (isHeart) return heartRose(r * 0.97, 1.3, batter, crust);
  return group(cylinder(r * 0.97, 0.9, batter, 0.3, 56), at(ridges(r * 0.95, 0.7, crust), 0, 0.7, 0));
}

/** Hinged at the origin, reaching to the front. */
function upperIron(r: number, isHeart: boolean, housing: Material): Solid {
  return group(
    at(turned(iron(r, isHeart), { x: 180 }), 0, 1.7, r * 1.1),
    at(cylinder(r * 1.16, 3, housing, 0.9, 64), 0, 1.5, r * 1.1),
    at(turned(decal(disc(2.4, displayBlack), patch(2.4, 0.5, redInk)), { x: -90 }), 0, 4.5, r * 1.1),
    tube(
      [
        [0, 3, r * 2.1],
        [0, 3, r * 2.4],
        [0, 3.6, r * 2.7],
      ],
      0.7,
      steel,
      { bend: 0.6 },
    ),
    tube(
      [
        [0, 3.4, r * 2.6],
        [0, 4.6, r * 3.3],
      ],
      1.3,
      blackPlastic,
      { sides: 24 },
    ),
    at(box(5, 3, r * 0.5, darkSteel, 0.5), 0, 0.4, -0.2),
  );
}

export const waffleMakers: Drawing = (look) => {
  const isHeart = look.variant % 2 === 1;
  const r = sized(look, 9.2, 11);
  const housing = painted(look.colour);
  const [width, depth, tall] = [r * 2.7, r * 3.2, 10];
  const front = depth / 2;
  const profile = extrude(
    [
      [-front, 0],
      [front, 0],
      [front, 2],
      [front - 3.4, tall],
      [-front, tall],
    ],
    width,
    housing,
    0.6,
  );
  const slope = (Math.atan2(3.4, tall - 2) * 180) / Math.PI;
  const panel = group(
    decal(patch(width * 0.78, 5.4, displayBlack, 0.6)),
    at(dial(1.7, blackPlastic, -30, greyInk), -width * 0.2, 0, 0.05),
    at(dial(1.7, blackPlastic, 50, greyInk), width * 0.2, 0, 0.05),
    at(lamp(0.45, ledGreen), 0, 1, 0.05),
    at(lamp(0.45, ledAmber), 0, -1, 0.05),
  );
  const cover = upperIron(r, isHeart, housing);
  const body = group(
    turned(profile, { y: -90 }),
    at(turned(panel, { x: -slope }), 0, 2 + (tall - 2) * 0.48, front - 3.4 * 0.48),
    at(cylinder(r * 1.2, 0.8, steel, 0.2, 64), 0, tall - 0.2, -r * 0.1),
    at(iron(r, isHeart), 0, tall + 0.4, -r * 0.1),
    at(waffle(r, isHeart), 0, tall + 2.1, -r * 0.1),
    paired(at(box(1.4, 6, 3, darkSteel, 0.4), 3, tall - 0.6, -r * 1.25)),
    at(turned(cylinder(0.8, 9, steel, 0.2, 20), { z: 90 }), 4.5, tall + 4, -r * 1.25),
    at(turned(cover, { x: -72 }), 0, tall + 4, -r * 1.25),
    turned(at(decal(slots(width * 0.6, 4, 5, blackInk, 0.4)), 0, 5, front), { y: 180 }),
    at(decal(patch(5, 0.8, blackInk, 0.2)), 0, 1, front),
  );
  return withDetail(group(feet(width - 2, depth - 2, 1.4, 2.2), at(body, 0, 2, 0)), [0, tall + 3, 0]);
};
