import { blackPlastic, blackInk, chrome, rubber, steel, whiteInk, type Material } from '../material.ts';
import { box } from './box.ts';
import { decal, disc, patch, ticks } from './decal.ts';
import { cylinder, lathe } from './lathe.ts';
import { at, group, row, turned, type Solid } from './solid.ts';
import { tube } from './tube.ts';
import type { Vec } from './vector.ts';

/** A rotary knob facing the front, its back on z = 0. `angle` turns its mark from the top. */
export function knob(radius: number, material: Material = blackPlastic, angle = 0, mark: Material = whiteInk): Solid {
  const grip = lathe(
    [
      [radius, 0],
      [radius, radius * 0.22],
      [radius * 0.82, radius * 0.3],
      [radius * 0.76, radius * 0.85],
      [radius * 0.68, radius * 0.95],
      [0, radius * 0.95],
    ],
    material,
    36,
  );
  const pointer = at(decal(patch(radius * 0.13, radius * 0.5, mark, 0, 0, radius * 0.36)), 0, 0, radius * 0.95);
  return turned(group(turned(grip, { x: 90 }), pointer), { z: -angle });
}

/** A knob on its printed scale. */
export function dial(radius: number, material: Material = blackPlastic, angle = 0, scale: Material = blackInk): Solid {
  return group(decal(ticks(radius * 1.5, 11, scale)), knob(radius, material, angle));
}

/** A round lamp or push button facing the front. */
export function lamp(radius: number, material: Material): Solid {
  const bezel = turned(cylinder(radius * 1.3, radius * 0.35, chrome, radius * 0.12, 28), { x: 90 });
  return group(bezel, at(decal(disc(radius, material)), 0, 0, radius * 0.35));
}

/** A rocker switch facing the front. */
export function rocker(width: number, height: number, material: Material): Solid {
  const frame = at(box(width, height, width * 0.18, blackPlastic, width * 0.06), 0, -height / 2, width * 0.09);
  const rock = turned(at(box(width * 0.72, height * 0.8, width * 0.2, material, width * 0.05), 0, -height * 0.4, 0), {
    x: 8,
  });
  return group(frame, at(rock, 0, 0, width * 0.2));
}

/** Four feet under a footprint, standing on y = 0. */
export function feet(width: number, depth: number, radius: number, height: number, material: Material = rubber): Solid {
  const foot = cylinder(radius, height, material, radius * 0.15, 28);
  return row(row(foot, 2, [width - 2 * radius, 0, 0]), 2, [0, 0, depth - 2 * radius]);
}

/** A bow handle: two posts of `reach` out of z = 0, a bar between them along x. */
export function bowHandle(width: number, reach: number, thickness: number, material: Material = chrome): Solid {
  const path: readonly Vec[] = [
    [-width / 2, 0, 0],
    [-width / 2, 0, reach],
    [width / 2, 0, reach],
    [width / 2, 0, 0],
  ];
  return tube(path, thickness, material, { bend: Math.min(reach, width / 2) * 0.7 });
}

/** An open basket of wires standing on y = 0, slightly narrower at the bottom. */
export function wireBasket(
  width: number,
  height: number,
  depth: number,
  wires: number,
  material: Material = steel,
): Solid {
  const thin = Math.min(width, depth) * 0.007;
  const ringAt = (y: number, scale: number, radius: number) => {
    const [x, z] = [(width / 2) * scale, (depth / 2) * scale];
    return tube(
      [
        [-x, y, -z],
        [x, y, -z],
        [x, y, z],
        [-x, y, z],
      ],
      radius,
      material,
      { closed: true, bend: width * 0.06, sides: 8 },
    );
  };
  const low = 0.9;
  const hoops = [0.25, 0.5, 0.75].map((t) => ringAt(height * t, low + (1 - low) * t, thin));
  const bar = (a: number, deep: boolean) => {
    const point = (y: number, k: number, end: number): Vec =>
      deep ? [a * k * width, y, end * k * depth] : [end * k * width, y, a * k * depth];
    return tube(
      [point(height, 1, -0.5), point(0, low, -0.5), point(0, low, 0.5), point(height, 1, 0.5)],
      thin,
      material,
      { sides: 6 },
    );
  };
  const bars = (deep: boolean) => Array.from({ length: wires }, (_, i) => bar((i + 0.5) / wires - 0.5, deep));
  return group(ringAt(height, 1, thin * 2.2), ringAt(0, low, thin), hoops, bars(true), bars(false));
}

/** A swivel castor standing on y = 0, its plate at `height`. */
export function castor(height: number, wheel: Material = rubber): Solid {
  const r = height * 0.38;
  const tyre = at(
    turned(cylinder(r, height * 0.24, wheel, height * 0.05, 32), { z: 90 }),
    height * 0.12,
    r,
    -height * 0.1,
  );
  const hub = at(turned(cylinder(r * 0.45, height * 0.28, steel, 0, 24), { z: 90 }), height * 0.14, r, -height * 0.1);
  const cheek = at(
    box(height * 0.04, height * 0.62, height * 0.34, steel, 0.02 * height),
    0,
    height * 0.34,
    -height * 0.04,
  );
  return group(
    tyre,
    hub,
    row(cheek, 2, [height * 0.34, 0, 0]),
    at(box(height * 0.4, height * 0.08, height * 0.4, steel), 0, height * 0.92, 0),
  );
}
