import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle, dial, feet, lamp } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  castIron,
  chrome,
  darkSteel,
  displayBlack,
  greyInk,
  ledAmber,
  ledGreen,
  redInk,
  steel,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const groundIron: Material = { finish: 'metal', colour: [112, 115, 120], roughness: 0.55 };

/** Hot plate lying on y = 0, its cooking side up. */
function hotPlate(width: number, depth: number, isRibbed: boolean): Solid {
  const ribs = Math.round(width / 1.7);
  const iron = isRibbed ? castIron : groundIron;
  const rib = at(box(0.75, 0.7, depth - 2.4, castIron, 0.3), 0, 1.5, 0);
  const frame = group(
    paired(at(box(width, 0.7, 0.8, castIron, 0.2), 0, 1.5, depth / 2 - 0.4), 'z'),
    paired(at(box(0.8, 0.7, depth, castIron, 0.2), width / 2 - 0.4, 1.5, 0)),
  );
  const top = isRibbed ? row(rib, ribs, [(width - 2.6) / ribs, 0, 0]) : null;
  return group(box(width, 1.7, depth, iron, 0.25), frame, top);
}

/** Upper plate with its cover, hinged at the origin and reaching to the front. */
function press(width: number, depth: number, isRibbed: boolean, housing: Material): Solid {
  const plate = at(turned(hotPlate(width, depth, isRibbed), { x: 180 }), 0, 1.8, depth / 2 + 1);
  const cover = at(box(width + 0.8, 3.4, depth + 0.8, housing, 1.1), 0, 1.3, depth / 2 + 1);
  const bracket = tube(
    [
      [-width * 0.42, 3, depth * 0.5],
      [-width * 0.42, 3.4, depth + 7],
      [width * 0.42, 3.4, depth + 7],
      [width * 0.42, 3, depth * 0.5],
    ],
    0.6,
    chrome,
    { bend: 2.4 },
  );
  const grip = at(turned(cylinder(1.15, width * 0.62, blackPlastic, 0.3, 28), { z: 90 }), width * 0.31, 3.4, depth + 7);
  const badge = at(
    turned(decal(patch(8, 2, displayBlack, 0.3), patch(4.6, 0.45, redInk)), { x: -90 }),
    0,
    4.75,
    depth / 2,
  );
  return group(plate, cover, bracket, grip, badge);
}

function controls(width: number): Solid {
  return group(
    decal(patch(width * 0.8, 6.4, displayBlack, 0.8)),
    at(dial(2, blackPlastic, -50, greyInk), -width * 0.2, 0, 0.05),
    at(lamp(0.5, ledGreen), width * 0.08, 0.9, 0.05),
    at(lamp(0.5, ledAmber), width * 0.08, -1.2, 0.05),
    at(decal(slots(width * 0.2, 2.6, 3, greyInk, 0.3)), width * 0.26, 0, 0.05),
  );
}

export const contactGrills: Drawing = (look) => {
  const width = sized(look, 29, 50);
  const depth = 25;
  const housing = painted(look.colour);
  const isRibbed = look.variant % 2 === 0;
  const profile = extrude(
    [
      [-17, 0],
      [17.6, 0],
      [18, 0.6],
      [14.6, 8.6],
      [13.8, 9],
      [-16.4, 9],
      [-17, 8.4],
    ],
    width,
    housing,
    0.5,
  );
  const post = at(box(1.8, 6, 4.4, darkSteel, 0.5), width * 0.5 - 4, 8.4, -14.4);
  const body = group(
    turned(profile, { y: -90 }),
    at(hotPlate(width - 2.4, depth, isRibbed), 0, 8.6, 0.6),
    at(turned(controls(width), { x: -23 }), 0, 4.7, 16.32),
    at(box(width * 0.5, 1.4, 1, steel, 0.3), 0, 0.5, 17.7),
    at(bowHandle(6, 1.6, 0.4, chrome), 0, 1.2, 18),
    paired(post),
    at(turned(cylinder(0.9, width - 6, chrome, 0.2, 24), { z: 90 }), width / 2 - 3, 12.8, -14.4),
    turned(at(decal(slots(width * 0.6, 4, 5, blackInk, 0.4)), 0, 4.5, 17.02), { y: 180 }),
    at(turned(press(width - 3, depth, isRibbed, housing), { x: -48 }), 0, 12, -14.6),
  );
  return withDetail(group(feet(width - 2, 32, 1.5, 2.2), at(body, 0, 2, 0)), [0, 12, 6]);
};
