import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, sphere } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import { type Point, type Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  greyInk,
  greyPlastic,
  lcdGreen,
  ledBlue,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const bar = (from: Vec, to: Vec, r: number, material: Material) => tube([from, to], r, material, { sides: 18 });

/** Crank, chainring and both pedals around the origin, the axle along z. */
function pedals(spread: number): Solid {
  const pedal = group(
    at(box(10, 2.4, 8.6, blackPlastic, 0.7), 0, -1.2, 0),
    tube(path([-3.6, 0.8, -4, -3.6, 6, -2, -3.6, 6, 2, -3.6, 0.8, 4]), 0.4, greyPlastic, { bend: 2, sides: 8 }),
  );
  const one = group(
    turned(at(box(2.6, 17, 1.6, darkSteel, 0.6), 0, 0, spread), { z: -50 }),
    at(pedal, 13, 11, spread + 6),
  );
  return group(
    one,
    turned(one, { y: 180, x: 0, z: 0 }),
    at(turned(cylinder(1.4, spread * 2, chrome, 0, 20), { x: 90 }), 0, 0, -spread),
  );
}

/** A saddle pointing along +x. */
function saddle(leather: Material): Solid {
  const half = points([-13, 0, -13, 6, -11.4, 9.4, -7, 10.4, -1, 8.4, 4, 4.4, 12, 2.8, 15, 1.6, 15.6, 0]);
  const outline = [
    ...half,
    ...half
      .toReversed()
      .slice(1, -1)
      .map(([x, y]): Point => [x, -y]),
  ];
  return group(
    at(turned(extrude(outline, 6, leather, 2), { x: -90 }), 0, 3, 0),
    at(
      turned(
        extrude(
          outline.map(([x, y]): Point => [x * 0.8, y * 0.8]),
          1.4,
          darkPlastic,
          0.3,
        ),
        { x: -90 },
      ),
      0,
      -0.4,
      0,
    ),
    at(box(6, 3, 4, steel, 0.6), -3, -3.4, 0),
  );
}

const crossFoot = (w: number, frame: Material) =>
  group(
    at(turned(cylinder(3, w, frame, 0.3, 24), { x: 90 }), 0, 3.2, -w / 2),
    paired(at(turned(cylinder(3.8, 6, blackPlastic, 0.8, 24), { x: 90 }), 0, 3.8, w / 2 - 4), 'z'),
  );

/** A console facing the rider, who sits towards -x; origin at its foot. */
function console(): Solid {
  const face = decal(
    patch(15, 10, displayBlack, 1),
    patch(12, 5.6, lcdGreen, 0.4, 0, 1.2),
    at(digits('24.5', 2.6, blackInk), 0, 1.2, 0),
    at(grid(circle(0.6), 4, 1, 2.6, 1, ledBlue), 0, -3.4, 0),
  );
  return group(turned(group(at(box(17, 12, 3, blackPlastic, 1), 0, -6, -1.5), face), { x: -35, y: -90 }));
}

const clampKnob = (z: number) =>
  group(
    at(turned(cylinder(0.8, 5, chrome, 0, 16), { x: 90 }), 0, 0, z),
    at(turned(cylinder(2.4, 2.6, blackPlastic, 0.7, 24), { x: 90 }), 0, 0, z + 4),
  );

function uprightBike(look: Look): Solid {
  const frame = painted(look.colour);
  const accent = look.colour === 'black' ? darkPlastic : blackPlastic;
  const shroud = points([-26, 16, -20, 11, 16, 10, 30, 16, 36, 28, 33, 43, 22, 52, 8, 53, -6, 45, -20, 36, -27, 26]);
  const grips = tube(path([28, 106, 14, 34, 112, 24, 16, 117, 27, 4, 117, 20]), 1.5, blackPlastic, { bend: 5 });
  return group(
    at(crossFoot(50, frame), 40, 0, 0),
    at(crossFoot(50, frame), -46, 0, 0),
    tube(path([40, 4, 0, 30, 16, 0, -20, 15, 0, -46, 4, 0]), 2.8, frame, { bend: 8 }),
    extrude(shroud, 15, painted(look.colour), 2.4),
    paired(at(extrude(circle(13), 2, accent, 0.6), 18, 31, 7.4), 'z'),
    at(group(pedals(10.6), paired(at(extrude(circle(8), 1.4, accent, 0.4), 0, 0, 7.9), 'z')), -6, 29, 0),
    at(decal(patch(13, 3, whiteInk, 0.6), patch(5, 1, redInk, 0.2, 2, 0)), 18, 31, 8.5),
    bar([-14, 34, 0], [-27, 68, 0], 3.1, frame),
    bar([-24, 60, 0], [-32, 83, 0], 2.2, chrome),
    at(clampKnob(2.6), -26.4, 66, 0),
    at(saddle(blackPlastic), -33, 87, 0),
    bar([22, 46, 0], [31, 110, 0], 2.9, frame),
    paired(grips, 'z'),
    at(turned(cylinder(1.6, 28, blackPlastic, 0.3, 20), { x: 90 }), 29, 106, -14),
    at(console(), 33, 116, 0),
    at(clampKnob(2.4), 27, 84, 0),
  );
}

function indoorCycle(look: Look): Solid {
  const frame = painted(look.colour);
  const wheel = group(
    turned(at(cylinder(23, 3, darkSteel, 0.8, 64), 0, -1.5, 0), { x: 90 }),
    paired(at(decal(ring(22, 2, print([200, 204, 208])), disc(7, blackInk)), 0, 0, 1.5), 'z'),
    paired(at(turned(cylinder(4, 3, steel, 0.5, 28), { x: 90 }), 0, 0, 1.4), 'z'),
  );
  const bars = tube(path([34, 104, 0, 34, 104, 12, 42, 106, 15, 50, 110, 15, 44, 116, 15]), 1.6, blackPlastic, {
    bend: 4,
  });
  const guard = points([-14, 22, -6, 17, 36, 26, 40, 30, 36, 34, -4, 41, -13, 36]);
  return group(
    at(crossFoot(52, frame), 52, 0, 0),
    at(crossFoot(52, frame), -46, 0, 0),
    tube(path([-46, 5, 0, -20, 14, 0, 20, 9, 0, 52, 5, 0]), 3, frame, { bend: 10 }),
    at(wheel, 36, 32, 0),
    paired(bar([52, 6, 3.6], [36, 32, 3.6], 1.8, frame), 'z'),
    paired(bar([36, 32, 3.6], [26, 66, 3.2], 1.8, frame), 'z'),
    bar([-14, 60, 0], [28, 68, 0], 3, frame),
    bar([-2, 30, 0], [-26, 70, 0], 3.2, frame),
    bar([-4, 14, 0], [-1, 32, 0], 3.2, frame),
    bar([26, 62, 0], [33, 86, 0], 3.2, frame),
    bar([30, 74, 0], [35, 104, 0], 2.2, chrome),
    bar([-22, 62, 0], [-34, 82, 0], 2.2, chrome),
    at(box(20, 2.4, 3.4, blackPowder, 0.6), -34, 81, 0),
    at(saddle(blackPlastic), -34, 87, 0),
    at(extrude(guard, 4, blackPlastic, 1), 0, 0, 6.4),
    at(pedals(11), -2, 29, 0),
    at(group(cylinder(1, 8, chrome, 0, 16), at(sphere(2.4, plastic([200, 38, 42], 0.4), 24), 0, 8, 0)), 24, 68, 0),
    at(turned(box(2, 8, 6, rubber, 0.6), { z: 10 }), 32, 54, 0),
    paired(bars, 'z'),
    at(clampKnob(2.8), 31.6, 82, 0),
    at(clampKnob(2.8), -24, 66, 0),
    at(console(), 38, 108, 0),
  );
}

function foldingBike(look: Look): Solid {
  const frame = painted(look.colour);
  return group(
    at(crossFoot(46, frame), 34, 0, 0),
    at(crossFoot(46, frame), -40, 0, 0),
    paired(bar([-40, 4, 5], [26, 102, 5], 1.9, frame), 'z'),
    bar([34, 4, 0], [-18, 66, 0], 2.4, frame),
    bar([-14, 60, 0], [-26, 80, 0], 1.9, chrome),
    at(
      group(
        turned(at(cylinder(15, 9, blackPlastic, 2, 48), 0, -4.5, 0), { x: 90 }),
        paired(at(decal(ring(12, 1.4, greyInk), disc(6, greyInk)), 0, 0, 4.5), 'z'),
        pedals(8),
      ),
      16,
      27,
      0,
    ),
    at(turned(cylinder(2.2, 14, chrome, 0.3, 24), { x: 90 }), -8, 52.6, -7),
    at(saddle(blackPlastic), -27, 84, 0),
    at(turned(box(30, 26, 4, blackPlastic, 1.6), { y: 90, z: 12 }), -48, 92, 0),
    tube(path([-24, 78, 0, -46, 80, 0, -52, 106, 0]), 1.5, frame, { bend: 5 }),
    paired(tube(path([24, 102, 5, 27, 106, 16, 12, 110, 23, 2, 106, 23]), 1.4, blackPlastic, { bend: 4 }), 'z'),
    bar([25, 102, -6], [25, 102, 6], 1.8, frame),
    paired(tube(path([-20, 76, 4, -26, 76, 18, -20, 80, 22, -8, 80, 22]), 1.2, blackPlastic, { bend: 3 }), 'z'),
    at(console(), 28, 108, 0),
    at(clampKnob(2), -20, 70, 0),
  );
}

const exerciseBikes: Drawing = (look) => {
  const k = sized(look, 0.96, 1.04);
  const bike = look.variant === 1 ? indoorCycle(look) : look.variant === 2 ? foldingBike(look) : uprightBike(look);
  return withDetail(scaled(bike, k), [14, 60, 8]);
};

/** A pad of `long` from its joint on the origin to the right, its underside on y = 0. */
function pad(long: number, w: number, leather: Material): Solid {
  const outline = rectangle(long, w, 4);
  return at(
    group(
      at(turned(extrude(outline, 6.4, leather, 1.8), { x: -90 }), 0, 3.2, 0),
      at(box(long - 5, 1.4, w - 5, blackPowder, 0.3), 0, -1, 0),
    ),
    long / 2,
    0,
    0,
  );
}

const roller = (w: number) =>
  group(
    turned(at(cylinder(4.6, w, rubber, 1, 32), 0, -w / 2, 0), { x: 90 }),
    turned(at(cylinder(1.3, w + 3, chrome, 0.3, 20), 0, -w / 2 - 1.5, 0), { x: 90 }),
  );

const benchFoot = (w: number, frame: Material) =>
  group(at(box(6, 5, w, frame, 0.8), 0, 1.4, 0), paired(at(box(7, 6.2, 5, rubber, 1), 0, 0.4, w / 2 - 1.5), 'z'));

function flatBench(long: number, frame: Material, leather: Material): Solid {
  const leg = group(
    at(benchFoot(44, frame), long * 0.37, 0, 0),
    bar([long * 0.37, 4, 0], [long * 0.29, 40, 0], 3, frame),
    at(box(16, 2, 22, frame, 0.4), long * 0.29, 38.4, 0),
  );
  return group(
    paired(leg),
    at(box(long * 0.6, 6, 5, frame, 0.8), 0, 33, 0),
    paired(bar([long * 0.34, 18, 0], [long * 0.12, 35, 0], 2, frame)),
    at(pad(long, 29, leather), -long / 2, 40, 0),
  );
}

function inclineBench(long: number, frame: Material, leather: Material, isFolding: boolean): Solid {
  const rise = isFolding ? 32 : 52;
  const a = (rise * Math.PI) / 180;
  const hinge = long * 0.12;
  const ladder = group(
    row(at(box(20, 3, 1.2, frame, 0.2), -hinge - 12, 17, 0), 2, [0, 0, 7]),
    row(at(box(1.4, 6, 1, darkSteel, 0.2), -hinge - 12, 19, 0), 5, [4, 0, 0]),
  );
  const [sx, sy] = [-hinge - Math.cos(a) * 42, 40 + Math.sin(a) * 42];
  return group(
    at(benchFoot(46, frame), -long * 0.44, 0, 0),
    at(benchFoot(40, frame), long * 0.42, 0, 0),
    bar([-long * 0.44, 4, 0], [long * 0.2, isFolding ? 36 : 12, 0], 2.9, frame),
    bar([long * 0.42, 4, 0], [isFolding ? -hinge : long * 0.2, 36, 0], 2.9, frame),
    isFolding
      ? at(turned(cylinder(2.4, 10, chrome, 0.3, 24), { x: 90 }), long * 0.07, 26, -5)
      : bar([long * 0.02, 13, 0], [long * 0.02, 38, 0], 2.9, frame),
    at(box(long * 0.5, 5, 5, frame, 0.7), long * 0.08, 34.6, 0),
    isFolding ? null : ladder,
    bar([sx, sy - 2, 0], [-hinge - (isFolding ? 22 : 10), isFolding ? 17 : 19, 0], 2, chrome),
    at(turned(mirrored(pad(long * 0.62, 28, leather)), { z: -rise }), -hinge, 40, 0),
    at(turned(pad(long * 0.3, 28, leather), { z: isFolding ? 4 : 12 }), -hinge + 3, 39.6, 0),
    bar([long * 0.3, 35, 0], [long * 0.46, 50, 0], 2.4, frame),
    at(roller(40), long * 0.46, 51, 0),
    at(roller(40), long * 0.42, 26, 0),
    at(clampKnob(3), long * 0.3, 36, 0),
  );
}

const weightBenches: Drawing = (look) => {
  const long = sized(look, 112, 128);
  const frame = look.colour === 'red' ? painted('red') : blackPowder;
  const leather = plastic([44, 46, 50], 0.5);
  const solid =
    look.variant % 3 === 0
      ? flatBench(long, look.colour === 'red' ? frame : darkSteel, leather)
      : inclineBench(long, look.colour === 'red' ? frame : greyPlastic, leather, look.variant === 2);
  return withDetail(solid, [0, 36, 10]);
};

export const fitness = { 'exercise-bikes': exerciseBikes, 'weight-benches': weightBenches } satisfies Record<
  string,
  Drawing
>;
