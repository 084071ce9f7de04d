import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { cone, cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  castIron,
  chrome,
  darkPlastic,
  displayBlack,
  greyPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { gardenHoses } from './garden-hoses.ts';
import { gardenPumps } from './garden-pumps.ts';

const red = plastic([200, 46, 40], 0.5);

/** The float that switches the pump, hanging on its cable. */
function floatSwitch(x: number, y: number): Solid {
  return group(
    cable(path([x * 0.3, y, -2, x * 0.8, y + 5, 2, x * 1.3, y + 1, 6, x * 1.45, 9, 8]), 0.45, rubber),
    at(turned(box(5.4, 11, 4, red, 1.6), { z: 14 }), x * 1.5, 0, 8),
  );
}

function dischargePipe(x: number, y: number): Solid {
  return group(
    tube(path([x * 0.6, y * 0.5, 0, x, y * 0.5, 0, x, y, 0]), 2.4, blackPlastic, { bend: 3, sides: 24 }),
    at(cylinder(3, 3, brass, 0.3, 8), x, y - 1, 0),
    at(cone(2.4, 2, 5, blackPlastic, 0.3), x, y + 2, 0),
    [3, 4.6, 6].map((t) => at(torus(2.3, 0.3, blackPlastic, 28), x, y + t, 0)),
  );
}

function sumpFoot(isDirty: boolean, r: number, accent: Material): Solid {
  return isDirty
    ? group(
        around(at(box(2.4, 8.6, 1.6, accent, 0.4), 0, 0, r * 1.08), 7),
        at(cylinder(r * 1.2, 1.4, accent, 0.4), 0, 0, 0),
        at(cylinder(r * 1.22, 2, accent, 0.6), 0, 7.4, 0),
        cylinder(r * 0.5, 8, castIron),
      )
    : group(
        at(cylinder(r * 1.1, 3, accent, 0.6), 0, 0.6, 0),
        around(at(box(1.2, 1.2, 2, displayBlack), 0, 0, r * 0.98), 18),
      );
}

function sumpPump(look: Look): Solid {
  const isDirty = look.variant === 1;
  const finish = look.colour === 'silver' ? steel : isDirty ? painted(look.colour) : moulded(look.colour);
  const accent = look.colour === 'black' ? greyPlastic : blackPlastic;
  const r = sized(look, 8, 11);
  const h = sized(look, 22, 32);
  const lift = isDirty ? 8 : 3;
  const cap = scaled(lathe(points([0, 0, 1.04, 0, 1.06, 0.3, 0.9, 0.8, 0.5, 1, 0, 1]), accent), r, 5, r);
  const ribs = isDirty
    ? [0.3, 0.6].map((t) => at(torus(r, 0.4, finish), 0, lift + h * t, 0))
    : [around(at(box(0.7, h * 0.6, 0.8, finish, 0.2), 0, lift + h * 0.2, r), 26)];
  const label = at(
    decal(
      patch(r * 0.9, h * 0.24, whiteInk, 0.4),
      patch(r * 0.24, r * 0.24, redInk, 0.3, -r * 0.24, h * 0.05),
      slots(r * 0.6, h * 0.1, 2, blackInk),
    ),
    0,
    lift + h * 0.5,
    r + (isDirty ? 0.35 : 0.5),
  );
  const top = lift + h + 3;
  const drop = path([0, top, -4, 0, top + 7, -6, r * 1.2, top - 3, -12, r * 1.6, top * 0.4, -13, r * 1.5, 2, -13]);
  const floor = path([r * 0.8, 0.6, -17, 0, 0.6, -18, -r, 0.6, -16]);
  return group(
    sumpFoot(isDirty, r, accent),
    at(cylinder(r, h, finish, 0.8), 0, lift, 0),
    ribs,
    label,
    at(cap, 0, lift + h - 0.4, 0),
    at(
      tube(path([-r * 0.6, 0, 0, -r * 0.6, 6, 0, r * 0.6, 6, 0, r * 0.6, 0, 0]), 1.1, isDirty ? chrome : accent, {
        bend: 2.4,
      }),
      0,
      lift + h + 3,
      0,
    ),
    at(dischargePipe(-r - 3.4, h * 0.8), 0, lift * 0.4, 0),
    floatSwitch(r, lift + h + 3),
    cable([...drop, ...floor], 0.5, rubber),
  );
}

function deepWellPump(look: Look): Solid {
  const finish = look.colour === 'silver' ? steel : painted(look.colour);
  const r = sized(look, 4.6, 5.2);
  const h = sized(look, 46, 56);
  const coil = [0, 1.1, 2.2, 3.3].map((y, i) => at(torus(9 - (i % 2) * 0.5, 0.55, rubber), 0, y + 0.55, 0));
  return group(
    at(cylinder(r, h * 0.48, steel, 0.6), 0, 0, 0),
    at(cylinder(r * 1.02, 0.8, chrome, 0.2), 0, h * 0.47, 0),
    at(cylinder(r * 0.86, 5, displayBlack), 0, h * 0.48, 0),
    around(at(box(0.5, 5, 0.5, steel), r * 0.94, h * 0.48, 0), 22),
    at(cylinder(r, h * 0.38, finish, 0.6), 0, h * 0.48 + 4.6, 0),
    at(cone(r, r * 0.6, 4, brass, 0.4), 0, h * 0.86 + 4.2, 0),
    at(cylinder(r * 0.62, 4, brass, 0.3, 8), 0, h * 0.86 + 7.6, 0),
    at(tube(path([-r * 0.5, 0, 0, -r * 0.9, 3, 0, -r * 0.9, 3.4, 0]), 0.5, chrome), 0, h * 0.86 + 5, 0),
    at(
      decal(
        patch(r * 0.9, h * 0.2, whiteInk, 0.3),
        patch(r * 0.3, r * 0.3, redInk, 0.2, 0, h * 0.06),
        slots(r * 0.6, h * 0.06, 2, blackInk),
      ),
      0,
      h * 0.24,
      r + 0.2,
    ),
    at(box(1.4, h * 0.5, 0.9, darkPlastic, 0.3), r + 0.2, h * 0.42, 0),
    cable(path([r + 0.4, h * 0.9, 0, r + 5, h * 0.8, 2, r + 11, h * 0.3, 4, 24, 2.4, 4, 24.6, 2, -2]), 0.55, rubber),
    at(group(coil), 16, 0, -2),
  );
}

const submersiblePumps: Drawing = (look) =>
  look.variant === 2
    ? withDetail(deepWellPump(look), [0, sized(look, 44, 52), 0])
    : withDetail(sumpPump(look), [0, sized(look, 20, 28), 4]);

export const waterAndPumps = {
  'submersible-pumps': submersiblePumps,
  'garden-pumps': gardenPumps,
  'garden-hoses': gardenHoses,
} satisfies Record<string, Drawing>;
