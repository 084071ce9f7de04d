import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots } from '../../geometry/decal.ts';
import { castor, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  fabric,
  greyInk,
  greyPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { floorScrubbers } from './floor-scrubbers.ts';
import { wheel } from './wheel.ts';

const red = plastic([196, 40, 40], 0.5);

/** A motor head of moulded plastic with its vents and switch. */
function motorHead(r: number, h: number, finish: Material): Solid {
  return group(
    scaled(lathe(points([0, 0, 0.98, 0, 1, 0.08, 0.99, 0.5, 0.9, 0.82, 0.7, 0.97, 0, 1]), finish), r, h, r),
    around(at(box(0.5, h * 0.3, 1, displayBlack, 0.1), r * 0.985, h * 0.14, 0), 28),
  );
}

function socket(): Solid {
  return group(
    at(box(8, 8, 1.4, greyPlastic, 0.6), 0, -4, 0.3),
    at(
      decal(
        disc(2.7, displayBlack),
        ring(2.9, 0.3, greyInk),
        group(disc(0.4, greyInk, -1, 0), disc(0.4, greyInk, 1, 0)),
      ),
      0,
      0,
      1,
    ),
  );
}

function suctionHose(r: number, from: number, length: number): Solid {
  const hose = cable(
    path([0, from, r, 0, from, r + 8, -r * 0.6, from * 0.6, r + 16, -r * 1.5, 2.2, r + 8, -r * 1.7, 2.2, -r * 0.3]),
    1.9,
    blackPlastic,
  );
  const pipe = tube(path([-r * 1.7, 2.2, -r * 0.2, -r * 1.7, 2.2, -r * 0.2 - length]), 1.5, chrome, { sides: 24 });
  const nozzle = at(box(26, 3.4, 7, blackPlastic, 1), -r * 1.7, 0, -r * 0.2 - length - 2);
  const inlet = at(turned(cylinder(3, 3.4, blackPlastic, 0.4), { x: 90 }), 0, from, r - 1);
  return group(hose, pipe, nozzle, inlet);
}

/** The frame under the drum: a ring with castors, at the back larger wheels on big models. */
function undercarriage(r: number, isLarge: boolean): Solid {
  const foot = at(group(castor(7), at(box(4, 3, 7, blackPlastic, 0.8), 0, 6, -1)), 0, 0, r * 0.9);
  return isLarge
    ? group(
        paired(at(castor(7), r * 0.6, 0, r * 0.62)),
        paired(at(wheel(10, 4), r * 0.9, 10, -r * 0.66)),
        at(box(r * 1.7, 2.4, r * 1.7, darkPlastic, 0.6), 0, 6.8, 0),
        tube(
          path([
            -r * 0.7,
            8,
            -r * 0.8,
            -r * 0.7,
            r * 3.3,
            -r * 1.15,
            r * 0.7,
            r * 3.3,
            -r * 1.15,
            r * 0.7,
            8,
            -r * 0.8,
          ]),
          1.3,
          steel,
          { bend: 6 },
        ),
      )
    : group(turned(around(foot, 4), { y: 45 }), at(cylinder(r * 0.98, 3, blackPlastic, 0.5), 0, 6.6, 0));
}

const wetDryVacuums: Drawing = (look) => {
  const isDouble = look.variant === 1;
  const r = isDouble ? sized(look, 19, 24) : sized(look, 15, 22);
  const h = isDouble ? sized(look, 40, 50) : sized(look, 24, 40);
  const isSteel = look.colour === 'silver';
  const drumFinish = isSteel ? steel : moulded(look.colour);
  const headFinish = isSteel || look.colour === 'black' ? darkPlastic : blackPlastic;
  const y = 9;
  const top = y + h;
  const head = isDouble
    ? group(
        cylinder(r * 1.03, 6, headFinish, 1),
        paired(at(motorHead(r * 0.43, 15, headFinish), r * 0.47, 5.6, 0)),
        at(box(r * 0.5, 3, r * 1.2, headFinish, 0.8), 0, 5.4, 0),
      )
    : motorHead(r * 1.03, sized(look, 15, 20), headFinish);
  const headHeight = isDouble ? 20.6 : sized(look, 15, 20);
  const grip = isDouble
    ? null
    : at(
        tube(
          path([-r * 0.45, 0, 0, -r * 0.45, 5.4, 0, r * 0.45, 5.4, 0, r * 0.45, 0, 0]),
          1.3,
          isSteel ? red : greyPlastic,
          { bend: 3 },
        ),
        0,
        top + headHeight - 1,
        0,
      );
  const latch = paired(
    at(group(box(1.6, 8, 4, red, 0.5), at(box(1, 3, 3, chrome, 0.2), -0.2, -2, 0)), r * 1.03, top - 3.6, 0),
  );
  const controls = group(
    at(box(12, 8, 3, greyPlastic, 0.8), 0, -4, 0),
    isDouble ? row(at(rocker(2.4, 3.8, redInk), 0, 0, 1.5), 2, [4.4, 0, 0]) : at(rocker(2.8, 4, redInk), -3, 0, 1.5),
    isDouble ? null : at(decal(patch(4, 2, whiteInk, 0.3), slots(3, 1.2, 2, blackInk)), 2.8, 0, 1.5),
  );
  const seams = [0.16, 0.84].map((t) => at(torus(r, 0.45, drumFinish), 0, y + h * t, 0));
  const solid = group(
    undercarriage(r, isDouble),
    at(cylinder(r, h, drumFinish, 0.8), 0, y, 0),
    seams,
    isDouble ? null : at(cylinder(r * 1.04, 2.2, blackPlastic, 0.5), 0, top - 1, 0),
    at(head, 0, top, 0),
    grip,
    latch,
    at(controls, 0, top + (isDouble ? 1.4 : headHeight * 0.55), isDouble ? r * 0.98 : r * 0.94),
    look.variant === 2 ? at(turned(at(socket(), 0, 0, r * 0.99), { y: 44 }), 0, top + headHeight * 0.5, 0) : null,
    suctionHose(r, y + h * 0.42, sized(look, 34, 48)),
  );
  return withDetail(solid, [0, top + 6, r]);
};

const pleat = plastic([238, 236, 226], 0.9);
const cardboard = plastic([206, 170, 122], 1);
const cap = plastic([52, 56, 64], 0.6);

/** A pleated sleeve: zigzag walls around the axis. */
function cartridge(r: number, h: number, finish: Material): Solid {
  const fold = at(box(r * 0.05, h, r * 0.22, finish), 0, 0, r * 0.92);
  return group(
    cylinder(r * 0.88, h, finish),
    around(fold, 56),
    [0.34, 0.66].map((t) =>
      at(
        lathe(
          [
            [r * 1.035, 0],
            [r * 1.045, 0.3],
            [r * 1.035, 0.6],
          ],
          cap,
        ),
        0,
        h * t,
        0,
      ),
    ),
    at(cylinder(r * 1.08, 1.8, cap, 0.5), 0, -1.2, 0),
    at(cylinder(r * 1.1, 2, cap, 0.6), 0, h - 0.8, 0),
    at(cylinder(r * 0.6, 0.8, rubber, 0.3), 0, h + 0.8, 0),
    at(turned(decal(disc(r * 0.48, displayBlack)), { x: -90 }), 0, h + 1.6, 0),
  );
}

function filterBag(w: number, h: number, finish: Material): Solid {
  const seam = at(box(w * 0.9, w * 0.1, 0.5, finish, 0.2), 0, 0, 0);
  const bag = group(at(box(w, h * 0.9, w * 0.42, finish, w * 0.16), 0, w * 0.05, 0), seam, at(seam, 0, h * 0.9, 0));
  const collar = group(
    at(box(w * 0.52, w * 0.56, 0.9, cardboard, 0.2), 0, -w * 0.28, 0),
    at(turned(cylinder(w * 0.17, 1, rubber, 0.3), { x: 90 }), 0, 0, 0.2),
    at(decal(disc(w * 0.12, displayBlack)), 0, 0, 1.2),
    at(decal(slots(w * 0.3, 0.9, 2, greyInk, 0.4)), 0, -w * 0.22, 0.45),
  );
  return group(bag, at(collar, 0, h * 0.6, w * 0.22));
}

const vacuumFilters: Drawing = (look) => {
  const isGrey = look.colour === 'grey';
  const r = sized(look, 7.5, 12);
  const h = sized(look, 13, 23);
  if (look.variant === 1) {
    const finish = fabric(isGrey ? [170, 174, 178] : [240, 240, 236]);
    return withDetail(group(filterBag(r * 2.1, h * 1.2, finish)), [0, h * 0.74, r * 0.5]);
  }
  if (look.variant === 2) {
    const foam = plastic(isGrey ? [120, 124, 130] : [228, 228, 222], 1);
    const sleeve = points([
      0, 0, 0.86, 0, 0.94, 0.03, 1, 0.12, 1, 0.92, 0.96, 0.99, 0.9, 1, 0.72, 1, 0.68, 0.97, 0.68, 0.3, 0, 0.3,
    ]);
    const pores = around(
      row(at(decal(disc(0.22, greyInk), disc(0.16, greyInk, 0.7, 0.9)), 0, h * 0.5, r), 8, [0, h * 0.11, 0]),
      26,
    );
    return withDetail(group(scaled(lathe(sleeve, foam), r, h, r), pores), [0, h, 0]);
  }
  return withDetail(at(cartridge(r, h, isGrey ? plastic([176, 180, 184], 0.9) : pleat), 0, 1.2, 0), [
    0,
    h * 0.9,
    r * 0.5,
  ]);
};

export const vacuumsAndFloorCare = {
  'wet-dry-vacuums': wetDryVacuums,
  'floor-scrubbers': floorScrubbers,
  'vacuum-filters': vacuumFilters,
} satisfies Record<string, Drawing>;
