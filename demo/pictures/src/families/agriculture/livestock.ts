import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, flat, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle, knob, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { circle, moved, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  ledRed,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const redPlastic = plastic([200, 44, 40], 0.4);
const greenPlastic = plastic([48, 140, 80], 0.4);
const solarCell = plastic([30, 46, 92], 0.15);
const bolt = points([0.1, 1, -0.45, -0.1, -0.05, -0.1, -0.2, -1, 0.5, 0.25, 0.08, 0.25, 0.4, 1]);
const darkBlade = { ...steel, colour: [176, 180, 186] } as const;
const warning = print([248, 202, 40]);

function terminal(cap: typeof redPlastic): Solid {
  return group(
    turned(cylinder(1.3, 1, chrome, 0.2, 24), { x: 90 }),
    at(turned(cylinder(1.5, 2.2, cap, 0.4, 12), { x: 90 }), 0, 0, 0.9),
  );
}

function energiserFace(w: number, h: number): Solid {
  const bars = [ledGreen, ledGreen, ledGreen, ledAmber, ledRed].map((led, i) =>
    patch(w * 0.09, 1, led, 0.2, (i - 2) * w * 0.12, 0),
  );
  return group(
    at(decal(patch(w * 0.82, h * 0.62, displayBlack, 1.4), patch(w * 0.36, w * 0.36, warning, 1)), 0, h * 0.6, 0),
    at(
      decal(
        flat(
          bolt.map(([x, y]): Point => [x * w * 0.13, y * w * 0.13]),
          blackInk,
        ),
      ),
      0,
      h * 0.6,
      0.1,
    ),
    at(decal(group(bars)), 0, h * 0.81, 0.1),
    at(decal(slots(w * 0.5, 1.6, 2, greyInk, 0.35)), 0, h * 0.4, 0.1),
    at(terminal(greenPlastic), -w * 0.26, h * 0.16, 0),
    at(terminal(redPlastic), w * 0.26, h * 0.16, 0),
    at(knob(1.7, greyPlastic, -50, blackInk), 0, h * 0.16, 0),
  );
}

function clamp(cap: typeof redPlastic): Solid {
  const jaw = at(box(1.4, 1, 7, cap, 0.4), 0, 0.3, 0);
  return group(
    turned(jaw, { x: 8 }),
    turned(at(jaw, 0, 1.2, 0), { x: -8 }),
    at(box(1, 0.7, 2.6, chrome, 0.2), 0, 1, 4),
  );
}

function leads(w: number, z: number): Solid {
  const lead = (x: number, cap: typeof redPlastic) =>
    group(
      cable(path([x * 0.26, 3.6, z, x * 0.3, 2, z + 5, x * 0.8, 0.5, z + 8, x, 0.8, z + 2, x, 1.2, z - 2]), 0.4, cap),
      at(turned(clamp(cap), { y: 180 }), x, 0, z - 4),
    );
  return group(lead(-w, blackPlastic), lead(w, redPlastic));
}

function solarPanel(w: number, h: number): Solid {
  const cells = decal(
    patch(w - 1.6, h - 1.6, solarCell),
    grid(rectangle(0.12, h - 1.8), 5, 1, w / 6, 0, greyInk),
    grid(rectangle(w - 1.8, 0.12), 1, 3, 0, h / 4, greyInk),
  );
  return turned(group(at(box(w, h, 1.4, aluminium, 0.3), 0, -h / 2, 0), at(cells, 0, 0, 0.7)), { x: -48 });
}

const fenceEnergisers: Drawing = (look) => {
  const [w, h, d] = [sized(look, 16, 23), sized(look, 20, 28), sized(look, 9, 14)];
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const housing = group(
    box(w, h, d, body, 2.2),
    at(box(w * 1.03, h * 0.3, d * 1.04, accent, 1.6), 0, 0.2, 0),
    at(energiserFace(w, h), 0, 0, d * 0.52 + 0.05),
    paired(turned(at(decal(slots(d * 0.5, h * 0.3, 6, blackInk)), 0, h * 0.62, w / 2), { y: 90 })),
  );
  if (look.variant === 0) {
    const eyes = paired(
      at(group(box(5, 4, 2, accent, 0.8), at(decal(disc(0.8, greyInk)), 0, 2.4, 1)), 0, h - 1.4, -d * 0.3),
      'x',
    );
    const cord = cable(
      path([w * 0.4, 2, -d * 0.4, w * 0.8, 0.6, -2, w, 0.5, 6, w * 0.7, 0.5, 11, w * 0.3, 1.4, 13]),
      0.45,
      rubber,
    );
    const plug = at(
      turned(
        group(cylinder(1.9, 3.6, rubber, 0.6, 28), row(at(cylinder(0.25, 2, chrome), 0, 3.4, 0), 2, [1.9, 0, 0])),
        { z: 90 },
      ),
      w * 0.34,
      1.9,
      13,
    );
    return withDetail(group(housing, eyes, cord, plug), [0, h * 0.5, d / 2]);
  }
  const handle = at(
    turned(bowHandle(w * 0.6, 4, 1, accent), { x: -90 }),
    0,
    h - 0.6,
    look.variant === 2 ? -d * 0.2 : 0,
  );
  const latch = paired(turned(at(box(3, 4, 1, greyPlastic, 0.3), 0, h * 0.2, w * 0.52), { y: 90 }));
  if (look.variant === 1) return withDetail(group(housing, handle, latch, leads(w, d * 0.5)), [0, h * 0.5, d / 2]);
  const post = at(box(3, 8, 3, accent, 0.5), 0, h - 1, -1);
  return withDetail(group(housing, post, at(solarPanel(w * 1.5, w * 0.95), 0, h + 7, 0), latch), [0, h * 0.8, d / 2]);
};

/** A row of teeth pointing to +z, from z = 0, in a plate of the given width. */
function teeth(width: number, length: number, count: number, finish = steel, sharp = 0.3): Solid {
  const pitch = width / count;
  const tooth = points([
    -pitch * 0.34,
    0,
    pitch * 0.34,
    0,
    pitch * 0.34 * sharp,
    length,
    -pitch * 0.34 * sharp,
    length,
  ]);
  return row(turned(extrude(tooth, 0.35, finish, 0.06), { x: 90 }), count, [pitch, 0, 0]);
}

function sheepHead(): Solid {
  return group(
    scaled(turned(cylinder(2.9, 8, aluminium, 1), { x: 90 }), 1, 0.8, 1),
    at(turned(extrude(points([-2.4, 0, 2.4, 0, 3.9, 6, -3.9, 6]), 1, aluminium, 0.2), { x: 90 }), 0, -1.4, 5),
    at(box(7.8, 0.5, 3, steel, 0.1), 0, -1.9, 12),
    at(teeth(7.8, 4.2, 13), 0, -1.7, 13.4),
    at(teeth(6.4, 2.4, 4, darkBlade, 0.1), 0, -1.2, 12.6),
    at(cylinder(1.7, 2.4, darkPlastic, 0.4, 14), 0, 1.6, 4),
    paired(at(tube(path([0.8, 0.4, 7, 1.8, -0.6, 12.6]), 0.4, chrome), 0, 0, 0)),
  );
}

function horseHead(): Solid {
  return group(
    scaled(turned(cylinder(2.7, 7, darkPlastic, 0.8), { x: 90 }), 1, 0.8, 1),
    at(box(6, 1, 7, steel, 0.2), 0, -1.7, 7.4),
    at(box(5.8, 0.5, 5, darkBlade, 0.1), 0, -0.8, 8),
    at(teeth(6, 1.9, 22), 0, -1.3, 10.7),
    at(teeth(5.4, 1.5, 16, darkBlade), 0, -0.6, 10.3),
    at(cylinder(1.2, 1, chrome, 0.2, 6), 0, -0.4, 7.6),
    at(cylinder(0.6, 2.2, chrome, 0.1, 16), 0, -0.4, 7.6),
  );
}

const animalClippers: Drawing = (look) => {
  const isHorse = look.variant === 1;
  const l = sized(look, 19, 22);
  const body = moulded(look.colour);
  const profile = isHorse
    ? points([0, 0, 0.5, 0, 0.78, 0.05, 0.84, 0.3, 0.74, 0.6, 0.82, 0.86, 0.78, 1, 0, 1])
    : points([0, 0, 0.8, 0, 1.04, 0.06, 1.06, 0.36, 0.8, 0.46, 0.72, 0.8, 0.82, 0.95, 0.78, 1, 0, 1]);
  const shell = turned(scaled(lathe(profile, body), 4, l, 3.9), { x: 90 });
  const band = (z: number, r: number) => at(turned(cylinder(r, 0.8, blackPlastic, 0.2), { x: 90 }), 0, 0, z);
  const grips = paired(
    row(at(turned(cylinder(0.9, 0.5, rubber, 0.2, 20), { z: -90 }), isHorse ? 2.7 : 2.6, 0, l * 0.66), 4, [0, 0, 1.9]),
  );
  const vents = paired(
    turned(at(decal(turned(slots(3, 3, 4, blackInk), { z: 90 })), -l * 0.2, 0, isHorse ? 3.4 : 4.2), { y: 90 }),
  );
  const cord = group(
    at(turned(cylinder(1.1, 4, rubber, 0.4, 20), { x: -90 }), 0, 0, 0.4),
    cable(path([0, 0, -3, 0, -1, -7, 5, -3.4, -11, 14, -3.5, -9, 16, -3.5, 0, 11, -3.5, 6]), 0.5, rubber),
  );
  const solid = group(
    shell,
    band(l * 0.97, 3.3),
    isHorse ? null : band(l * 0.42, 4),
    grips,
    vents,
    at(turned(rocker(1.8, 3.4, redInk), { x: -90 }), 0, isHorse ? 3 : 3.9, l * 0.24),
    at(
      turned(decal(patch(2.4, 4.4, whiteInk, 0.4), slots(1.6, 2.6, 3, blackInk)), { x: -90 }),
      0,
      isHorse ? 3 : 2.98,
      l * 0.62,
    ),
    cord,
    at(isHorse ? horseHead() : sheepHead(), 0, 0, l - 0.4),
  );
  return withDetail(turned(at(solid, 0, 4, -l / 2), { y: 62 }), [l * 0.6, 3, 6]);
};

function holes(count: number, step: number, y: number, r: number): Solid {
  return at(decal(grid(circle(r, 20), count, 1, step, 0, displayBlack)), 0, y, 0.2);
}

/** A shearing comb or clipper plate standing in the x-y plane, teeth up. */
function plate(w: number, h: number, count: number, toothLength: number, finish: typeof steel): Solid {
  const foot = points([-w * 0.3, 0, w * 0.3, 0, w * 0.5, h * 0.6, w * 0.5, h, -w * 0.5, h, -w * 0.5, h * 0.6]);
  return group(
    extrude(foot, 0.4, finish, 0.06),
    at(turned(teeth(w, toothLength, count, finish, 0.25), { x: -90 }), 0, h - 0.05, 0),
  );
}

const clipperBlades: Drawing = (look) => {
  const w = sized(look, 7.5, 8.6);
  const isFine = look.variant === 1;
  const lower = isFine
    ? group(
        extrude(moved(rectangle(w, 5.4, 0.3), 0, 2.7), 0.4, steel, 0.06),
        at(turned(teeth(w, 1.6, 32, steel, 0.4), { x: -90 }), 0, 5.3, 0),
        holes(2, w * 0.5, 1.8, 0.5),
      )
    : group(
        plate(w, 4.2, 13, 3.6, steel),
        at(decal(grid(rectangle(0.7, 1.8, 0.35), 2, 1, w * 0.36, 0, displayBlack)), 0, 1.4, 0.2),
      );
  const cutter = isFine
    ? group(
        extrude(moved(rectangle(w * 0.86, 4.2, 0.3), 0, 2.1), 0.4, darkBlade, 0.06),
        at(turned(teeth(w * 0.86, 1.4, 24, darkBlade, 0.4), { x: -90 }), 0, 4.1, 0),
        holes(1, 0, 2, 0.9),
      )
    : group(plate(w * 0.8, 2.6, 4, 3.2, darkBlade), holes(2, w * 0.3, 1.2, 0.45));
  const lean = (solid: Solid) => turned(solid, { x: -32 });
  const wedge = turned(
    extrude(points([-3.4, 0, 3, 0, 3, 1.2, 2.2, 1.2, -1.4, 5.2, -3.4, 5.2]), w * 2.3, darkPlastic, 0.2),
    { y: -90 },
  );
  const label = at(decal(patch(w * 0.8, 0.7, greyInk, 0.2), patch(w * 0.12, 0.4, redInk, 0.1, -w * 0.3, 0)), 0, 0.6, 3);
  return withDetail(group(wedge, at(lean(lower), -w * 0.56, 1.1, 2.4), at(lean(cutter), w * 0.58, 1.1, 2.4), label), [
    -w * 0.3,
    5,
    0,
  ]);
};

export const livestock = {
  'fence-energisers': fenceEnergisers,
  'animal-clippers': animalClippers,
  'clipper-blades': clipperBlades,
} satisfies Record<string, Drawing>;
