import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { around, at, group, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  ledGreen,
  redInk,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { facePlate, handCase, lcd, leaning } from './handset.ts';

const lensBlue = tintedGlass([96, 130, 190]);
const plate = tintedGlass([206, 222, 240]);

/** The slanted head with its prism, the daylight plate half open over it and the adjusting screw. */
function prismHead(k: number, r: number, tube: Material): Solid {
  const head = extrude(
    [
      [3.2 * k, -r],
      [8.6 * k, -r],
      [8.8 * k, -r * 0.7],
      [4.6 * k, r * 0.95],
      [3.2 * k, r * 0.95],
    ],
    r * 1.7,
    tube,
    0.3,
  );
  const slope = (Math.atan2(-r * 1.65, 4.2 * k) * 180) / Math.PI;
  const prism = at(
    turned(group(at(box(3.2 * k, 0.2, r * 1.2, lensBlue, 0.1), 0, 0, 0)), { z: slope }),
    6.5 * k,
    r * 0.2,
    0,
  );
  const flap = at(
    turned(
      group(
        at(box(4.2 * k, 0.35, r * 1.5, plate, 0.15), 2.1 * k, 0, 0),
        at(box(0.8, 0.5, r * 1.6, darkPlastic, 0.15), 0, -0.05, 0),
      ),
      { z: 14 },
    ),
    4.7 * k,
    r * 1.02,
    0,
  );
  const screw = at(
    group(cylinder(0.55, 0.7, brass, 0.1, 24), at(box(0.8, 0.1, 0.14, blackInk), 0, 0.68, 0)),
    3.9 * k,
    r * 0.9,
    0,
  );
  return group(head, prism, flap, screw);
}

function opticalRefractometer(look: Look): Solid {
  const k = sized(look, 0.9, 1.15);
  const r = 1.75 * k;
  const sleeve = look.colour === 'silver' ? blackPlastic : moulded(look.colour);
  const tube = look.colour === 'silver' ? painted('silver') : chrome;
  const barrel = lathe(
    [
      [0, -8.4 * k],
      [r * 0.8, -8.4 * k],
      [r * 1.02, -8 * k],
      [r * 1.02, -6.4 * k],
      [r * 0.82, -5.8 * k],
      [r * 0.82, -5.4 * k],
      [0, -5.4 * k],
    ],
    rubber,
  );
  const grip = group(
    at(cylinder(r * 0.95, 6.4 * k, sleeve, 0.3), 0, -3.2 * k, 0),
    row(at(cylinder(r * 0.99, 0.35, rubber, 0.1), 0, 0, 0), 7, [0, 0.7 * k, 0]),
  );
  const knurl = group(
    at(cylinder(r * 0.94, 1.6 * k, darkPlastic, 0.1), 0, -5.4 * k, 0),
    around(at(box(0.16, 1.2 * k, 0.16, blackPlastic), r * 0.93, -5.2 * k, 0), 28),
  );
  const body = turned(group(barrel, knurl, at(cylinder(r * 0.8, 10.4 * k, tube, 0.1), 0, -4.6 * k, 0), grip), {
    z: -90,
  });
  const label = at(decal(patch(3.6 * k, 0.9, whiteInk, 0.15), slots(3 * k, 0.5, 2, blackInk, 0.35)), 0, 0, r * 0.99);
  const lies = group(body, prismHead(k, r, tube), label);
  const cradle = row(at(box(0.9, r * 0.7, r * 1.8, blackPlastic, 0.2), 0, 0, 0), 2, [6.6 * k, 0, 0]);
  return withDetail(group(at(lies, 0, r + 0.5, 0), at(cradle, -1 * k, 0, 0)), [5 * k, r + 1, 0]);
}

function digitalRefractometer(look: Look): Solid {
  const [w, h, d] = [sized(look, 5.6, 6.6), sized(look, 11.5, 13), 3.2];
  const well = group(
    at(
      turned(
        lathe(
          [
            [0, 0],
            [w * 0.36, 0],
            [w * 0.36, 0.5],
            [w * 0.3, 0.62],
            [w * 0.14, 0.2],
            [0, 0.2],
          ],
          steel,
          56,
        ),
        {
          x: 90,
        },
      ),
      0,
      0,
      0,
    ),
    at(decal(disc(w * 0.13, displayBlack), ring(w * 0.13, 0.08, greyInk)), 0, 0, 0.2),
  );
  const device = group(
    handCase(w, h, d, moulded(look.colour), 0.94, 0.9),
    at(facePlate(w * 0.8, h * 0.86, darkPlastic, 1.4), 0, h * 0.5, d / 2 - 0.05),
    at(well, 0, h * 0.75, d / 2 + 0.15),
    at(lcd(w * 0.66, h * 0.2, '18.4'), 0, h * 0.44, d / 2 + 0.2),
    at(decal(disc(w * 0.11, ledGreen, -w * 0.17, 0), disc(w * 0.11, greyInk, w * 0.17, 0)), 0, h * 0.22, d / 2 + 0.2),
    at(decal(ticks(w * 0.44, 9, whiteInk, 30, 150)), 0, h * 0.75, d / 2 + 0.2),
    at(decal(patch(w * 0.3, 0.35, redInk, 0.1)), 0, h * 0.115, d / 2 + 0.2),
    turned(
      at(decal(patch(w * 0.5, h * 0.3, blackInk, 0.3), slots(w * 0.4, h * 0.2, 4, greyInk, 0.3)), 0, h * 0.32, d / 2),
      { y: 180 },
    ),
  );
  return withDetail(leaning(device, w, h, d), [0, h * 0.7, 0]);
}

export const refractometers: Drawing = (look) =>
  look.variant % 2 === 1 ? digitalRefractometer(look) : opticalRefractometer(look);
