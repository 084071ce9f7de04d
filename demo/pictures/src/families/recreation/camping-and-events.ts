import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, flat, grid, patch, slots } from '../../geometry/decal.ts';
import { feet } from '../../geometry/fittings.ts';
import { cylinder, lathe, torus } from '../../geometry/lathe.ts';
import { arc, circle, moved } from '../../geometry/outline.ts';
import { PartBuilder } from '../../geometry/part-builder.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { normalise, cross, subtract, type Point, type Vec } from '../../geometry/vector.ts';
import {
  blackPlastic,
  brass,
  darkPlastic,
  displayBlack,
  enamelWhite,
  greyInk,
  ledBlue,
  plastic,
  print,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const foam = plastic([236, 238, 240], 0.8);
const bottleGlass = tintedGlass([60, 130, 80]);
const windowInk = print([176, 196, 208]);

function coolLid(w: number, d: number, look: Look): Solid {
  const edge = look.colour === 'black' ? darkPlastic : blackPlastic;
  return group(
    at(box(w, 3.4, d, moulded(look.colour), 1.2), 0, 0, 0),
    at(box(w * 0.72, 0.7, d * 0.66, edge, 0.3), 0, 3.1, 0),
    row(at(box(w * 0.6, 0.5, 1, moulded(look.colour), 0.2), 0, 3.6, 0), 3, [0, 0, d * 0.16]),
    at(box(9, 2.4, 2.6, edge, 0.8), 0, 0.4, d / 2 + 0.4),
  );
}

const bottle = group(
  lathe(points([0, 0, 3, 0, 3, 11, 2.6, 13, 1.2, 17, 1.2, 20, 0, 20]), bottleGlass, 28),
  at(cylinder(1.3, 1.2, brass, 0.2, 20), 0, 19.6, 0),
);

const coolBoxes: Drawing = (look) => {
  const [w, d, h] = [sized(look, 56, 76), sized(look, 33, 44), sized(look, 32, 48)];
  const isDouble = look.variant % 2 === 1;
  const trim = look.colour === 'black' ? darkPlastic : blackPlastic;
  const tank = isDouble ? w * 0.86 : w * 0.8;
  const x = (tank - w) / 2;
  const panel = decal(
    patch(19, 6.4, displayBlack, 1.2),
    at(digits('-18', 3.2, ledBlue), -3.6, 0, 0),
    at(grid(circle(0.8), 2, 2, 2.6, 2.6, whiteInk), 5.6, 0, 0),
  );
  const hinged = (width: number) => at(turned(coolLid(width, d, look), { x: -102 }), 0, h + 1.4, -d / 2 - 1);
  const half = tank / 2;
  const handle = group(
    tube(path([0, 0, -8, 6, 1, -8, 6, 1, 8, 0, 0, 8]), 1.3, trim, { bend: 3 }),
    at(box(2, 5, 22, trim, 0.8), 0, -2.5, 0),
  );
  const solid = group(
    feet(w - 6, d - 6, 2, 1.8),
    at(tray(tank, h - 1.4, d, 2.6, moulded(look.colour)), x, 1.4, 0),
    at(box(tank - 5, 0.6, d - 5, foam), x, h * 0.5, 0),
    at(box(w - tank + 3, h - 0.6, d, moulded(look.colour), 1), tank / 2 - 1.5, 1.2, 0),
    at(box(w + 1, 3.4, d + 1, trim, 1.2), 0, 4, 0),
    isDouble
      ? group(
          at(box(2.6, h - 2, d - 4, moulded(look.colour), 0.4), x, 1.6, 0),
          at(coolLid(half - 0.4, d, look), x + half / 2, h, 0),
          at(hinged(half - 0.4), x - half / 2, 0, 4.6),
          at(row(bottle, 3, [7, 0, 0]), x - half / 2, h * 0.5 - 1, 2),
          at(row(bottle, 2, [8, 0, 0]), x - half / 2, h * 0.5 - 1, -6),
        )
      : at(coolLid(tank, d + 0.6, look), x, h, 0),
    at(panel, 0, h * 0.8, d / 2),
    at(decal(patch(16, 3, trim, 0.6), slots(12, 1.2, 2, greyInk, 0.4)), x, h * 0.34, d / 2),
    at(handle, w / 2 + 0.4, h * 0.72, 0),
    at(mirrored(handle), -w / 2 - 0.4, h * 0.72, 0),
    turned(
      at(decal(patch(d * 0.72, h * 0.4, trim, 1), slots(d * 0.6, h * 0.32, 7, greyInk, 0.3)), 0, h * 0.36, w / 2 + 0.4),
      { y: 90 },
    ),
    turned(
      at(decal(patch(w * 0.4, h * 0.3, trim, 1), slots(w * 0.34, h * 0.22, 5, greyInk, 0.3)), 0, h * 0.36, d / 2),
      { y: 180 },
    ),
    cable(path([w / 2, 8, -d * 0.3, w / 2 + 8, 1, -d * 0.3, w / 2 + 9, 0.7, 8, w / 2 + 3, 0.6, d / 2]), 0.5, rubber),
  );
  return withDetail(solid, [0, h * 0.85, d / 2]);
};

/** The tent's hip roof from y = 0 up to `rise`. */
function roof(w: number, d: number, rise: number, cloth: Material): Solid {
  const builder = new PartBuilder();
  const [x, z, r] = [w / 2, d / 2, Math.max(0.5, (w - d) / 2)];
  const face = (corners: readonly [Vec, Vec, Vec, Vec]) =>
    builder.flatQuad(corners, normalise(cross(subtract(corners[1], corners[0]), subtract(corners[2], corners[0]))));
  face([
    [-x, 0, z],
    [x, 0, z],
    [r, rise, 0],
    [-r, rise, 0],
  ]);
  face([
    [x, 0, -z],
    [-x, 0, -z],
    [-r, rise, 0],
    [r, rise, 0],
  ]);
  face([
    [x, 0, z],
    [x, 0, -z],
    [r, rise, 0],
    [r, rise, 0.2],
  ]);
  face([
    [-x, 0, -z],
    [-x, 0, z],
    [-r, rise, 0.2],
    [-r, rise, 0],
  ]);
  return builder.solid(cloth);
}

/** A side wall with arched windows, its middle on x = 0, standing on y = 0. */
function tentWall(w: number, h: number, cloth: Material): Solid {
  const pane = [...points([-22, 0, 22, 0]), ...moved(arc(22, 0, 180, 14), 0, 48)];
  const count = Math.max(2, Math.round(w / 100));
  const panes = row(
    decal(
      flat(pane, whiteInk),
      flat(
        pane.map(([x, y]): Point => [x * 0.9, y * 0.96 + 1]),
        windowInk,
      ),
      group(patch(3, 68, whiteInk, 0, 0, 35), patch(40, 3, whiteInk, 0, 0, 36)),
    ),
    count,
    [w / count, 0, 0],
  );
  return group(
    at(box(w, h, 0.8, cloth), 0, 0, 0),
    at(panes, 0, h * 0.36, 0.4),
    turned(at(panes, 0, h * 0.36, 0.4), { y: 180 }),
  );
}

const partyTents: Drawing = (look) => {
  const [w, d] = look.size > 0.65 ? [sized(look, 360, 540), 300] : [sized(look, 220, 300), sized(look, 210, 290)];
  const h = 205;
  const cloth = moulded(look.colour);
  const hasWalls = look.variant % 2 === 0;
  const legs = w > 320 ? 3 : 2;
  const leg = group(
    box(5, h, 5, enamelWhite, 0.8),
    box(14, 1.4, 14, steel, 0.3),
    at(box(6.4, 9, 6.4, darkPlastic, 0.8), 0, h * 0.52, 0),
    at(box(7, 8, 7, darkPlastic, 0.8), 0, h - 12, 0),
  );
  const truss = (long: number) => {
    const one = tube(path([-long / 2, h - 8, 0, 0, h - 34, 0, long / 2, h - 8, 0]), 1.3, enamelWhite);
    return group(one, tube(path([-long / 2, h - 34, 0, 0, h - 8, 0, long / 2, h - 34, 0]), 1.3, enamelWhite));
  };
  const rope = tube(path([w / 2, h - 4, d / 2, w / 2 + 34, 1, d / 2 + 20]), 0.5, plastic([220, 190, 90], 0.6), {
    sides: 8,
  });
  const valance = (long: number) =>
    group(box(long, 24, 1, cloth, 0.3), at(decal(patch(long - 4, 1.2, whiteInk, 0, 0, 0)), 0, 3, 0.5));
  const curtain = group(cylinder(7, h - 26, cloth, 1.5, 20), at(torus(7.2, 0.8, whitePlastic), 0, h * 0.45, 0));
  const solid = group(
    row(row(leg, legs, [(w - 8) / (legs - 1), 0, 0]), 2, [0, 0, d - 8]),
    at(roof(w + 6, d + 6, d * 0.34, cloth), 0, h + 6, 0),
    paired(at(valance(w + 6), 0, h - 17, d / 2 + 2.6), 'z'),
    paired(at(turned(valance(d + 5), { y: 90 }), w / 2 + 2.6, h - 17, 0)),
    row(row(at(truss((w - 8) / (legs - 1)), 0, 0, 0), legs - 1, [(w - 8) / (legs - 1), 0, 0]), 2, [0, 0, d - 8]),
    row(turned(truss(d - 8), { y: 90 }), 2, [w - 8, 0, 0]),
    hasWalls
      ? group(
          at(tentWall(w, h - 4, cloth), 0, 1, -d / 2),
          paired(at(turned(tentWall(d, h - 4, cloth), { y: 90 }), w / 2, 1, 0)),
          paired(at(curtain, w / 2 - 12, 1, d / 2 - 3)),
        )
      : paired(paired(rope, 'z')),
  );
  return withDetail(solid, [w / 2, h - 20, d / 2]);
};

export const campingAndEvents = { 'cool-boxes': coolBoxes, 'party-tents': partyTents } satisfies Record<
  string,
  Drawing
>;
