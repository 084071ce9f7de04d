import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  greyInk,
  ledRed,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { electricHoists } from './lifting-electric-hoists.ts';

const polyurethane = plastic([226, 178, 62], 0.4);

/** A wheel rolling along x, its axle along z, centred on the origin. */
function roller(r: number, width: number, tyre: Material): Solid {
  return group(
    at(turned(cylinder(r, width, tyre, r * 0.12, 40), { x: 90 }), 0, 0, -width / 2),
    at(turned(cylinder(r * 0.6, width + 0.3, steel, 0.1, 32), { x: 90 }), 0, 0, -width / 2 - 0.15),
    at(turned(cylinder(r * 0.22, width + 1.2, darkSteel, 0.1, 20), { x: 90 }), 0, 0, -width / 2 - 0.6),
  );
}

function fork(length: number, look: Look): Solid {
  const side = points([-length, 6, -length + 4, 8.6, 0, 8.6, 0, 3.4, -length * 0.5, 3.6, -length + 3, 4.6]);
  const seam = decal(patch(length * 0.5, 0.5, blackInk, 0.2));
  return group(
    extrude(side, 15.5, painted(look.colour), 0.5),
    at(roller(3.8, 7, polyurethane), -length * 0.86, 3.8, 0),
    at(box(9, 3, 9, blackPowder, 0.3), -length * 0.82, 4.2, 0),
    at(seam, -length * 0.45, 6, 7.75),
  );
}

/** The pump, its lever and the steering wheels around x = 0. */
function drawbar(look: Look): Solid {
  const pump = group(
    at(box(16, 6, 16, blackPowder, 1), 0, 18, 0),
    at(cylinder(5.6, 14, painted(look.colour), 0.6), 0, 15, 0),
    at(cylinder(2.6, 22, chrome, 0.2), -1, 20, 0),
    at(box(9, 7, 12, darkSteel, 1), 4, 22, 0),
    at(cylinder(1.4, 9, chrome), 8, 16, 0),
  );
  const bar = tube(path([6, 26, 0, 22, 98, 0]), 2, blackPowder, { sides: 20 });
  const loop = tube(
    path([21.5, 96, 0, 23, 103, -8, 25.6, 115, -15, 28.6, 118, 0, 25.6, 115, 15, 23, 103, 8]),
    1.7,
    blackPlastic,
    { bend: 6, closed: true },
  );
  const trigger = at(turned(box(1.4, 11, 3, redInk, 0.5), { z: -12 }), 24.4, 104, 0);
  const wheels = paired(at(roller(9, 5, rubber), 0, 9, 6), 'z');
  return group(
    pump,
    bar,
    loop,
    trigger,
    wheels,
    at(turned(cylinder(1.6, 18, steel, 0.2), { x: 90 }), 0, 9, -9),
    at(box(7, 9, 6, darkSteel, 0.6), 0, 9, 0),
  );
}

const palletTrucks: Drawing = (look) => {
  const length = look.variant === 1 ? 80 : sized(look, 108, 122);
  const width = look.variant === 1 ? 46 : sized(look, 53, 57);
  const gap = width / 2 - 7.75;
  const mast = extrude(points([-9, 0, 2, 0, 2, 20, -3, 30, -9, 32, -11, 8.6]), width * 0.9, painted(look.colour), 0.6);
  const label = turned(
    decal(
      patch(width * 0.4, 5, whiteInk, 0.4),
      patch(4, 3, redInk, 0.2, -width * 0.14, 0),
      at(slots(width * 0.22, 3, 2, blackInk, 0.4), 2, 0, 0),
    ),
    { y: -90 },
  );
  const readout = group(
    decal(patch(21, 10, greyInk, 0.6), patch(18, 5, displayBlack, 0.4, 0, 1.8)),
    at(digits('1250.5', 3, ledRed), 0, 1.8, 0.14),
    at(decal(grid(rectangle(2, 1.4, 0.3), 6, 1, 2.9, 1, whiteInk)), 0, -3, 0.1),
  );
  const scale = group(
    at(
      turned(
        group(
          box(24, 14, 6, darkPlastic, 1.2),
          at(readout, 0, 7, 3),
          at(box(24.4, 2, 6.4, blackPlastic, 0.8), 0, 12.2, 0),
        ),
        { y: 62 },
      ),
      -4,
      40,
      0,
    ),
    paired(at(box(3, 13, 2, blackPowder, 0.4), -5, 29, 5), 'z'),
  );
  const solid = group(
    paired(at(fork(length, look), -6, 0, gap), 'z'),
    at(mast, 0, 3.4, 0),
    at(label, -10.1, 19, 0),
    at(drawbar(look), 8, 0, 0),
    look.variant === 2 ? scale : null,
    paired(at(decal(disc(1.6, chrome), disc(0.8, blackInk)), -4, 16, width * 0.45), 'z'),
  );
  return withDetail(at(solid, length / 2 - 10, 0, 0), [length / 2, 40, 0]);
};

