import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, knob, rocker } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  chrome,
  darkPlastic,
  greyInk,
  greyPlastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { pushBar } from './push-bar.ts';
import { typePlate } from './type-plate.ts';
import { wheel } from './wheel.ts';

const redTrigger = { ...blackPlastic, colour: [200, 44, 40] } as const;

/** A trigger gun with its lance, standing upright, nozzle up; the grip starts at y = 0. */
function gun(length: number): Solid {
  return group(
    tube(path([0, 16, 0, 0, length, 0]), 0.7, steel),
    at(cylinder(1.5, 4, brass, 0.3, 20), 0, length - 2, 0),
    at(cylinder(2, 3, darkPlastic, 0.4, 24), 0, length + 1, 0),
    tube(path([0, 18, 0, 0, 6, 0, 0, 0, 5]), 1.6, blackPlastic, { bend: 5 }),
    tube(path([0, 11, 2.6, 0, 4, 5.4]), 0.6, redTrigger),
    at(cylinder(1.9, 9, darkPlastic, 0.5, 24), 0, 17, 0),
  );
}

function gauge(r: number): Solid {
  return group(
    turned(cylinder(r * 1.15, 1, chrome, 0.2), { x: 90 }),
    at(decal(disc(r, whiteInk), group(ticks(r * 0.9, 9, blackInk), ring(r * 0.6, r * 0.12, redInk, -45, 15))), 0, 0, 1),
    at(decal(turned(patch(r * 0.1, r * 0.8, redInk, 0, 0, r * 0.3), { z: 40 })), 0, 0, 1.1),
  );
}

/** A hose wound on a drum, its axis along x. */
function hoseReel(r: number, width: number): Solid {
  const coils = Array.from({ length: Math.round(width / 1.7) }, (_, i) =>
    at(torus(r * 0.86, 0.85, rubber), 0, i * 1.7 - width / 2 + 1, 0),
  );
  const cheek = paired(at(cylinder(r, 0.8, darkPlastic, 0.3), 0, width / 2, 0), 'y');
  return turned(group(at(cylinder(r * 0.78, width, darkPlastic), 0, -width / 2, 0), coils, cheek), { z: 90 });
}

function frontPanel(w: number, hasHeat: boolean): Solid {
  return group(
    decal(patch(w, w * 0.62, greyInk, 1), patch(w * 0.94, w * 0.56, darkPlastic, 0.8)),
    at(gauge(w * 0.15), -w * 0.26, 0, 0.1),
    hasHeat ? at(dial(w * 0.1, greyPlastic, 50, redInk), w * 0.06, 0, 0.1) : null,
    at(
      hasHeat ? rocker(w * 0.12, w * 0.2, redInk) : knob(w * 0.16, redTrigger, 40),
      w * (hasHeat ? 0.32 : 0.22),
      0,
      0.1,
    ),
  );
}

function cold(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const [w, h, d] = [sized(look, 26, 36), sized(look, 46, 60), sized(look, 24, 34)];
  const side = points([-d * 0.36, 0, d * 0.5, 0, d * 0.56, h * 0.14, d * 0.3, h * 0.9, d * 0.12, h, -d * 0.3, h]);
  const lower = points([-d * 0.42, 0, d * 0.58, 0, d * 0.62, h * 0.16, d * 0.54, h * 0.32, -d * 0.42, h * 0.32]);
  const panel = at(turned(frontPanel(w * 0.6, false), { x: -18.5 }), 0, h * 0.6, d * 0.415);
  const handle = pushBar(w * 0.3, [h * 0.5, -d * 0.32], [h * 1.5, -d * 0.5], 1.2, steel);
  const grip = tube(path([-w * 0.18, h * 1.5, -d * 0.5, w * 0.18, h * 1.5, -d * 0.5]), 1.7, rubber);
  const outlet = group(
    turned(cylinder(1.8, 4, brass, 0.3, 6), { x: 90 }),
    at(turned(cylinder(1.5, 4, rubber, 0.3), { x: 90 }), 0, 0, 3.4),
  );
  return group(
    turned(extrude(side, w, body, 1), { y: -90 }),
    turned(extrude(lower, w + 1.6, accent, 0.8), { y: -90 }),
    panel,
    handle,
    grip,
    paired(at(wheel(h * 0.19, 5), w / 2 + 3, h * 0.1, -d * 0.3)),
    at(outlet, 0, h * 0.12, d * 0.58),
    at(hoseReel(h * 0.17, w * 0.44), 0, h * 1.12, -d * 0.16),
    at(box(w * 0.5, h * 0.2, 3, accent, 0.4), 0, h * 0.94, -d * 0.18),
    at(turned(gun(h * 1.05), { y: 90 }), -w / 2 - 2.4, h * 0.2, 0),
    paired(at(box(3.4, 3, 5, accent, 0.6), -w / 2 - 1.4, h * 0.42, 0)),
    paired(turned(at(decal(slots(d * 0.4, h * 0.22, 6, blackInk)), 0, h * 0.6, w / 2), { y: 90 })),
    cable(
      path([
        0,
        h * 0.12,
        d * 0.72,
        -w * 0.4,
        2,
        d * 0.9,
        -w * 0.8,
        1.2,
        d * 0.5,
        -w / 2 - 4,
        h * 0.14,
        3,
        -w / 2 - 2.4,
        h * 0.2,
        2,
      ]),
      1,
      rubber,
    ),
  );
}

