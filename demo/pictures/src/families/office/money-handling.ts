import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, knob } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  fabric,
  glow,
  greyInk,
  greyPlastic,
  lcdBlue,
  lcdGreen,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  print,
  redInk,
  rubber,
  smokedGlass,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';

const noteEdge = plastic([226, 222, 204], 0.9);
const noteBlue = print([120, 158, 186]);
const noteOrange = print([222, 168, 112]);
const noteRose = print([208, 140, 140]);
const felt = fabric([70, 74, 82]);
const scan = glow([70, 150, 255]);

/** Banknotes lying flat on y = 0, the topmost seen. */
function notes(width: number, depth: number, height: number, tint = noteBlue): Solid {
  const face = decal(
    patch(width - 0.4, depth - 0.4, tint, 0.2),
    patch(width * 0.7, depth * 0.6, whiteInk, 0.3, width * 0.08, 0),
    at(group(disc(depth * 0.22, tint), patch(width * 0.2, depth * 0.16, tint, 0, width * 0.28, 0)), 0, 0, 0),
  );
  const leaves = Math.max(2, Math.round(height / 0.45));
  return group(
    Array.from({ length: leaves }, (_, i) =>
      at(
        box(width - (i % 2) * 0.25, height / leaves, depth - ((i + 1) % 2) * 0.25, noteEdge),
        0,
        (i * height) / leaves,
        0,
      ),
    ),
    at(turned(face, { x: -90 }), 0, height, 0),
  );
}

function counterPanel(width: number, isValue: boolean): Solid {
  const screen = isValue
    ? decal(
        patch(11, 6.6, displayBlack, 0.4),
        patch(10, 5.6, lcdBlue, 0.2),
        group(at(digits('1250', 2, whiteInk), 0, 0.8, 0), patch(8, 0.5, whiteInk, 0, 0, -1.6)),
      )
    : decal(patch(9, 4, displayBlack, 0.4), patch(8.2, 3.2, lcdGreen, 0.2), digits('100', 2.1, blackInk));
  return group(
    decal(patch(width * 0.84, 8, displayBlack, 0.8)),
    at(screen, -width * 0.2, 0, 0.05),
    at(decal(grid(rectangle(1.9, 1.3, 0.4), isValue ? 4 : 3, 3, 2.5, 2.1, greyPlastic)), width * 0.2, 0, 0.05),
    at(decal(patch(2, 1.3, ledGreen, 0.4)), width * 0.2 + (isValue ? 3.75 : 2.5), -2.1, 0.12),
  );
}

function counterBody(back: number, front: number, tall: number, width: number, housing: Material): Solid {
  return extrude(
    [
      [back, 0],
      [front, 0],
      [front, 2.4],
      [3.4, 3],
      [2.6, tall * 0.42],
      [front - 2.4, tall * 0.5],
      [front - 5.4, tall * 0.92],
      [front - 8, tall],
      [back, tall],
    ],
    width - 4,
    housing,
    0.5,
  );
}

function counterCheek(back: number, front: number, tall: number): Solid {
  return extrude(
    [
      [back - 0.4, 0],
      [front + 0.6, 0],
      [front + 0.8, 3.4],
      [front - 1.4, tall * 0.5],
      [front - 5, tall * 0.96],
      [front - 7, tall + 1],
      [back - 0.4, tall + 1],
    ],
    2.2,
    darkPlastic,
    0.4,
  );
}

