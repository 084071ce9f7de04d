import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  displayBlack,
  glow,
  greyPlastic,
  ledBlue,
  ledGreen,
  ledRed,
  rubber,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const ultraviolet = glow([176, 150, 255]);
const trimOf = (look: Look) =>
  look.colour === 'black' ? darkPlastic : look.colour === 'white' ? greyPlastic : whitePlastic;

/** The housing's round-shouldered cross-section, standing on y = 0. */
function shoulder(w: number, h: number): readonly Point[] {
  const right = points([
    w / 2,
    0,
    w / 2,
    h * 0.45,
    w * 0.47,
    h * 0.66,
    w * 0.4,
    h * 0.84,
    w * 0.28,
    h * 0.95,
    w * 0.12,
    h,
  ]);
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}

const nailLamps: Drawing = (look) => {
  const [w, h, d] = [sized(look, 18, 23), sized(look, 8.6, 11), sized(look, 19, 24)];
  const [cover, trim] = [moulded(look.colour), trimOf(look)];
  const inner = shoulder(w - 3.4, h - 2.2);
  const arch = [...shoulder(w, h), ...inner.toReversed()];
  const led = decal(disc(0.55, ultraviolet));
  const face = decal(
    patch(w * 0.44, d * 0.3, displayBlack, 1.2),
    at(digits('60', 2, ledBlue), 0, d * 0.06, 0),
    at(grid(circle(0.6), 4, 1, 2, 1, whiteInk), 0, -d * 0.08, 0),
  );
  const isPortable = look.variant % 2 === 1;
  const grip = tube(
    path([
      -w * 0.3,
      h - 0.8,
      -d * 0.26,
      -w * 0.3,
      h + 4.4,
      -d * 0.26,
      w * 0.3,
      h + 4.4,
      -d * 0.26,
      w * 0.3,
      h - 0.8,
      -d * 0.26,
    ]),
    0.8,
    trim,
    { bend: 3 },
  );
  const battery = decal(patch(4.6, 1.7, displayBlack, 0.4), at(grid(rectangle(0.7, 1), 4, 1, 1, 1, ledGreen), 0, 0, 0));
  const solid = group(
    at(box(w - 0.8, 0.9, d - 0.6, chrome, 0.3), 0, 0, 0),
    at(extrude(arch, d, cover, 0.5), 0, 0.5, 0),
    at(extrude(shoulder(w - 0.6, h - 0.3), 1.2, cover, 0.3), 0, 0.5, -d / 2 + 0.5),
    at(decal(flat(inner, displayBlack)), 0, 0.6, -d / 2 + 1.2),
    [-1, -0.5, 0, 0.5, 1].map((k) =>
      row(at(turned(led, { x: 90 }), k * w * 0.24, h - 2 - 0.8 * Math.abs(k), 0), 4, [0, 0, d * 0.2]),
    ),
    paired(row(at(turned(led, { y: -90 }), w / 2 - 1.8, h * 0.36, 0), 4, [0, 0, d * 0.2])),
    at(row(led, 4, [w * 0.2, 0, 0]), 0, h * 0.5, -d / 2 + 1.3),
    at(turned(face, { x: -90 }), 0, h + 0.5, isPortable ? d * 0.12 : d * 0.1),
    paired(at(box(0.8, 1.6, d * 0.86, trim, 0.35), w / 2, 1.4, 0)),
    isPortable ? grip : null,
    isPortable
      ? at(turned(battery, { x: -90 }), 0, h + 0.5, d * 0.38)
      : at(turned(decal(ring(2.6, 0.4, trim), disc(2, trim)), { x: -90 }), 0, h + 0.5, -d * 0.28),
    isPortable
      ? null
      : cable(path([0, 2, -d / 2, 3, 0.8, -d / 2 - 5, w * 0.7, 0.4, -d / 2 - 3, w * 0.8, 0.4, 0]), 0.3, rubber),
    isPortable ? null : at(group(box(4, 3, 6, blackPlastic, 0.5)), w * 0.8, 0, 2),
  );
  return withDetail(solid, [0, h * 0.8, d * 0.3]);
};

/** A handpiece lying along z, its bit to the front, its axis on the origin. */
function handpiece(look: Look): Solid {
  const shaft = points([
    0, 0, 0.8, 0, 1.2, 0.8, 1.25, 6, 1.1, 7, 1.15, 7.4, 1.3, 8, 1.25, 11.4, 0.9, 12.4, 0.5, 13, 0, 13,
  ]);
  return turned(
    group(
      lathe(shaft, look.colour === 'black' ? aluminium : moulded(look.colour), 32),
      at(cylinder(1.36, 1.6, chrome, 0.2, 32), 0, 5.6, 0),
      row(at(torus(1.28, 0.12, rubber, 32), 0, 9.6, 0), 4, [0, 0.7, 0]),
      at(cylinder(0.28, 2, chrome, 0, 14), 0, 12.8, 0),
      at(lathe(points([0, 0, 0.5, 0.2, 0.55, 1.4, 0.3, 2, 0, 2.1]), brass, 20), 0, 14.4, 0),
    ),
    { x: 90 },
  );
}