function hot(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const [w, h, l] = [sized(look, 44, 54), sized(look, 50, 58), sized(look, 66, 88)];
  const profile = points([
    -l / 2,
    8,
    l / 2,
    8,
    l / 2,
    h * 0.5,
    l * 0.42,
    h * 0.8,
    l * 0.2,
    h,
    -l * 0.42,
    h,
    -l / 2,
    h * 0.86,
  ]);
  const flue = group(
    cylinder(5.4, 9, steel, 0.3),
    at(cylinder(6.6, 1.6, steel, 0.4), 0, 8, 0),
    at(cylinder(4.6, 0.3, rubber), 0, 9.5, 0),
  );
  const handle = pushBar(w * 0.4, [h * 0.6, -l * 0.46], [h * 1.12, -l * 0.66], 1.5, blackPowder, 6);
  return group(
    turned(extrude(profile, w, body, 1.6), { y: -90 }),
    at(box(w + 2, 9, l * 0.98, accent, 1.4), 0, 6, 0),
    paired(at(wheel(12, 6), w / 2 + 2, 12, -l * 0.26)),
    paired(at(wheel(6, 4), w * 0.36, 6, l * 0.42)),
    at(flue, 0, h - 0.6, -l * 0.24),
    handle,
    at(turned(frontPanel(w * 0.66, true), { x: -38 }), 0, h * 0.88, l * 0.327),
    at(typePlate(w * 0.5, 6), 0, h * 0.36, l / 2),
    paired(turned(at(decal(slots(l * 0.3, h * 0.3, 7, blackInk)), l * 0.18, h * 0.56, w / 2), { y: 90 })),
    at(cylinder(4, 2.6, redTrigger, 0.5), w * 0.26, h - 0.4, 4),
    at(turned(gun(l * 0.6), { x: 78, z: 0 }), -w / 2 + 3, h + 3, -l * 0.46),
    [-l * 0.3, l * 0.06].map((z) => at(box(5, 5, 3, accent, 0.4), -w / 2 + 3, h - 1, z)),
    at(hoseReel(11, 14), w * 0.02, h + 8, -l * 0.02),
    at(box(18, 9, 3, accent, 0.4), w * 0.02, h - 0.5, -l * 0.02),
  );
}

function wallBox(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const [w, h, d] = [sized(look, 36, 46), sized(look, 44, 58), sized(look, 22, 28)];
  const hook = tube(path([0, 0, 0, 0, 0, 9, 0, 4, 10]), 1.2, accent, { bend: 2 });
  const coils = [0, 1.8, 3.6, 5.4].map((z) => at(turned(torus(h * 0.2, 0.95, rubber), { x: 90 }), 0, 0, z));
  return group(
    at(box(w, h, d, body, 2.4), 0, 0, 0),
    at(box(w + 0.8, h * 0.24, d + 0.8, accent, 1.8), 0, -0.2, 0),
    at(box(w * 2.1, h * 1.06, 1.6, steel, 0.5), w * 0.46, -1, -d / 2 - 0.3),
    at(frontPanel(w * 0.7, true), 0, h * 0.7, d / 2),
    at(typePlate(w * 0.5, 5), 0, h * 0.38, d / 2),
    at(decal(slots(w * 0.7, h * 0.12, 4, blackInk)), 0, h * 0.12, d / 2 + 0.4),
    at(hook, w * 0.9, h * 0.8, -d / 2 + 0.4),
    at(group(coils), w * 0.9, h * 0.8 - h * 0.2 + 1.6, -d / 2 + 1.8),
    at(gun(h * 0.84), w * 1.36, 4, -d / 2 + 4),
    [0.24, 0.6].map((t) => at(box(5, 2.4, 6, accent, 0.5), w * 1.36, h * t + 4, -d / 2 + 2)),
    cable(path([w * 0.36, 1, 0, w * 0.4, -5, 2, w * 0.7, -4, 0, w * 0.9, h * 0.42, -d / 2 + 4]), 1, rubber),
  );
}

export const pressureWashers: Drawing = (look) => {
  if (look.variant === 1) return withDetail(hot(look), [0, sized(look, 42, 50), 24]);
  if (look.variant === 2) return withDetail(at(wallBox(look), 0, 8, 0), [0, sized(look, 38, 48), 12]);
  const h = sized(look, 46, 60);
  return withDetail(at(cold(look), 0, h * 0.09, 0), [0, h * 0.7, 12]);
};
