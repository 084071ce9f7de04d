import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, ellipsoid, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  glass,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  whitePlastic,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const shells = [plastic([232, 204, 168], 0.7), plastic([244, 236, 222], 0.7)] as const;
const finger = plastic([244, 180, 48], 0.5);
const foam = plastic([238, 238, 234], 1);
const rollers = plastic([214, 216, 214], 0.6);

function eggs(w: number, d: number): Solid {
  const columns = Math.floor(w / 5.2);
  const rows = Math.floor(d / 5.6);
  const egg = (i: number) => turned(ellipsoid(2.05, 2.7, 2.05, shells[i % 3 === 1 ? 1 : 0], 16), { x: 62 });
  return group(
    Array.from({ length: columns * rows }, (_, i) =>
      at(egg(i), ((i % columns) - (columns - 1) / 2) * 5.2, 2.6, (Math.floor(i / columns) - (rows - 1) / 2) * 5.6),
    ),
    row(turned(at(cylinder(0.6, d, rollers, 0, 12), 0, -d / 2, 0), { x: 90 }), columns + 1, [5.2, 0, 0]),
  );
}

function clearDome(w: number, h: number, d: number): Solid {
  const front = at(box(w - 1, h, 0.5, glass), 0, 0, d / 2 - 0.5);
  const side = at(box(0.5, h, d - 1, glass), w / 2 - 0.5, 0, 0);
  return group(paired(front, 'z'), paired(side), at(box(w - 0.6, 0.6, d - 0.6, glass, 0.2), 0, h, 0));
}

function rim(w: number, d: number, thick: number, finish: typeof steel): Solid {
  const [x, z] = [w / 2, d / 2];
  return tube(path([-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z]), thick, finish, { closed: true, bend: 2 });
}

function automaticIncubator(look: Look): Solid {
  const [w, d, h] = [sized(look, 32, 58), sized(look, 28, 48), sized(look, 9, 12)];
  const body = look.colour === 'transparent' ? whitePlastic : moulded(look.colour);
  const dome = 9;
  const accent = look.colour === 'yellow' ? darkPlastic : plastic([242, 188, 40], 0.5);
  const panel = group(
    at(box(w * 0.56, h * 0.74, 1.4, darkPlastic, 0.6), 0, -h * 0.37, 0.3),
    at(decal(patch(8, 3.6, displayBlack, 0.3), digits('37.8', 2.4, ledRed)), -w * 0.13, 0, 1),
    row(at(lamp(0.6, ledGreen), w * 0.13, 0, 1), 3, [2.6, 0, 0]),
  );
  const top = group(
    at(box(w * 0.36, 3.4, d * 0.3, body, 1.2), 0, 0, 0),
    at(turned(decal(disc(d * 0.1, greyInk), slots(d * 0.14, d * 0.14, 5, blackInk)), { x: -90 }), 0, 3.4, 0),
    paired(at(box(2, 1.2, d * 0.22, accent, 0.5), w * 0.36, 0, 0)),
  );
  return group(
    feet(w - 4, d - 4, 1.6, 1.4),
    at(
      group(
        tray(w, h, d, 1.2, body),
        at(eggs(w - 5, d - 5), 0, h - 3, 0),
        at(box(w - 2.6, h - 3.6, d - 2.6, body), 0, 0.4, 0),
        at(rim(w, d, 0.9, body), 0, h, 0),
        at(clearDome(w - 1, dome, d - 1), 0, h + 0.6, 0),
        at(rim(w - 2, d - 2, 0.6, look.colour === 'transparent' ? greyPlastic : body), 0, h + dome + 0.9, 0),
        at(top, 0, h + dome + 1, 0),
        at(panel, 0, h * 0.5, d / 2),
        paired(turned(at(box(6, 2.4, 1.6, accent, 0.5), 0, h * 0.5, w / 2), { y: 90 })),
      ),
      0,
      1.2,
      0,
    ),
    cable(path([-w * 0.3, 5, -d / 2, -w * 0.35, 1, -d * 0.7, -w * 0.7, 0.5, -d * 0.6, -w * 0.75, 0.5, 0]), 0.4, rubber),
  );
}

