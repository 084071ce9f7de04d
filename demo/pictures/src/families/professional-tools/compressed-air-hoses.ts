import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle } from '../../geometry/fittings.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { path } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  chrome,
  darkPlastic,
  darkSteel,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

/** A quick coupling along +x: socket with its sliding sleeve, or the plug that goes into one. */
function coupling(isSocket: boolean): Solid {
  const along = (r: number, from: number, length: number, material: typeof brass, sides = 28) =>
    at(turned(cylinder(r, length, material, r * 0.08, sides), { z: -90 }), from, 0, 0);
  return isSocket
    ? group(
        along(1.1, -0.4, 1.8, brass, 6),
        along(0.95, 1.2, 3.6, chrome),
        along(1.2, 2, 1.6, chrome),
        along(1.12, 4, 0.5, darkSteel),
      )
    : group(
        along(1, -0.4, 1.4, brass, 6),
        along(0.6, 0.8, 1.2, chrome),
        along(0.85, 1.8, 0.5, chrome),
        along(0.5, 2.2, 1.4, chrome),
      );
}

function helix(turns: number, r: number, pitch: number): readonly Vec[] {
  return Array.from({ length: turns * 24 + 1 }, (_, i): Vec => {
    const a = (i / 24) * 2 * Math.PI - Math.PI / 2;
    return [(i / 24) * pitch, r * Math.sin(a), r * Math.cos(a)];
  });
}

function guard(x: number, y: number, z: number): Solid {
  return row(at(turned(cylinder(1, 0.35, blackPlastic, 0.1, 20), { z: -90 }), x, y, z), 6, [0.62, 0, 0]);
}

function spiralHose(look: Look): Solid {
  const turns = Math.round(sized(look, 13, 19));
  const [r, thick, pitch] = [4.6, 0.62, 1.5];
  const body = moulded(look.colour);
  const length = turns * pitch;
  const y = r + thick;
  const left = cable(path([0, y - r, 0, -2.4, y - r + 0.1, -0.6, -6, 0.75, -0.2, -10, 0.9, 2.4]), thick, body);
  const right = cable(
    path([length, y - r, 0, length + 2.4, y - r + 0.1, 0.6, length + 6, 0.8, 0.4, length + 10, 1.1, 0.4]),
    thick,
    body,
  );
  const coil = at(tube(helix(turns, r, pitch), thick, body, { sides: 12 }), 0, y, 0);
  return withDetail(
    at(
      group(
        coil,
        left,
        right,
        guard(length + 8, 1.1, 0.4),
        at(coupling(true), length + 10, 1.2, 0.4),
        at(turned(coupling(false), { y: 213 }), -10, 1, 2.4),
      ),
      -length / 2,
      0,
      0,
    ),
    [length * 0.4, 2, 3],
  );
}

function coiledHose(look: Look): Solid {
  const body = moulded(look.colour);
  const r = sized(look, 15, 19);
  const thick = 0.85;
  const loops = 5;
  const way = Array.from({ length: loops * 40 + 1 }, (_, i): Vec => {
    const a = (i / 40) * 2 * Math.PI + 0.9;
    const k = r + Math.sin(i / 40 / 0.31) * 0.9 - (i / 40) * 0.25;
    return [k * Math.cos(a), thick + (i / 40) * 1.45, k * Math.sin(a)];
  });
  const first = way[0] ?? [0, 0, 0];
  const last = way.at(-1) ?? first;
  const inner = cable(
    [
      last,
      [last[0] - 6, last[1] + 0.2, last[2] + 5.6],
      [last[0] - 13, last[1] + 0.4, last[2] + 5],
      [-7, 1.4, 4],
      [-2, 0.95, 3],
    ],
    thick,
    body,
  );
  const outer = cable(
    [
      first,
      [first[0] + 5.5, thick, first[2] - 3.4],
      [first[0] + 10, thick, first[2] - 2],
      [first[0] + 14, 0.95, first[2] + 4],
    ],
    thick,
    body,
  );
  const strap = (angle: number) => turned(at(box(5.6, loops * 1.5 + 1.2, 2.4, rubber, 1), r - 0.4, 0, 0), { y: angle });
  return withDetail(
    group(
      tube(way, thick, body, { sides: 12 }),
      inner,
      outer,
      strap(60),
      strap(180),
      strap(-60),
      at(turned(coupling(true), { y: -60 }), first[0] + 14, 1.25, first[2] + 4),
      at(turned(coupling(false), { y: 12 }), -2, 1, 3),
    ),
    [r * 0.4, 3, r * 0.6],
  );
}

