import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { bowHandle, castor, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  displayBlack,
  glow,
  greyInk,
  greyPlastic,
  ledBlue,
  ledGreen,
  redInk,
  rubber,
  whiteInk,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { pushBar } from '../cleaning/push-bar.ts';
import { typePlate } from '../cleaning/type-plate.ts';
import { wheel } from '../cleaning/wheel.ts';

const glowMesh = glow([255, 148, 72]);
const darkInk = { ...displayBlack, colour: [44, 50, 58] } as const;
const ember = glow([255, 128, 52]);

function gasHeater(look: Look): Solid {
  const body = painted(look.colour);
  const r = sized(look, 36, 42);
  const h = sized(look, 195, 225);
  const dome = lathe(points([r, 0, r * 1.01, 1.4, r * 0.96, 3, r * 0.6, 9, r * 0.22, 13, 0, 14]), aluminium);
  const burner = group(
    cone(7, 13, 8, body, 0.6),
    at(cone(12.4, 11, 22, glowMesh), 0, 8, 0),
    at(around(tube(path([12.6, 8, 0, 11.2, 30, 0]), 0.35, chrome, { sides: 6 }), 26), 0, 0, 0),
    [12, 17, 22, 27].map((y) => at(torus(12.4 - (y - 8) * 0.06, 0.3, chrome), 0, y, 0)),
    at(cylinder(12, 3, body, 0.6), 0, 29.5, 0),
    around(tube(path([7, 31, 0, 16, 42, 0]), 0.6, chrome), 3),
  );
  const tank = group(
    cylinder(25, 4, body, 0.8),
    at(cylinder(19, 56, body, 1), 0, 10, 0),
    at(cylinder(19.4, 1.6, blackPowder, 0.3), 0, 9, 0),
    at(cone(19.2, 5, 7, body, 0.6), 0, 65.6, 0),
    around(at(cylinder(1.6, 8, blackPowder), 17, 3, 0), 4),
    turned(at(decal(patch(0.4, 50, blackInk)), 0, 38, 19.05), { y: 30 }),
    at(decal(patch(9, 6, whiteInk, 0.5), patch(4, 3, redInk, 0.4)), 0, 54, 19.2),
    at(bowHandle(12, 2.6, 0.7), 0, 40, 18.9),
  );
  return group(
    tank,
    at(cylinder(3, h - 100, body), 0, 66, 0),
    at(cylinder(3.6, 3, chrome, 0.4), 0, h * 0.56, 0),
    at(group(burner, at(dome, 0, 42, 0)), 0, h - 56, 0),
    at(
      group(box(7, 9, 3, blackPlastic, 0.6), at(turned(cylinder(2.4, 2, chrome, 0.3), { x: 90 }), 0, 5, 1.4)),
      0,
      h - 70,
      3,
    ),
    paired(at(wheel(6, 3), 14, 6, -23)),
  );
}

/** An infrared bar facing the front, centred on the origin. */
function infraredBar(w: number, h: number, look: Look): Solid {
  const body = painted(look.colour);
  return group(
    at(box(w, h, 8, body, 1.4), 0, -h / 2, 0),
    paired(at(box(3, h + 0.6, 8.6, blackPlastic, 1), w / 2 - 1.4, -h / 2 - 0.3, 0)),
    at(decal(patch(w - 10, h * 0.74, displayBlack, 0.6), patch(w - 11, h * 0.66, chrome, 0.4)), 0, 0, 4),
    [0.15, -0.15].map((k) =>
      at(turned(at(cylinder(0.9, w - 13, ember, 0.2, 20), 0, -(w - 13) / 2, 0), { z: 90 }), 0, k * h, 4.6),
    ),
    row(tube(path([0, -h * 0.4, 5.8, 0, h * 0.4, 5.8]), 0.22, chrome, { sides: 6 }), 15, [(w - 12) / 15, 0, 0]),
    paired(tube(path([-w / 2 + 5, h * 0.4, 5.8, w / 2 - 5, h * 0.4, 5.8]), 0.35, chrome, { sides: 8 }), 'y'),
    at(lamp(0.5, ledGreen), w / 2 - 3.6, -h * 0.3, 4),
    turned(at(decal(slots(w * 0.6, h * 0.5, 6, blackInk)), 0, 0, 4), { y: 180 }),
  );
}

const patioHeaters: Drawing = (look) => {
  if (look.variant === 0) return withDetail(gasHeater(look), [0, sized(look, 160, 185), 10]);
  const w = sized(look, 62, 82);
  const h = sized(look, 15, 20);
  const bar = infraredBar(w, h, look);
  if (look.variant === 1) {
    const arm = paired(
      at(group(box(3, 14, 1, blackPowder, 0.2), tube(path([0, 7, 0, 0, 4, 9]), 0.9, blackPowder)), w * 0.26, -2, -13),
    );
    const plate = at(box(w * 0.7, 5, 0.8, blackPowder, 0.2), 0, 2.5, -13.4);
    return withDetail(
      at(
        group(
          turned(bar, { x: 22 }),
          arm,
          plate,
          cable(path([w * 0.4, 0, -4, w * 0.44, -5, -8, w * 0.46, -11, -6]), 0.5, rubber),
        ),
        0,
        12,
        0,
      ),
      [0, 12, 6],
    );
  }
  const post = sized(look, 140, 160);
  const foot = around(
    group(tube(path([0, 16, 0, 34, 1.8, 0]), 1.8, blackPowder), at(cylinder(2.6, 1.6, rubber, 0.3), 34, 0, 0)),
    3,
  );
  const stand = group(
    turned(foot, { y: -30 }),
    at(cylinder(2.8, post * 0.6, blackPowder), 0, 12, 0),
    at(cylinder(2, post * 0.5, chrome), 0, post * 0.5, 0),
    at(cylinder(3.8, 6, blackPlastic, 0.5), 0, post * 0.62, 0),
    at(turned(cylinder(1.2, 5, blackPlastic, 0.3, 10), { z: -90 }), 2, post * 0.62 + 3, 0),
    at(box(6, 10, 5, blackPlastic, 0.6), 0, post - 6, -1),
    cable(path([0, post - 2, -5, -3, post * 0.6, -5, -3, 20, -5, -14, 0.6, -24, -34, 0.6, -20]), 0.5, rubber),
  );
  return withDetail(group(stand, at(turned(bar, { x: 18 }), 0, post, 4)), [0, post, 8]);
};

function climateControls(w: number): Solid {
  return group(
    decal(patch(w * 0.7, 5.4, displayBlack, 2)),
    at(decal(digits('19', 2.8, ledBlue)), 0, 0.6, 0.1),
    paired(at(decal(grid(circle(0.6, 20), 3, 1, w * 0.08, 0, greyInk)), w * 0.22, 0, 0.1)),
  );
}

function louvres(w: number, h: number, count: number): Solid {
  return group(
    decal(patch(w, h, displayBlack, 0.8)),
    row(at(turned(box(w - 1, 0.5, 2, greyPlastic, 0.2), { x: 24 }), 0, -0.2, 0.4), count, [0, h / (count + 0.6), 0]),
  );
}

const airConditioners: Drawing = (look) => {
  const body = moulded(look.colour);
  const hasHeating = look.variant === 0;
  const [w, h, d] = [sized(look, 34, 44), sized(look, 64, 76), sized(look, 32, 38)];
  const accent = look.colour === 'black' ? greyPlastic : darkPlastic;
  const seam = at(decal(patch(w - 9, 0.4, greyInk)), 0, h * 0.58, d / 2);
  const low = hasHeating
    ? group(seam, at(decal(slots(w * 0.76, h * 0.34, 14, greyInk, 0.35)), 0, h * 0.32, d / 2))
    : group(
        seam,
        at(decal(ring(w * 0.3, 0.5, greyInk), ring(w * 0.24, 0.3, greyInk)), 0, h * 0.3, d / 2),
        at(decal(patch(w * 0.3, 1.6, greyInk, 0.6)), 0, h * 0.3, d / 2),
      );
  const mark = hasHeating ? decal(disc(1.4, ember), ring(2, 0.3, redInk)) : decal(disc(1.2, ledBlue));
  const ribs = row(at(turned(torus(7, 0.9, body), { x: 90 }), 0, 0, 0), 9, [0, 0, 1.7]);
  const hose = group(turned(at(cylinder(7, 16, accent), 0, 0, 0), { x: -90 }), at(ribs, 0, 0, -8));
  return withDetail(
    group(
      paired(paired(at(castor(5), w * 0.36, 0, d * 0.34), 'z')),
      at(box(w, h, d, body, 4), 0, 4.6, 0),
      at(box(w + 0.4, 5, d + 0.4, accent, 2), 0, 4.4, 0),
      at(
        group(low, at(louvres(w * 0.8, h * 0.16, 5), 0, h * 0.78, d / 2 - 0.1), at(mark, w * 0.34, h * 0.63, d / 2)),
        0,
        5,
        0,
      ),
      at(turned(climateControls(w), { x: -90 }), 0, h + 4.6, d * 0.12),
      at(decal(patch(w * 0.24, 1.6, greyInk, 0.4), patch(w * 0.18, 0.4, whiteInk)), -w * 0.26, h * 0.63 + 5, d / 2),
      paired(turned(at(box(12, 4, 0.8, accent, 0.6), 0, h * 0.72, w / 2), { y: 90 })),
      at(hose, 0, h * 0.64, -d / 2 + 0.4),
      turned(at(decal(slots(w * 0.7, h * 0.3, 12, blackInk)), 0, h * 0.3, d / 2), { y: 180 }),
    ),
    [0, h * 0.84, d / 2],
  );
};

function compactDryer(look: Look): Solid {
  const body = moulded(look.colour);
  const [w, h, d] = [sized(look, 30, 38), sized(look, 46, 60), sized(look, 20, 26)];
  const level = group(
    decal(patch(w * 0.16, h * 0.2, displayBlack, 1.2)),
    at(decal(patch(w * 0.12, h * 0.09, ledBlue, 0.8, 0, -h * 0.04)), 0, 0, 0.1),
  );
  return group(
    feet(w - 2, d - 2, 1.6, 1.8),
    at(box(w, h, d, body, 3), 0, 1.6, 0),
    at(decal(patch(w * 0.9, h * 0.3, greyInk, 1.6), patch(w * 0.88, h * 0.285, body, 1.5)), 0, h * 0.22, d / 2),
    at(level, 0, h * 0.22, d / 2 + 0.1),
    at(decal(slots(w * 0.8, h * 0.34, 12, greyInk, 0.35)), 0, h * 0.64, d / 2),
    at(
      turned(decal(patch(w * 0.76, d * 0.4, displayBlack, 1.4), slots(w * 0.66, d * 0.3, 6, greyInk, 0.4)), { x: -90 }),
      0,
      h + 1.6,
      -d * 0.16,
    ),
    at(
      turned(decal(patch(w * 0.6, d * 0.2, displayBlack, 1), digits('45', d * 0.12, ledBlue)), { x: -90 }),
      0,
      h + 1.6,
      d * 0.26,
    ),
    turned(at(decal(grid(rectangle(1.6, 1.6, 0.3), 10, 12, w * 0.075, h * 0.045, blackInk)), 0, h * 0.6, d / 2), {
      y: 180,
    }),
    at(turned(bowHandle(w * 0.3, 1.8, 0.8, greyPlastic), { x: -90, y: 90 }), w * 0.44, h + 1, -d * 0.1),
    cable(path([-w * 0.3, 5, -d / 2, -w * 0.4, 1, -d, -w * 0.9, 0.5, -d * 0.8, -w, 0.5, 0]), 0.4, rubber),
  );
}

function siteDryer(look: Look): Solid {
  const body = painted(look.colour);
  const [w, h, d] = [sized(look, 44, 54), sized(look, 58, 72), sized(look, 38, 46)];
  const bar = pushBar(w * 0.46, [12, -d * 0.52], [h + 22, -d * 0.66], 1.5, blackPowder, 7);
  const bumper = pushBar(w * 0.46, [2, -d / 2], [2, d * 0.56], 1.4, blackPowder, 4);
  return group(
    at(box(w, h, d, body, 1), 0, 5, 0),
    at(box(w + 0.6, 5, d + 0.6, blackPowder, 0.8), 0, 3, 0),
    bar,
    bumper,
    paired(at(wheel(13, 6), w / 2 + 3, 13, -d * 0.36)),
    at(louvres(w * 0.8, h * 0.34, 8), 0, h * 0.42, d / 2),
    at(decal(patch(w * 0.8, h * 0.2, displayBlack, 1)), 0, h * 0.86, d / 2),
    at(decal(patch(11, 5, darkInk, 0.4), digits('68', 3.4, ledBlue)), -w * 0.18, h * 0.86, d / 2 + 0.1),
    row(at(lamp(0.9, ledGreen), w * 0.14, h * 0.86, d / 2 + 0.1), 3, [3.6, 0, 0]),
    at(rocker(2.8, 4, redInk), w * 0.32, h * 0.86, d / 2 + 0.1),
    paired(turned(at(decal(slots(d * 0.6, h * 0.3, 9, blackInk)), 0, h * 0.5, w / 2), { y: 90 })),
    at(typePlate(w * 0.4, 5), 0, h * 0.66, d / 2),
    tube(path([w * 0.2, 10, d / 2, w * 0.2, 10, d / 2 + 4, w * 0.2, 5, d / 2 + 6]), 1, chrome, { bend: 2 }),
  );
}

const dehumidifiers: Drawing = (look) =>
  look.variant === 1
    ? withDetail(siteDryer(look), [0, sized(look, 48, 60), 20])
    : withDetail(compactDryer(look), [0, sized(look, 20, 26), 12]);

export const heatingAndClimate = {
  'patio-heaters': patioHeaters,
  'air-conditioners': airConditioners,
  dehumidifiers,
} satisfies Record<string, Drawing>;
