import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  plastic,
  redInk,
  rubber,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const warningYellow = plastic([244, 190, 40], 0.5);

/** Handle with trigger, air inlet and exhaust; its axis meets the body at y = 0, the front is +x. */
function handle(height: number): Solid {
  const shape = points([
    -3.6,
    1,
    -4.6,
    -3,
    -4.4,
    -height + 1,
    -3.8,
    -height,
    0.6,
    -height,
    1.2,
    -height + 1.4,
    0.4,
    -6,
    1,
    -4.4,
    2.6,
    -3,
    3,
    1,
  ]);
  const grip = extrude(points([-4.9, -5, -4.8, -height + 2, 0.7, -height + 2, 0.1, -6.2, 0.2, -5]), 4.3, rubber, 0.9);
  const ribs = row(at(box(0.4, 0.5, 3.8, darkPlastic, 0.2), -4.7, -height * 0.58, 0), 6, [0, 1.25, 0]);
  return group(
    extrude(shape, 3.8, blackPlastic, 0.9),
    grip,
    ribs,
    at(turned(box(1.1, 3.6, 2, redInk, 0.4), { z: -8 }), 1.3, -6.6, 0),
    at(cylinder(1.1, 1.4, chrome, 0.1, 6), -0.4, -height - 1.2, 0),
    at(cylinder(0.75, 1.6, brass, 0.1), -0.4, -height - 2.6, 0),
    at(cylinder(1, 0.7, darkSteel, 0.1), -2.9, -height - 0.6, 0),
  );
}

/** The square drive at the nose. */
function drive(nose: number, isHeavy: boolean): Solid {
  const anvil = isHeavy ? 5 : 2.4;
  return group(
    at(cylinder(1.15, anvil * 0.6, darkSteel, 0.1), 0, nose - 0.2, 0),
    at(box(1.7, anvil, 1.7, chrome, 0.2), 0, nose + 0.1, 0),
    at(cylinder(0.28, 1.8, darkSteel), 0, nose + anvil - 0.8, 0),
  );
}

function speedDial(): Solid {
  return group(
    turned(cylinder(1.5, 0.8, darkPlastic, 0.2), { z: 90 }),
    around(at(box(0.8, 0.3, 0.3, greyInk), -0.4, 1.45, 0), 12, 'x'),
  );
}

export const airImpactWrenches: Drawing = (look) => {
  const isHeavy = look.variant % 2 === 0;
  const k = sized(look, 0.95, 1.12);
  const [back, nose] = isHeavy ? [-8, 9.5] : [-5.4, 6];
  const r = isHeavy ? 4.1 : 3.7;
  const shell = look.colour === 'black' ? aluminium : painted(look.colour);
  const body = lathe(
    points([0, back, r * 0.7, back, r * 0.92, back + 0.7, r, back + 1.6, r, 1.6, r * 0.96, 2, 0, 2]),
    blackPlastic,
  );
  const hammer = lathe(
    [
      [0, 1.6],
      [r * 1.03, 1.6],
      [r * 1.03, nose * 0.6],
      [r * 0.74, nose * 0.86],
      [r * 0.44, nose * 0.94],
      [r * 0.42, nose],
      [0, nose],
    ],
    shell,
  );
  const bolts = around(at(cylinder(0.42, 0.5, chrome, 0.05, 12), r * 0.78, 1.9, 0), 4);
  const label = at(
    decal(
      patch(isHeavy ? 5.6 : 3.6, 2, blackInk, 0.3),
      patch(1, 1.2, redInk, 0.1, -1.4),
      at(slots(2, 0.9, 2, whiteInk, 0.4), 0.8, 0, 0),
    ),
    (back + 1) / 2,
    0.6,
    r,
  );
  const band = turned(at(cylinder(r * 1.05, 0.8, warningYellow, 0.15), 0, 1.5, 0), { z: -90 });
  const side = isHeavy
    ? group(
        turned(at(cylinder(r * 1.12, 1.8, darkSteel, 0.2), 0, 3.4, 0), { z: -90 }),
        tube(path([4.3, r * 0.8, 1.2, 4.3, r + 7.4, 3.4]), 0.75, darkSteel),
        tube(path([4.3, r + 2.2, 2, 4.3, r + 9, 3.9]), 1.3, rubber, { sides: 20 }),
      )
    : null;
  const tool = group(
    turned(group(body, hammer, drive(nose, isHeavy), bolts), { z: -90 }),
    band,
    at(speedDial(), back + 0.2, 0.2, 0),
    paired(at(label, 0, 0, 0.02), 'z'),
    at(handle(14), isHeavy ? -2.4 : -0.8, -1.6, 0),
    side,
    turned(at(decal(disc(0.4, whiteInk)), 0, 1.9, 0.1), { y: -90 }),
  );
  return withDetail(at(scaled(tool, k), 0, 18.2 * k, 0), [2, 18, 3]);
};
