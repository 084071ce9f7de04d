import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, grid, patch } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { feet } from '../../geometry/fittings.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  chrome,
  darkPlastic,
  displayBlack,
  glass,
  greyInk,
  greyPlastic,
  ledGreen,
  lcdGreen,
  blackInk,
  redInk,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { platformScalesDrawing } from './scales-platform-scales.ts';
import { weighing } from './scales-weights.ts';

function pan(radius: number, isSquare: boolean): Solid {
  const post = cylinder(radius * 0.3, 1.2, darkPlastic);
  const plate = isSquare
    ? at(box(radius * 2.1, 0.7, radius * 1.9, steel, 0.3), 0, 1, 0)
    : at(
        lathe(
          [
            [0, 0],
            [radius * 0.96, 0],
            [radius, 0.25],
            [radius, 0.5],
            [radius * 0.96, 0.62],
            [0, 0.62],
          ],
          steel,
          72,
        ),
        0,
        1,
        0,
      );
  return group(post, plate);
}

/** A glass cage around the pan, its frame of thin metal. */
function draughtShield(width: number, height: number, depth: number): Solid {
  const pane = at(box(0.25, height, depth - 0.6, glass), width / 2, 0, 0);
  const post = at(box(0.7, height, 0.7, chrome, 0.15), width / 2, 0, depth / 2);
  const frame = (y: number) =>
    group(
      paired(at(box(0.8, 0.8, depth + 0.7, chrome, 0.15), width / 2, y, 0)),
      paired(at(box(width + 0.7, 0.8, 0.8, chrome, 0.15), 0, y, depth / 2), 'z'),
    );
  const knobs = paired(
    at(turned(cylinder(0.7, 0.9, darkPlastic, 0.15, 24), { z: -90 }), width / 2 + 0.1, height * 0.6, depth * 0.32),
  );
  return group(
    paired(pane),
    at(box(width - 0.6, height, 0.25, glass), 0, 0, depth / 2),
    at(box(width - 0.6, height, 0.25, glass), 0, 0, -depth / 2),
    paired(paired(post), 'z'),
    frame(0),
    frame(height),
    at(box(width - 0.5, 0.3, depth - 0.5, glass), 0, height + 0.3, 0),
    knobs,
  );
}

function readout(width: number, isLed: boolean): Solid {
  const number = digits(isLed ? '125.40' : '0.000', 1.7, isLed ? ledGreen : blackInk);
  const keys = grid(rectangle(1.9, 0.95, 0.3), 5, 1, width * 0.15, 1, greyInk);
  return group(
    decal(
      patch(width * 0.86, 6.2, displayBlack, 0.5),
      at(
        group(patch(width * 0.62, 2.9, isLed ? displayBlack : lcdGreen, 0.2), at(number, width * 0.06, 0, 0.05)),
        -width * 0.06,
        1.1,
        0,
      ),
      at(keys, 0, -1.9, 0),
      patch(1.5, 0.35, whiteInk, 0, width * 0.34, 1.7),
      patch(1.5, 0.35, redInk, 0, width * 0.34, 1.1),
    ),
  );
}

const precisionScales: Drawing = (look) => {
  const width = sized(look, 17, 22);
  const depth = sized(look, 24, 30);
  const back = depth / 2;
  // Side profile: a flat deck behind, a sloping console in front.
  const profile = extrude(
    [
      [-back, 0],
      [back - 1, 0],
      [back, 0.8],
      [back, 2],
      [back - 7.2, 5.6],
      [back - 8.4, 5.9],
      [0.6 - back, 5.9],
      [-back, 5.2],
    ],
    width,
    moulded(look.colour),
    0.6,
  );
  const slope = (Math.atan2(3.6, 7.2) * 180) / Math.PI;
  const console = at(turned(readout(width, look.variant === 2), { x: slope - 90 }), 0, 3.82, back - 3.58);
  const centre = -back * 0.27;
  const radius = sized(look, 5, 7.4);
  const isSquare = look.variant === 1;
  const hasShield = look.variant === 0 || look.variant === 3;
  const shield =
    look.variant === 0
      ? at(draughtShield(width * 0.86, sized(look, 13, 17), depth * 0.62), 0, 6.2, centre)
      : at(
          lathe(
            [
              [radius + 1.3, 0],
              [radius + 1.3, 5.4],
            ],
            glass,
            72,
          ),
          0,
          6,
          centre,
        );
  const level = at(
    group(cylinder(1, 0.3, greyPlastic), at(cylinder(0.7, 0.1, lcdGreen), 0, 0.3, 0)),
    width * 0.34,
    5.9,
    -back + 2.6,
  );
  const solid = group(
    feet(width - 1, depth - 1.4, 1.3, 1.2),
    at(turned(profile, { y: -90 }), 0, 1, 0),
    at(console, 0, 1.05, 0),
    at(pan(isSquare ? width * 0.42 : radius, isSquare), 0, 6.8, centre),
    at(torus(isSquare ? 3 : radius * 0.5, 0.3, greyPlastic), 0, 6.9, centre),
    at(level, 0, 1, 0),
    hasShield ? at(shield, 0, 0.75, 0) : null,
  );
  return withDetail(solid, [0, 5.5, back - 6]);
};

export const scales = {
  'precision-scales': precisionScales,
  ...platformScalesDrawing,
  ...weighing,
} satisfies Record<string, Drawing>;
