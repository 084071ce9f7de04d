import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, ellipsoid, lathe, sphere } from '../../geometry/lathe.ts';
import { arc, rectangle } from '../../geometry/outline.ts';
import { points } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  fabric,
  glow,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  print,
  redInk,
  rubber,
  smokedGlass,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { facePlate, handCase, lcd, leanedPoint, leaning } from './handset.ts';

const foam = fabric([46, 48, 53]);
const heat = [
  glow([58, 26, 120]),
  glow([150, 36, 140]),
  glow([226, 76, 60]),
  glow([250, 168, 40]),
  glow([255, 244, 170]),
];
const roomInk = print([34, 18, 84]);

function backPlate(w: number, h: number, d: number): Solid {
  const plate = decal(patch(w * 0.6, h * 0.3, blackInk, 0.4), slots(w * 0.46, h * 0.2, 4, greyInk, 0.3));
  return turned(at(plate, 0, h * 0.3, d / 2), { y: 180 });
}

function keys(w: number, rows: number): Solid {
  return decal(
    grid(rectangle(w * 0.2, w * 0.13, w * 0.05), 3, rows, w * 0.27, w * 0.21, greyInk),
    patch(w * 0.2, w * 0.13, redInk, w * 0.05, -w * 0.27, (w * 0.21 * (rows - 1)) / 2),
  );
}

const soundLevelMeters: Drawing = (look) => {
  const isLab = look.variant % 2 === 0;
  const [w, h, d] = [sized(look, 6.6, 7.6), sized(look, 15, 18), 3.4];
  const x = w / 2;
  const side = [
    x * 0.86,
    0,
    x * 0.94,
    0.7,
    x * 0.9,
    h * 0.3,
    x,
    h * 0.62,
    x * 0.98,
    h * 0.78,
    x * 0.36,
    h,
    x * 0.3,
    h + 0.5,
  ];
  const right = points(side);
  const shell = extrude(
    [...right, ...right.toReversed().map(([px, py]) => [-px, py] as const)],
    d,
    moulded(look.colour),
    0.7,
  );
  const neck = isLab ? 5.4 : 1.6;
  const ball = isLab ? 2 : 2.7;
  const microphone = group(
    at(cone(x * 0.34, 0.8, 1.4, darkPlastic, 0.1), 0, h + 0.2, 0),
    at(cylinder(0.75, neck, chrome, 0.1), 0, h + 1.2, 0),
    at(ellipsoid(ball, ball * 1.08, ball, foam), 0, h + 0.8 + neck + ball * 0.8, 0),
  );
  const device = group(
    shell,
    microphone,
    at(facePlate(w * 0.8, h * 0.66, darkPlastic, 0.9), 0, h * 0.42, d / 2 - 0.05),
    at(lcd(w * 0.68, h * 0.26, isLab ? '87.4' : '65.2'), 0, h * 0.57, d / 2 + 0.2),
    at(keys(w, isLab ? 3 : 2), 0, h * 0.26, d / 2 + 0.2),
    at(decal(patch(w * 0.4, 0.5, whiteInk, 0.1), patch(w * 0.16, 0.5, redInk, 0.1, -w * 0.12)), 0, h * 0.83, d / 2),
    backPlate(w, h, d),
  );
  return withDetail(leaning(device, w, h, d), [0, h * 0.6, 0]);
};

function moistureBody(look: Look, w: number, h: number, d: number, value: string): Solid {
  return group(
    handCase(w, h, d, moulded(look.colour), 0.84, 0.9),
    at(facePlate(w * 0.7, h * 0.74, darkPlastic, 0.9), 0, h * 0.52, d / 2 - 0.05),
    at(lcd(w * 0.62, h * 0.22, value), 0, h * 0.72, d / 2 + 0.2),
    at(decal(disc(w * 0.14, greyInk), disc(w * 0.08, whiteInk)), 0, h * 0.5, d / 2 + 0.2),
    at(keys(w * 0.8, 1), 0, h * 0.36, d / 2 + 0.2),
    at(decal(patch(w * 0.34, 0.45, whiteInk), patch(w * 0.1, 0.45, redInk, 0, -w * 0.12)), 0, h * 0.22, d / 2 + 0.2),
    backPlate(w, h, d),
  );
}