const banknoteCounters: Drawing = (look) => {
  const isValue = look.variant % 2 === 1;
  const width = sized(look, 26, 31);
  const housing = moulded(look.colour);
  const [back, front, tall] = [-12, 12, isValue ? 24 : 20];
  const profile = counterBody(back, front, tall, width, housing);
  const cheek = counterCheek(back, front, tall);
  const slope = (Math.atan2(3, tall * 0.42) * 180) / Math.PI;
  const hopper = group(
    at(box(width - 5, 8, 1, darkPlastic, 0.4), 0, tall, back + 2.4),
    paired(at(box(1.4, 6, 8, smokedGlass, 0.3), width * 0.36, tall, back + 7)),
    at(turned(notes(15.4, 7.4, 3.6, isValue ? noteOrange : noteBlue), { x: 12 }), 0, tall + 0.6, back + 7.4),
  );
  const stack = at(turned(notes(15.4, 7.4, 2.6, isValue ? noteRose : noteBlue), { x: 0 }), 0, 2.9, 7.2);
  const wheels = row(at(turned(cylinder(2.8, 1.2, rubber, 0.3, 28), { z: 90 }), 0.6, 5.6, 3), 2, [8, 0, 0]);
  const solid = group(
    feet(width - 3, 20, 1.3, 1.4),
    at(
      group(
        turned(profile, { y: -90 }),
        paired(at(turned(cheek, { y: -90 }), width / 2 - 1.2, 0, 0)),
        hopper,
        stack,
        wheels,
        at(box(width - 5, 2.4, 1, darkPlastic, 0.4), 0, 2.2, front - 0.2),
        at(turned(counterPanel(width - 4, isValue), { x: -slope }), 0, tall * 0.71, front - 3.86),
        at(turned(knob(1.5, greyPlastic, 20), { y: 90 }), width / 2, tall * 0.8, back + 5),
        turned(at(decal(slots(width * 0.5, 6, 6, blackInk, 0.4)), 0, tall * 0.4, -back), { y: 180 }),
        turned(
          at(
            tube(
              [
                [-width * 0.24, tall * 0.8, -back],
                [-width * 0.24, tall * 0.8, 3 - back],
                [width * 0.24, tall * 0.8, 3 - back],
                [width * 0.24, tall * 0.8, -back],
              ],
              0.9,
              darkPlastic,
              { bend: 2 },
            ),
            0,
            0,
            0,
          ),
          { y: 180 },
        ),
        isValue ? at(decal(patch(5, 1, redInk, 0.3)), 0, tall * 0.965, front - 6.7) : null,
      ),
      0,
      1.2,
      0,
    ),
  );
  return withDetail(solid, [0, tall * 0.7, front]);
};

/** Facing the front around the origin. */
function lockOf(variant: number): Solid {
  if (variant === 1) {
    return group(
      turned(cylinder(2.6, 0.7, chrome, 0.25, 40), { x: 90 }),
      at(decal(disc(0.7, blackInk), patch(0.5, 1.8, blackInk, 0, 0, -0.6)), 0, 0, 0.7),
      at(box(0.4, 1, 3, steel), 0, -0.5, 1.6),
      at(turned(torus(1.5, 0.35, steel), { z: 90 }), 0, 0, 4.4),
      at(turned(box(0.3, 4.4, 1.6, steel, 0.1), { x: 12 }), 0.5, -5, 4.6),
    );
  }
  if (variant === 2) {
    return group(
      at(box(9, 12, 1.8, blackPlastic, 1), 0, -6, 0.4),
      at(
        decal(
          disc(3, displayBlack),
          ring(2.9, 0.35, scan),
          group(
            [2.1, 1.5, 0.9].map((r) => ring(r, 0.22, scan, -30, 210)),
            disc(0.35, scan),
          ),
        ),
        0,
        0.6,
        1.3,
      ),
      at(decal(disc(0.4, ledGreen), disc(0.4, ledRed, 1.6, 0)), -0.8, -4.4, 1.3),
    );
  }
  return group(
    at(box(9.4, 13, 1.8, blackPlastic, 1), 0, -6.5, 0.4),
    at(decal(patch(7.4, 2.8, displayBlack, 0.3), digits('8888', 1.8, ledBlue)), 0, 4.2, 1.3),
    at(
      decal(grid(rectangle(1.9, 1.4, 0.4), 3, 4, 2.5, 1.9, greyPlastic), grid(circle(0.22), 3, 4, 2.5, 1.9, blackInk)),
      0,
      -1.6,
      1.3,
    ),
  );
}

