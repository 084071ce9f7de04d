import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, patch, slots } from '../../geometry/decal.ts';
import { feet } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { at, group, paired, turned, withDetail } from '../../geometry/solid.ts';
import {
  aluminium,
  blackInk,
  chrome,
  displayBlack,
  glow,
  ledBlue,
  redInk,
  steel,
  whiteInk,
  whitePlastic,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { bottles, glassDoor, pullBar, wireShelf } from '../gastronomy/cold-display.ts';

const lit = glow([255, 250, 236]);

export const bottleCoolers: Drawing = (look) => {
  const slides = look.variant % 2 === 1;
  const width = sized(look, 60, 135);
  const [depth, tall, low, top] = [52, sized(look, 82, 88), 12, 5];
  const housing = painted(look.colour);
  const frame = look.colour === 'silver' ? steel : aluminium;
  const room = tall - low - top;
  const front = depth / 2;
  const leaf = (width - 3) / 2;
  const perRow = Math.floor((leaf - 4) / 7.4);
  const bay = (first: number) =>
    group(
      [0.01, 0.5].map((t, i) =>
        at(
          group(
            wireShelf(leaf - 3, depth - 12, 12),
            at(bottles(perRow, 7.4, 25, first + i), 0, 0.3, depth * 0.26),
            at(bottles(perRow, 7.4, 25, first + i + 2), 0, 0.3, depth * 0.08),
          ),
          0,
          low + 1 + room * t,
          0,
        ),
      ),
    );
  const door = glassDoor(leaf + (slides ? 3 : 0), room - 0.4, 3.4, frame);
  const recess = at(box(1.6, 14, 0.8, displayBlack, 0.3), leaf / 2 - 0.6, room * 0.5 - 7, 1.4);
  const hinge = at(cylinder(1, 3, chrome, 0.2, 20), -leaf / 2 + 1, 0, 1.4);
  const doors = slides
    ? group(
        at(group(door, recess), leaf / 2 - 1.5, low + 0.2, front - 1.2),
        at(group(door, turned(recess, { z: 0 })), 1.5 - leaf / 2, low + 0.2, front - 4.4),
      )
    : paired(
        at(
          group(door, at(pullBar(26, 0.9), 3 - leaf / 2, room * 0.55, 1.4), at(hinge, leaf - 2, room - 3, 0)),
          leaf / 2 + 0.3,
          low + 0.2,
          front + 1.2,
        ),
      );
  const body = group(
    box(width, low, depth, housing, 0.6),
    at(box(width, top, depth, housing, 0.6), 0, tall - top, 0),
    paired(at(box(2.4, tall - 1, depth - 0.2, housing, 0.5), width / 2 - 1.2, 0.4, 0)),
    at(box(width - 2, tall - 2, 2.4, housing), 0, 1, 1.3 - front),
    at(box(width - 5, room, 0.4, whitePlastic), 0, low, 2.8 - front),
    at(box(width - 8, 1, 1.6, lit), 0, tall - top - 1, front - 7),
    paired(at(bay(0), leaf / 2 + 0.4, 0, -2)),
    doors,
    at(decal(slots(width * 0.62, 6, 5, blackInk, 0.42)), -width * 0.1, low * 0.48, front),
    at(decal(patch(11, 4.6, displayBlack, 0.4), digits('4', 2.6, ledBlue)), width * 0.36, low * 0.5, front),
    at(decal(patch(12, 2.6, whiteInk, 0.3), patch(7, 0.6, redInk)), 0, tall - top / 2, front),
    turned(at(decal(slots(width * 0.5, 16, 8, blackInk, 0.4)), 0, 18, front), { y: 180 }),
  );
  return withDetail(group(feet(width - 4, depth - 4, 2, 4), at(body, 0, 3.8, 0)), [leaf * 0.4, tall * 0.6, front]);
};
