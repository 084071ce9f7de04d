import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, disc, flat, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle, knob } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { handCase, leaning } from './handset.ts';

const pipeInk = [print([176, 128, 88]), print([126, 84, 56]), print([74, 48, 34]), print([24, 18, 16])];
const foam = plastic([58, 62, 69], 0.95);

/** The look down a pipe. */
function picture(w: number, h: number): Solid {
  const rings = [0.46, 0.36, 0.25, 0.14].map((r, i) =>
    flat(circle(r * h), pipeInk[i] ?? blackInk, w * 0.02 * i, h * 0.015 * i),
  );
  return decal(
    patch(w, h, displayBlack, w * 0.03),
    patch(w * 0.92, h * 0.88, pipeInk[1] ?? greyInk),
    ...rings.map((one) => at(one, 0, -h * 0.01, 0)),
    group(patch(w * 0.16, h * 0.05, whiteInk, 0, -w * 0.33, h * 0.36), disc(h * 0.035, redInk, w * 0.38, h * 0.36)),
  );
}

/** The camera's tip, its lens between lamps, looking along +z. */
function tip(r: number, length: number): Solid {
  return group(
    turned(cylinder(r, length, chrome, r * 0.15, 28), { x: 90 }),
    at(decal(disc(r * 0.78, blackInk), ring(r * 0.7, r * 0.2, ledAmber), disc(r * 0.34, displayBlack)), 0, 0, length),
  );
}

function handheld(look: Look): Solid {
  const w = sized(look, 9, 11);
  const side = points([
    0, 0, 3.8, 0, 4.4, 0.8, 3.4, 9, 3.4, 10.4, 3.6, 20.6, 3, 21.4, -4.6, 20.6, -5.4, 19.8, -5.2, 14.8, -2.6, 13, -1.4,
    9.6, -0.8, 0.8,
  ]);
  const shell = turned(extrude(side, w * 0.52, blackPlastic, 0.8), { y: -90 });
  const head = at(turned(box(w, 9.6, 3, moulded(look.colour), 1), { x: -3 }), 0, 12, 3.4);
  const face = group(
    decal(patch(w * 0.9, 8.6, blackInk, 0.6)),
    at(picture(w * 0.8, w * 0.58), 0, 0.9, 0.05),
    at(decal(grid(rectangle(1.1, 0.7, 0.25), 4, 1, w * 0.2, 1, greyInk)), 0, -3.2, 0.05),
  );
  const neck = cable(
    path([
      0, 17.6, -4, 0, 17.8, -9, -4, 17, -15, -12, 13, -16, -17, 7, -9, -16, 2.2, 2, -10, 1.2, 8, -4, 1.2, 9, 0, 1.2,
      10.4,
    ]),
    0.42,
    darkPlastic,
  );
  return withDetail(
    group(
      shell,
      head,
      at(turned(face, { x: -3 }), 0, 16.8, 4.72),
      at(turned(cylinder(1.4, 3, moulded(look.colour), 0.3), { x: -90 }), 0, 17.6, -4),
      neck,
      at(turned(tip(0.62, 3), { y: 14 }), 0, 1.2, 10.2),
      at(box(1.5, 3, 1.2, redInk, 0.4), 0, 9.8, -2),
      row(at(box(w * 0.55, 0.5, 4.6, rubber, 0.2), 0, 4, 1.6), 4, [0, 1.2, 0]),
      paired(at(box(0.5, 5, 2.4, rubber, 0.2), w / 2, 14.2, 3.2)),
    ),
    [0, 17, 5],
  );
}

