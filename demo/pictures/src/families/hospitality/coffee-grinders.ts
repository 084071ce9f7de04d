import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, ellipsoid, lathe, torus } from '../../geometry/lathe.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  ledGreen,
  plastic,
  redInk,
  tintedGlass,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const bean = plastic([86, 52, 32], 0.5);
const hopperGlass = tintedGlass([200, 206, 208]);

function beans(r: number, y: number): Solid {
  return group(
    [0.25, 0.58, 0.86].map((k, ringIndex) =>
      turned(
        around(
          at(turned(ellipsoid(1, 0.5, 0.62, bean, 10), { y: ringIndex * 40 }), r * k, y + 0.5 * (1 - k), 0),
          4 + ringIndex * 5,
        ),
        { y: ringIndex * 23 },
      ),
    ),
    at(ellipsoid(1, 0.5, 0.62, bean, 10), 0, y + 0.5, 0),
  );
}

function hopper(r: number, h: number): Solid {
  const wall = lathe(
    [
      [r * 0.44, 0],
      [r * 0.52, h * 0.16],
      [r, h * 0.55],
      [r, h],
    ],
    hopperGlass,
  );
  const fill = lathe(
    [
      [0, 0],
      [r * 0.42, 0],
      [r * 0.5, h * 0.16],
      [r * 0.96, h * 0.55],
      [r * 0.96, h * 0.66],
      [0, h * 0.66],
    ],
    bean,
  );
  return group(
    cylinder(r * 0.55, h * 0.14, darkPlastic, 0.3),
    fill,
    beans(r * 0.9, h * 0.68),
    wall,
    at(cone(r * 1.04, r * 0.92, h * 0.1, darkPlastic, 0.3), 0, h, 0),
    at(cylinder(r * 0.2, h * 0.08, darkPlastic, 0.2), 0, h * 1.09, 0),
    at(box(r * 0.7, 0.5, 1.6, chrome, 0.2), r * 0.66, h * 0.08, 0),
  );
}

function portafilterFork(y: number, z: number): Solid {
  return group(
    tube(
      [
        [-2.8, y, z],
        [-2.8, y - 0.4, z + 8],
        [2.8, y - 0.4, z + 8],
        [2.8, y, z],
      ],
      0.45,
      chrome,
      { bend: 1.4 },
    ),
    at(box(7, 3, 1, darkPlastic, 0.4), 0, y - 1.5, z),
  );
}

/** The chamber that keeps ground coffee, with the lever that portions it. */
function doser(r: number): Solid {
  return group(
    cylinder(r * 1.04, 1.2, darkPlastic, 0.3),
    at(cylinder(r * 0.9, 4.4, bean, 0, 36), 0, 1, 0),
    lathe(
      [
        [r, 1],
        [r, 9],
      ],
      hopperGlass,
      40,
    ),
    at(cone(r * 1.06, r * 0.96, 1.4, darkPlastic, 0.3), 0, 9, 0),
    tube(
      [
        [r * 0.8, 2, 0],
        [r * 1.6, 2, 1],
        [r * 2.2, 2.4, 4],
      ],
      0.5,
      chrome,
      { bend: 1 },
    ),
    at(turned(cylinder(0.9, 4.4, blackPlastic, 0.4, 24), { x: 90 }), r * 2.2, 2.4, 3),
    at(cone(1.6, 2.6, 2.4, darkPlastic), 0, -2.2, 0),
  );
}

function spout(look: Look): Solid {
  return group(
    at(box(6.4, 5.4, 5, darkPlastic, 1), 0, 0, 1.4),
    at(cone(1.5, 2.4, 3.6, darkPlastic, 0.2), 0, -3.2, 2.2),
    at(decal(patch(5.4, 3, displayBlack, 0.3), digits(look.size > 0.5 ? '9.2' : '7.5', 1.7, whiteInk)), 0, 10.4, 0.1),
  );
}

export const coffeeGrinders: Drawing = (look) => {
  const w = sized(look, 15, 19);
  const h = sized(look, 27, 33);
  const isDoser = look.variant % 2 === 1;
  const housing = painted(look.colour);
  const body = extrude(
    [
      [-w * 0.72, 0],
      [w * 0.1, 0],
      [w * 0.1, h * 0.36],
      [w * 0.5, h * 0.62],
      [w * 0.5, h],
      [-w * 0.62, h],
    ],
    w * 0.94,
    housing,
    1.2,
  );
  const front = w * 0.5;
  const solid = group(
    feet(w * 0.9, w * 1.9, 1.2, 1.4),
    at(box(w, 2.4, w * 2.1, housing, 0.9), 0, 1.2, 0),
    at(box(w * 0.8, 0.6, w * 0.7, darkPlastic, 0.2), 0, 3.4, w * 0.62),
    at(turned(body, { y: -90 }), 0, 3, -w * 0.1),
    at(cylinder(w * 0.46, 2.8, darkPlastic, 0.4), 0, h + 2.6, -w * 0.12),
    at(torus(w * 0.46, 0.35, chrome), 0, h + 4, -w * 0.12),
    at(hopper(w * 0.56, w * 1.15), 0, h + 5.2, -w * 0.12),
    isDoser ? at(doser(w * 0.32), 0, h * 0.56, front + w * 0.2) : at(spout(look), 0, h * 0.66, front - w * 0.1),
    portafilterFork(h * 0.42, isDoser ? w * 0.14 : w * 0.2),
    at(rocker(2, 3, redInk), -w * 0.22, h * 0.24, 0.1),
    at(lamp(0.45, ledGreen), w * 0.2, h * 0.24, 0.1),
    isDoser
      ? null
      : paired(
          at(
            turned(decal(patch(w * 0.6, 2, greyInk, 0.4), patch(w * 0.34, 0.5, redInk)), { y: 90 }),
            w * 0.47,
            h * 0.86,
            0,
          ),
        ),
    turned(at(decal(slots(w * 0.5, 6, 6, blackInk, 0.4)), 0, h * 0.4, w * 0.79), { y: 180 }),
  );
  return withDetail(solid, [0, h * 0.75, front]);
};