function woodPins(w: number, h: number): Solid {
  const pin = group(cylinder(0.42, 0.8, chrome, 0.1, 20), at(cone(0.2, 0.03, 2, chrome, 0, 16), 0, 0.7, 0));
  return group(
    at(box(w * 0.66, 1.2, 2.2, blackPlastic, 0.4), 0, h - 0.3, 0),
    at(row(pin, 2, [w * 0.34, 0, 0]), 0, h + 0.8, 0),
  );
}

/** A steel lance with a handle lies before the device, joined to it by a cable. */
function grainProbe(length: number, from: Vec): Solid {
  const z = 6.5;
  const x = -length * 0.32;
  return group(
    tube(
      [
        [x, 1.1, z],
        [x + length * 0.66, 1.1, z],
      ],
      0.42,
      chrome,
    ),
    tube(
      [
        [x + length * 0.62, 1.1, z],
        [x + length * 0.68, 1.1, z],
      ],
      0.6,
      aluminium,
    ),
    at(turned(cone(0.42, 0.04, 2.4, chrome), { z: -90 }), x + length * 0.68, 1.1, z),
    tube(
      [
        [x - 8.5, 1.1, z],
        [x + 0.4, 1.1, z],
      ],
      1.15,
      blackPlastic,
      { sides: 20 },
    ),
    row(at(turned(cylinder(1.25, 0.5, rubber, 0.1), { z: 90 }), x - 4, 1.1, z), 4, [1.3, 0, 0]),
    tube(
      [
        [x, 1.1, z],
        [x + 1, 1.1, z],
      ],
      1.4,
      darkPlastic,
    ),
    cable(
      [
        [x - 8.4, 1.1, z],
        [x - 12, 0.6, z - 1.5],
        [x - 11, 0.5, -3],
        [-5, 0.6, -6.5],
        [from[0], from[1] * 0.6, from[2] - 1.4],
        from,
      ],
      0.28,
      rubber,
    ),
  );
}

const moistureMeters: Drawing = (look) => {
  const [w, h, d] = [sized(look, 6.2, 7.4), sized(look, 13, 16), 3.2];
  const body = moistureBody(look, w, h, d, look.variant === 1 ? '14.5' : look.variant === 2 ? '3.8' : '12.6');
  if (look.variant === 1) {
    const lug = leanedPoint([0, h * 0.4, -d / 2 + 0.3], d);
    return withDetail(group(leaning(body, w, h, d), grainProbe(sized(look, 34, 44), lug)), [0, h * 0.6, 1]);
  }
  if (look.variant === 2) {
    const ball = group(
      at(cylinder(w * 0.24, 1.6, blackPlastic, 0.2), 0, h - 0.3, 0),
      at(cylinder(0.55, 2.2, chrome), 0, h + 1, 0),
      at(sphere(1.7, chrome), 0, h + 4.4, 0),
    );
    return withDetail(leaning(group(body, ball), w, h, d), [0, h * 0.65, 0]);
  }
  const cap = at(
    group(box(w * 0.72, 3.4, 2.6, smokedGlass, 0.5), at(box(w * 0.74, 0.7, 2.7, blackPlastic, 0.3), 0, 0, 0)),
    w * 1.1,
    0,
    2.4,
  );
  return withDetail(group(leaning(group(body, woodPins(w, h)), w, h, d), cap), [0, h * 0.7, 0]);
};

/** What the camera sees: a warm figure in a cool room, a scale of colours, the spot's temperature. */
function thermalImage(w: number, h: number): Solid {
  const blob = (rx: number, ry: number, x: number, y: number) =>
    arc(1, 0, 345, 23).map(([px, py]) => [px * rx * w + x * w, py * ry * h + y * h] as const);
  const layers = heat.map((ink, i) => {
    const k = 1 - i * 0.2;
    return group(flat(blob(0.11 * k, 0.17 * k, -0.06, 0.18), ink), flat(blob(0.22 * k, 0.26 * k, -0.06, -0.2), ink));
  });
  const bar = heat.map((ink, i) => patch(w * 0.05, h * 0.15, ink, 0, w * 0.42, h * (0.15 * i - 0.3)));
  const cross = group(
    ring(w * 0.05, w * 0.008, whiteInk),
    patch(w * 0.14, w * 0.008, whiteInk),
    patch(w * 0.008, w * 0.14, whiteInk),
  );
  return decal(
    patch(w, h, displayBlack, w * 0.03),
    patch(w * 0.94, h * 0.92, roomInk, w * 0.02),
    ...layers,
    group(bar),
    at(cross, -w * 0.06, -h * 0.1, 0),
    at(digits('36.5C', Math.min(w, h) * 0.1, whiteInk), -w * 0.24, h * 0.36, 0),
  );
}

