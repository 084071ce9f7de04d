import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  greyInk,
  greyPlastic,
  paint,
  redInk,
  steel,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const paper = paint([250, 250, 248], 1);

/** Pages lying on y = 0, their bound edge at z = 0, reaching to the front. */
function pages(width: number, depth: number, height: number): Solid {
  const leaves = [0, 1, 2, 3, 4].map((i) =>
    at(box(width - (i % 2) * 0.3, height / 5, depth, paper), 0, (i * height) / 5, depth / 2),
  );
  return group(
    leaves,
    at(turned(decal(slots(width * 0.66, depth * 0.6, 8, greyInk, 0.24)), { x: -90 }), 0, height, depth * 0.55),
  );
}

function punchBody(width: number, coat: Material): Solid {
  return extrude(
    [
      [-14, 0],
      [14, 0],
      [14, 3],
      [12, 5],
      [1.6, 6.4],
      [-1, 12.4],
      [-4, 14.4],
      [-12, 14.4],
      [-14, 12],
    ],
    width - 4,
    coat,
    0.4,
  );
}

function punchCheek(): Solid {
  return extrude(
    [
      [-15, 0],
      [15, 0],
      [15, 4],
      [12.6, 6.2],
      [2.4, 7.6],
      [-0.2, 13.8],
      [-3.6, 15.8],
      [-12.6, 15.8],
      [-15, 13],
    ],
    2.4,
    darkPlastic,
    0.5,
  );
}

function pullBow(arm: number): Solid {
  return tube(
    [
      [-arm, 9, -6],
      [-arm, 26, 6],
      [arm, 26, 6],
      [arm, 9, -6],
    ],
    1,
    chrome,
    { bend: 5 },
  );
}

function lever(side: number): Solid {
  return group(
    tube(
      [
        [side, 9, -6],
        [side, 24, -6],
        [side, 29, -4],
      ],
      0.8,
      chrome,
      { bend: 3 },
    ),
    tube(
      [
        [side, 24.6, -5.6],
        [side, 31, -3.2],
      ],
      1.4,
      blackPlastic,
      { sides: 24 },
    ),
    at(turned(cylinder(2.4, 1.6, darkSteel, 0.4, 32), { z: 90 }), side, 9, -6),
  );
}

export const bindingMachines: Drawing = (look) => {
  const isWire = look.variant % 2 === 1;
  const width = sized(look, 36, 43);
  const coat = painted(look.colour);
  const profile = punchBody(width, coat);
  const cheek = punchCheek();
  const count = 21;
  const step = (width - 10) / count;
  const comb = row(at(turned(torus(0.95, 0.2, whitePlastic, 16), { z: 90 }), 0, 16.6, -5.4), count, [step, 0, 0]);
  const spine = group(
    at(turned(cylinder(0.7, width - 9, whitePlastic, 0.1, 20), { z: 90 }), (width - 9) / 2, 15.9, -6),
    comb,
  );
  const loops = row(at(turned(torus(0.9, 0.14, steel, 14), { z: 90 }), 0.1, 7.4, 3.2), count * 2, [step / 2, 0, 0]);
  const fingers = row(at(box(step * 0.4, 2, 0.5, steel, 0.1), 0, 14.2, -4.4), count, [step, 0, 0]);
  const arm = width / 2 + 1;
  const bow = pullBow(arm);
  const grip = at(turned(cylinder(1.7, width * 0.5, blackPlastic, 0.5, 28), { z: 90 }), width * 0.25, 26, 6);
  const body = group(
    turned(profile, { y: -90 }),
    paired(at(turned(cheek, { y: -90 }), width / 2 - 1.2, 0, 0)),
    at(box(width - 6, 0.5, 2, blackInk), 0, 6.3, 2.4),
    at(turned(pages(21 + sized(look, 0, 6), 19, 1.2), { x: 7.6 }), 0, 6.6, 3.4),
    fingers,
    isWire ? null : spine,
    isWire
      ? group(
          loops,
          at(box(width - 6, 1.6, 1.4, darkSteel, 0.3), 0, 14, -7.6),
          at(box(width - 6, 0.8, 3, steel, 0.2), 0, 15.2, -6),
        )
      : null,
    isWire
      ? group(bow, grip, paired(at(turned(cylinder(2.4, 1.6, darkSteel, 0.4, 32), { z: 90 }), arm + 0.6, 9, -6)))
      : lever(arm),
    at(decal(patch(9, 1.8, displayBlack, 0.3), patch(5, 0.4, redInk)), -width * 0.28, 2.4, 14),
    at(box(width * 0.4, 1.4, 1, darkPlastic, 0.3), width * 0.16, 1.6, 14),
    turned(at(box(width * 0.7, 5, 0.8, darkPlastic, 0.4), 0, 2, 14), { y: 180 }),
    at(
      group(box(5, 0.6, 1.2, greyPlastic, 0.2), at(decal(patch(0.3, 0.8, whiteInk)), 0, 0.3, 0.6)),
      -width * 0.32,
      6.4,
      6,
    ),
  );
  return withDetail(group(feet(width - 2, 26, 1.4, 1.4), at(body, 0, 1.2, 0)), [0, 14, 0]);
};
