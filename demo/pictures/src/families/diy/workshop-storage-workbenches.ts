import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, grid, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  beech,
  blackInk,
  blackPlastic,
  blackPowder,
  castIron,
  chrome,
  darkSteel,
  grained,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const gripRed = plastic([196, 44, 40], 0.5);
const binBlue = plastic([40, 96, 164], 0.5);

function legs(w: number, d: number, h: number, look: Look): Solid {
  const metal = painted(look.colour);
  const leg = at(group(box(5, h, 5, metal, 0.4), at(box(7, 1.2, 7, rubber, 0.3), 0, 0, 0)), w / 2 - 5, 0, d / 2 - 4);
  return group(
    paired(paired(leg), 'z'),
    paired(at(box(4, 7, d - 8, metal, 0.4), w / 2 - 5, h - 8, 0)),
    paired(at(box(4, 5, d - 8, metal, 0.4), w / 2 - 5, h * 0.16, 0)),
    at(box(w - 12, 5, 3, metal, 0.4), 0, h * 0.16, -d / 2 + 5),
    at(box(w - 12, 7, 2.4, metal, 0.4), 0, h - 8, -d / 2 + 4),
    at(box(w - 12, 7, 2.4, metal, 0.4), 0, h - 8, d / 2 - 4),
  );
}

function drawers(w: number, h: number, d: number, count: number, look: Look): Solid {
  const front = look.colour === 'black' ? painted('grey') : painted(look.colour);
  const step = (h - 2) / count;
  const one = (i: number) =>
    at(
      group(
        box(w - 2.4, step - 1, 1.4, front, 0.4),
        at(box(w * 0.5, 1.8, 1.6, aluminium, 0.4), 0, step * 0.56, 1),
        at(turned(cylinder(0.7, 0.4, chrome), { x: 90 }), w * 0.38, step * 0.62, 0.6),
      ),
      0,
      1.4 + i * step,
      d / 2 + 0.2,
    );
  return group(
    box(w, h, d, blackPowder, 0.5),
    Array.from({ length: count }, (_, i) => one(i)),
  );
}

function benchVise(): Solid {
  return group(
    cylinder(5, 2, castIron, 0.4),
    at(box(7, 7, 12, castIron, 1), 0, 1.6, -1),
    at(box(13, 6, 3.4, castIron, 0.6), 0, 7, 2),
    at(box(13, 6, 3.4, castIron, 0.6), 0, 7, 8),
    at(box(12.6, 2, 0.6, steel), 0, 11.4, 4),
    at(box(5, 4, 16, castIron, 0.8), 0, 3.4, 5),
    at(turned(cylinder(1.1, 5, chrome), { x: 90 }), 0, 5.4, 12),
    at(turned(cylinder(0.55, 14, chrome, 0.1, 16), { z: -70 }), -6.6, 3, 16),
    at(sphere(0.9, chrome, 16), -6.8, 3, 16),
    at(sphere(0.9, chrome, 16), 6.8, 7.8, 16),
  );
}

function hammer(): Solid {
  return group(
    tube(path([0, -22, 0, 0, 0, 0]), 1.1, grained(beech, 'y'), { sides: 14 }),
    at(box(11, 3.4, 3.4, darkSteel, 0.4), 0, -1, 0),
  );
}

function wrench(length: number): Solid {
  return group(
    at(box(1.8, length, 0.7, chrome, 0.2), 0, -length, 0),
    at(turned(cylinder(2.1, 0.8, chrome, 0.1, 24), { x: 90 }), 0, -length, -0.4),
    at(turned(cylinder(2.1, 0.8, chrome, 0.1, 24), { x: 90 }), 0, 0, -0.4),
  );
}

/** The perforated wall behind the top with tools on its hooks. */
function toolWall(w: number, h: number, look: Look): Solid {
  const metal = painted(look.colour);
  const holes = scaled(decal(grid(circle(0.16, 8), Math.floor(w / 5) - 1, Math.floor(h / 5) - 1, 1, 1, blackInk)), 5);
  const driver = group(
    tube(path([0, -12, 0, 0, 0, 0]), 0.4, chrome),
    tube(path([0, -1, 0, 0, 8, 0]), 1.3, gripRed, { sides: 16 }),
  );
  const bin = extrude(points([-5, 0, 5, 0, 7, 4, 5, 7, -5, 8]), 10, binBlue, 0.4);
  return group(
    at(box(w, h, 1.4, metal, 0.3), 0, 0, 0),
    at(holes, 0, h / 2, 0.7),
    paired(at(box(4, h + 12, 4, metal, 0.4), w / 2 - 2, -12, -2)),
    at(hammer(), -w * 0.38, h * 0.78, 2.4),
    Array.from({ length: 6 }, (_, i) => at(wrench(22 - i * 2.2), -w * 0.24 + i * 5.4, h * 0.82, 1.4)),
    Array.from({ length: 4 }, (_, i) => at(driver, w * 0.12 + i * 5.4, h * 0.66, 2)),
    Array.from({ length: 3 }, (_, i) => at(turned(bin, { y: -90 }), w * 0.1 + i * 11.4, h * 0.04, 5.4)),
    at(box(w * 0.3, 1, 1.6, darkSteel, 0.2), w * 0.2, h * 0.6, 1.4),
  );
}

