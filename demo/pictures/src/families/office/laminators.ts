import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
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
  greyRubber,
  ledAmber,
  ledBlue,
  ledGreen,
  paint,
  print,
  redInk,
  steel,
  tintedGlass,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';

const paper = paint([250, 250, 248], 1);
const film = tintedGlass([206, 222, 232]);
const photoSky = print([120, 176, 220]);
const photoHill = print([96, 156, 92]);
const photoSun = print([250, 206, 84]);

/** A laminated sheet lying flat, its long side along x. */
function pouch(width: number, depth: number): Solid {
  const picture = decal(
    patch(width * 0.86, depth * 0.84, photoSky, 0.3),
    patch(width * 0.86, depth * 0.34, photoHill, 0.3, 0, -depth * 0.25),
    disc(depth * 0.1, photoSun, width * 0.26, depth * 0.2),
    at(slots(width * 0.4, depth * 0.16, 3, whiteInk, 0.4), -width * 0.16, depth * 0.22, 0),
  );
  return group(
    box(width * 0.94, 0.12, depth * 0.92, paper),
    at(turned(picture, { x: -90 }), 0, 0.12, 0),
    at(turned(patch(width, depth, film), { x: -90 }), 0, 0.4, 0),
  );
}

function compactLaminator(look: Look): Solid {
  const width = sized(look, 34, 48);
  const [depth, tall] = [14, 8.4];
  const shell = moulded(look.colour);
  const profile = extrude(
    [
      [-7, 0],
      [7, 0],
      [7.2, 1.6],
      [6.2, 3.2],
      [5.4, 6],
      [3.4, 7.8],
      [0.6, tall],
      [-4, tall - 0.3],
      [-6.6, 6.4],
      [-7.2, 3],
    ],
    width,
    shell,
    0.8,
  );
  const deck = group(
    at(decal(patch(8, 4.4, displayBlack, 0.6), disc(1.4, greyPlastic, -1.8, 0)), 0, 0, 0),
    at(decal(disc(0.4, ledGreen, 1.4, 0.8), disc(0.4, ledAmber, 1.4, -0.8)), 0, 0, 0.06),
  );
  return group(
    feet(width - 4, depth - 3, 1, 1),
    at(turned(profile, { y: -90 }), 0, 0.8, 0),
    at(box(width * 0.8, 0.9, 1.4, blackInk, 0.2), 0, 3.6, 6.1),
    at(box(width * 0.84, 0.5, 4, darkPlastic, 0.2), 0, 2.9, 7.6),
    at(turned(deck, { x: -84 }), width * 0.32, tall + 0.75, -1.6),
    at(turned(decal(patch(9, 1.5, greyInk, 0.3), patch(5, 0.35, redInk)), { x: -84 }), -width * 0.3, tall + 0.75, -1.6),
    at(pouch(width * 0.66, 21), 0, 3.9, 15),
    at(box(width * 0.74, 0.5, 10, darkPlastic, 0.2), 0, 3.2, 9.6),
    paired(at(box(0.8, 1.8, 9, darkPlastic, 0.3), width * 0.37, 3.2, 9.6)),
    paired(turned(at(decal(slots(5, 3, 4, blackInk, 0.4)), 1, 4.6, width / 2), { y: 90 })),
    paired(at(box(1, 3.6, 0.8, darkPlastic, 0.2), width * 0.3, 0, 17)),
  );
}

function laminatorCheek(tall: number): Solid {
  return extrude(
    [
      [-13, 0],
      [13, 0],
      [13, 4],
      [10, 14],
      [6, tall + 1],
      [-10, tall + 1],
      [-13, 14],
    ],
    3,
    darkPlastic,
    0.6,
  );
}

function laminatorCover(tall: number, width: number, coat: Material): Solid {
  return extrude(
    [
      [-12, 0],
      [12, 0],
      [12, 3],
      [5, 4],
      [5, 11.4],
      [9, 12],
      [5.4, tall],
      [-9.6, tall],
      [-12, 13],
    ],
    width - 4,
    coat,
    0.3,
  );
}

function laminatorPanel(width: number): Solid {
  return group(
    decal(patch(width * 0.7, 3.6, displayBlack, 0.5)),
    at(decal(digits('120', 2, ledBlue)), -width * 0.22, 0, 0.05),
    at(dial(1.3, greyPlastic, -30, whiteInk), 0, 0, 0.05),
    at(lamp(0.4, ledGreen), width * 0.12, 0, 0.05),
    at(rocker(1.6, 2.4, redInk), width * 0.24, 0, 0.05),
  );
}

function rollerLaminator(look: Look): Solid {
  const width = sized(look, 40, 60);
  const [depth, tall] = [26, 17];
  const coat = painted(look.colour);
  const cheek = laminatorCheek(tall);
  const cover = laminatorCover(tall, width, coat);
  const roller = (y: number, z: number) =>
    at(turned(cylinder(1.5, width - 6, greyRubber, 0.3, 32), { z: 90 }), width / 2 - 3, y, z);
  const panel = laminatorPanel(width);
  return group(
    feet(width - 3, depth - 3, 1.4, 1.8),
    at(
      group(
        turned(cover, { y: -90 }),
        paired(at(turned(cheek, { y: -90 }), width / 2 - 1.4, 0, 0)),
        roller(5.2, 6),
        roller(8.4, 6),
        roller(5.2, 9.4),
        roller(8.4, 9.4),
        at(turned(panel, { x: -36 }), 0, 14.4, 7.3),
        at(box(width - 7, 0.6, 9, steel, 0.2), 0, 6.2, 15),
        at(pouch(width * 0.7, 20), 0, 6.9, 20),
        at(turned(cylinder(2.2, 2, blackPlastic, 0.4, 32), { z: -90 }), width / 2, 8, 2),
        at(
          tube(
            [
              [width / 2 + 1.4, 8, 2],
              [width / 2 + 1.4, 12.6, 4],
            ],
            0.6,
            chrome,
          ),
          0,
          0,
          0,
        ),
        at(turned(cylinder(1, 3, blackPlastic, 0.3, 24), { z: -90 }), width / 2 + 0.8, 12.6, 4),
        turned(at(decal(slots(width * 0.5, 6, 6, blackInk, 0.4)), 0, 7, 12), { y: 180 }),
        paired(at(box(1, 8, 1, darkSteel, 0.2), width * 0.36, -1.8, 19)),
      ),
      0,
      1.6,
      0,
    ),
  );
}

export const laminators: Drawing = (look) =>
  look.variant % 2 === 0
    ? withDetail(compactLaminator(look), [0, 6, 6])
    : withDetail(rollerLaminator(look), [0, 10, 9]);
