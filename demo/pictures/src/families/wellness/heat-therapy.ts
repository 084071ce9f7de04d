import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, lamp } from '../../geometry/fittings.ts';
import { cylinder, ellipsoid } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  glow,
  grained,
  greyInk,
  ledBlue,
  ledRed,
  plastic,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { paraffinBaths } from './heat-therapy-paraffin-baths.ts';

const hemlock = grained({ finish: 'wood', colour: [224, 186, 138] }, 'y');
const hemlockDark = grained({ finish: 'wood', colour: [196, 152, 104] }, 'y');
const benchWood = grained({ finish: 'wood', colour: [214, 172, 122] }, 'x');
const stones = [plastic([122, 124, 128], 0.9), plastic([98, 100, 105], 0.9), plastic([146, 146, 146], 0.9)];
const heat = glow([255, 140, 70]);
const cabinGlass = tintedGlass([170, 186, 190]);

/** Stones heaped over a rectangle, the same every time. */
function stonePile(w: number, d: number): Solid {
  const spread = (i: number, k: number) => (i * k) % 1;
  return group(
    Array.from({ length: 46 }, (_, i) => {
      const [u, v, t] = [spread(i, 0.618), spread(i, 0.414), spread(i, 0.732)];
      const heap = 3.4 * (1 - Math.abs(u - 0.5) * 1.6) * (1 - Math.abs(v - 0.5) * 1.2);
      const stone = ellipsoid(3 + t * 1.8, 2.2 + u, 2.8 + v * 1.4, stones[i % 3] ?? darkPlastic, 14);
      return at(turned(stone, { y: t * 180, z: u * 40 - 20 }), (u - 0.5) * (w - 7), heap, (v - 0.5) * (d - 7));
    }),
  );
}

function remote(): Solid {
  const face = decal(
    patch(20, 26, displayBlack, 1.4),
    at(digits('90C', 4.6, ledBlue), 0, 6, 0),
    at(grid(circle(1.3), 3, 2, 5, 4.4, whiteInk), 0, -6, 0),
    at(patch(14, 0.5, greyInk), 0, 0.6, 0),
  );
  return turned(group(box(23, 29, 5, darkPlastic, 1.2), at(face, 0, 14.5, 2.5)), { x: -12 });
}

const saunaHeaters: Drawing = (look) => {
  const [w, h, d] = [sized(look, 40, 50), sized(look, 48, 60), sized(look, 28, 36)];
  const [body, isRemote] = [look.colour === 'black' ? blackPowder : painted(look.colour), look.variant % 2 === 1];
  const dark = look.colour === 'black' ? darkSteel : blackPowder;
  const leg = group(cylinder(1.6, 9, dark, 0.3, 20), cylinder(2.6, 1.2, rubber, 0.3, 24));
  const slot = at(box(1.4, h * 0.3, 0.5, look.colour === 'black' ? darkSteel : displayBlack, 0.2), 0, h * 0.42, d / 2);
  const controls = group(
    at(box(w * 0.84, 10, 1.6, dark, 0.5), 0, 10, d / 2),
    row(at(dial(2.3, look.colour === 'black' ? chrome : blackPlastic, 40, whiteInk), 0, 15, d / 2 + 0.8), 2, [
      w * 0.36,
      0,
      0,
    ]),
    at(lamp(0.6, ledRed), 0, 15, d / 2 + 0.8),
  );
  const guard = [2.4, 6].map((y) =>
    tube(
      path([
        -w / 2 + 0.6,
        h + y,
        -d / 2 + 0.6,
        w / 2 - 0.6,
        h + y,
        -d / 2 + 0.6,
        w / 2 - 0.6,
        h + y,
        d / 2 - 0.6,
        -w / 2 + 0.6,
        h + y,
        d / 2 - 0.6,
      ]),
      0.55,
      chrome,
      { closed: true, bend: 3, sides: 10 },
    ),
  );
  const solid = group(
    row(row(leg, 2, [w - 6, 0, 0]), 2, [0, 0, d - 6]),
    at(box(w, h - 11, d, body, 1.2), 0, 8, 0),
    at(tray(w - 0.4, 5, d - 0.4, 1, body), 0, h - 4, 0),
    at(stonePile(w, d), 0, h, 0),
    guard,
    row(at(cylinder(0.5, 8, chrome, 0, 12), 0, h - 1, d / 2 - 0.6), 2, [w - 4, 0, 0]),
    row(slot, 9, [w * 0.085, 0, 0]),
    paired(turned(at(decal(slots(d * 0.6, h * 0.4, 8, blackInk, 0.3)), 0, h * 0.55, w / 2), { y: 90 })),
    turned(at(decal(slots(w * 0.6, h * 0.4, 8, blackInk, 0.3)), 0, h * 0.5, d / 2), { y: 180 }),
    isRemote ? at(decal(patch(12, 3, blackInk, 0.6), patch(7, 0.7, whiteInk)), 0, 16, d / 2) : controls,
    isRemote ? at(remote(), w * 0.86, 0.4, d * 0.3) : null,
    isRemote
      ? cable(
          path([w * 0.86, 8, d * 0.3 - 4, w * 0.84, 1, -d * 0.2, w * 0.6, 0.6, -d * 0.4, w / 2 - 3, 12, -d * 0.4]),
          0.6,
          rubber,
        )
      : null,
  );
  return withDetail(solid, [0, h * 0.85, d / 2]);
};

