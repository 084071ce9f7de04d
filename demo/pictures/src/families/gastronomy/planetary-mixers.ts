import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, lamp } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkSteel,
  displayBlack,
  greyInk,
  ledGreen,
  ledRed,
  redInk,
  steel,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

interface Mixer {
  /** Of the bowl. */
  readonly r: number;
  readonly h: number;
  /** Height the bowl hangs at. */
  readonly low: number;
  /** Underside of the head. */
  readonly chin: number;
  readonly housing: Material;
}

function bowl({ r, h }: Mixer): Solid {
  const shell = lathe(
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.66, h * 0.06],
      [r * 0.84, h * 0.25],
      [r * 0.95, h * 0.5],
      [r, h],
    ],
    steel,
    72,
  );
  const grip = tube(
    [
      [r * 0.96, h * 0.62, 0],
      [r * 1.28, h * 0.66, 0],
      [r * 1.28, h * 0.88, 0],
      [r * 0.97, h * 0.92, 0],
    ],
    r * 0.045,
    chrome,
    { bend: r * 0.14 },
  );
  return group(shell, at(torus(r, r * 0.035, chrome, 72), 0, h, 0), turned(paired(grip), { y: 62 }));
}

function whisk(r: number, h: number): Solid {
  const loop = tube(
    [
      [0.08 * r, h, 0],
      [0.55 * r, h * 0.45, 0],
      [0.5 * r, h * 0.14, 0],
      [0, 0, 0],
    ],
    r * 0.022,
    chrome,
    { bend: r * 0.5, sides: 8 },
  );
  return group(around(loop, 10), at(cone(r * 0.12, r * 0.16, h * 0.2, chrome), 0, h * 0.95, 0));
}

/** Wires between the bowl and the head that keep hands out. */
function cage({ r }: Mixer, height: number): Solid {
  const hoops = [0, 0.33, 0.66, 1].map((t) =>
    at(torus(r * (1.02 - 0.16 * t), r * 0.018, chrome, 64), 0, height * t, 0),
  );
  const wire = tube(
    [
      [r * 1.02, 0, 0],
      [r * 0.86, height, 0],
    ],
    r * 0.015,
    chrome,
    { sides: 6 },
  );
  return group(hoops, around(wire, 26));
}

function head({ r, chin, housing }: Mixer): Solid {
  const [back, front, rise] = [-r * 1.55, r * 0.78, r * 1.25];
  const profile = extrude(
    [
      [back, 0],
      [back + r * 0.72, 0],
      [back + r * 0.76, chin - r * 0.35],
      [back + r * 1.05, chin],
      [front - r * 0.1, chin],
      [front, chin + r * 0.14],
      [front + r * 0.02, chin + rise * 0.75],
      [front - r * 0.3, chin + rise],
      [back + r * 0.36, chin + rise],
      [back, chin + rise * 0.7],
    ],
    r * 1.4,
    housing,
    r * 0.14,
  );
  const face = group(
    decal(patch(r * 1, r * 0.58, displayBlack, r * 0.06)),
    at(dial(r * 0.15, blackPlastic, 40, greyInk), -r * 0.24, 0, 0.05),
    at(decal(digits('15', r * 0.2, ledRed)), r * 0.26, r * 0.13, 0.05),
    at(lamp(r * 0.06, ledGreen), r * 0.16, -r * 0.15, 0.05),
    at(lamp(r * 0.06, ledRed), r * 0.38, -r * 0.15, 0.05),
  );
  const stripe = turned(decal(patch(r * 1.1, r * 0.2, blackInk, r * 0.05), patch(r * 0.7, r * 0.05, redInk)), {
    y: 90,
  });
  return group(
    turned(profile, { y: -90 }),
    at(face, 0, chin + rise * 0.42, front + r * 0.025),
    paired(at(stripe, r * 0.7, chin + rise * 0.55, -r * 0.2)),
    turned(at(decal(slots(r * 0.8, rise * 0.4, 6, blackInk, 0.4)), 0, chin * 0.8, -back), { y: 180 }),
    at(cylinder(r * 0.5, r * 0.16, chrome, r * 0.03), 0, chin - r * 0.14, 0),
  );
}

/** Yoke that carries the bowl, and the lever that lifts it. */
function lift({ r, h, low }: Mixer): Solid {
  const y = low + h * 0.55;
  const arm = at(box(r * 0.16, r * 0.24, r * 1.2, darkSteel, r * 0.05), r * 1.04, y, -r * 0.55);
  const lever = tube(
    [
      [r * 0.6, y - r * 0.15, -r * 1.2],
      [r * 1.05, y - r * 0.15, -r * 1.2],
      [r * 1.2, y + r * 0.3, -r * 0.5],
    ],
    r * 0.05,
    chrome,
    { bend: r * 0.1 },
  );
  return group(
    paired(arm),
    at(box(r * 2.2, r * 0.24, r * 0.24, darkSteel, r * 0.05), 0, y, -r * 1.05),
    lever,
    at(sphere(r * 0.12, blackPlastic), r * 1.2, y + r * 0.32, -r * 0.48),
  );
}

export const planetaryMixers: Drawing = (look) => {
  const isTall = look.variant % 2 === 1;
  const r = isTall ? sized(look, 17, 21) : sized(look, 10.5, 14);
  const h = r * (isTall ? 1.65 : 1.5);
  const low = isTall ? r * 1.5 : r * 0.45;
  const mixer = { r, h, low, chin: low + h + r * 0.42, housing: painted(look.colour) };
  const base = isTall
    ? group(
        at(box(r * 2.7, r * 0.3, r * 3, mixer.housing, r * 0.1), 0, 0, -r * 0.3),
        at(box(r * 1.5, r * 0.7, r * 1.3, mixer.housing, r * 0.14), 0, 0.2, -r * 1.05),
      )
    : at(box(r * 1.9, r * 0.3, r * 2.7, mixer.housing, r * 0.12), 0, 0, -r * 0.35);
  const foot = r * 0.14;
  const body = group(
    base,
    head(mixer),
    lift(mixer),
    at(bowl(mixer), 0, low, 0),
    at(cage(mixer, r * 0.4), 0, low + h, 0),
    at(whisk(r, h * 0.9), 0, low + h * 0.12, 0),
    at(cylinder(r * 0.1, r * 0.6, chrome), 0, low + h, 0),
  );
  const stand = at(feet(r * (isTall ? 2.5 : 1.7), r * (isTall ? 2.8 : 2.5), foot, foot + 0.2), 0, 0, -r * 0.33);
  return withDetail(group(stand, at(body, 0, foot, 0)), [0, mixer.chin, r * 0.5]);
};
