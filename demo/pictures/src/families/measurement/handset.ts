import { decal, digits, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { points } from '../../geometry/points.ts';
import { at, group, turned, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import { blackInk, darkPlastic, displayBlack, greyInk, lcdGreen, type Material } from '../../material.ts';

const lean = 13;
const sine = Math.sin((lean * Math.PI) / 180);
const cosine = Math.cos((lean * Math.PI) / 180);

/** Where a point of an upright device comes to lie once the device leans back on its stand. */
export function leanedPoint([x, y, z]: Vec, depth: number): Vec {
  return [x, y * cosine + z * sine + (depth / 2) * sine, z * cosine - y * sine];
}

/** A hand-held device leaning back on a bow behind it. */
export function leaning(device: Solid, width: number, height: number, depth: number): Solid {
  const [, y, z] = leanedPoint([0, height * 0.62, -depth / 2 + 0.3], depth);
  const [x, foot] = [width * 0.3, z - height * 0.24];
  const bow = tube(
    [
      [-x, y, z],
      [-x, 0.3, foot],
      [x, 0.3, foot],
      [x, y, z],
    ],
    0.3,
    darkPlastic,
    { bend: 1.2 },
  );
  return group(at(turned(device, { x: -lean }), 0, (depth / 2) * sine, 0), bow);
}

/** A case with soft corners and a waist the hand closes around: stands on y = 0, its face at depth / 2. */
export function handCase(
  width: number,
  height: number,
  depth: number,
  material: Material,
  waist = 0.86,
  foot = 0.94,
): Solid {
  const [x, w, f] = [width / 2, (width / 2) * waist, (width / 2) * foot];
  const c = width * 0.13;
  const half = [
    [f - c, 0],
    [f - c * 0.3, c * 0.3],
    [f, c],
    [f * 0.985, height * 0.14],
    [w, height * 0.3],
    [w, height * 0.44],
    [x * 0.98, height * 0.62],
    [x, height * 0.7],
    [x, height - c],
    [x - c * 0.3, height - c * 0.3],
    [x - c, height],
  ] as const;
  const left = half.toReversed().map(([px, py]) => [-px, py]);
  return extrude(points([...half, ...left].flat()), depth, material, Math.min(depth * 0.2, 0.8));
}

/** A liquid-crystal window in its frame: a value, a bar and small signs. */
export function lcd(width: number, height: number, value: string, ground: Material = lcdGreen): Solid {
  return decal(
    patch(width, height, displayBlack, height * 0.12),
    patch(width * 0.9, height * 0.84, ground, height * 0.06),
    group(
      at(digits(value, Math.min(height * 0.46, (width * 1.02) / value.length), blackInk), 0, -height * 0.02, 0),
      patch(width * 0.5, height * 0.05, blackInk, 0, -width * 0.08, -height * 0.33),
      patch(width * 0.14, height * 0.08, blackInk, 0, -width * 0.34, height * 0.33),
      patch(width * 0.1, height * 0.08, greyInk, 0, width * 0.34, height * 0.33),
    ),
  );
}

/** A label between two rims of a case: a plate standing a little proud of the face. */
export function facePlate(width: number, height: number, material: Material, round = 0.8): Solid {
  return extrude(rectangle(width, height, round), 0.5, material, 0.15);
}
