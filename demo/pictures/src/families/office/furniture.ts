import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, grid, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledBlue,
  plastic,
  rubber,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { painted, woven } from '../../palette.ts';

const paleGrey = plastic([206, 209, 212], 0.5);

/** Twin wheels under the end of a chair's arm. */
function chairCastor(): Solid {
  const wheel = turned(cylinder(2.7, 1.7, rubber, 0.5, 32), { z: 90 });
  return group(
    at(wheel, -0.5, 2.7, 0),
    at(wheel, 2.2, 2.7, 0),
    at(box(1.2, 3.6, 3.4, darkPlastic, 0.5), 0, 2.2, 0),
    at(cylinder(0.8, 3, chrome, 0, 20), 0, 4.6, 0),
  );
}

function starBase(high: number, frame: Material): Solid {
  const arm = tube(
    [
      [0, 10.4, 0],
      [0, 9.6, 10],
      [0, 7.6, 31],
    ],
    2,
    frame,
    { bend: 6, sides: 20 },
  );
  return group(
    around(group(scaled(arm, 1.15, 1, 1), at(turned(chairCastor(), { y: 20 }), 0, 0, 31)), 5),
    at(cone(4.2, 3.2, 6, frame, 0.5), 0, 7, 0),
    at(cylinder(2.5, high - 20, blackPowder, 0.3, 32), 0, 12, 0),
    at(cylinder(1.5, high - 10, chrome, 0, 28), 0, 10, 0),
    at(box(16, 4, 22, blackPowder, 1), 0, high - 5.4, -1),
    at(turned(cylinder(0.5, 12, chrome, 0, 16), { z: -90 }), 6, high - 4, 4),
    at(turned(box(1.6, 5, 3.4, blackPlastic, 0.6), { z: -90 }), 17, high - 3.2, 4),
  );
}

function armrest(frame: Material, seatWidth: number): Solid {
  return group(
    tube(
      [
        [seatWidth * 0.36, -1, 0],
        [seatWidth * 0.6, -0.6, 0],
        [seatWidth * 0.6, 19, 0],
      ],
      1.7,
      frame,
      { bend: 4, sides: 20 },
    ),
    at(box(4.6, 8, 5.4, blackPlastic, 1), seatWidth * 0.6, 10, 0),
    at(box(8.4, 2.8, 25, darkPlastic, 1.3), seatWidth * 0.6, 18.6, 2),
  );
}

/** A frame filled with netting, standing on y = 0. */
function meshBack(width: number, height: number, frame: Material, net: Material): Solid {
  const [x, top] = [width / 2, height];
  const path = [
    [-x * 0.78, 0, 0],
    [-x, height * 0.45, 1.8],
    [-x * 0.86, top, 0],
    [x * 0.86, top, 0],
    [x, height * 0.45, 1.8],
    [x * 0.78, 0, 0],
  ] as const;
  const wide = (t: number) => x * (t < 0.45 ? 0.78 + (0.22 * t) / 0.45 : 1 - (0.14 * (t - 0.45)) / 0.55);
  const bow = (t: number) => 1.8 * (1 - Math.abs(t - 0.45) / 0.55);
  const rungs = Array.from({ length: 24 }, (_, i) => {
    const t = (i + 1) / 25;
    return tube(
      [
        [-wide(t), height * t, bow(t)],
        [wide(t), height * t, bow(t)],
      ],
      0.36,
      net,
      { sides: 6 },
    );
  });
  const uprights = Array.from({ length: 21 }, (_, i) => {
    const k = ((i + 1) / 22) * 2 - 1;
    return tube(
      [
        [k * wide(0), 0, bow(0)],
        [k * wide(0.45), height * 0.45, 1.8],
        [k * wide(1), height, bow(1)],
      ],
      0.3,
      net,
      { sides: 6 },
    );
  });
  return group(
    tube(path, 1.5, frame, { closed: true, bend: 6 }),
    rungs,
    uprights,
    at(box(width * 0.86, 6.5, 2.2, blackPlastic, 1.1), 0, height * 0.24, 1.6),
  );
}