/** A folding bench with a top in two halves that clamp, on crossed legs. */
function foldingBench(look: Look): Solid {
  const [w, h] = [sized(look, 64, 76), 76];
  const metal = painted(look.colour);
  const jaw = group(
    at(box(w, 3, 13, beech, 0.4), 0, h, 0),
    turned(at(scaled(decal(grid(circle(0.3, 14), 7, 1, w * 0.045, 1, blackInk)), 3), 0, 0, h + 3), { x: -90 }),
  );
  const peg = row(
    at(group(cylinder(1.3, 2.4, gripRed, 0.2, 20), at(box(3.4, 1.8, 3, gripRed, 0.4), 0, 2, 0)), 0, h + 2.8, -8.6),
    2,
    [w * 0.6, 0, 0],
  );
  const rail = paired(at(box(4, 5, 38, metal, 0.6), w * 0.38, h - 5, 0));
  const front = paired(tube(path([w * 0.38, h - 3, -8, w * 0.44, 2, 26]), 1.7, metal, { sides: 14 }));
  const back = paired(tube(path([w * 0.38, h - 3, 8, w * 0.44, 2, -22]), 1.7, metal, { sides: 14 }));
  const crank = at(
    group(
      turned(cylinder(1, 8, chrome), { x: 90 }),
      at(turned(cylinder(1.6, 2, blackPlastic, 0.3), { x: 90 }), 0, 0, 7),
      at(box(2, 9, 1.6, blackPlastic, 0.5), 0, -7, 8.4),
      at(turned(cylinder(1.4, 6, rubber, 0.4), { x: 90 }), 0, -6, 9),
    ),
    w * 0.38,
    h - 2.6,
    18,
  );
  return group(
    at(jaw, 0, 0, 8.2),
    at(jaw, 0, 0, -8.6),
    peg,
    rail,
    front,
    back,
    paired(crank),
    tube(path([-w * 0.43, 12, 21.6, w * 0.43, 12, 21.6]), 1.3, metal),
    tube(path([-w * 0.43, 12, -18, w * 0.43, 12, -18]), 1.3, metal),
    at(box(w * 0.84, 1.6, 14, metal, 0.5), 0, 26, 17),
    at(box(w * 0.62, 8, 1.6, metal, 0.5), 0, h - 9, 16.6),
    at(scaled(decal(patch(5, 1.2, whiteInk, 0.1), patch(1, 0.8, redInk, 0.05, -1.6)), 3), 0, h - 5, 17.5),
    paired(at(box(5, 3.4, 6, rubber, 0.8), w * 0.44, 0, 26.6)),
    paired(at(box(5, 3.4, 6, rubber, 0.8), w * 0.44, 0, -22.6)),
  );
}

export const workbenches: Drawing = (look) => {
  if (look.variant === 2) return withDetail(foldingBench(look), [0, 74, 10]);
  const [w, d, h] = [sized(look, 112, 136), sized(look, 56, 64), 82];
  const hasWall = look.variant === 1;
  const unit = hasWall
    ? at(drawers(w * 0.34, 20, d - 12, 2, look), w * 0.28, h - 20.4, 1)
    : at(drawers(w * 0.36, h * 0.72, d - 10, 4, look), w * 0.26, h * 0.27, 1);
  const solid = group(
    legs(w, d, h, look),
    at(box(w, 4, d, beech, 0.6), 0, h, 0),
    unit,
    at(box(w - 12, 1.6, d - 12, painted(look.colour), 0.3), 0, h * 0.2, 0),
    hasWall ? at(toolWall(w - 2, 58, look), 0, h + 3.8, -d / 2 + 3) : at(benchVise(), -w * 0.34, h + 4, d / 2 - 10),
  );
  return withDetail(solid, [0, h + 8, d / 2]);
};