interface Safe {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Hinged on its right edge at x = 0. */
function safeDoor({ width, height }: Safe, look: Look): Solid {
  const [w, h] = [width - 3, height - 3];
  const bolt = at(turned(cylinder(1.1, 3.4, chrome, 0.2, 28), { z: 90 }), 1.6 - w, 0, -2.2);
  const handle = group(
    turned(cylinder(1.9, 1, chrome, 0.3, 36), { x: 90 }),
    at(turned(cylinder(0.9, 2.4, chrome, 0.2, 28), { x: 90 }), 0, 0, 0.6),
    at(box(8, 1.5, 1.3, chrome, 0.6), 2.6, -0.75, 2.9),
  );
  return group(
    at(box(w, h, 1.6, painted(look.colour), 0.3), -w / 2, 1.5, 0),
    at(box(w - 4, h - 4, 3, darkSteel, 0.3), -w / 2, 3.5, -2),
    at(
      decal(patch(w - 3, h - 3, greyInk, 0.4), patch(w - 3.5, h - 3.5, painted(look.colour), 0.3)),
      -w / 2,
      height / 2,
      0.8,
    ),
    row(at(bolt, 0, height * 0.5, 0), 2, [0, Math.min(10, height * 0.4), 0]),
    at(lockOf(look.variant), -w * 0.5, height * 0.56, 0.85),
    at(handle, -w * 0.8, height * 0.56, 0.85),
    at(decal(patch(w * 0.26, 1.5, greyInk, 0.3), patch(w * 0.16, 0.3, whiteInk)), -w * 0.2, 1.5 + h * 0.1, 0.9),
  );
}

const safes: Drawing = (look) => {
  const isOpen = look.variant === 1;
  const safe = { width: sized(look, 34, 44), height: sized(look, 24, 52), depth: sized(look, 26, 40) };
  const { width, height, depth } = safe;
  const coat = painted(look.colour);
  const front = depth / 2;
  const body = group(
    paired(at(box(2.2, height, depth, coat, 0.5), width / 2 - 1.1, 0, 0)),
    at(box(width - 0.4, 2.2, depth - 0.1, coat, 0.5), 0, 0, 0),
    at(box(width - 0.4, 2.2, depth - 0.1, coat, 0.5), 0, height - 2.2, 0),
    at(box(width - 0.6, height - 0.6, 2, coat, 0.4), 0, 0.3, 1 - front),
    at(box(width - 4, 0.5, depth - 4, felt), 0, 2, 0),
    at(box(width - 4, height - 4, 0.4, darkSteel), 0, 2, 2.2 - front),
    isOpen ? at(box(width - 4.2, 0.8, depth * 0.7, coat, 0.2), 0, height * 0.5, -2) : null,
    isOpen ? at(turned(notes(15, 7, 3), { y: 20 }), -5, 2.5, 4) : null,
    isOpen ? at(turned(notes(15, 7, 4.5, noteOrange), { y: -12 }), 4, height * 0.5 + 0.8, 3) : null,
    at(turned(safeDoor(safe, look), { y: isOpen ? 68 : 0 }), width / 2 - 1.5, 0, front - 0.6),
    row(at(cylinder(0.8, 3.4, chrome, 0.2, 24), width / 2 - 1.5, height / 2 - 1.7, front), 2, [0, height * 0.6, 0]),
    turned(at(decal(grid(circle(0.7), 2, 1, width * 0.5, 1, blackInk)), 0, height / 2, front), { y: 180 }),
  );
  return withDetail(group(feet(width - 3, depth - 3, 1.5, 1), at(isOpen ? mirrored(body) : body, 0, 0.9, 0)), [
    isOpen ? -width * 0.3 : 0,
    height * 0.56,
    front,
  ]);
};

export const moneyHandling = { 'banknote-counters': banknoteCounters, safes } satisfies Record<string, Drawing>;
