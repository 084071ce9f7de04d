import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch } from '../../geometry/decal.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, scaled, turned, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  displayBlack,
  greyPlastic,
  plastic,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const orange = plastic([236, 122, 40], 0.5);

function spiral(turns: number, from: number, to: number, rise: number): readonly Vec[] {
  const steps = turns * 28;
  return Array.from({ length: steps + 1 }, (_, i): Vec => {
    const a = (i / 28) * 2 * Math.PI;
    const r = from + (to - from) * (i / steps);
    return [r * Math.cos(a), rise * (i / steps), r * Math.sin(a)];
  });
}

function coupling(finish: Material): Solid {
  return turned(
    group(cylinder(1.6, 3, finish, 0.3, 10), at(cylinder(1.2, 3, finish === brass ? chrome : orange, 0.2), 0, 2.8, 0)),
    { z: -90 },
  );
}

function hoseReel(look: Look): Solid {
  const hose = moulded(look.colour);
  const r = sized(look, 15, 19);
  const w = sized(look, 18, 24);
  const y = r + 6;
  const count = Math.round(w / 2.1);
  const coils = Array.from({ length: count }, (_, i) =>
    [0, 1].map((k) => at(torus(r * (0.78 - k * 0.1), 1, hose), 0, (i - (count - 1) / 2) * 2.05, 0)),
  ).flat();
  const spokes = around(at(box(r * 0.84, 0.8, 2, darkPlastic, 0.3), r * 0.5, 0, 0), 6);
  const cheek = paired(
    at(group(torus(r, 1, darkPlastic), spokes, cylinder(3, 1.6, greyPlastic, 0.4)), 0, w / 2 + 0.6, 0),
    'y',
  );
  const drum = at(
    turned(group(coils, cheek, at(cylinder(r * 0.56, w, darkPlastic), 0, -w / 2, 0)), { z: 90 }),
    0,
    y,
    0,
  );
  const stand = paired(at(tube(path([0, 1.2, 16, 0, y, 0, 0, 1.2, -16]), 1.2, steel, { bend: 3 }), w / 2 + 3.4, 0, 0));
  const bars = [16, -16].map((z) => tube(path([-w / 2 - 5, 1.2, z, w / 2 + 5, 1.2, z]), 1.3, steel));
  const crank = group(
    tube(path([w / 2 + 1, y, 0, w / 2 + 6, y, 0, w / 2 + 6, y - 6, 7]), 0.8, chrome),
    at(turned(cylinder(1.2, 6, orange, 0.4), { z: -90 }), w / 2 + 5.6, y - 6, 7),
  );
  const grip = tube(
    path([-w / 2 - 3.4, y, 0, -w / 2 - 3.4, y + r + 8, -4, w / 2 + 3.4, y + r + 8, -4, w / 2 + 3.4, y, 0]),
    1.2,
    steel,
    { bend: 5 },
  );
  const tail = cable(
    path([
      w * 0.2,
      y - r * 0.2,
      r * 0.76,
      w * 0.2,
      y - r * 0.8,
      r * 0.9,
      w * 0.2,
      2,
      r * 1.2,
      -w * 0.1,
      1.1,
      r * 1.7,
      -w * 0.7,
      1.1,
      r * 1.9,
    ]),
    1,
    hose,
  );
  return group(drum, stand, bars, crank, grip, tail, at(turned(coupling(orange), { y: 180 }), -w * 0.7, 1.6, r * 1.9));
}

function flatHose(look: Look): Solid {
  const hose = moulded(look.colour);
  const r = sized(look, 13, 17);
  const w = sized(look, 6, 9);
  const layers = Math.round(r / 1.1);
  const coils = Array.from({ length: layers }, (_, i) =>
    lathe(points([r - i * 0.95 - 0.7, 0, r - i * 0.95, 0.2, r - i * 0.95, w - 0.2, r - i * 0.95 - 0.7, w]), hose),
  );
  const roll = at(
    turned(
      at(group(coils, at(cylinder(r - layers * 0.95 + 0.8, w * 0.9, darkPlastic), 0, w * 0.05, 0)), 0, -w / 2, 0),
      { x: 90 },
    ),
    0,
    r,
    0,
  );
  const tail = at(box(r * 1.5, 0.6, w, hose, 0.2), r * 0.75, 0, 0);
  const strap = at(box(3, r + 1.2, w + 0.8, blackPlastic, 0.4), 0, r * 0.98, 0);
  return group(
    roll,
    tail,
    strap,
    at(scaled(coupling(brass), 1.5), r * 1.4, 1.8, 0),
    at(decal(patch(r * 0.6, 0.5, whiteInk)), r * 0.8, 0.3, w / 2),
  );
}

function suctionHose(look: Look): Solid {
  const hose = moulded(look.colour);
  const r = sized(look, 17, 21);
  const body = cable(
    spiral(3, r, r - 1.4, 9).map(([x, y, z]): Vec => [x, y + 1.9, z]),
    1.8,
    hose,
  );
  const ribs = torus(1.85, 0.28, hose, 14);
  const rings = spiral(3, r, r - 1.4, 9)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y, z]) => at(turned(ribs, { x: 90, y: -(Math.atan2(z, x) * 180) / Math.PI }), x, y + 1.9, z));
  const strainer = group(
    cylinder(3.2, 10, brass, 0.5),
    around(at(box(0.7, 7, 0.5, displayBlack), 0, 1.4, 3), 12),
    at(cylinder(2.2, 4, chrome, 0.3, 8), 0, 9.6, 0),
  );
  return group(
    body,
    rings,
    at(turned(strainer, { x: 90 }), r, 3.2, -13.4),
    tube(path([r, 1.9, 0, r, 2.6, -1]), 1.8, hose),
    at(
      turned(group(cylinder(2.4, 5, brass, 0.4, 8), at(cylinder(2, 3, chrome, 0.3), 0, 4.6, 0)), { x: 90 }),
      r - 1.4,
      10.9,
      0,
    ),
  );
}

export const gardenHoses: Drawing = (look) => {
  if (look.variant === 1) return flatHose(look);
  return look.variant === 2 ? suctionHose(look) : hoseReel(look);
};