function paddedBack(width: number, height: number, cover: Material): Solid {
  const shape = Array.from({ length: 44 }, (_, i): Point => {
    const [c, s] = [Math.cos((2 * Math.PI * i) / 44), Math.sin((2 * Math.PI * i) / 44)];
    const waist = 1 - 0.1 * Math.max(0, -s);
    return [
      (width / 2) * waist * Math.sign(c) * Math.abs(c) ** 0.5,
      (height / 2) * (1 + Math.sign(s) * Math.abs(s) ** 0.5),
    ];
  });
  return group(
    extrude(shape, 5, cover, 1.6),
    at(extrude(shape, 1.4, blackPlastic, 0.3), 0, 0, -2.8),
    [0.3, 0.52, 0.74].map((t) =>
      at(box(width * 0.8, height * 0.17, 2, cover, 0.9), 0, height * t - height * 0.08, 2.2),
    ),
  );
}

function headrest(width: number, cover: Material): Solid {
  return group(
    at(box(3.4, 12, 1.6, blackPlastic, 0.5), 0, -6, -2),
    at(box(width * 0.62, 13, 5, cover, 2.2), 0, 4, 0),
    at(box(width * 0.5, 9, 1.4, blackPlastic, 0.6), 0, 6, -2.6),
  );
}

const officeChairs: Drawing = (look) => {
  const isMesh = look.variant % 2 === 0;
  const width = sized(look, 48, 54);
  const high = sized(look, 42, 46);
  const frame = look.colour === 'white' ? whitePlastic : blackPlastic;
  const cover = woven(look.colour);
  const tall = isMesh ? 50 : 56;
  const seat = group(
    at(box(width, 7, 47, cover, 3), 0, 0, 1),
    at(box(width * 0.9, 2.4, 42, blackPlastic, 1), 0, -1.2, 0),
    at(box(width * 0.94, 4, 9, cover, 2), 0, 0.4, 21.6),
  );
  const spine = tube(
    [
      [0, high - 3, -8],
      [0, high - 2, -27],
      [0, high + 22, -27.5],
      [0, high + 34, -26],
    ],
    2.2,
    frame,
    { bend: 7, sides: 20 },
  );
  const back = isMesh ? meshBack(width * 0.96, tall, frame, cover) : paddedBack(width, tall, cover);
  const solid = group(
    starBase(high, look.variant === 1 ? chrome : frame),
    at(seat, 0, high - 1, 0),
    spine,
    at(turned(back, { x: -7 }), 0, high + 9, -21),
    isMesh ? null : at(turned(headrest(width, cover), { x: -4 }), 0, high + 10 + tall, -27.6),
    at(box(12, 7, 4, blackPlastic, 1), 0, high + 24, isMesh ? -25 : -26.6),
    paired(at(armrest(frame, width), 0, high, -2)),
  );
  return withDetail(solid, [0, high + 30, -20]);
};

function deskLeg(high: number, depth: number, frame: Material, inner: Material): Solid {
  return group(
    at(box(7, 3.2, depth * 0.92, frame, 0.8), 0, 1.4, 0),
    paired(at(cylinder(2.2, 1.6, rubber, 0.3, 24), 0, 0, depth * 0.4), 'z'),
    at(box(9, high * 0.5, 6.4, frame, 0.5), 0, 4, 0),
    at(box(7.8, high * 0.3, 5.2, inner, 0.4), 0, 4 + high * 0.46, 0),
    at(box(6.6, high * 0.5, 4, frame, 0.4), 0, high * 0.48, 0),
    at(box(5, 3, depth * 0.78, frame, 0.4), 0, high - 3.4, 0),
  );
}