const pedal = (material: Material) =>
  group(
    box(11, 1.6, 15, blackPlastic, 0.7),
    at(turned(box(10, 1.8, 13.6, material, 0.8), { x: 9 }), 0, 1.8, 0),
    at(turned(row(at(box(8, 0.5, 0.6, rubber, 0.2), 0, 3.5, 0), 6, [0, 0, 1.7]), { x: 9 }), 0, 0.1, 0.3),
  );

function deskDrill(look: Look): Solid {
  const [w, h, d] = [sized(look, 13, 17), sized(look, 8, 10), sized(look, 13, 16)];
  const profile = points([-d / 2, 0, d / 2, 0, d / 2, h * 0.34, d * 0.1, h, -d / 2, h]);
  const lean = (Math.atan2(h * 0.66, d * 0.4) * 180) / Math.PI - 90;
  const panel = group(
    decal(patch(w * 0.84, h * 0.78, displayBlack, 1)),
    at(dial(h * 0.17, chrome, 50, whiteInk), -w * 0.2, 0, 0.05),
    at(decal(digits('30', 1.7, ledRed)), w * 0.2, h * 0.12, 0.05),
    row(at(lamp(0.4, ledGreen), w * 0.2, -h * 0.2, 0.04), 3, [1.9, 0, 0]),
  );
  const cradle = group(
    row(
      at(
        extrude(points([-2.4, 0, 2.4, 0, 2, 3.4, 1.2, 3.4, 1, 2, -1, 2, -1.2, 3.4, -2, 3.4]), 1, trimOf(look), 0.2),
        0,
        0,
        0,
      ),
      2,
      [0, 0, 7],
    ),
    at(handpiece(look), 0, 3.2, -6),
  );
  return group(
    at(turned(extrude(profile, w, moulded(look.colour), 0.7), { y: -90 }), 0, 0.6, 0),
    feet(w - 1, d - 1, 0.9, 0.8),
    at(turned(panel, { x: lean }), 0, h * 0.67 + 0.6, d * 0.3),
    at(cradle, 0, h + 0.5, -d * 0.2),
    at(rocker(1.6, 2.4, ledRed), w * 0.3, h * 0.17 + 0.6, d / 2),
    cable(
      path([
        0,
        h + 3.7,
        -d * 0.2 - 6,
        0,
        h + 2,
        -d * 0.2 - 12,
        -w * 0.6,
        1,
        -d * 0.7,
        -w * 0.8,
        0.5,
        0,
        -w * 0.6,
        0.5,
        d * 0.7,
        -w * 0.22,
        2,
        d * 0.49,
      ]),
      0.3,
      rubber,
    ),
    at(pedal(look.colour === 'black' ? greyPlastic : moulded(look.colour)), w * 1.25, 0, d * 0.2),
    cable(path([w * 1.25, 1, d * 0.2 - 7, w * 1.2, 0.5, -d * 0.9, w * 0.3, 0.5, -d * 0.9, 0, 2, -d / 2]), 0.3, rubber),
    turned(at(decal(slots(w * 0.6, h * 0.4, 5, blackInk)), 0, h * 0.5 + 0.6, d / 2), { y: 180 }),
  );
}

function portableDrill(look: Look): Solid {
  const unit = group(
    box(8.4, 13.4, 3, moulded(look.colour), 1.2),
    at(
      decal(
        patch(6.6, 6, displayBlack, 0.8),
        at(digits('25', 1.8, ledBlue), 0, 1, 0),
        at(grid(rectangle(0.7, 0.8), 4, 1, 1, 1, ledGreen), 0, -1.6, 0),
      ),
      0,
      9.2,
      1.5,
    ),
    at(
      group(
        decal(ring(2.3, 0.3, trimOf(look))),
        knob(1.8, look.colour === 'black' ? chrome : trimOf(look), 60, blackInk),
      ),
      0,
      3.4,
      1.5,
    ),
    at(box(3, 8, 0.5, chrome, 0.2), 0, 4, -2.2),
    at(box(3, 1, 1.4, chrome, 0.2), 0, 11.4, -1.7),
  );
  return group(
    at(turned(unit, { x: -14 }), 0, 0.4, 0),
    at(box(11, 1.4, 9, trimOf(look), 0.6), 0, 0, -1),
    at(
      extrude(
        points([-1.9, 0, 1.9, 0, 1.5, 2.6, 0.9, 2.6, 0.8, 1.4, -0.8, 1.4, -0.9, 2.6, -1.5, 2.6]),
        4,
        trimOf(look),
        0.2,
      ),
      9.6,
      0,
      0,
    ),
    at(turned(handpiece(look), { x: -4 }), 9.6, 2.4, -5),
    cable(path([9.6, 2, -5, 9.6, 1, -9, 5, 0.5, -11, 1, 1, -8, -1, 9, -4, 0, 12.8, -2.6]), 0.28, rubber),
  );
}

const nailDrills: Drawing = (look) =>
  look.variant % 2 === 0
    ? withDetail(deskDrill(look), [0, 7, 4])
    : withDetail(scaled(portableDrill(look), sized(look, 0.95, 1.1)), [0, 8, 0]);

export const nailCare = { 'nail-lamps': nailLamps, 'nail-drills': nailDrills } satisfies Record<string, Drawing>;