function reelParts(r: number, depth: number, y: number): { readonly cap: Solid; readonly bracket: Solid } {
  const cap = group(
    decal(disc(r * 0.66, blackInk), ring(r * 0.62, 0.5, whiteInk)),
    at(turned(cylinder(r * 0.34, 1.4, darkPlastic, 0.5), { x: 90 }), 0, 0, 0),
    around(at(box(r * 0.26, 0.6, 0.4, darkPlastic, 0.1), r * 0.48, 0, 0.2), 8, 'z'),
    at(decal(patch(r * 0.34, 1.6, redInk, 0.3), slots(r * 0.26, 0.9, 1, whiteInk, 0.5)), 0, 0, 1.45),
  );
  const bracket = group(
    at(box(3, r * 1.5, depth * 0.8, blackPowder, 0.6), -r - 7.4, y - r * 0.75, 0),
    paired(at(box(8, 2, 2.4, blackPowder, 0.5), -r - 3.4, y, depth * 0.3), 'z'),
    at(cylinder(1.6, r * 0.9, steel, 0.2), -r - 2.4, y - r * 0.42, 0),
    paired(at(turned(cylinder(0.8, 0.8, chrome, 0.1, 6), { z: -90 }), -r - 6, y + r * 0.6, depth * 0.25), 'z'),
  );
  return { cap, bracket };
}

/** A closed wall reel, its hose wound up but for the end. */
function hoseReel(look: Look): Solid {
  const r = sized(look, 16, 19);
  const depth = sized(look, 15, 18);
  const y = r + 9;
  const shell = moulded(look.colour);
  const drum = group(extrude(circle(r, 56), depth, shell, 1.8), extrude(circle(r * 1.02, 56), 2, blackPlastic, 0.4));
  const { cap, bracket } = reelParts(r, depth, y);
  const x = r * 0.72;
  const outlet = at(turned(box(7, 6, 6.4, blackPlastic, 1.2), { z: 45 }), r * 0.74, y - r * 0.98, 0);
  const tail = cable(
    [
      [x, y - r * 0.72, 0],
      [x + 2.4, y - r - 3, 0],
      [x + 2.6, 6, 0.4],
      [x + 5, 1, 2.4],
      [x + 2, 0.9, 8],
      [x - 8, 0.9, 11],
      [x - 16, 0.95, 10],
    ],
    0.85,
    rubber,
  );
  const stop = at(sphere(2.1, darkPlastic), x + 2.5, y - r - 4, 0.1);
  return withDetail(
    group(
      at(drum, 0, y, 0),
      at(cap, 0, y, depth / 2),
      turned(at(cap, 0, y, depth / 2), { y: 180 }),
      bracket,
      outlet,
      tail,
      stop,
      at(turned(coupling(true), { y: 184 }), x - 16, 1.25, 10),
      at(turned(bowHandle(9, 2.6, 0.9, blackPlastic), { x: -90 }), 0, y + r - 0.5, 0),
      cable(
        [
          [-r * 0.2, y - r * 0.2, -depth / 2 - 0.6],
          [-r * 0.8, y - r * 0.8, -depth / 2 - 2],
          [-r - 3, 4, -depth / 2],
          [-r - 6, 0.9, -2],
        ],
        0.8,
        rubber,
      ),
      at(turned(coupling(false), { y: 140 }), -r - 6, 1, -2),
      at(box(4, 1, depth * 0.9, blackPowder, 0.3), -r - 7.4, 0, 0),
      at(box(2, y - r * 0.7, 3, blackPowder, 0.3), -r - 7.4, 0.4, 0),
    ),
    [0, y, depth / 2],
  );
}

export const airHoses: Drawing = (look) => {
  if (look.variant === 1) return spiralHose(look);
  return look.variant === 2 ? coiledHose(look) : hoseReel(look);
};