function jackFrame(l: number, h: number, look: Look): Solid {
  const plate = points([
    -l / 2,
    h * 0.3,
    -l / 2 + 4,
    h * 0.16,
    l / 2 - 3,
    h * 0.16,
    l / 2,
    h * 0.4,
    l / 2 - 2,
    h * 0.98,
    l * 0.12,
    h,
    -l * 0.2,
    h * 0.62,
    -l / 2 + 2,
    h * 0.62,
  ]);
  const side = group(
    extrude(plate, 1.2, painted(look.colour), 0.3),
    at(
      decal(patch(l * 0.26, h * 0.3, whiteInk, 0.3), slots(l * 0.2, h * 0.16, 2, blackInk, 0.4)),
      l * 0.24,
      h * 0.62,
      0.6,
    ),
  );
  return paired(at(side, 0, 0, 9), 'z');
}

const trolleyJacks: Drawing = (look) => {
  const isLow = look.variant % 2 === 0;
  const [l, h] = isLow ? [sized(look, 60, 72), 11] : [sized(look, 48, 58), 15];
  const lift = isLow ? 16 : 20;
  const saddle = -l * 0.36;
  const arm = extrude(
    [
      [l * 0.24, h * 0.5],
      [l * 0.28, h * 0.86],
      [saddle + 2, h + lift - 1],
      [saddle - 3.4, h + lift - 1],
      [saddle - 3.4, h + lift - 5],
      [saddle, h + lift - 6.4],
    ],
    10,
    painted(look.colour),
    0.5,
  );
  const cup = group(
    cylinder(3.2, 2, darkSteel, 0.3),
    at(cylinder(5.6, 2.4, blackPowder, 0.4), 0, 1.6, 0),
    at(cylinder(5, 1.2, rubber, 0.3), 0, 3.8, 0),
  );
  const handle = group(
    tube(path([l * 0.36, h * 0.9, 0, l * 0.5, h + 7, 0, l * 0.5 + 36, h + 60, 0]), 1.5, chrome, { bend: 3 }),
    tube(path([l * 0.5 + 20, h + 36.3, 0, l * 0.5 + 36.4, h + 60.6, 0]), 2, rubber, { sides: 20 }),
    at(turned(cylinder(3.6, 12, blackPowder, 0.4), { x: 90 }), l * 0.36, h * 0.86, -6),
  );
  const pump = group(
    at(box(l * 0.3, h * 0.62, 13, blackPowder, 0.8), l * 0.25, h * 0.18, 0),
    at(turned(cylinder(h * 0.24, l * 0.3, chrome, 0.2), { z: 72 }), l * 0.14, h * 0.5, 0),
    at(turned(cylinder(h * 0.3, l * 0.24, darkSteel, 0.4), { z: 90 }), l * 0.2, h * 0.5, 0),
    at(cylinder(1.2, 2, redInk, 0.2), l * 0.3, h * 0.78, 4),
  );
  const links = paired(tube(path([-l * 0.38, h * 0.46, 6.4, saddle - 1, h + lift - 3, 6.4]), 0.9, darkSteel), 'z');
  const castor = group(
    at(roller(3, 3, rubber), 1, 3, 0),
    at(box(5, 4, 4.6, darkSteel, 0.4), -0.6, 4, 0),
    at(cylinder(1.2, h * 0.5, steel), -0.6, 6, 0),
  );
  const solid = group(
    jackFrame(l, h, look),
    at(box(l * 0.1, h * 0.5, 17, blackPowder, 0.4), l * 0.42, h * 0.3, 0),
    at(box(l * 0.12, h * 0.3, 17, blackPowder, 0.4), -l * 0.34, h * 0.28, 0),
    arm,
    links,
    at(cup, saddle - 0.6, h + lift - 1.2, 0),
    handle,
    pump,
    paired(at(roller(h * 0.34, 5, steel), -l * 0.4, h * 0.34, 12.6), 'z'),
    at(turned(cylinder(1.3, 28, steel, 0.2), { x: 90 }), -l * 0.4, h * 0.34, -14),
    paired(at(castor, l * 0.42, 0, 12), 'z'),
    at(box(5, 2, 28, blackPowder, 0.4), l * 0.41, 6.4, 0),
    paired(at(decal(disc(1.4, chrome), disc(0.7, greyInk)), l * 0.22, h * 0.36, 9.62), 'z'),
  );
  return withDetail(solid, [-l * 0.2, h + lift * 0.5, 4]);
};

export const lifting = {
  'electric-hoists': electricHoists,
  'pallet-trucks': palletTrucks,
  'trolley-jacks': trolleyJacks,
} satisfies Record<string, Drawing>;
