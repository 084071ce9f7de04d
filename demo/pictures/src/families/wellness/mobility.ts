import { sized, type Drawing } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, disc, patch, ring } from '../../geometry/decal.ts';
import { bowHandle } from '../../geometry/fittings.ts';
import { cylinder, sphere, torus } from '../../geometry/lathe.ts';
import { path } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Vec } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  fabric,
  greyPlastic,
  plastic,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const bar = (from: Vec, to: Vec, r: number, material: Material) => tube([from, to], r, material, { sides: 16 });

/** A spoked wheel around the x axis, centred on the origin. */
function bigWheel(r: number, hasRim: boolean): Solid {
  const spoke = (lean: number) => turned(bar([lean, 0, 0], [0, r * 0.9, 0], 0.16, chrome), { x: lean * 12 });
  const wheel = group(
    turned(torus(r - 1.4, 1.4, rubber, 64), { z: 90 }),
    turned(torus(r - 3, 0.9, aluminium, 64), { z: 90 }),
    around(group(spoke(1.6), spoke(-1.6)), 14, 'x'),
    turned(at(cylinder(2.2, 6, chrome, 0.5, 24), 0, -3, 0), { z: 90 }),
  );
  const rim = group(
    at(turned(torus(r - 4.6, 0.8, chrome, 64), { z: 90 }), 4, 0, 0),
    around(bar([4, r - 4.6, 0], [0.4, r - 3, 0], 0.4, chrome), 6, 'x'),
  );
  return group(wheel, hasRim ? rim : null);
}

/** A small solid wheel around the x axis with a moulded hub. */
function smallWheel(r: number, hub: Material): Solid {
  const face = group(
    turned(at(cylinder(r - 2, 2.4, hub, 0.4, 36), 0, -1.2, 0), { z: 90 }),
    paired(at(turned(decal(ring(r * 0.66, r * 0.08, blackInk), disc(r * 0.2, blackInk)), { y: 90 }), 1.2, 0, 0)),
  );
  return group(turned(torus(r - 1.6, 1.6, rubber, 48), { z: 90 }), face);
}

const forkWheel = (r: number, frame: Material) =>
  group(
    at(smallWheel(r, greyPlastic), 0, r, 0),
    paired(bar([2.4, r, 0], [1.6, r * 2 + 2, 0.6], 0.7, frame)),
    at(box(5, 2.4, 4, blackPlastic, 0.8), 0, r * 2 + 1, 0.4),
    at(cylinder(1.3, 6, chrome, 0.2, 20), 0, r * 2 + 2, 0.4),
  );

function footrest(frame: Material): Solid {
  return group(
    tube(path([0, 44, 0, 0, 40, 10, 0, 8, 26]), 1.2, frame, { bend: 6 }),
    at(turned(box(15, 1.4, 17, blackPlastic, 0.6), { x: -14 }), -7, 5.4, 29),
    at(turned(row(box(12, 0.5, 1, greyPlastic, 0.2), 4, [0, 0, 3.4]), { x: -14 }), -7, 6.9, 29),
    at(box(2.4, 4, 3, blackPlastic, 0.8), 0, 30, 15.6),
  );
}

function chairSide(frame: Material, x: number): Solid {
  return group(
    tube(path([x, 20, -19, x, 92, -19, x, 94, -30]), 1.3, frame, { bend: 4 }),
    bar([x, 94, -23], [x, 94, -34], 1.9, rubber),
    tube(path([x, 52, -19, x, 52, 19, x, 20, 22]), 1.3, frame, { bend: 5 }),
    bar([x, 26, -19], [x, 26, 21], 1.3, frame),
    tube(path([x, 52, -16, x, 73, -16, x, 73, 14, x, 52, 16]), 1.2, frame, { bend: 5 }),
    at(box(5.6, 3, 28, blackPlastic, 1.3), x, 73, -1),
    at(box(1, 17, 26, blackPlastic, 0.4), x - 1, 54, -1),
    bar([x + 1.6, 52, 13], [x + 4, 62, 17], 0.8, chrome),
    at(sphere(1.7, plastic([200, 44, 40], 0.5), 20), x + 4.2, 63, 17.4),
  );
}

