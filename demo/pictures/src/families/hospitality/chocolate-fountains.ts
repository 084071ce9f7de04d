import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { dial, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe } from '../../geometry/lathe.ts';
import { at, group, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  displayBlack,
  greyInk,
  ledAmber,
  plastic,
  redInk,
  rubber,
  steel,
} from '../../material.ts';

const chocolate = plastic([92, 50, 28], 0.1);
const berry = plastic([208, 44, 50], 0.4);
const leaf = plastic([74, 142, 62], 0.7);

/** A bell-shaped tier with the chocolate that runs over its edge and falls. */
function tier(r: number, fall: number): Solid {
  const plate = lathe(
    [
      [r * 0.18, r * 0.34],
      [r * 0.5, r * 0.26],
      [r * 0.86, 0.5],
      [r, 0],
      [r * 0.92, -0.3],
      [r * 0.4, r * 0.1],
    ],
    steel,
    64,
  );
  const flow = lathe(
    [
      [r * 0.72, -fall],
      [r * 0.86, -fall * 0.6],
      [r * 0.98, -fall * 0.16],
      [r * 1.03, 0.1],
      [r * 0.98, 0.6],
      [r * 0.8, r * 0.15 + 0.5],
      [r * 0.5, r * 0.28 + 0.5],
      [r * 0.2, r * 0.36 + 0.5],
    ],
    chocolate,
    64,
  );
  return group(plate, flow);
}

function tower(radii: readonly number[], step: number): Solid {
  const height = step * radii.length;
  const tiers = radii.map((r, i) => at(tier(r, i === 0 ? step * 0.62 : step * 0.8), 0, step * (i + 0.9), 0));
  const crown = lathe(
    [
      [0, 0],
      [1, 0],
      [1.9, 2.6],
      [2.5, 4.4],
      [1.6, 4.8],
      [0, 4.2],
    ],
    chrome,
    40,
  );
  const spring = lathe(
    [
      [2.2, -1.6],
      [2.7, 3.6],
      [2.6, 4.6],
      [1.4, 5.3],
      [0, 5.4],
    ],
    chocolate,
    40,
  );
  return group(cylinder(1.5, height + 1, chrome, 0, 32), tiers, at(crown, 0, height, 0), at(spring, 0, height, 0));
}

function strawberry(): Solid {
  return group(
    at(
      lathe(
        [
          [0, 0],
          [1.1, 0.6],
          [1.9, 2.2],
          [1.7, 3.4],
          [0, 3.8],
        ],
        berry,
        28,
      ),
      0,
      0,
      0,
    ),
    at(cone(1.4, 0.2, 0.7, leaf, 0, 8), 0, 3.6, 0),
  );
}

function housing(r: number, low: number): Solid {
  return lathe(
    [
      [0, 0],
      [r * 0.96, 0],
      [r, 0.8],
      [r * 0.94, low],
      [0, low],
    ],
    steel,
    72,
  );
}

function basin(r: number): Solid {
  return lathe(
    [
      [r * 0.5, 0],
      [r * 1.06, 0.8],
      [r * 1.2, 4],
      [r * 1.24, 4.6],
      [r * 1.14, 4.2],
      [r * 0.9, 2],
      [0, 1.4],
    ],
    chrome,
    72,
  );
}

export const chocolateFountains: Drawing = (look) => {
  const isTall = look.variant % 2 === 1;
  const r = isTall ? sized(look, 15, 19) : sized(look, 11.5, 14);
  const low = isTall ? 17 : 12;
  const step = isTall ? sized(look, 8.4, 10) : sized(look, 7.6, 9);
  const radii = isTall ? [0.86, 0.74, 0.62, 0.5, 0.38, 0.26] : [0.72, 0.5, 0.3];
  const base = housing(r, low);
  const bowl = basin(r);
  const pool = at(cylinder(r * 1.06, 0.4, chocolate, 0, 64), 0, low + 4.4, 0);
  const panel = group(
    at(box(15, 6.6, 3, displayBlack, 0.8), 0, -3.3, -1),
    at(dial(1.6, blackPlastic, 20, greyInk), -4.2, 0, 0.5),
    at(rocker(1.8, 2.8, redInk), 1, 0, 0.5),
    at(rocker(1.8, 2.8, redInk), 3.8, 0, 0.5),
    at(lamp(0.4, ledAmber), 6, 0, 0.5),
  );
  const fruit = [
    [r * 1.3, r * 0.75],
    [r * 0.95, r * 1.15],
    [-r * 1.2, r * 0.95],
  ].map(([x = 0, z = 0], i) => at(turned(strawberry(), { x: 90, y: i * 70 - 40 }), x, 1.9, z));
  const solid = group(
    feet(r * 1.5, r * 1.5, 1.5, 2.4),
    at(base, 0, 2.2, 0),
    at(panel, 0, 2.2 + low * 0.5, r * 0.96),
    at(bowl, 0, 1.4 + low, 0),
    pool,
    at(
      tower(
        radii.map((k) => r * k),
        step,
      ),
      0,
      low + 3,
      0,
    ),
    fruit,
    turned(at(decal(patch(8, 4, blackInk, 0.4), slots(6, 3, 4, greyInk, 0.3)), 0, low * 0.5, r * 1.01), { y: 180 }),
    cable(
      [
        [-3, 5, -r],
        [-4, 3, -r - 3],
        [-10, 0.5, -r - 6],
        [-18, 0.5, -r - 2],
      ],
      0.4,
      rubber,
    ),
  );
  return withDetail(solid, [0, low + step * 2, r * 0.5]);
};
