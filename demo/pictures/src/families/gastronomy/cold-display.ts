import { box } from '../../geometry/box.ts';
import { patch } from '../../geometry/decal.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { at, group, paired, row, turned, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import { chrome, glass, gold, tintedGlass, paint, whiteInk, redInk, print, type Material } from '../../material.ts';

const greenGlass = paint([38, 96, 58], 0.1);
const brownGlass = paint([104, 58, 30], 0.1);
const cola = paint([58, 30, 24], 0.1);
const orange = paint([240, 140, 40], 0.1);
const blueLabel = print([40, 96, 168]);
const kinds: readonly (readonly [Material, Material])[] = [
  [greenGlass, whiteInk],
  [brownGlass, redInk],
  [orange, whiteInk],
  [cola, redInk],
  [tintedGlass([170, 214, 232]), blueLabel],
];

export function bottle(height: number, kind: number): Solid {
  const [body, label] = kinds[kind % kinds.length] ?? [greenGlass, whiteInk];
  const r = height * 0.135;
  const shell = lathe(
    [
      [0, 0],
      [r, 0],
      [r, height * 0.52],
      [r * 0.88, height * 0.62],
      [r * 0.42, height * 0.78],
      [r * 0.36, height * 0.94],
      [0, height * 0.94],
    ],
    body,
    20,
  );
  return group(
    shell,
    at(cylinder(r * 1.03, height * 0.24, label, 0, 20), 0, height * 0.16, 0),
    at(cylinder(r * 0.42, height * 0.08, gold, 0, 16), 0, height * 0.93, 0),
  );
}

/** A row of bottles of changing kinds along x. */
export function bottles(count: number, step: number, height: number, first: number): Solid {
  return group(
    Array.from({ length: count }, (_, i) =>
      at(bottle(height, first + Math.floor(i / 2)), (i - (count - 1) / 2) * step, 0, 0),
    ),
  );
}

export function wireShelf(width: number, depth: number, wires: number): Solid {
  const edge = tube(
    [
      [-width / 2, 0, -depth / 2],
      [width / 2, 0, -depth / 2],
      [width / 2, 0, depth / 2],
      [-width / 2, 0, depth / 2],
    ],
    0.45,
    chrome,
    { closed: true, bend: 1, sides: 10 },
  );
  const wire = at(box(0.35, 0.35, depth, chrome), 0, -0.2, 0);
  return group(edge, row(wire, wires, [width / (wires + 1), 0, 0]));
}

/** A pane in its frame, standing on y = 0 around z = 0; `edge` is the frame's width. */
export function glassDoor(width: number, height: number, edge: number, frame: Material, pane: Material = glass): Solid {
  return group(
    paired(at(box(edge, height, 3, frame, 0.5), width / 2 - edge / 2, 0, 0)),
    at(box(width - edge, edge, 2.9, frame, 0.5), 0, 0, 0),
    at(box(width - edge, edge, 2.9, frame, 0.5), 0, height - edge, 0),
    at(patch(width - edge * 1.6, height - edge * 1.6, pane), 0, height / 2, 0.6),
  );
}

/** A long upright grip facing the front, its posts on z = 0. */
export function pullBar(length: number, radius: number, material: Material = chrome): Solid {
  const post = turned(cylinder(radius * 0.7, 3.4, material, 0, 20), { x: 90 });
  return group(
    at(cylinder(radius, length, material, radius * 0.3, 24), 0, -length / 2, 3.4),
    paired(at(post, 0, length * 0.4, 0), 'y'),
  );
}