function deskControls(isManual: boolean, width: number, front: number, high: number): Solid {
  if (isManual) {
    return group(
      tube(
        [
          [width / 2 - 14, high - 6, front - 12],
          [width / 2 + 4, high - 6, front - 12],
          [width / 2 + 4, high - 6, front + 1],
        ],
        0.8,
        chrome,
        { bend: 1 },
      ),
      at(cylinder(1.7, 9, blackPlastic, 0.6, 28), width / 2 + 4, high - 11, front + 1),
      at(box(7, 6, 7, darkPlastic, 0.8), width / 2 - 10, high - 9, front - 12),
    );
  }
  const keys = decal(
    patch(15, 3.4, displayBlack, 0.6),
    at(digits(String(high + 3), 1.7, ledBlue), -4, 0, 0),
    at(grid(circle(0.6), 4, 1, 1.9, 1, whiteInk), 3.4, 0, 0),
  );
  return at(group(box(17, 4, 7, blackPlastic, 0.8), at(keys, 0, 2, 3.5)), width * 0.28, high - 4, front - 2.6);
}

const standingDesks: Drawing = (look) => {
  const width = sized(look, 110, 180);
  const depth = sized(look, 62, 78);
  const isManual = look.variant === 2;
  const high = look.variant === 1 ? 112 : isManual ? 92 : 78;
  const frame = look.colour === 'black' ? blackPowder : painted(look.colour);
  const inner = look.colour === 'black' ? chrome : paleGrey;
  const top = look.colour === 'black' ? darkPlastic : painted(look.colour);
  const x = width * 0.36;
  const worktop = at(turned(extrude(rectangle(width, depth, 3), 2.8, top, 0.3), { x: -90 }), 0, high + 1.3, 0);
  const motor = at(box(6.4, 8, 16, blackPlastic, 0.8), 0, high - 9, 0);
  const drive = look.variant === 1 ? group(paired(at(motor, x - 8, 0, 0))) : isManual ? null : at(motor, x - 10, 0, 0);
  const grommet = group(
    cylinder(4, 0.5, darkPlastic, 0.2, 40),
    at(cylinder(3.2, 0.2, blackInk, 0, 40), 0, 0.4, 0),
    at(torus(4, 0.3, greyPlastic), 0, 0.2, 0),
  );
  const solid = group(
    paired(at(deskLeg(high, depth, frame, inner), x, 0, 0)),
    paired(at(box(2 * x, 3.4, 2.6, frame, 0.4), 0, high - 4, depth * 0.12), 'z'),
    look.variant === 1 ? null : at(box(2 * x, 5, 2, frame, 0.4), 0, high * 0.62, -3),
    drive,
    isManual ? at(turned(cylinder(0.8, 2 * x, chrome, 0, 20), { z: 90 }), x, high - 6, depth / 2 - 12) : null,
    worktop,
    paired(at(grommet, width * 0.38, high + 2.5, -depth * 0.36)),
    deskControls(isManual, width, depth / 2, high),
    at(
      group(
        box(width * 0.4, 0.6, 12, frame, 0.2),
        row(at(box(0.6, 7, 12, frame), 0, 0, 0), 5, [width * 0.1, 0, 0]),
        at(box(width * 0.4, 6, 0.6, frame, 0.2), 0, 0, -6),
      ),
      0,
      high - 8,
      -depth * 0.36,
    ),
    isManual
      ? null
      : cable(
          [
            [x - 10, high - 6, -8],
            [x - 20, high - 9, -14],
            [x * 0.3, high - 7, -18],
          ],
          0.5,
          rubber,
        ),
    at(decal(patch(4, 1.2, greyInk, 0.2)), x, 20, 3.2),
  );
  return withDetail(solid, [width * 0.28, high, depth / 2]);
};

export const furniture = { 'office-chairs': officeChairs, 'standing-desks': standingDesks } satisfies Record<
  string,
  Drawing
>;