const wheelchairs: Drawing = (look) => {
  const isSelf = look.variant % 2 === 0;
  const x = sized(look, 21, 25);
  const frame = look.colour === 'black' ? blackPowder : painted(look.colour);
  const cover = fabric([48, 50, 56]);
  const r = isSelf ? 30.5 : sized(look, 13, 15);
  const solid = group(
    paired(chairSide(frame, x)),
    paired(at(bigWheel(r, isSelf), x + (isSelf ? 5 : 4.4), r, isSelf ? -13 : -19)),
    paired(bar([x - 1, r, isSelf ? -13 : -19], [x + 6, r, isSelf ? -13 : -19], 1, chrome)),
    paired(bar([x, 21, isSelf ? -13 : -19], [x, 34, isSelf ? -13 : -19], 1.4, frame)),
    paired(at(forkWheel(isSelf ? 10 : 9, frame), x, 0, 22)),
    paired(at(footrest(frame), x, 6, 19)),
    at(box(2 * x - 1, 4.6, 41, cover, 1.8), 0, 51, 1),
    at(
      turned(group(box(2 * x - 1, 38, 3.4, cover, 1.4), at(box(2 * x - 6, 16, 1, blackPlastic, 0.4), 0, 8, -2)), {
        x: -2,
      }),
      0,
      53,
      -18.4,
    ),
    at(decal(patch(9, 2.2, whiteInk, 0.5)), 0, 84, -17.6),
    bar([-x, 27, -3], [x, 51, -3], 1.2, frame),
    bar([x, 27, -4.6], [-x, 51, -4.6], 1.2, frame),
    paired(cable(path([x, 90, -28, x + 2, 70, -24, x + 2, 50, -18]), 0.35, rubber)),
    paired(bar([x + 2.4, 90, -34], [x + 1.6, 91, -24], 0.5, chrome)),
  );
  return withDetail(solid, [x, 60, 4]);
};

function rollatorSide(frame: Material, x: number, hub: Material): Solid {
  return group(
    tube(path([x, 14, 26, x, 62, 4, x, 78, -6]), 1.5, frame, { bend: 5 }),
    tube(path([x, 14, -26, x, 52, -12, x, 60, 4]), 1.4, frame, { bend: 5 }),
    bar([x, 70, -2], [x, 89, -12], 1.1, chrome),
    bar([x, 89, -11], [x, 90.4, -27], 1.9, rubber),
    tube(path([x, 88, -12, x + 0.4, 84, -16, x + 0.4, 85.4, -27]), 0.5, blackPlastic, { bend: 2 }),
    at(box(3.6, 4.6, 5, blackPlastic, 1), x, 86.4, -11),
    cable(path([x, 86, -10, x + 4, 74, 2, x + 2, 40, -16, x + 1, 16, -24]), 0.3, rubber),
    at(
      group(
        smallWheel(10, hub),
        paired(bar([2.6, 0, 0], [1.4, 13, -1], 0.8, frame)),
        at(box(5, 3.4, 5, blackPlastic, 1), 0, 11.6, -1),
      ),
      x,
      10,
      27,
    ),
    at(
      group(
        smallWheel(10, hub),
        paired(bar([2.6, 0, 0], [1.4, 12, 2], 0.8, frame)),
        at(box(5, 3.4, 5, blackPlastic, 1), 0, 10.6, 2),
      ),
      x,
      10,
      -28,
    ),
    at(sphere(2.2, blackPlastic, 24), x, 74, -4),
    bar([x, 42, 13], [x, 42, -16], 1.1, frame),
  );
}

const rollators: Drawing = (look) => {
  const x = sized(look, 26, 30);
  const frame = painted(look.colour);
  const cover = fabric([50, 52, 58]);
  const hasBack = look.variant % 2 === 1;
  const bag = group(
    at(box(2 * x - 10, 20, 16, cover, 3), 0, 0, 0),
    at(box(2 * x - 9, 6, 16.6, blackPlastic, 2), 0, 15, 0),
    at(decal(patch(10, 2.4, whiteInk, 0.5)), 0, 9, 8),
  );
  const strap = group(
    tube(path([-x, 74, -4, -x, 76, 14, x, 76, 14, x, 74, -4]), 1.1, blackPlastic, { bend: 9 }),
    at(box(2 * x - 16, 7, 3, cover, 1.4), 0, 72.6, 14),
  );
  const solid = group(
    paired(rollatorSide(frame, x, look.colour === 'black' ? darkPlastic : greyPlastic)),
    at(box(2 * x - 3, 4, 24, look.variant === 2 ? blackPlastic : cover, 1.6), 0, 55, -3),
    at(bowHandle(12, 2, 0.6, blackPlastic), 0, 57, 9),
    bar([-x, 56, 6], [x, 56, 6], 1.2, frame),
    bar([-x, 54, -11], [x, 54, -11], 1.2, frame),
    bar([-x, 43, 12], [x, 28, 12], 0.9, frame),
    bar([x, 43, 12], [-x, 28, 12], 0.9, frame),
    at(bag, 0, 30, 20),
    paired(bar([x, 47, 11], [x - 8, 48, 19], 0.6, blackPlastic)),
    hasBack ? strap : null,
    look.variant === 3 ? at(group(tray(2 * x - 12, 1.4, 22, 0.5, blackPlastic)), 0, 59, -2) : null,
    paired(at(decal(patch(2, 7, whiteInk, 0.3)), x, 40, 15.6)),
  );
  return withDetail(solid, [x, 84, -10]);
};

export const mobility = { wheelchairs, rollators } satisfies Record<string, Drawing>;
