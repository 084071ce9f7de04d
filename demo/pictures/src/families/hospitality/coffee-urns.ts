import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, patch } from '../../geometry/decal.ts';
import { feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe } from '../../geometry/lathe.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  glass,
  ledAmber,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  steel,
} from '../../material.ts';

const coffee = plastic([74, 44, 28], 0.2);

/** A dispensing tap facing the front, its flange on z = 0. */
function spigot(): Solid {
  return group(
    turned(cylinder(1.7, 0.8, chrome, 0.2, 32), { x: 90 }),
    turned(cylinder(0.9, 5, chrome, 0.2, 28), { x: 90 }),
    at(cylinder(1.5, 4.4, blackPlastic, 0.4, 28), 0, -1.6, 5),
    at(cone(0.8, 1.1, 2, chrome), 0, -3.4, 5),
    at(turned(box(1.5, 4.6, 0.9, blackPlastic, 0.4), { x: 20 }), 0, 2.4, 5),
  );
}

function sightGlass(h: number): Solid {
  return group(
    at(cylinder(0.55, h, glass, 0, 20), 0, 0, 1.4),
    at(cylinder(0.4, h * 0.66, coffee, 0, 16), 0, 0, 1.4),
    paired(at(box(1.8, 1.6, 2.6, chrome, 0.4), 0, 0, 0.8), 'y'),
    at(box(1.8, 1.6, 2.6, chrome, 0.4), 0, h - 0.8, 0.8),
  );
}

function urnLid(r: number, isDouble: boolean): Solid {
  return lathe(
    [
      [r * 0.98, 0],
      [r * 1.01, 0.5],
      [r * 0.9, 1.8],
      [r * 0.55, 3.2],
      [0, 3.8],
    ],
    isDouble ? blackPlastic : steel,
    72,
  );
}

function urnBase(r: number, low: number): Solid {
  return lathe(
    [
      [0, 0],
      [r * 1.08, 0],
      [r * 1.1, 0.8],
      [r * 1.02, low],
      [0, low],
    ],
    blackPlastic,
    72,
  );
}

function urnEar(r: number): Solid {
  return tube(
    [
      [r - 0.4, 3, 0],
      [r + 4.4, 2.2, 0],
      [r + 4.4, -3.8, 0],
      [r - 0.4, -4.4, 0],
    ],
    1.05,
    blackPlastic,
    { bend: 2.2, sides: 20 },
  );
}

function urnControls(isDouble: boolean): Solid {
  return isDouble
    ? group(decal(patch(8, 3.6, displayBlack, 0.4), digits('95', 2.2, ledRed)), at(lamp(0.5, ledGreen), 5.4, 0, -0.4))
    : group(
        at(knob(1.9, darkPlastic, -40), -3, 0, -0.2),
        at(rocker(2, 2.8, redInk), 2.6, 0, 0),
        at(lamp(0.45, ledAmber), 5.2, 0, -0.5),
      );
}

function urnShell(r: number, h: number, isDouble: boolean): Solid {
  return isDouble
    ? lathe(
        [
          [0, 0],
          [r, 0],
          [r, h],
          [0, h],
        ],
        steel,
        72,
      )
    : lathe(
        [
          [0, 0],
          [r * 0.94, 0],
          [r, 1.6],
          [r, h - 1],
          [r * 0.97, h],
          [0, h],
        ],
        steel,
        72,
      );
}

export const coffeeUrns: Drawing = (look) => {
  const isDouble = look.variant % 2 === 1;
  const r = isDouble ? sized(look, 12.5, 15.5) : sized(look, 11, 14);
  const h = sized(look, 30, 38);
  const low = 7;
  const shell = urnShell(r, h, isDouble);
  const band = (y: number, tall: number) =>
    at(cylinder(r + 0.35, tall, isDouble ? blackPlastic : chrome, 0.25, 72), 0, y, 0);
  const lid = urnLid(r, isDouble);
  const base = urnBase(r, low);
  const ear = urnEar(r);
  const controls = urnControls(isDouble);
  const solid = group(
    feet(r * 1.5, r * 1.5, 1.4, 1.6),
    at(base, 0, 1.4, 0),
    at(controls, 0, 1.4 + low * 0.5, r * 1.07),
    at(shell, 0, low + 1, 0),
    at(group(band(0, isDouble ? 2 : 0.8), band(h - (isDouble ? 2.4 : 1.4), isDouble ? 2.4 : 0.8)), 0, low + 1, 0),
    at(lid, 0, low + h + 1, 0),
    at(
      group(cylinder(0.9, 1.4, blackPlastic), at(cylinder(2.3, 1.6, blackPlastic, 0.5, 32), 0, 1.2, 0)),
      0,
      low + h + 4.4,
      0,
    ),
    at(paired(ear), 0, low + h * 0.74, 0),
    at(spigot(), 0, low + 6, r - 0.1),
    at(sightGlass(h * 0.5), 0, low + 12, r - 0.3),
    at(group(box(12, 1.2, 9, darkPlastic, 0.4), at(box(10.6, 0.3, 7.6, chrome, 0.1), 0, 1.1, 0)), 0, 0, r + 5),
    cable(
      [
        [3, 4, -r],
        [4, 3, -r - 3],
        [10, 0.7, -r - 6],
        [17, 0.5, -r - 3],
      ],
      0.4,
      rubber,
    ),
  );
  return withDetail(solid, [0, low + 7, r]);
};
