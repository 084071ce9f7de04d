import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { castor, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledGreen,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { wheel } from './wheel.ts';

const bristle = plastic([60, 120, 186], 0.9);
const deepBristle = plastic([46, 96, 156], 0.9);
const paleTank = plastic([206, 212, 218], 0.5);
const yellowGrip = plastic([240, 184, 40], 0.5);

/** The round brush under its skirt, standing on the floor. */
function brushDeck(r: number): Solid {
  return group(
    cylinder(r * 0.92, 4, bristle, 0.6),
    around(at(box(0.5, 3.6, 1, deepBristle), r * 0.92, 0, 0), 40),
    at(cylinder(r, 5.4, darkPlastic, 1.2), 0, 3.4, 0),
    at(torus(r, 1, rubber), 0, 4.8, 0),
  );
}

/** The rubber lip that gathers the water, behind the machine. */
function squeegee(w: number): Solid {
  const bow = tube(path([-w / 2, 3.4, 6, -w * 0.3, 3.4, -2, w * 0.3, 3.4, -2, w / 2, 3.4, 6]), 1.8, darkPlastic, {
    bend: 9,
  });
  const lip = tube(path([-w / 2, 1.2, 6, -w * 0.3, 1.2, -2, w * 0.3, 1.2, -2, w / 2, 1.2, 6]), 1.2, rubber, {
    bend: 9,
  });
  return group(bow, lip, paired(at(cylinder(2, 2.4, yellowGrip, 0.5, 12), w * 0.24, 5, -1)));
}

function panelFace(w: number, isBattery: boolean): Solid {
  return group(
    decal(patch(w * 0.86, 9, displayBlack, 0.6)),
    isBattery
      ? at(decal(patch(7, 3.4, greyInk, 0.3), digits('24', 2.2, blackInk)), -w * 0.22, 0, 0.1)
      : at(knob(2, greyPlastic, 30, blackInk), -w * 0.2, 0, 0.1),
    at(rocker(2.4, 3.6, redInk), w * 0.12, 0, 0.1),
    at(lamp(0.7, ledGreen), w * 0.28, 0, 0.1),
  );
}

function handlebar(w: number, y: number, z: number): Solid {
  const bar = tube(
    path([
      -w * 0.4,
      y - 14,
      z + 8,
      -w * 0.4,
      y,
      z - 8,
      -w * 0.4,
      y,
      z - 14,
      w * 0.4,
      y,
      z - 14,
      w * 0.4,
      y,
      z - 8,
      w * 0.4,
      y - 14,
      z + 8,
    ]),
    1.5,
    blackPlastic,
    { bend: 4 },
  );
  return group(
    bar,
    paired(tube(path([w * 0.12, y, z - 14, w * 0.36, y, z - 14]), 2, rubber)),
    tube(path([-w * 0.3, y - 2.4, z - 10, w * 0.3, y - 2.4, z - 10]), 0.9, yellowGrip),
  );
}

export const floorScrubbers: Drawing = (look) => {
  const isBattery = look.variant === 1;
  const w = isBattery ? sized(look, 48, 60) : sized(look, 38, 50);
  const l = isBattery ? sized(look, 92, 118) : sized(look, 62, 84);
  const h = isBattery ? sized(look, 84, 92) : sized(look, 74, 82);
  const body = moulded(look.colour);
  const [b, f] = [-l * 0.36, l * 0.3];
  const lower = points([b, 14, f, 14, f + 4, 20, f + 2, h * 0.5, b, h * 0.5]);
  const upper = points([b - 2, h * 0.5, f + 2, h * 0.5, f - 2, h * 0.74, f - 14, h * 0.86, b - 2, h * 0.92]);
  const side = (outline: typeof lower, width: number, finish: typeof body) =>
    turned(extrude(outline, width, finish, 1.6), { y: -90 });
  const lid = at(turned(box(w * 0.7, 2, l * 0.3, darkPlastic, 0.8), { x: 5 }), 0, h * 0.86, -l * 0.04);
  const label = decal(
    patch(l * 0.26, h * 0.1, whiteInk, 0.6),
    patch(h * 0.06, h * 0.06, redInk, 0.5, -l * 0.09, 0),
    at(slots(l * 0.14, h * 0.05, 2, blackInk), l * 0.025, 0, 0),
  );
  const solid = group(
    at(brushDeck(w * 0.5), 0, 0, f + w * 0.14),
    at(box(w * 0.5, 10, w * 0.5, darkPlastic, 1.4), 0, 8, f + w * 0.06),
    side(lower, w * 0.86, isBattery ? paleTank : darkPlastic),
    side(upper, w * 0.92, body),
    at(decal(slots(w * 0.4, h * 0.1, 4, isBattery ? greyInk : blackInk)), 0, h * 0.36, f + 3.4),
    lid,
    at(cylinder(w * 0.12, 2.4, yellowGrip, 0.5), 0, h * 0.8, f - 9),
    paired(turned(at(label, 0, h * 0.66, w * 0.46), { y: 90 })),
    paired(at(wheel(isBattery ? 13 : 10, 5), w * 0.46, isBattery ? 13 : 10, -l * 0.14)),
    paired(at(castor(9), w * 0.3, 0, b + 4)),
    at(box(w * 0.7, 6, 8, darkPlastic, 0.8), 0, 9, b + 2),
    at(squeegee(w * 1.15), 0, 0, b - 10),
    tube(path([0, 5, b - 12, 0, 12, b - 6, 0, 14, b + 1]), 2, steel, { bend: 3 }),
    cable(
      path([w * 0.2, 5, b - 11, w * 0.3, 20, b - 10, w * 0.26, h * 0.4, b - 8, w * 0.2, h * 0.6, b - 1]),
      2.2,
      rubber,
    ),
    at(box(w * 0.8, 5, 14, darkPlastic, 1.2), 0, h * 0.9, b + 6),
    at(turned(panelFace(w * 0.8, isBattery), { x: -90, y: 180 }), 0, h * 0.9 + 5, b + 6),
    handlebar(w, h + 6, b + 2),
    isBattery ? null : cord(w, h, b),
    at(decal(disc(2.4, greyInk)), 0, h * 0.62, f + 0.2),
  );
  return withDetail(solid, [0, h * 0.9, b + 6]);
};

function cord(w: number, h: number, b: number): Solid {
  const loops = [0, 1.2, 2.4].map((z) => at(turned(torus(8, 0.6, yellowGrip), { x: 90 }), 0, h * 0.62, b - 3 - z));
  return group(
    loops,
    at(box(4, 3, 7, blackPlastic, 0.6), 0, h * 0.62 + 5, b - 3.4),
    cable(path([6, h * 0.56, b - 4, w * 0.4, 8, b - 8, w * 0.7, 0.7, b - 4, w, 0.7, b + 20]), 0.6, yellowGrip),
  );
}