function handIncubator(look: Look): Solid {
  const [w, d, h] = [sized(look, 34, 60), sized(look, 30, 54), sized(look, 12, 17)];
  const body = look.colour === 'yellow' ? moulded('yellow') : foam;
  const lid = 5.4;
  const window = group(
    paired(at(box(w * 0.86, lid, 2.6, body, 0.6), 0, 0, d * 0.4), 'z'),
    [-1, 0, 1].map((k) => at(box(k === 0 ? 3 : 2.6, lid, d * 0.82, body, 0.4), k * w * 0.43, 0, 0)),
    paired(at(box(w * 0.4, 0.4, d * 0.76, glass), w * 0.215, lid - 1, 0)),
  );
  const dialBox = group(
    at(box(11, 7, 2.4, whitePlastic, 0.6), 0, -3.5, 1),
    at(knob(1.7, blackPlastic, 35, redInk), -2.6, 0, 2.2),
    at(decal(patch(1.3, 5, whiteInk, 0.4), patch(0.4, 3, redInk, 0.2, 0, -0.6)), 2.2, 0, 2.25),
    at(lamp(0.4, ledAmber), 4, 0, 2.2),
  );
  const hollow = tray(w, h - 1, d, 2.6, body);
  return group(
    hollow,
    at(box(w - 5, h - 6, d - 5, plastic([188, 150, 92], 1)), 0, 0.6, 0),
    at(eggs(w - 8, d - 8), 0, h - 5.4, 0),
    at(rim(w - 2, d - 2, 1.1, body), 0, h - 0.8, 0),
    at(window, 0, h - 0.6, 0),
    paired(at(rim(w * 0.4, d * 0.76, 0.35, greyPlastic), w * 0.215, h + lid - 1, 0)),
    at(dialBox, 0, h * 0.5, d / 2),
    paired(turned(at(box(8, 3, 0.8, greyPlastic, 0.3), 0, h * 0.5, w / 2), { y: 90 })),
    cable(path([-w * 0.3, 5, -d / 2, -w * 0.35, 1, -d * 0.7, -w * 0.7, 0.5, -d * 0.6, -w * 0.75, 0.5, 0]), 0.4, rubber),
  );
}

const eggIncubators: Drawing = (look) =>
  withDetail((look.variant === 1 ? handIncubator : automaticIncubator)(look), [
    0,
    sized(look, 11, 16),
    sized(look, 10, 20),
  ]);

function fingerRing(r: number, count: number, inwards: boolean): Solid {
  const soft = group(cylinder(2, 0.8, finger, 0.2, 16), cone(1.6, 0.8, 7.5, finger, 0.3, 14));
  return around(at(turned(soft, { x: inwards ? -90 : 90 }), 0, 0, r), count);
}

function switchBox(): Solid {
  return group(
    at(box(9, 12, 5, darkPlastic, 0.7), 0, -6, 2.5),
    at(decal(patch(7.4, 10, whiteInk, 0.4)), 0, 0, 5),
    at(rocker(3, 4, redInk), 0, 1.6, 5.1),
    at(lamp(0.6, ledGreen), 0, -3, 5.1),
  );
}

