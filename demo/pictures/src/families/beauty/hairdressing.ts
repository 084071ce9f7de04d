import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, slots } from '../../geometry/decal.ts';
import { castor, dial, lamp } from '../../geometry/fittings.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  greyPlastic,
  ledGreen,
  plastic,
  rubber,
  smokedGlass,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { starBase } from './star-base.ts';

const lining = plastic([206, 209, 212], 0.5);

/** The bonnet, its open end down; origin in the middle of the rim. */
function hood(look: Look, r: number): Solid {
  const cover = moulded(look.colour);
  const outer = Array.from({ length: 15 }, (_, i): Point => {
    const a = (Math.PI / 28) * i;
    return [1.06 * Math.cos(a) ** 0.72, 0.3 + 1.3 * Math.sin(a) ** 0.9];
  });
  outer.unshift([0.98, 0]);
  const shell = (k: number, material: Material) =>
    lathe(
      outer.map(([x, y]): Point => [x * r * k, y * r * k]),
      material,
      56,
    );
  const trim = look.colour === 'black' ? darkPlastic : greyPlastic;
  const panel = group(
    box(15, 8.4, 5, trim, 1.8),
    row(at(dial(1.6, blackPlastic, -40, whiteInk), 0, 4.3, 2.5), 2, [6.4, 0, 0]),
    at(lamp(0.4, ledGreen), 0, 6.6, 2.5),
  );
  return group(
    shell(1, cover),
    shell(0.95, lining),
    at(torus(r * 0.98, 0.7, trim, 56), 0, 0, 0),
    lathe(points([r * 0.97, -r * 0.42, r * 0.98, 0]), smokedGlass, 56),
    at(torus(r * 0.97, 0.35, trim, 56), 0, -r * 0.42, 0),
    at(torus(r * 1.045, 0.4, trim, 56), 0, r * 0.8, 0),
    at(turned(panel, { x: -14 }), 0, r * 0.96, r * 0.94),
    at(box(r * 0.95, r * 0.9, r * 0.5, cover, 3), 0, r * 0.32, -r * 1.02),
    turned(at(decal(slots(r * 0.6, r * 0.5, 6, blackInk)), 0, r * 0.8, r * 1.27), { y: 180 }),
  );
}

const hoodDryers: Drawing = (look) => {
  const r = sized(look, 20, 23);
  const bonnet = turned(hood(look, r), { x: -16 });
  const metal = look.colour === 'black' ? chrome : aluminium;
  if (look.variant % 2 === 1) {
    const y = r * 1.3;
    const back = -r * 2.9;
    const joint = (x: number, z: number) => at(cylinder(2.4, 8, darkPlastic, 0.8, 28), x, y - 4, z);
    const arm = (numbers: readonly number[]) =>
      group(tube(path(numbers), 1.5, metal), at(tube(path(numbers), 1.5, metal), 0, -3, 0));
    const solid = group(
      at(bonnet, 0, r * 0.6, 0),
      arm([0, y + 1.4, -r * 1.3, r * 0.9, y + 1.4, -r * 2]),
      arm([r * 0.9, y + 1.4, -r * 2, 0, y + 1.4, back]),
      joint(0, -r * 1.3),
      joint(r * 0.9, -r * 2),
      joint(0, back),
      at(box(12, 26, 2.4, moulded(look.colour), 0.9), 0, y - 13, back - 3.4),
      row(
        row(at(turned(cylinder(0.8, 0.5, chrome, 0.2, 16), { x: 90 }), 0, y, back - 2.3), 2, [8, 0, 0]),
        2,
        [0, 20, 0],
      ),
      cable(path([2, y - 8, back - 2, 4, y - 24, back, 2, 0.6, back + 4, 10, 0.5, back + 12]), 0.45, rubber),
    );
    return withDetail(solid, [0, r * 1.7, r]);
  }
  const top = sized(look, 78, 90);
  const foot = -r * 1.15;
  const solid = group(
    at(starBase(30, metal), 0, 0, foot),
    at(cylinder(2, top * 0.6, metal, 0.3, 28), 0, 10, foot),
    at(cylinder(1.4, top - 6, chrome, 0, 24), 0, 10, foot),
    at(cylinder(2.8, 5, blackPlastic, 0.7, 28), 0, top * 0.6 + 7, foot),
    at(turned(cylinder(1.5, 6, blackPlastic, 0.5, 20), { z: -90 }), 1.5, top * 0.6 + 9.5, foot),
    at(box(7, 9, 8, blackPlastic, 1.5), 0, top - 4, foot),
    at(bonnet, 0, top, 0),
    cable(path([0, top + 10, foot - 8, -4, top - 18, foot - 5, -3, 40, foot - 4, 0, 14, foot - 3]), 0.45, rubber),
  );
  return withDetail(solid, [0, top + r, r]);
};