/** A case with the monitor in its lid and the cable on its reel below. */
function caseWithReel(look: Look): Solid {
  const [w, d, h] = [sized(look, 38, 44), sized(look, 29, 33), 11];
  const shell = moulded(look.colour);
  const coil = group(
    [0, 1, 2, 3].map((i) => at(torus(8.6 - (i % 2) * 0.5, 0.72, i === 3 ? rubber : darkPlastic), 0, i * 1.2, 0)),
    at(cylinder(4, 5.2, steel, 0.4), 0, -1, 0),
    at(cylinder(1.2, 2.4, blackPlastic, 0.2), 0, 4, 0),
    at(cylinder(8.9, 0.4, steel, 0.1), 0, -1.2, 0),
  );
  const lid = group(
    at(extrude(rectangle(w, d * 0.92, 2), 6, shell, 0.8), 0, 0, 0),
    at(decal(patch(w * 0.92, d * 0.82, foam, 1.2)), 0, 0, 3),
    at(box(w * 0.62, d * 0.54, 2, blackPlastic, 0.6), 0, -d * 0.2, 3),
    at(picture(w * 0.55, d * 0.44), 0, d * 0.08, 4),
    at(decal(grid(rectangle(2, 1.1, 0.3), 6, 1, 3.4, 1, greyInk)), 0, -d * 0.3, 3.05),
    at(decal(patch(5, 0.7, redInk, 0.1)), 0, -d * 0.38, 3.05),
  );
  const head = cable(
    [
      [-w * 0.17 + 8, h - 2.6, 3],
      [w * 0.1, h + 0.6, d * 0.24],
      [w * 0.24, h - 0.6, d * 0.28],
    ],
    0.7,
    rubber,
  );
  const clasp = at(box(3.4, 3.4, 0.8, darkPlastic, 0.3), w * 0.3, h - 3, d / 2 + 0.2);
  return withDetail(
    group(
      tray(w, h, d, 1.2, shell),
      at(box(w - 1.8, h - 4.6, d - 1.8, foam, 0.3), 0, 0.5, 0),
      at(coil, -w * 0.2, h - 3.2, 0),
      head,
      at(turned(tip(1.15, 4.4), { y: 78 }), w * 0.23, h - 1, d * 0.28),
      at(
        group(
          box(w * 0.22, 3, d * 0.42, darkPlastic, 0.6),
          at(turned(knob(1.6, greyPlastic, 30, blackInk), { x: -90 }), 0, 3, 2),
          at(turned(decal(disc(0.6, ledGreen)), { x: -90 }), 0, 3, -3),
        ),
        w * 0.3,
        h - 4.4,
        -d * 0.18,
      ),
      at(turned(at(lid, 0, d * 0.46, 0), { x: -10 }), 0, h - 0.8, -d / 2 - 1.6),
      paired(clasp),
      at(bowHandle(11, 3, 0.9, blackPlastic), 0, h * 0.5, d / 2 - 0.2),
      paired(paired(at(cylinder(1.8, h, shell, 0.5), w / 2 - 1, 0, d / 2 - 1)), 'z'),
    ),
    [0, h + d * 0.5, -d / 2],
  );
}

/** A device with a joystick that bends the tip of its thin probe. */
function articulating(look: Look): Solid {
  const [w, h, d] = [sized(look, 10, 12), sized(look, 21, 24), 4];
  const face = d / 2;
  const device = group(
    handCase(w, h, d, moulded(look.colour), 0.72, 0.78),
    at(decal(patch(w * 0.88, h * 0.4, blackInk, 0.8)), 0, h * 0.77, face),
    at(picture(w * 0.8, h * 0.31), 0, h * 0.78, face + 0.05),
    at(decal(disc(w * 0.17, darkPlastic), ring(w * 0.17, 0.14, greyInk)), 0, h * 0.44, face),
    at(
      turned(group(cylinder(0.5, 1.4, blackPlastic), at(cylinder(1, 0.7, redInk, 0.2), 0, 1.2, 0)), { x: 90 }),
      0,
      h * 0.44,
      face,
    ),
    at(decal(grid(rectangle(w * 0.15, h * 0.03, 0.25), 2, 3, w * 0.26, h * 0.055, greyInk)), 0, h * 0.2, face),
    paired(at(box(0.7, h * 0.34, d * 0.8, rubber, 0.3), w * 0.48, h * 0.62, 0)),
    turned(at(decal(slots(w * 0.4, h * 0.2, 5, blackInk, 0.4)), 0, h * 0.3, face), { y: 180 }),
    at(cylinder(1.3, 1.4, blackPlastic, 0.2), 0, h - 0.2, 0),
  );
  const y = h * 0.97;
  const probe = cable(
    [
      [0, y, -h * 0.22],
      [1.6, y + 4.6, -h * 0.22],
      [8, y + 3, -5],
      [14.5, h * 0.5, -2],
      [15, 5, 3],
      [10, 0.6, 8],
      [3, 0.6, 9.4],
      [-4, 0.6, 9],
      [-8, 1.2, 8.6],
      [-9.4, 3.2, 8.6],
    ],
    0.36,
    rubber,
  );
  return withDetail(
    group(leaning(device, w, h, d), probe, at(turned(tip(0.46, 2.4), { x: -64, y: -20 }), -9.4, 3, 8.6)),
    [0, h * 0.6, 1],
  );
}

export const inspectionCameras: Drawing = (look) => {
  if (look.variant === 1) return caseWithReel(look);
  return look.variant === 2 ? articulating(look) : handheld(look);
};