function drumPlucker(look: Look): Solid {
  const r = sized(look, 19, 32);
  const h = sized(look, 34, 48);
  const lift = sized(look, 28, 42);
  const wall = [
    [0, 0.2],
    [r - 0.6, 0.2],
    [r, 0],
    [r, h],
    [r + 0.9, h + 0.5],
    [r, h + 1],
    [r - 0.7, h + 0.4],
    [r - 0.7, 1],
  ] as const;
  const leg = (x: number, z: number) => at(box(3.4, lift + 6, 3.4, steel, 0.4), x * r * 0.76, 0, z * r * 0.76);
  const wheel = paired(
    at(
      turned(group(cylinder(5.4, 3, rubber, 0.8), at(cylinder(2.4, 3.4, greyPlastic, 0.3), 0, -0.2, 0)), { z: 90 }),
      r * 0.76 + 5,
      5.4,
      -r * 0.76,
    ),
  );
  const chute = turned(extrude(points([0, 0, 0, 9, 11, 3, 11, -5]), 15, steel, 0.2), { y: -90 });
  return group(
    lathe(wall, steel),
    at(cylinder(r * 0.92, 1.6, aluminium, 0.5), 0, 2, 0),
    [3.4, 7].map((k, i) => around(at(cone(1.6, 0.8, 7, finger, 0.3, 14), k * (r / 12) + 2, 3.4, 0), 6 + i * 6)),
    [0.28, 0.46, 0.64, 0.82].map((t, i) => at(turned(fingerRing(r - 0.5, 14, true), { y: i * 13 }), 0, h * t, 0)),
    at(torus(r + 0.1, 0.5, steel), 0, h * 0.12, 0),
    at(
      group(
        [leg(1, 1), leg(-1, 1), leg(1, -1), leg(-1, -1)],
        wheel,
        at(box(r * 1.52, 3, r * 1.52, steel, 0.4), 0, lift * 0.24, 0),
        at(cylinder(7.4, lift * 0.5, plastic([52, 96, 150], 0.4), 0.8), -2, lift * 0.24 + 2, 0),
        around(at(box(0.6, lift * 0.36, 1, plastic([46, 84, 132], 0.4)), 7.4, lift * 0.3 + 2, 0), 18),
        at(cylinder(r * 0.36, 2.6, blackPlastic, 0.3), 0, lift * 0.82, 0),
        feet(r * 1.6, r * 1.6, 1.8, 1),
      ),
      0,
      -lift,
      0,
    ),
    at(chute, 0, 4, r - 1.5),
    at(switchBox(), -r * 0.76, -7, r * 0.76 + 1.6),
    paired(
      turned(at(tube(path([-7, 0, 0, -7, 0, 5, 7, 0, 5, 7, 0, 0]), 0.9, chrome, { bend: 3 }), 0, h * 0.8, r - 0.4), {
        y: 90,
      }),
    ),
  );
}

function tablePlucker(look: Look): Solid {
  const r = sized(look, 11, 15);
  const w = sized(look, 34, 48);
  const y = sized(look, 26, 34);
  const rows = Math.floor((w - 12) / 5.2);
  const drum = turned(
    group(
      at(cylinder(r * 0.62, w - 8, steel, 0.4), 0, -(w - 8) / 2, 0),
      Array.from({ length: rows }, (_, i) =>
        at(turned(fingerRing(r * 0.6, 9, false), { y: i * 20 }), 0, (i - (rows - 1) / 2) * 5.2, 0),
      ),
    ),
    { z: 90 },
  );
  const hood = extrude(
    points([
      -r * 1.3,
      -y + 3,
      r * 0.9,
      -y + 3,
      r * 0.9,
      -r * 0.4,
      -r * 0.1,
      r * 0.2,
      -r * 0.1,
      r * 1.5,
      -r * 0.9,
      r * 1.5,
      -r * 1.3,
      r,
    ]),
    2.4,
    steel,
    0.3,
  );
  const cheek = at(turned(hood, { y: -90 }), w / 2, y, 0);
  return group(
    at(feet(w, r * 2, 2, 2.8), 0, 0, -r * 0.2),
    paired(cheek),
    at(drum, 0, y, r * 0.35),
    at(box(w, r * 2.4, 1.4, steel, 0.3), 0, y - r * 0.9, -r * 1.22),
    at(box(w, 1.4, r * 1.2, steel, 0.3), 0, y + r * 1.42, -r * 0.66),
    at(box(w, y - r * 0.9, r * 2, steel, 0.5), 0, 2.6, -r * 0.2),
    at(switchBox(), -w * 0.28, y * 0.38, r * 0.8),
    at(
      decal(
        patch(12, 5, whiteInk, 0.4),
        patch(2.4, 3, redInk, 0.3, -3.6, 0),
        at(slots(5.6, 2.6, 3, greyInk), 1.6, 0, 0),
      ),
      w * 0.22,
      y * 0.38,
      r * 0.8,
    ),
    turned(at(decal(slots(w * 0.5, y * 0.4, 8, blackInk)), 0, y * 0.4, r * 1.2), { y: 180 }),
  );
}

const poultryPluckers: Drawing = (look) => {
  if (look.variant === 1) return withDetail(tablePlucker(look), [0, sized(look, 26, 34), 8]);
  const lift = sized(look, 28, 42);
  return withDetail(at(drumPlucker(look), 0, lift, 0), [0, lift + sized(look, 32, 44), 0]);
};

export const poultry = {
  'egg-incubators': eggIncubators,
  'poultry-pluckers': poultryPluckers,
} satisfies Record<string, Drawing>;
