import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { dial, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { circle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  beech,
  blackPlastic,
  chrome,
  copper,
  darkPlastic,
  displayBlack,
  glass,
  glow,
  greyInk,
  greyPlastic,
  ledAmber,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  rubber,
  tintedGlass,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { instrumentSterilisers } from './cosmetic-devices-sterilisers.ts';
import { starBase } from './star-base.ts';

const water = tintedGlass([168, 208, 232]);
const honeyWax = plastic([226, 166, 62], 0.15);
const roseWax = plastic([226, 128, 150], 0.15);
const lightRing = glow([255, 250, 232]);

/** A water jar with its heating coil, hanging from y = 0. */
function waterJar(r: number, h: number): Solid {
  const bulb = points([0, -h, r * 0.8, -h, r, -h + 1.5, r, -h * 0.3, r * 0.72, 0]);
  return group(
    lathe(bulb, glass),
    at(cylinder(r - 0.4, h * 0.55, water, 0.5), 0, 0.3 - h, 0),
    [0.25, 0.35, 0.45, 0.55].map((t) => at(torus(r * 0.4, 0.35, copper, 30), 0, -h * (1 - t), 0)),
    paired(at(cylinder(0.3, h * 0.75, copper, 0, 12), r * 0.4, -h * 0.75, 0)),
    at(cylinder(r * 0.82, 2.2, greyPlastic, 0.3), 0, -0.6, 0),
  );
}

/** The steam snout: looks to the front and a little up, its root on the origin. */
function snout(long: number): Solid {
  const pipe = points([
    0,
    0,
    4.4,
    0,
    3.6,
    long * 0.6,
    4.4,
    long * 0.75,
    4.4,
    long,
    3.4,
    long,
    3.4,
    long - 0.8,
    0,
    long - 0.8,
  ]);
  const grille = at(
    turned(decal(disc(3.3, darkPlastic), grid(circle(0.4, 12), 4, 4, 1.3, 1.3, greyInk)), { x: -90 }),
    0,
    long - 0.7,
    0,
  );
  return turned(group(lathe(pipe, whitePlastic), grille, at(torus(4.4, 0.35, chrome), 0, long * 0.75, 0)), { x: 64 });
}

function steamHead(): Solid {
  const panel = decal(
    patch(13, 5.4, greyPlastic, 1.2),
    at(disc(1, ledBlue), -4.2, 0, 0),
    at(disc(1, ledGreen), -1.4, 0, 0),
  );
  return group(
    at(box(18, 13, 20, whitePlastic, 4.5), 0, 0, 0),
    at(box(15, 2, 17, greyPlastic, 0.9), 0, -0.8, 0),
    at(snout(13), 0, 8.6, 8),
    at(group(panel, at(dial(1.5, blackPlastic, 40, whiteInk), 3, 0, 0.1)), 0, 3.6, 9.96),
    at(waterJar(7, 15), 0, -0.6, 1),
    turned(at(decal(slots(9, 5, 5, greyInk)), 0, 7, 10), { y: 180 }),
  );
}

/** A magnifier in a lit ring, seen from below, on its sprung arm from the top of the pole. */
function magnifier(top: number): Solid {
  const head = group(
    torus(10.5, 1.9, whitePlastic),
    at(torus(9, 1, lightRing), 0, -1, 0),
    at(cylinder(8.8, 0.5, glass, 0.2), 0, -0.2, 0),
    at(box(5, 2.4, 7, whitePlastic, 1), -14, -1.2, 0),
  );
  return group(
    paired(tube(path([0.9, top - 2, -14, 0.9, top + 16, -34, -2, top + 24, -20]), 0.5, chrome, { bend: 2 }), 'x'),
    tube(path([0, top + 15, -33, -12, top + 30, -12, -26, top + 27, 12]), 0.9, chrome, { bend: 3 }),
    at(sphere(1.8, whitePlastic, 24), 0, top + 15.5, -33.4),
    at(turned(head, { x: 38, y: -10 }), -12, top + 26, 14),
  );
}

function standSteamer(look: Look): Solid {
  const top = sized(look, 84, 96);
  return group(
    at(starBase(25, whitePlastic), 0, 0, -13),
    at(cylinder(1.9, top * 0.55, whitePlastic, 0.3, 28), 0, 10, -13),
    at(cylinder(1.3, top - 10, chrome, 0, 24), 0, 10, -13),
    at(
      group(
        cylinder(2.7, 4.6, darkPlastic, 0.6, 28),
        at(turned(cylinder(1.6, 4, darkPlastic, 0.5, 20), { z: -90 }), 2, 2.3, 0),
      ),
      0,
      top * 0.55 + 8,
      -13,
    ),
    at(group(box(7, 7, 9, whitePlastic, 1.5), at(scaled(steamHead(), 1.4), 0, -3, 15)), 0, top - 4, -11),
    cable(path([0, top + 1, -11, 4, top - 12, -20, 3, 40, -19, 2, 18, -16]), 0.4, greyPlastic),
    look.variant === 2 ? magnifier(top + 2) : null,
    look.variant === 2 ? at(cylinder(1.3, 6, chrome, 0, 24), 0, top - 2, -14) : null,
  );
}

function tableSteamer(look: Look): Solid {
  const k = sized(look, 0.95, 1.15);
  const body = points([0, 0, 11, 0, 12, 1, 11.6, 6, 9, 12, 7.4, 19, 6, 22, 0, 23.4]);
  const cup = points([3.4, 0, 4, 3, 8.6, 9.5, 9.2, 12, 8.6, 12, 7.8, 9.8, 3, 4.2, 0, 4.2]);
  return scaled(
    group(
      lathe(body, whitePlastic),
      at(cylinder(12.1, 1.6, greyPlastic, 0.4), 0, 0, 0),
      at(box(12, 14, 8, water, 1.5), 0, 4, -10),
      at(box(12.6, 2.2, 8.6, whitePlastic, 0.9), 0, 17.4, -10),
      at(turned(group(lathe(cup, whitePlastic), at(torus(9, 0.4, greyPlastic), 0, 11.6, 0)), { x: 42 }), 0, 22, 3),
      at(
        turned(decal(patch(8.4, 5, greyPlastic, 2), disc(1.5, ledBlue, 0, 0.5), ring(2, 0.25, whiteInk)), { x: -20 }),
        0,
        9.4,
        10.6,
      ),
      cable(path([0, 2, -11, 5, 0.6, -19, 14, 0.5, -19, 19, 0.5, -12]), 0.4, greyPlastic),
    ),
    k,
  );
}

const facialSteamers: Drawing = (look) => {
  if (look.variant === 1) return withDetail(tableSteamer(look), [0, 16, 8]);
  return withDetail(standSteamer(look), [0, sized(look, 88, 100), 4]);
};

/** A pot of wax set into a body, its rim on y = 0. */
function waxPot(r: number, wax: Material): Solid {
  return group(
    lathe(
      points([r * 0.8, -5, r - 0.5, -0.4, r + 0.7, 0, r + 0.7, 0.7, r - 0.3, 0.7, r - 0.6, -1.4, 0, -1.4]),
      aluminium,
    ),
    at(cylinder(r - 0.6, 0.4, wax), 0, -1.5, 0),
    tube(path([-r * 0.6, 0.9, 0, -r * 0.4, 4.6, 0, r * 0.4, 4.6, 0, r * 0.6, 0.9, 0]), 0.25, chrome, { bend: 2 }),
  );
}

function waxLid(r: number): Solid {
  return group(
    lathe(points([r + 1, 0, r + 1, 1, r * 0.7, 3.6, r * 0.25, 4.6, 0, 4.7]), glass),
    at(torus(r + 1, 0.3, whitePlastic), 0, 0.2, 0),
    at(lathe(points([0, 0, 1, 0, 0.8, 1, 1.6, 1.8, 1.2, 2.6, 0, 2.8]), chrome, 32), 0, 4.5, 0),
  );
}

function waxControls(isDigital: boolean): Solid {
  if (isDigital)
    return decal(
      patch(8, 4.4, displayBlack, 0.8),
      at(digits('75C', 1.8, ledRed), -0.6, 0.4, 0),
      at(grid(circle(0.4), 3, 1, 1.8, 1, whiteInk), 0, -1.5, 0),
    );
  return group(at(dial(1.7, chrome, 30, greyInk), 0, 0, 0), at(lamp(0.4, ledAmber), 3.6, 1.4, 0));
}

function roundHeater(look: Look, isDigital: boolean): Solid {
  const r = sized(look, 7.4, 9);
  const body = points([0, 0.8, r + 1.6, 0.8, r + 2.2, 2, r + 1.6, 9, r + 0.6, 11.6, r, 12]);
  return group(
    feet(r * 1.7, r * 1.7, 1, 1),
    lathe(body, moulded(look.colour)),
    at(waxPot(r - 0.2, honeyWax), 0, 12, 0),
    at(waxLid(r), 0, 12.7, 0),
    at(torus(r + 1.7, 0.25, chrome), 0, 9, 0),
    at(
      group(
        box(9.6, 6.6, 3, look.colour === 'black' ? darkPlastic : whitePlastic, 1),
        at(waxControls(isDigital), 0, 3.3, 1.5),
      ),
      0,
      1.6,
      r + 1.4,
    ),
    cable(path([-3, 2, -r - 1, -5, 0.8, -r - 7, 4, 0.5, -r - 9]), 0.35, rubber),
  );
}

function doubleHeater(look: Look): Solid {
  const w = sized(look, 32, 37);
  const spatula = turned(scaled(box(1.8, 15, 0.35, beech, 0.15), 1), { z: -34, y: 20 });
  return group(
    feet(w - 3, 18, 1, 1),
    at(box(w, 11, 21, moulded(look.colour), 3.4), 0, 0.8, 0),
    paired(at(torus(8.2, 0.5, chrome), w / 4, 11.8, -0.6)),
    at(waxPot(7.6, honeyWax), -w / 4, 12, -0.6),
    at(waxPot(7.6, roseWax), w / 4, 12, -0.6),
    at(waxLid(7.4), w / 4, 12.7, -0.6),
    at(spatula, -w / 4 - 1, 10.8, 1),
    row(at(waxControls(look.size > 0.5), 0, 5.8, 10.5), 2, [w / 2, 0, 0]),
    at(rocker(2, 3, ledGreen), 0, 5.8, 10.4),
    cable(path([-3, 3, -10, -5, 0.8, -15, 6, 0.5, -18]), 0.35, rubber),
  );
}

function cartridgeHeater(look: Look): Solid {
  const cover = moulded(look.colour);
  const cartridge = group(
    box(4.6, 12, 3, tintedGlass([240, 190, 96]), 0.6),
    at(box(4, 8, 2.4, honeyWax, 0.4), 0, 0.4, 0),
    at(box(5, 2.4, 3.4, whitePlastic, 0.5), 0, 11.6, 0),
    at(turned(cylinder(1.1, 4.2, whitePlastic, 0.3, 24), { z: 90 }), 2.1, 14.4, 0),
  );
  const slot = group(
    at(box(7, 3, 6.4, darkPlastic, 0.6), 0, 10, 0),
    at(cartridge, 0, 6, 0),
    at(decal(patch(3.4, 5.4, displayBlack, 1.6), patch(2.6, 4.4, honeyWax, 1.2)), 0, 6.6, 5.7),
    at(lamp(0.35, ledRed), 0, 2.4, 5.7),
  );
  const count = look.size > 0.7 ? 3 : 2;
  return group(
    feet(count * 9, 10, 1, 1),
    at(box(count * 9 + 2, 11.4, 11.4, cover, 2.4), 0, 0.6, 0),
    row(slot, count, [9, 0, 0]),
    cable(path([0, 3, -5, -3, 0.8, -10, 6, 0.5, -13]), 0.35, rubber),
  );
}

const waxHeaters: Drawing = (look) => {
  if (look.variant === 1) return withDetail(doubleHeater(look), [-8, 11, 4]);
  if (look.variant === 2) return withDetail(cartridgeHeater(look), [0, 14, 3]);
  return withDetail(roundHeater(look, look.variant === 3 || look.size > 0.6), [0, 9, 8]);
};

export const cosmeticDevices = {
  'facial-steamers': facialSteamers,
  'wax-heaters': waxHeaters,
  'instrument-sterilisers': instrumentSterilisers,
} satisfies Record<string, Drawing>;
