import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, grid, patch, slots } from '../../geometry/decal.ts';
import { knob } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { PartBuilder } from '../../geometry/part-builder.ts';
import { path } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { cross, normalise, subtract, type Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  greyRubber,
  ledGreen,
  plastic,
  redInk,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const filterGreen = plastic([26, 58, 44], 0.12);
const solar = plastic([44, 52, 88], 0.3);

/** Height, half width and depth of the mask from the chin to the crown. */
const rings: readonly Vec[] = [
  [0, 6.6, 8.6],
  [1.2, 8, 10],
  [6, 10, 12],
  [12, 11.2, 12.9],
  [18, 11.8, 12.9],
  [23, 11.6, 11.8],
  [26.4, 10.4, 9.6],
  [28.6, 8, 6.6],
  [29.5, 4.6, 3.6],
  [29.8, 1.6, 1.2],
  [29.85, 0.02, 0.02],
];

function between(t: number): Vec {
  const k = Math.min(rings.length - 2, Math.floor(t * (rings.length - 1)));
  const f = t * (rings.length - 1) - k;
  const at4 = (i: number): Vec => rings[Math.max(0, Math.min(rings.length - 1, i))] ?? [0, 0, 0];
  const [a, b, c, d] = [at4(k - 1), at4(k), at4(k + 1), at4(k + 2)];
  const blend = (i: 0 | 1 | 2) =>
    b[i] +
    0.5 * f * (c[i] - a[i] + f * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + f * (3 * (b[i] - c[i]) + d[i] - a[i])));
  return [blend(0), blend(1), blend(2)];
}

function point(u: number, t: number): Vec {
  const [y, w, d] = between(t);
  const a = (u * 112 * Math.PI) / 180;
  const widen = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.85;
  return [w * widen, y, d * Math.cos(a)];
}

function mask(material: Material): Solid {
  const builder = new PartBuilder();
  const rows = Array.from({ length: 41 }, (_, j) =>
    Array.from({ length: 61 }, (_, i) => {
      const [u, t] = [i / 30 - 1, j / 40];
      const across = subtract(point(u + 0.01, t), point(u - 0.01, t));
      const up = subtract(point(u, Math.min(1, t + 0.01)), point(u, Math.max(0, t - 0.01)));
      return builder.corner(point(u, t), normalise(cross(across, up)));
    }),
  );
  builder.sheet(rows, false);
  return builder.solid(material);
}

function visor(w: number, h: number): Solid {
  const face = group(
    decal(patch(w * 0.86, h * 0.8, displayBlack, 0.6)),
    at(decal(patch(w * 0.76, h * 0.48, filterGreen, 0.4)), 0, h * 0.1, 0.05),
    at(decal(patch(w * 0.4, h * 0.09, solar, 0.1)), -w * 0.1, -h * 0.27, 0.05),
    at(decal(grid(rectangle(0.55, 0.55, 0.27), 2, 1, w * 0.14, 1, redInk)), w * 0.24, -h * 0.27, 0.05),
  );
  return group(at(box(w, h, 4.6, blackPlastic, 1.2), 0, -h / 2, -2.3), at(face, 0, 0, 0));
}

function headband(): Solid {
  const band = scaled(torus(1, 0.075, greyPlastic, 64), 9, 9, 10.6);
  const over = tube(path([-8.6, 20.6, -2, -6, 27, -2, 0, 28.4, -2, 6, 27, -2, 8.6, 20.6, -2]), 0.55, greyPlastic, {
    bend: 4,
  });
  const ratchet = group(
    at(box(5, 3, 1.6, blackPlastic, 0.6), 0, -1.5, 0),
    at(turned(knob(1.9, darkPlastic, 0), { y: 180 }), 0, 0, -0.8),
  );
  return group(
    at(band, 0, 20, -1.6),
    over,
    at(ratchet, 0, 20, -12.2),
    paired(at(turned(cylinder(1.7, 3, blackPlastic, 0.3, 28), { z: -90 }), 9, 20, -0.6)),
  );
}

function blower(colour: Material): Solid {
  return group(
    box(20, 17, 9, darkPlastic, 2),
    at(box(20.4, 4, 9.4, colour, 1.6), 0, 11, 0),
    at(decal(disc(5, blackInk)), -3.4, 6, 4.5),
    at(decal(slots(7, 6.4, 6, greyInk, 0.4)), -3.4, 6, 4.54),
    at(decal(patch(4, 5, displayBlack, 0.5), grid(rectangle(0.8, 0.8, 0.4), 1, 3, 1, 1.3, ledGreen)), 5.6, 6, 4.5),
    at(decal(patch(6, 0.9, whiteInk, 0.1)), 0, 13, 4.75),
    at(cylinder(2.3, 1.6, blackPlastic, 0.3), -5, 16.8, 0),
    at(box(30, 4, 0.7, rubber, 0.3), 0, 7, -4.6),
  );
}

/** A ribbed hose: rings over a core. */
function airHose(): Solid {
  const way = path([
    0, 12, -11.4, 4, 6, -17, 14, 3, -17, 24, 10, -12, 26.5, 23, -6, 24, 27, -2, 21.4, 24, 0, 21, 18, 0,
  ]);
  return group(cable(way, 1.7, greyRubber), cable(way, 1.5, rubber));
}

export const weldingHelmets: Drawing = (look) => {
  const shell = moulded(look.colour);
  const isFed = look.variant % 2 === 1;
  const w = sized(look, 12, 13);
  const helmet = group(
    mask(shell),
    at(turned(visor(w, w * 0.86), { x: -2 }), 0, 16.4, 14),
    headband(),
    paired(at(turned(cylinder(2.2, 1.8, blackPlastic, 0.4, 32), { z: -90 }), 11.2, 20, -0.6)),
    row(at(box(3, 0.5, 1.2, darkPlastic, 0.2), 0, 4.6, 11.2), 3, [0, 1.3, 0.2]),
    at(decal(patch(5, 1, blackInk, 0.2), patch(3.6, 0.4, whiteInk)), 0, 24.4, 11.6),
  );
  if (!isFed) return withDetail(helmet, [0, 16, 13]);
  const inlet = group(
    at(box(9, 3.4, 4, darkPlastic, 1), 0, 10, -10.4),
    at(turned(cylinder(2, 2, blackPlastic, 0.3), { x: -120 }), 0, 12, -10.6),
  );
  const seal = tube(
    path([-8, 1, -3, -8.6, 2, 4, -5, 1, 8.6, 5, 1, 8.6, 8.6, 2, 4, 8, 1, -3, 6, 9, -9.4, -6, 9, -9.4]),
    1,
    greyRubber,
    { bend: 3, closed: true },
  );
  return withDetail(group(helmet, inlet, seal, airHose(), at(blower(shell), 26, 0, 0)), [0, 16, 13]);
};