/** A panelled wall from one point of the ground plan to another. */
function cabinWall(from: Point, to: Point, h: number): Solid {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dz);
  const seams = Math.round(long / 11);
  const wall = group(
    box(long, h, 4, hemlock),
    paired(row(at(box(0.5, h - 8, 0.3, hemlockDark), 0, 4, 2), seams, [long / (seams + 1), 0, 0]), 'z'),
  );
  return at(
    turned(wall, { y: (-Math.atan2(dz, dx) * 180) / Math.PI }),
    (from[0] + to[0]) / 2,
    0,
    (from[1] + to[1]) / 2,
  );
}

/** A framed pane or door of `w`, its middle on x = 0, facing the front. */
function cabinDoor(w: number, h: number, isDoor: boolean): Solid {
  const handle = group(
    at(box(2.4, 34, 2.4, benchWood, 0.8), 0, -17, 3.4),
    paired(at(box(1.6, 1.8, 4, steel, 0.3), 0, 12, 1.6), 'y'),
  );
  return group(
    paired(at(box(5, h, 5, hemlock, 0.5), w / 2 - 2.5, 0, 0)),
    at(box(w - 9, 14, 5, hemlock, 0.4), 0, h - 14, 0),
    at(box(w - 9, 8, 5, hemlock, 0.4), 0, 0, 0),
    at(box(w - 10, h - 22, 0.8, cabinGlass, 0.2), 0, 8, 0),
    isDoor ? at(handle, w / 2 - 11, h * 0.46, 0.2) : null,
    isDoor
      ? group(
          at(box(3, 7, 2, steel, 0.4), -w / 2 + 6, h * 0.8, 0.8),
          at(box(3, 7, 2, steel, 0.4), -w / 2 + 6, h * 0.14, 0.8),
        )
      : null,
  );
}

const heater = (w: number, h: number) =>
  group(box(w, h, 2.4, darkPlastic, 0.4), at(decal(slots(w - 5, h - 4, 6, heat, 0.3)), 0, h / 2, 1.2));

const cabinSlab = (plan: readonly Point[], h: number, k: number, material: Material) =>
  turned(
    extrude(
      plan.map(([x, z]): Point => [x * k, -z * k]),
      h,
      material,
      0.8,
    ),
    { x: -90 },
  );

function cabinPanel(): Solid {
  return group(
    box(15, 10, 2, blackPlastic, 0.5),
    at(
      decal(
        patch(13.6, 8.6, displayBlack, 0.4),
        at(digits('58C', 3, ledRed), 0, 1.4, 0),
        at(grid(circle(0.7), 4, 1, 2.6, 1, whiteInk), 0, -2.4, 0),
      ),
      0,
      5,
      1,
    ),
  );
}