function pistolCamera(look: Look): Solid {
  const w = sized(look, 8.6, 10);
  const side = points([
    1.2, 0, 4.2, 0.4, 4.4, 1, 3, 8.6, 3.4, 10, 3.6, 20.6, 3, 21.6, -5.6, 21.6, -6.6, 20.8, -6.6, 15.4, -5.8, 14.4, -2.4,
    13.4, -1.6, 12, -1, 8, 0.4, 0.6,
  ]);
  const shell = turned(extrude(side, w * 0.56, moulded(look.colour), 0.8), { y: -90 });
  const head = at(turned(box(w, 12, 4.6, moulded(look.colour), 1), { x: -3.8 }), 0, 10, 2.9);
  const lens = group(
    turned(cylinder(3, 2.2, rubber, 0.4), { x: -90 }),
    at(turned(cylinder(2.3, 0.8, aluminium, 0.1), { x: -90 }), 0, 0, -2),
    at(turned(decal(disc(1.6, smokedGlass)), { y: 180 }), 0, 0, -2.8),
  );
  const trigger = at(turned(box(1.5, 3.4, 1.2, ledAmber, 0.4), { x: 12 }), 0, 9.2, -1.6);
  const face = group(
    decal(patch(w * 0.9, 11, blackInk, 0.8)),
    at(thermalImage(w * 0.82, w * 0.62), 0, 1.9, 0.05),
    at(decal(disc(1.15, greyInk), disc(0.55, whiteInk)), 0, -3.6, 0.05),
    at(decal(patch(1.5, 0.8, greyInk, 0.3, -w * 0.29, 0), patch(1.5, 0.8, ledGreen, 0.3, w * 0.29, 0)), 0, -3.6, 0.05),
  );
  return withDetail(
    group(
      shell,
      head,
      at(turned(face, { x: -3.8 }), 0, 16.1, 4.82),
      at(lens, 0, 18, -6.4),
      trigger,
      row(at(box(w * 0.58, 0.5, 5.2, rubber, 0.2), 0, 4.2, 1.9), 4, [0, 1.1, -0.15]),
      paired(at(box(0.6, 8, 3.6, rubber, 0.3), w / 2, 12, 2.8)),
      at(box(w * 0.4, 0.6, 3, greyPlastic, 0.2), 0, 21.4, 0),
    ),
    [0, 16, 5],
  );
}

function phoneCamera(look: Look): Solid {
  const [w, h] = [sized(look, 7.2, 7.6), sized(look, 14.6, 15.6)];
  const phone = group(
    at(extrude(rectangle(w, h, 1), 0.9, darkPlastic, 0.2), 0, h / 2, 0),
    at(decal(patch(w * 0.94, h * 0.96, displayBlack, 0.8)), 0, h / 2, 0.45),
    at(thermalImage(w * 0.88, h * 0.72), 0, h * 0.54, 0.5),
    at(decal(disc(0.7, whiteInk), disc(0.55, greyInk)), 0, h * 0.1, 0.5),
  );
  const dongle = group(
    box(5, 3.6, 2.4, moulded(look.colour), 0.9),
    at(turned(lathe(points([0, 0, 1.5, 0, 1.5, 0.5, 1.2, 0.7, 0, 0.7]), rubber), { x: 90 }), -1, 1.8, 1.1),
    at(decal(disc(0.95, aluminium), disc(0.7, displayBlack), disc(0.22, heat[1] ?? redInk, -0.2, 0.2)), -1, 1.8, 1.8),
    at(decal(disc(0.4, blackInk), disc(0.22, greyInk)), 1.2, 2.3, 1.2),
    at(decal(patch(1.2, 0.3, redInk, 0.1)), 1.2, 1.2, 1.2),
    at(box(1, 0.9, 0.35, steel, 0.1), 0, 3.5, 0),
  );
  return withDetail(group(leaning(phone, w, h, 0.9), at(dongle, w * 0.62, 0, 4.4)), [w * 0.4, 3, 4]);
}

const thermalCameras: Drawing = (look) => (look.variant % 2 === 1 ? phoneCamera(look) : pistolCamera(look));

export const environmentMeters = {
  'sound-level-meters': soundLevelMeters,
  'moisture-meters': moistureMeters,
  'thermal-cameras': thermalCameras,
} satisfies Record<string, Drawing>;
