import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, grid, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPowder,
  chrome,
  darkPlastic,
  enamelWhite,
  greyPlastic,
  ledGreen,
  plastic,
  rubber,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

interface Couch {
  readonly leather: Material;
  readonly length: number;
  readonly width: number;
  readonly high: number;
}

/** A cushion with its seam, from its joint on the origin to the right. */
function cushion(length: number, { leather, width }: Couch): Solid {
  return at(
    group(
      at(box(length, 10, width, leather, 3.4), 0, 0, 0),
      at(box(length - 3, 2, width - 6, blackPowder, 0.5), 0, -1.4, 0),
    ),
    length / 2,
    0,
    0,
  );
}

/** Back, seat and legs along x, the head to the left; `rise` and `fall` in degrees. */
function upholstery(couch: Couch, rise: number, fall: number): Solid {
  const { length, width, high, leather } = couch;
  const back = length * 0.42;
  const pillow = group(
    at(box(20, 6, width * 0.62, leather, 2.8), -back + 9, 9.4, 0),
    paired(at(box(2, 1, 7, darkPlastic, 0.4), -back + 14, 9.6, width * 0.31), 'z'),
  );
  const arm = group(
    at(box(38, 5, 9, leather, 2.2), 4, 21, width / 2 + 5),
    tube(path([-6, 3, width / 2 - 4, -6, 3, width / 2 + 4, -4, 21, width / 2 + 5]), 1.1, chrome, { bend: 3 }),
    tube(path([14, 3, width / 2 - 4, 14, 3, width / 2 + 4, 14, 21, width / 2 + 5]), 1.1, chrome, { bend: 3 }),
  );
  return at(
    group(
      at(turned(group(mirrored(cushion(back, couch)), pillow), { z: -rise }), -length * 0.14, 0, 0),
      at(cushion(length * 0.28 - 1, couch), -length * 0.14 + 0.5, 0, 0),
      at(turned(cushion(length * 0.44, couch), { z: -fall }), length * 0.14 + 0.6, 0, 0),
      paired(at(arm, -length * 0.06, 0, 0), 'z'),
      at(box(length * 0.6, 4, width * 0.5, blackPowder, 0.6), -length * 0.02, -4.6, 0),
      paired(at(turned(cylinder(2.4, 5, darkPlastic, 0.6, 28), { x: 90 }), -length * 0.14, 2, width / 2 - 3), 'z'),
    ),
    0,
    high,
    0,
  );
}

function hydraulicBase({ high }: Couch): Solid {
  const column = points([0, 0, 11, 0, 11, 3, 8, 4.6, 6.4, 8, 6, high * 0.6, 0, high * 0.6]);
  const foot = turned(extrude(rectangle(78, 46, 10), 3.4, chrome, 1), { x: -90 });
  return group(
    at(foot, 0, 3.2, 0),
    feet(66, 36, 2, 1.8),
    at(lathe(column, chrome), 0, 4.6, 0),
    at(cylinder(4.4, high - 8, chrome, 0, 36), 0, 4, 0),
    tube(path([8, 12, 6, 20, 13, 18, 30, 10, 26]), 1, chrome, { bend: 3 }),
    at(turned(box(4, 2, 9, rubber, 0.8), { y: 50 }), 31, 9, 26.6),
  );
}

function electricBase({ high, width, length }: Couch): Solid {
  const arm = turned(box(4, high * 0.86, 4, aluminium, 0.6), { z: 32 });
  const bellow = row(at(box(36, 2.6, 26, darkPlastic, 1.2), 0, 0, 0), 7, [0, 3.4, 0]);
  return group(
    at(box(length * 0.52, 9, width * 0.7, whitePlastic, 3), 0, 2.4, 0),
    at(box(length * 0.52 + 0.6, 1.6, width * 0.7 + 0.6, greyPlastic, 0.7), 0, 3.6, 0),
    feet(length * 0.5, width * 0.66, 2.4, 2.6),
    at(bellow, 0, 11 + 3.4 * 3 - 0.4, 0),
    row(paired(at(arm, 24, 6, 0)), 2, [0, 0, width * 0.56]),
    at(turned(cylinder(3, 30, whitePlastic, 0.8, 28), { z: 60 }), 20, high - 22, 0),
    at(box(10, 6, 9, whitePlastic, 1), 20, high - 24, 0),
    at(
      group(
        box(7, 15, 3, darkPlastic, 1),
        at(
          decal(
            patch(5.4, 12, greyPlastic, 0.6),
            grid(circle(0.9), 2, 4, 2.6, 2.6, blackInk),
            patch(0.6, 0.6, ledGreen, 0.3, 0, 6.6),
          ),
          0,
          7.5,
          1.5,
        ),
      ),
      length * 0.06,
      high - 8,
      width / 2 + 2.2,
    ),
    cable(
      path([
        length * 0.06,
        high - 8,
        width / 2 + 1,
        length * 0.07,
        high - 19,
        width / 2 + 1,
        length * 0.02,
        high - 16,
        width * 0.3,
        0,
        high - 6,
        8,
      ]),
      0.45,
      rubber,
    ),
  );
}

function fixedBase({ high, width, length }: Couch): Solid {
  const leg = tube(path([length * 0.34, high, width * 0.34, length * 0.36, 0.6, width * 0.4]), 2, enamelWhite, {
    sides: 20,
  });
  const tips = at(cylinder(2.6, 3, rubber, 0.5, 24), length * 0.36, 0, width * 0.4);
  const rail = tube(
    path([-length * 0.35, high * 0.36, width * 0.38, length * 0.35, high * 0.36, width * 0.38]),
    1.4,
    enamelWhite,
  );
  return group(
    paired(paired(group(leg, tips), 'x'), 'z'),
    paired(rail, 'z'),
    paired(at(box(3, 3, width * 0.76, enamelWhite, 0.8), length * 0.353, high * 0.36 - 1.5, 0)),
    paired(at(box(length * 0.72, 3, 3, enamelWhite, 0.8), 0, high - 3, width * 0.33), 'z'),
    tube(path([-length * 0.2, high - 3, 0, -length * 0.4, high + 9, 0]), 1.2, chrome),
    at(box(length * 0.5, 1, width * 0.66, whitePlastic, 0.4), 0, high * 0.36, 0),
    at(
      turned(cylinder(4.6, width * 0.74, plastic([250, 250, 250], 0.9), 0.4, 32), { x: 90 }),
      length * 0.3,
      high * 0.36 + 6,
      -width * 0.37,
    ),
  );
}

export const treatmentCouches: Drawing = (look) => {
  const couch = {
    leather: moulded(look.colour),
    length: sized(look, 168, 186),
    width: sized(look, 57, 65),
    high: sized(look, 52, 60),
  };
  const isFixed = look.variant === 2;
  const base = look.variant === 1 ? electricBase(couch) : isFixed ? fixedBase(couch) : hydraulicBase(couch);
  const solid = group(
    base,
    isFixed ? upholstery(couch, 22, 0) : upholstery(couch, look.variant === 1 ? 44 : 36, look.variant === 1 ? 26 : 8),
  );
  return withDetail(solid, [-8, couch.high, couch.width / 2]);
};
