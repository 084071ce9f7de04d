import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, flat, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle } from '../../geometry/fittings.ts';
import { cone, cylinder, ellipsoid, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  greyInk,
  greyPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { electricOutboards } from './water-sports-outboards.ts';

const deckGrey = plastic([214, 218, 221], 0.9);
const carbon = plastic([46, 48, 53], 0.3);

/** A board's outline standing on its tail at y = 0, scaled by `k` towards its middle line. */
function boardOutline(w: number, h: number, k = 1): readonly Point[] {
  const side = [
    0, 0.24, 0.02, 0.33, 0.08, 0.42, 0.18, 0.475, 0.35, 0.5, 0.55, 0.5, 0.7, 0.475, 0.82, 0.41, 0.9, 0.31, 0.955, 0.19,
    0.985, 0.09,
  ];
  const right = points(side).map(([y, x]): Point => [x * w * k, (0.5 + (y - 0.5) * (1 - (1 - k) * 0.26)) * h]);
  return [...right, [0, (0.5 + 0.5 * (1 - (1 - k) * 0.26)) * h], ...right.toReversed().map(([x, y]): Point => [-x, y])];
}

/** T-grip, shaft and blade along y, the blade below; the grip's top at `long`. */
function supPaddle(long: number, blade: Material): Solid {
  const leaf = points([-2, 44, -7, 38, -9.6, 26, -10, 12, -8, 3, -3, 0, 3, 0, 8, 3, 10, 12, 9.6, 26, 7, 38, 2, 44]);
  return group(
    extrude(leaf, 1.6, blade, 0.5),
    at(scaled(cylinder(1.5, 34, blade, 0.5, 20), 1, 1, 0.9), 0, 14, 0),
    at(cylinder(1.5, long - 46, carbon, 0, 24), 0, 43, 0),
    at(cylinder(2.1, 6, blackPlastic, 0.5, 24), 0, long * 0.62, 0),
    at(box(2, 5, 1.6, greyPlastic, 0.4), 0, long * 0.62 + 0.6, 2),
    at(turned(at(cylinder(1.7, 11, blackPlastic, 0.8, 20), 0, -5.5, 0), { z: 90 }), 0, long - 1.6, 0),
    at(decal(slots(1, 16, 9, whiteInk, 0.25)), 0, long * 0.78, 1.5),
  );
}

function airPump(accent: Material): Solid {
  return group(
    box(24, 2, 12, blackPlastic, 0.8),
    at(cylinder(5, 40, accent, 0.8, 32), 0, 1.6, 0),
    at(cylinder(5.4, 4, blackPlastic, 0.6, 32), 0, 40, 0),
    at(cylinder(1.1, 16, chrome, 0, 18), 0, 42, 0),
    at(turned(at(cylinder(1.8, 30, blackPlastic, 0.8, 22), 0, -15, 0), { z: 90 }), 0, 58, 0),
    at(
      group(
        turned(cylinder(2.4, 1.6, whitePlastic, 0.3, 24), { x: 90 }),
        at(decal(ring(2, 0.3, redInk), patch(0.3, 1.6, blackInk, 0, 0, 0.6)), 0, 0, 1.6),
      ),
      0,
      36,
      4.6,
    ),
    cable(path([4, 6, 3, 14, 8, 8, 20, 22, 6, 12, 30, 7, 6, 22, 7]), 1.1, rubber),
  );
}

function kayakSeat(cover: Material): Solid {
  return group(
    at(box(40, 5, 34, cover, 2), 0, 0, 17),
    at(turned(box(42, 34, 5, cover, 2), { x: -8 }), 0, 3, 2),
    paired(tube(path([19, 4, 31, 24, 26, 14, 29, 46, 1]), 0.8, blackPlastic, { bend: 3, sides: 10 })),
  );
}

function supBoard(w: number, h: number, front: number, shell: Material): Solid {
  const groove = row(at(patch(w * 0.66, 0.7, greyInk), 0, h * 0.4, 0), 14, [0, h * 0.036, 0]);
  const strap = group(
    tube(path([-w * 0.26, h * 0.72, front, w * 0.26, h * 0.83, front + 0.6]), 0.6, blackPlastic, { sides: 8 }),
    tube(path([w * 0.26, h * 0.72, front, -w * 0.26, h * 0.83, front + 0.6]), 0.6, blackPlastic, { sides: 8 }),
  );
  const dRings = [0.72, 0.83].map((t) =>
    paired(
      at(
        group(
          turned(cylinder(3, 0.8, blackPlastic, 0.2, 24), { x: 90 }),
          at(turned(torus(1.6, 0.35, chrome, 20), { x: 90 }), 0, 0, 1),
        ),
        w * 0.26,
        h * t,
        front - 0.3,
      ),
    ),
  );
  return group(
    extrude(boardOutline(w, h), 13, whitePlastic, 3.6),
    at(extrude(boardOutline(w + 0.5, h), 4, shell, 0.3), 0, 0, 0),
    at(decal(flat(boardOutline(w, h, 0.86), shell)), 0, 0, front),
    at(
      decal(
        group(patch(w * 0.7, h * 0.56, deckGrey, 8, 0, h * 0.36), patch(w * 0.34, 3, whiteInk, 1, 0, h * 0.9)),
        groove,
      ),
      0,
      0,
      front + 0.05,
    ),
    at(turned(bowHandle(16, 3, 0.9, blackPlastic), { z: 90 }), 0, h * 0.42, front),
    strap,
    dRings,
    at(
      turned(group(torus(2.6, 0.7, blackPlastic, 28), cylinder(2.2, 0.8, darkPlastic, 0.2, 28)), { x: 90 }),
      0,
      h * 0.92,
      front,
    ),
    at(
      turned(extrude(points([0, 0, 10, 0, 20, -5, 20, -1, 12, 10, 0, 18]), 1, blackPlastic, 0.3), { y: 90 }),
      0,
      16,
      -6,
    ),
  );
}

const supBoards: Drawing = (look) => {
  const [h, w] = [sized(look, 270, 330), sized(look, 76, 86)];
  const shell = moulded(look.colour);
  const hasSeat = look.variant % 2 === 1;
  const front = 6.5;
  const backpack = group(
    box(38, 62, 20, darkPlastic, 6),
    at(box(30, 26, 6, shell, 2.5), 0, 6, 9),
    at(decal(patch(12, 2.4, whiteInk, 0.6)), 0, 46, 10),
    at(bowHandle(10, 3, 0.8, blackPlastic), 0, 60, 0),
  );
  const solid = group(
    supBoard(w, h, front, shell),
    hasSeat ? at(kayakSeat(blackPlastic), 0, h * 0.36, front - 1) : null,
    at(turned(supPaddle(200, shell), { z: 8 }), w * 0.74, 0, 9),
    at(airPump(shell), w * 1.15, 0, 16),
    at(backpack, -w * 0.85, 0, 12),
  );
  return withDetail(solid, [0, h * 0.6, front]);
};

/** One half of a paddle along y, its joint below and the blade or the grip above. */
function bladeHalf(long: number, blade: Material, shaft: Material): Solid {
  const leaf = points([
    -1.6, 0, -6, 5, -8.4, 14, -9.2, 28, -8, 40, -4.4, 46, 1, 48, 6, 46, 8.6, 40, 9.2, 28, 8.4, 14, 6, 5, 1.6, 0,
  ]);
  return group(
    at(extrude(leaf, 1.5, blade, 0.5), 0, long - 48, 0),
    at(scaled(cone(1.6, 0.7, 38, blade, 0.3, 20), 1, 1, 1), 0, long - 48, 0),
    at(cylinder(1.5, long - 46, shaft, 0, 24), 0, 0, 0),
    at(cylinder(1.2, 6, steel, 0, 20), 0, -5, 0),
    at(lathe(points([1.5, 0, 3.2, 0.6, 3.2, 1.6, 1.5, 2.4]), rubber, 28), 0, long - 60, 0),
    at(cylinder(1.8, 14, rubber, 0.4, 24), 0, long * 0.14, 0),
    at(decal(patch(9, 2.6, whiteInk, 0.6), patch(6, 0.7, blackInk)), 0, long - 18, 0.75),
  );
}

function gripHalf(long: number, shaft: Material): Solid {
  return group(
    at(cylinder(1.35, long, shaft, 0, 24), 0, 0, 0),
    at(
      group(
        cylinder(2.2, 7, blackPlastic, 0.5, 24),
        at(turned(box(2.2, 7, 1.4, greyPlastic, 0.4), { x: 6 }), 0, 0.4, 2.2),
      ),
      0,
      long * 0.18,
      0,
    ),
    at(cylinder(1.7, long * 0.24, rubber, 0.4, 24), 0, long * 0.68, 0),
    at(decal(slots(1.1, long * 0.3, 12, whiteInk, 0.25)), 0, long * 0.45, 1.35),
    at(turned(at(cylinder(1.9, 12.6, blackPlastic, 0.9, 24), 0, -6.3, 0), { z: 90 }), 0, long + 0.6, 0),
    at(ellipsoid(3.4, 2.2, 2, blackPlastic), 0, long + 0.4, 0),
  );
}

const paddles: Drawing = (look) => {
  const long = sized(look, 100, 112);
  const blade = moulded(look.colour);
  const shaft = look.variant < 2 ? aluminium : carbon;
  const isDouble = look.variant % 2 === 1;
  const second = isDouble ? mirrored(bladeHalf(long, blade, shaft)) : gripHalf(long * 0.92, shaft);
  const solid = group(
    at(turned(bladeHalf(long, blade, shaft), { z: 16 }), 16, 5.4, 0),
    at(turned(second, { z: -16 }), -16, isDouble ? 5.4 : 0.6, 3.8),
  );
  return withDetail(solid, [-12, long * 0.72, 0]);
};

export const waterSports = {
  'sup-boards': supBoards,
  'electric-outboards': electricOutboards,
  paddles,
} satisfies Record<string, Drawing>;