/** One pull-out tray with its front and grip, its runners on both sides. */
function drawer(w: number, h: number, d: number, material: Material): Solid {
  return group(
    tray(w, h, d, 0.6, material),
    at(box(w + 1, h + 1, 1.2, material, 0.4), 0, -0.4, d / 2),
    at(box(w * 0.36, 1.4, 2.2, chrome, 0.6), 0, h * 0.5, d / 2 + 1),
    paired(at(box(1, 1, d - 2, darkPlastic, 0.2), w / 2 + 0.3, h - 1.4, 0)),
  );
}

const bottle = (r: number, h: number, material: Material) =>
  group(cylinder(r, h, material, 0.5, 24), at(cylinder(r * 0.4, h * 0.28, blackPlastic, 0.2, 18), 0, h - 0.2, 0));

function drawerTrolley(look: Look, w: number, d: number, high: number): Solid {
  const cover = moulded(look.colour);
  const count = look.size > 0.5 ? 6 : 5;
  const [low, step] = [10, (high - 18) / count];
  const post = at(box(1.8, high - 8, 2.4, aluminium, 0.3), w / 2 + 1.6, 7, 0);
  return group(
    row(row(castor(7), 2, [w - 1, 0, 0]), 2, [0, 0, d - 4]),
    at(box(w + 5, 2, d + 1, blackPlastic, 0.8), 0, 6.6, 0),
    row(paired(post), 2, [0, 0, d - 7]),
    Array.from({ length: count }, (_, i) =>
      at(drawer(w, i === 0 ? step - 2 : step - 3.4, d, cover), 0, low + i * step, i === count - 2 ? 12 : 0),
    ),
    at(tray(w + 5, 4, d + 2, 1, cover), 0, high - 7, 0),
    paired(at(box(1.2, 0.6, d + 2.4, darkPlastic, 0.2), w / 2 + 2, high - 3.4, 0)),
    at(bottle(2.2, 11, whitePlastic), -w * 0.32, high - 6.2, -d * 0.28),
    at(bottle(1.8, 8, plastic([196, 120, 150], 0.4)), -w * 0.12, high - 6.2, -d * 0.3),
    at(
      group(cylinder(3, 1, darkPlastic, 0.2, 30), at(torus(3.2, 0.5, chrome), 0, 0.5, 0)),
      w / 2 + 5.6,
      high - 9,
      d * 0.2,
    ),
    at(torus(3.4, 0.45, chrome), w / 2 + 5.8, high - 5, -d * 0.2),
    at(box(3, 1, 4, chrome, 0.3), w / 2 + 3, high - 5.4, -d * 0.2),
  );
}

function shelfTrolley(look: Look, w: number, d: number, high: number): Solid {
  const count = look.size > 0.4 ? 3 : 2;
  const board = look.colour === 'black' ? smokedGlass : moulded(look.colour);
  const [x, z] = [w / 2, d / 2];
  const rail = (y: number) =>
    tube(path([-x, y, -z, x, y, -z, x, y, z, -x, y, z]), 0.55, chrome, { closed: true, bend: 3, sides: 12 });
  const shelves = Array.from({ length: count }, (_, i) => {
    const y = 12 + (i * (high - 18)) / (count - 1);
    return group(at(box(w - 0.6, 1.2, d - 0.6, board, 0.4), 0, y, 0), rail(y + 0.5), rail(y + 4.6));
  });
  return group(
    row(row(group(castor(7), at(cylinder(1.1, high - 7.5, chrome, 0.3, 20), 0, 6.6, 0)), 2, [w, 0, 0]), 2, [0, 0, d]),
    shelves,
    at(
      tube(
        path([x, high - 4, -z * 0.8, x + 9, high - 1, -z * 0.8, x + 9, high - 1, z * 0.8, x, high - 4, z * 0.8]),
        0.9,
        chrome,
        { bend: 3 },
      ),
      0,
      0,
      0,
    ),
    at(bottle(2.4, 12, whitePlastic), -w * 0.26, high - 4.8, -d * 0.16),
    at(bottle(2, 9, plastic([196, 120, 150], 0.4)), -w * 0.06, high - 4.8, -d * 0.22),
    at(tray(15, 6, 12, 0.6, moulded(look.colour)), w * 0.1, 13.2, 0),
    count === 3 ? at(group(cylinder(5, 9, whitePlastic, 0.6, 30)), -w * 0.2, 13.2 + (high - 18) / 2, 0) : null,
    paired(at(box(3, 0.4, 3, chrome), x, high - 1.2, z), 'z'),
  );
}

const salonTrolleys: Drawing = (look) => {
  const [w, d, high] = [sized(look, 33, 38), sized(look, 30, 36), sized(look, 78, 92)];
  const solid = look.variant % 2 === 0 ? drawerTrolley(look, w, d, high) : shelfTrolley(look, w + 4, d, high);
  return withDetail(solid, [0, high * 0.82, d / 2]);
};

export const hairdressing = { 'hood-dryers': hoodDryers, 'salon-trolleys': salonTrolleys } satisfies Record<
  string,
  Drawing
>;
