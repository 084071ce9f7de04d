import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { castor, feet } from '../../geometry/fittings.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { arc, moved } from '../../geometry/outline.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  blackInk,
  chrome,
  displayBlack,
  glass,
  glow,
  greyPlastic,
  ledRed,
  plastic,
  redInk,
  rubber,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { bottles, glassDoor, pullBar, wireShelf } from './cold-display.ts';

const lit = glow([255, 252, 240]);
const cream = plastic([246, 236, 214], 0.7);
const chocolate = plastic([92, 54, 36], 0.5);
const berry = plastic([206, 52, 66], 0.3);
const sponge = plastic([226, 178, 104], 0.8);

function cake(r: number, kind: number): Solid {
  const [body, top] = [
    [cream, berry],
    [chocolate, cream],
    [sponge, chocolate],
  ][kind % 3] ?? [cream, berry];
  const h = r * 0.75;
  const crown = around(at(sphere(r * 0.16, top ?? berry, 12), r * 0.74, h + r * 0.1, 0), 8);
  return group(
    cylinder(r * 1.18, 0.5, whitePlastic, 0.2, 32),
    at(cylinder(r, h, body ?? cream, 0.5, 36), 0, 0.4, 0),
    at(cylinder(r * 0.99, r * 0.12, top ?? berry, 0, 36), 0, h * 0.45, 0),
    crown,
  );
}

function cakes(count: number, step: number, r: number, first: number): Solid {
  return group(Array.from({ length: count }, (_, i) => at(cake(r, first + i), (i - (count - 1) / 2) * step, 0, 0)));
}

function thermometer(): Solid {
  return decal(patch(9, 4, displayBlack, 0.4), digits('4', 2.4, ledRed), disc(0.3, whiteInk, 3.4, 1));
}

/** A four-sided glass case for the counter. */
function counterCase(look: Look, housing: Material): Solid {
  const [width, depth] = [sized(look, 42, 50), sized(look, 38, 44)];
  const [low, room, top] = [21, sized(look, 56, 70), 9];
  const post = at(box(2, room + 0.4, 2, housing, 0.4), width / 2 - 1.2, low - 0.2, depth / 2 - 1.2);
  const levels = [0.02, 0.33, 0.64].map((t, i) =>
    at(
      group(
        wireShelf(width - 6, depth - 6, 14),
        at(i === 1 ? bottles(6, 5.6, 17, 1) : cakes(2, width * 0.42, width * 0.16, i), 0, 0.3, 1),
      ),
      0,
      low + 0.6 + room * t,
      0,
    ),
  );
  return group(
    box(width, low, depth, housing, 0.8),
    at(decal(slots(width * 0.6, 8, 6, blackInk, 0.4)), -width * 0.1, low * 0.45, depth / 2),
    at(thermometer(), width * 0.33, low * 0.72, depth / 2),
    paired(paired(post), 'z'),
    paired(at(turned(patch(depth - 3, room, glass), { y: 90 }), width / 2 - 1, low + room / 2, 0)),
    at(patch(width - 3, room, glass), 0, low + room / 2, 1 - depth / 2),
    levels,
    at(glassDoor(width - 3, room, 2, housing), 0, low, depth / 2 - 0.6),
    at(pullBar(16, 0.7), width / 2 - 3, low + room * 0.5, depth / 2 + 0.8),
    at(box(width, top, depth, housing, 0.8), 0, low + room, 0),
    at(box(width - 6, 0.8, 3, lit), 0, low + room - 0.7, depth / 2 - 6),
    at(
      decal(patch(width * 0.8, 5.6, whiteInk, 0.5), patch(width * 0.4, 1.4, redInk, 0.4)),
      0,
      low + room + 4.5,
      depth / 2,
    ),
    turned(at(decal(slots(width * 0.6, 10, 7, blackInk, 0.4)), 0, low * 0.5, depth / 2), { y: 180 }),
  );
}