function straightCabin(look: Look): Solid {
  const [w, d, h] = [sized(look, 94, 160), sized(look, 92, 112), 186];
  const [x, z] = [w / 2, d / 2];
  const plan = points([-x, -z, x, -z, x, z, -x, z]);
  const [door, side] = [62, (w - 62) / 2 + 1];
  return group(
    at(cabinSlab(plan, 5, 1.02, hemlockDark), 0, 2.5, 0),
    at(
      group(
        cabinWall([-x + 2, -z], [-x + 2, z], h - 10),
        cabinWall([x - 2, z], [x - 2, -z], h - 10),
        cabinWall([-x, -z + 2], [x, -z + 2], h - 10),
      ),
      0,
      5,
      0,
    ),
    at(cabinDoor(door, h - 10, true), 0, 5, z - 2.5),
    w > 110
      ? paired(at(cabinDoor(side, h - 10, false), door / 2 + side / 2 - 0.5, 5, z - 2.5))
      : paired(at(box(side, h - 10, 4.6, hemlock), door / 2 + side / 2 - 0.5, 5, z - 2.5)),
    at(cabinSlab(plan, 6, 1.05, hemlock), 0, h - 2, 0),
    row(at(box(w - 8, 3, d * 0.1, benchWood, 0.4), 0, 46, -z + 24), 4, [0, 0, d * 0.11]),
    at(box(w - 8, 38, 3, benchWood, 0.3), 0, 6, -z + 42),
    row(at(heater(20, 62), 0, 62, -z + 5), w > 120 ? 3 : 2, [w > 120 ? w * 0.28 : w * 0.4, 0, 0]),
    at(heater(w * 0.4, 20), 0, 18, -z + 43.4),
    at(cabinPanel(), 0, h - 11.6, z + 0.2),
  );
}

function cornerCabin(look: Look): Solid {
  const [a, h] = [sized(look, 52, 68), 186];
  const c = a * 0.05;
  const plan = points([-a, -a, a, -a, a, c, c, a, -a, a]);
  const door = Math.hypot(a - c, a - c) - 2;
  const mid = (a + c) / 2;
  const cabin = group(
    at(cabinSlab(plan, 5, 1.02, hemlockDark), 0, 2.5, 0),
    at(group(cabinWall([-a + 2, -a], [-a + 2, a], h - 10), cabinWall([-a, -a + 2], [a, -a + 2], h - 10)), 0, 5, 0),
    at(turned(cabinDoor(door, h - 10, true), { y: 45 }), mid - 1.8, 5, mid - 1.8),
    at(turned(cabinDoor(a + c, h - 10, false), { y: 90 }), a - 2.6, 5, (c - a) / 2),
    at(cabinDoor(a + c, h - 10, false), (c - a) / 2, 5, a - 2.6),
    at(box(5.4, h - 10, 5.4, hemlock, 0.5), a - 2.7, 5, c),
    at(box(5.4, h - 10, 5.4, hemlock, 0.5), c, 5, a - 2.7),
    at(cabinSlab(plan, 6, 1.05, hemlock), 0, h - 2, 0),
    at(cabinSlab(points([-a + 4, -a + 4, a - 8, -a + 4, -a + 4, a - 8]), 3, 1, benchWood), 0, 48, 0),
    at(turned(box(a * 2, 36, 2, benchWood, 0.3), { y: 45 }), -3, 8, -3),
    at(turned(heater(a * 0.9, 20), { y: 45 }), -1.6, 18, -1.6),
    row(at(heater(18, 62), 0, 62, -a + 5), 2, [a * 0.8, 0, 0]),
    row(at(turned(heater(18, 62), { y: 90 }), -a + 5, 62, 0), 2, [0, 0, a * 0.8]),
    at(turned(cabinPanel(), { y: 45 }), mid + 0.4, h - 11.6, mid + 0.4),
  );
  return turned(cabin, { y: -45 });
}

const infraredCabins: Drawing = (look) =>
  withDetail(look.variant % 2 === 0 ? cornerCabin(look) : straightCabin(look), [0, 150, 40]);

export const heatTherapy = {
  'sauna-heaters': saunaHeaters,
  'infrared-cabins': infraredCabins,
  'paraffin-baths': paraffinBaths,
} satisfies Record<string, Drawing>;
