import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  brass,
  castIron,
  chrome,
  darkPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

import { typePlate } from '../cleaning/type-plate.ts';
import type { Point } from '../../geometry/vector.ts';

const red = plastic([200, 46, 40], 0.5);
const orange = plastic([236, 122, 40], 0.5);

function gauge(r: number): Solid {
  return group(
    turned(cylinder(r * 1.15, 1.4, chrome, 0.2), { x: 90 }),
    at(
      decal(disc(r, whiteInk), group(ticks(r * 0.9, 9, blackInk), ring(r * 0.6, r * 0.14, redInk, -45, 15))),
      0,
      0,
      1.4,
    ),
    at(decal(turned(patch(r * 0.1, r * 0.8, redInk, 0, 0, r * 0.3), { z: 40 })), 0, 0, 1.5),
  );
}

/** A jet pump along x: pump head left, motor right; its axis at y = 0. */
function jetPump(look: Look, r: number, l: number): Solid {
  const finish = look.colour === 'silver' ? steel : painted(look.colour);
  const motor = turned(
    group(
      cylinder(r * 0.9, l * 0.5, finish, 0.5),
      around(at(box(0.5, l * 0.4, 1, finish), 0, l * 0.05, r * 0.88), 26),
      at(cylinder(r * 0.96, l * 0.12, blackPlastic, 0.8), 0, l * 0.46, 0),
    ),
    { z: -90 },
  );
  const head = turned(
    lathe(
      points([0, 0, 0.5, 0, 0.9, 0.12, 1, 0.3, 1, 1, 0, 1]).map(([x, y]) => [x * r, y * l * 0.4] as const),
      look.colour === 'silver' ? castIron : steel,
    ),
    { z: -90 },
  );
  const port = (x: number, up: boolean) =>
    up
      ? at(group(cylinder(2.6, 3, brass, 0.3, 8), at(cylinder(2.1, 2.4, red, 0.3), 0, 2.8, 0)), x, r * 0.9, 0)
      : at(
          turned(group(cylinder(2.6, 3, brass, 0.3, 8), at(cylinder(2.1, 2, red, 0.3), 0, 2.8, 0)), { z: 90 }),
          x,
          0,
          0,
        );
  return group(
    at(head, -l * 0.46, 0, 0),
    at(motor, -l * 0.08, 0, 0),
    at(turned(cylinder(r * 1.06, 1.6, castIron, 0.3), { z: -90 }), -l * 0.1, 0, 0),
    port(-l * 0.28, true),
    port(-l * 0.44, false),
    at(
      group(box(l * 0.26, 5, r * 0.9, blackPlastic, 0.8), at(rocker(2.4, 3.2, redInk), 0, 2.6, r * 0.45)),
      l * 0.18,
      r * 0.78,
      0,
    ),
    at(turned(cylinder(1, 1.2, chrome, 0.2, 6), { x: 90 }), -l * 0.28, -r * 0.4, r * 0.86),
    at(
      decal(
        patch(l * 0.2, r * 0.5, whiteInk, 0.4),
        patch(r * 0.2, r * 0.3, redInk, 0.2, -l * 0.06, 0),
        at(slots(l * 0.09, r * 0.26, 2, blackInk), l * 0.02, 0, 0),
      ),
      l * 0.16,
      -r * 0.1,
      r * 0.9 + 0.9,
    ),
  );
}

function cord(l: number, r: number, y: number): Solid {
  const fall = path([l * 0.3, y, -r * 0.6, l * 0.5, y * 0.7, -r - 6, l * 0.56, y * 0.3, -r - 8, l * 0.5, 2, -r - 10]);
  const floor = path([l * 0.3, 0.6, -r - 14, 0, 0.6, -r - 14, -l * 0.2, 0.6, -r - 12]);
  return cable([...fall, ...floor], 0.45, rubber);
}

function portablePump(look: Look, r: number, l: number): Solid {
  const handle = tube(
    path([-l * 0.4, r * 0.6, 0, -l * 0.34, r * 2.5, 0, l * 0.4, r * 2.5, 0, l * 0.44, r * 0.3, 0]),
    1.3,
    look.colour === 'silver' ? orange : blackPlastic,
    { bend: 5 },
  );
  return group(
    row(box(5, r * 0.9 + 2, r * 1.9, blackPlastic, 0.8), 2, [l * 0.5, 0, 0]),
    at(box(l * 0.86, 2, r * 1.7, blackPlastic, 0.6), 0, 0.4, 0),
    at(group(jetPump(look, r, l), handle), 0, r + 2.4, 0),
    cord(l, r, r + 2.4),
  );
}

const tankProfile = points([
  0, 0, 0.45, 0.02, 0.8, 0.08, 0.97, 0.18, 1, 0.28, 1, 0.72, 0.97, 0.82, 0.8, 0.92, 0.45, 0.98, 0, 1,
]);

function tankPump(look: Look, r: number, l: number): Solid {
  const tankR = sized(look, 13, 16);
  const finish = look.colour === 'silver' ? steel : painted(look.colour);
  const [middle, top] = [tankR + 4, 2 * tankR + 4];
  const high = top + r * 2 + 4;
  const trestle = points([-0.8, 0, 0.8, 0, 0.6, 0.7, -0.6, 0.7]).map(([x, y]): Point => [x * tankR, y * tankR]);
  const tank = at(turned(scaled(lathe(tankProfile, finish), tankR, l * 1.06, tankR), { z: -90 }), -l * 0.53, middle, 0);
  const hose = [
    [-l * 0.28, high, 0],
    [-l * 0.6, high, 0],
    [-l * 0.7, top, 0],
    [-l * 0.7, middle, 0],
    [-l * 0.5, middle, 0],
  ] as const;
  const control = group(
    cylinder(1.8, 5, brass, 0.3, 8),
    at(box(7, 7, 6, blackPlastic, 0.8), 0, 4, 0),
    at(gauge(2.8), 0, 7.6, 3),
  );
  return group(
    tank,
    paired(at(turned(extrude(trestle, 3, darkPlastic, 0.3), { y: 90 }), l * 0.26, 0, 0)),
    paired(at(turned(cylinder(tankR + 0.25, 0.8, finish, 0.2), { z: -90 }), l * 0.22, middle, 0)),
    at(box(l * 0.7, 3.4, r * 1.5, blackPlastic, 0.6), 0, top - 1.6, 0),
    at(jetPump(look, r, l * 0.92), 0, top + r + 1.4, 0),
    at(control, -l * 0.26, high - 1, 0),
    tube(hose, 1.3, aluminium, { bend: 5 }),
    at(typePlate(l * 0.4, tankR * 0.5), 0, middle, tankR),
    cord(l, r, top + r * 2),
  );
}

export const gardenPumps: Drawing = (look) => {
  const l = sized(look, 36, 46);
  const r = sized(look, 7, 8.6);
  return look.variant === 1
    ? withDetail(portablePump(look, r, l), [-l * 0.2, r + 6, r])
    : withDetail(tankPump(look, r, l), [-l * 0.2, sized(look, 44, 54), r]);
};