function tallCase(look: Look, housing: Material): Solid {
  const [width, depth, tall] = [sized(look, 54, 66), sized(look, 52, 64), sized(look, 146, 160)];
  const [low, sign] = [20, 22];
  const room = tall - low - sign;
  const levels = [0, 0.25, 0.5, 0.75].map((t, i) =>
    at(
      group(
        wireShelf(width - 8, depth - 12, 16),
        at(bottles(7, (width - 10) / 7, 22, i), 0, 0.3, depth * 0.22),
        at(bottles(7, (width - 10) / 7, 22, i + 2), 0, 0.3, 0),
      ),
      0,
      low + 1 + room * t,
      0,
    ),
  );
  return group(
    box(width, low, depth, housing, 0.8),
    at(box(width, sign, depth, housing, 0.8), 0, tall - sign, 0),
    paired(at(box(3, tall, depth, housing, 0.6), width / 2 - 1.5, 0, 0)),
    at(box(width - 2, tall - 2, 3, housing, 0.4), 0, 1, 1.5 - depth / 2),
    at(box(width - 6, room, 0.4, whitePlastic), 0, low, 3.2 - depth / 2),
    levels,
    paired(at(box(1, room - 4, 1.4, lit), width / 2 - 3.4, low + 2, depth / 2 - 4)),
    at(glassDoor(width - 0.6, room + 1, 4, housing), 0, low - 0.5, depth / 2 + 1.4),
    at(pullBar(42, 1), width / 2 - 3, low + room * 0.52, depth / 2 + 2.8),
    at(
      decal(
        patch(width * 0.9, sign * 0.74, whiteInk, 1),
        patch(width * 0.5, 3, redInk, 1),
        patch(width * 0.3, 1, blackInk, 0.4, 0, -4.4),
      ),
      0,
      tall - sign / 2,
      depth / 2,
    ),
    at(decal(slots(width * 0.7, 9, 7, blackInk, 0.4)), 0, low * 0.45, depth / 2),
    at(thermometer(), width * 0.3, low * 0.82, depth / 2),
    turned(at(decal(slots(width * 0.6, 16, 8, blackInk, 0.4)), 0, low, depth / 2), { y: 180 }),
  );
}

/** A counter case whose front pane bends over into the top. */
function curvedCase(look: Look, housing: Material): Solid {
  const [width, depth] = [sized(look, 78, 92), 56];
  const [low, room] = [26, 58];
  const bend = 34;
  const edge = (r: number) => moved(arc(r, 90, 0, 16), depth / 2 - 3 - bend, low + room - bend);
  const pane = extrude([...edge(bend), ...edge(bend - 0.1).toReversed()], width - 3, glass);
  const side = flat(
    [[3 - depth / 2, low], [depth / 2 - 3, low], ...edge(bend).toReversed(), [3 - depth / 2, low + room]],
    glass,
  );
  const rim = (r: number) => [...edge(r), [depth / 2 - 3, low] as const];
  const frame = extrude(
    [...rim(bend + 0.4), [depth / 2 - 4.6, low], ...edge(bend - 1.4).toReversed()],
    1,
    housing,
    0.2,
  );
  const shelf = (y: number, deep: number, first: number, r: number) =>
    at(
      group(box(width - 6, 0.8, deep, chrome, 0.3), at(cakes(4, (width - 8) / 4, r, first), 0, 0.7, 0)),
      0,
      y,
      -depth * 0.06 - (46 - deep) * 0.3,
    );
  return group(
    box(width, low, depth, housing, 1),
    at(decal(patch(width * 0.94, 3, whiteInk, 0.4)), 0, low * 0.8, depth / 2),
    at(decal(slots(width * 0.5, 9, 6, blackInk, 0.4)), -width * 0.16, low * 0.4, depth / 2),
    at(thermometer(), width * 0.3, low * 0.4, depth / 2),
    shelf(low - 0.1, 46, 0, 8.4),
    shelf(low + room * 0.37, 36, 1, 7),
    shelf(low + room * 0.68, 26, 2, 5.6),
    turned(pane, { y: -90 }),
    at(patch(width - 3, room - bend, glass), 0, low + (room - bend) / 2, depth / 2 - 3),
    paired(at(turned(side, { y: -90 }), width / 2 - 1.4, 0, 0)),
    paired(at(turned(frame, { y: -90 }), width / 2 - 1.2, 0, 0)),
    at(box(width, 3, 22, housing, 0.8), 0, low + room - 1, 11 - depth / 2),
    at(box(width, room, 2, housing, 0.5), 0, low, 2 - depth / 2),
    at(box(width - 10, 0.8, 2, lit), 0, low + room - 1.6, -8),
    turned(at(box(width * 0.46, room * 0.86, 1, greyPlastic, 0.3), width * 0.22, low + 4, depth / 2 - 0.6), { y: 180 }),
    turned(at(box(width * 0.46, room * 0.86, 1, greyPlastic, 0.3), -width * 0.22, low + 4, depth / 2 - 1), { y: 180 }),
  );
}

export const displayCoolers: Drawing = (look) => {
  const housing = painted(look.colour);
  if (look.variant === 1) {
    const wheels = paired(paired(at(castor(8), sized(look, 54, 66) / 2 - 6, 0, sized(look, 52, 64) / 2 - 6)), 'z');
    return withDetail(group(wheels, at(tallCase(look, housing), 0, 7.8, 0)), [0, 90, 30]);
  }
  if (look.variant === 2)
    return withDetail(group(feet(74, 50, 2, 4, rubber), at(curvedCase(look, housing), 0, 3.8, 0)), [0, 50, 20]);
  const stand = feet(38, 34, 1.8, 3, rubber);
  return withDetail(group(stand, at(counterCase(look, housing), 0, 2.8, 0)), [0, 50, 20]);
};
