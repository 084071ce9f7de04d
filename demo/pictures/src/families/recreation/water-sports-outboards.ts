import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, grid, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  enamelWhite,
  greyPlastic,
  ledGreen,
  plastic,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const anodeZinc = plastic([188, 192, 196], 0.7);
const seaBlue = plastic([30, 108, 176], 0.4);

/** A propeller turning around x, its hub's root on x = 0, looking to the right. */
function propeller(blades: number, material: Material): Solid {
  const blade = points([-1.4, 2, -3.6, 6, -4.2, 10, -2.6, 13.4, 0.8, 14, 3.2, 11, 3, 6, 1.4, 2]);
  const one = turned(extrude(blade, 0.8, material, 0.25), { y: 40 });
  const hub = lathe(points([0, 0, 4.2, 0, 4.2, 3, 3.4, 5, 1.6, 6.4, 0, 6.6]), material, 32);
  return turned(group(around(one, blades, 'z'), at(turned(hub, { x: 90 }), 0, 0, -2.4)), { y: 90 });
}

function head(look: Look, isSalt: boolean): Solid {
  const cover = moulded(look.colour);
  const display = decal(
    patch(9, 6, displayBlack, 0.8),
    at(grid(rectangle(0.9, 1.6), 5, 1, 1.3, 1, ledGreen), 0, 1.2, 0),
    at(patch(6, 0.6, whiteInk), 0, -1.4, 0),
  );
  const grip = points([0, 0, 1.9, 0, 2, 1, 1.8, 3, 2.2, 5, 1.9, 8, 2.2, 11, 1.7, 13, 0, 13.4]);
  return group(
    at(box(22, 11, 14, cover, 3.2), 0, 0, 0),
    at(box(22.4, 1.6, 14.4, isSalt ? seaBlue : greyPlastic, 0.7), 0, 2.4, 0),
    at(decal(patch(11, 1.6, look.colour === 'black' ? whiteInk : blackInk, 0.3)), 0, 6.6, 7),
    at(turned(display, { x: -90 }), 0, 11, 0),
    at(turned(group(cylinder(1.5, 18, darkSteel, 0, 24), at(lathe(grip, rubber, 32), 0, 17, 0)), { z: -84 }), 10, 6, 0),
    cable(path([-10, 4, 0, -18, 2, 2, -22, -14, 5, -20, -30, 8]), 0.7, rubber),
    at(cable(path([-10, 4, 2, -17, 1, 5, -20, -15, 9, -18, -30, 12]), 0.7, plastic([196, 40, 40], 0.5)), 0, 0, 0),
    row(at(box(1.6, 4, 1, brass, 0.2), -19, -33, 10), 2, [2, 0, 4]),
  );
}

/** The transom bracket around the shaft, clamping screws to the left. */
function bracket(): Solid {
  const screw = group(
    turned(cylinder(1, 13, chrome, 0, 18), { z: 90 }),
    at(turned(cylinder(2.2, 1.2, chrome, 0.2, 24), { z: 90 }), -11.6, 0, 0),
    at(box(1.6, 9, 2, blackPlastic, 0.7), 1, -4.5, 0),
  );
  return group(
    at(cylinder(4, 12, blackPlastic, 0.8, 32), 0, -2, 0),
    at(box(16, 3, 15, blackPlastic, 1), -7, 7, 0),
    at(box(3, 22, 15, blackPlastic, 1), -4.6, -14, 0),
    paired(at(box(3, 17, 4, blackPlastic, 1), -16, -9, 5.4), 'z'),
    paired(at(screw, -8, -4, 5.4), 'z'),
    row(at(box(1, 2, 12, greyPlastic, 0.3), -3, -12, 0), 4, [0, 4, 0]),
  );
}

export const electricOutboards: Drawing = (look) => {
  const isSalt = look.variant % 2 === 1;
  const long = sized(look, 76, 98);
  const cover = moulded(look.colour);
  const pod = points([0, -15, 2.4, -14.6, 4.2, -12, 5, -8, 5, 10, 4.4, 13, 3.6, 14.4, 0, 14.4]);
  const skeg = points([-6, 0, 8, 0, 9, -14, 6, -15, 1, -6]);
  const low = 20;
  const solid = group(
    at(turned(lathe(pod, isSalt ? cover : blackPowder, 40), { z: -90 }), 0, low, 0),
    row(at(turned(torus(5.02, 0.22, chrome, 40), { z: 90 }), 0, low, 0), 2, [16, 0, 0]),
    at(extrude(skeg, 1.6, blackPlastic, 0.5), 0, low - 4, 0),
    at(propeller(isSalt ? 3 : 2, isSalt ? seaBlue : darkPlastic), 15.6, low, 0),
    isSalt ? at(turned(cylinder(2.4, 1.4, anodeZinc, 0.3, 24), { z: -90 }), 19.4, low, 0) : null,
    at(cone(3.4, 2, 8, blackPlastic, 0.4, 28), 0, low + 3, 0),
    at(cylinder(1.5, long, isSalt ? enamelWhite : aluminium, 0, 28), 0, low + 4, 0),
    at(bracket(), 0, low + long * 0.74, 0),
    at(cylinder(2.6, 4, greyPlastic, 0.5, 28), 0, low + long * 0.74 + 12, 0),
    at(head(look, isSalt), 0, low + long + 2, 0),
    at(cylinder(2.4, 5, blackPlastic, 0.4, 28), 0, low + long - 2, 0),
    isSalt
      ? at(torus(1.6, 0.4, seaBlue, 28), 0, low + long * 0.4, 0)
      : at(decal(patch(1.6, 14, blackInk, 0.3)), 0, low + long * 0.4, 1.5),
  );
  return withDetail(solid, [0, low + long, 0]);
};
