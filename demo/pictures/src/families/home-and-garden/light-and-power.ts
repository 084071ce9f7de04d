import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, ellipsoid, sphere } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  castIron,
  chrome,
  darkPlastic,
  displayBlack,
  glow,
  greyInk,
  greyPlastic,
  ledGreen,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
  whitePlastic,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { wheel } from '../cleaning/wheel.ts';

const led = glow([255, 226, 150]);
const reflector = print([232, 234, 236]);
const red = plastic([196, 40, 40], 0.5);
const blueSocket = plastic([40, 104, 180], 0.5);

/** The lamp facing the front, centred on the origin, in its bracket. */
function floodlight(w: number, h: number, look: Look): Solid {
  const body = painted(look.colour);
  const fins = row(at(box(0.5, h * 0.76, 2.6, body, 0.1), 0, -h * 0.38, -2.8), 11, [w * 0.075, 0, 0]);
  const chips = grid(rectangle(w * 0.05, w * 0.05), 8, 5, w * 0.09, h * 0.13, led);
  const bracket = tube(
    path([-w * 0.54, 0, 0, -w * 0.54, -h * 0.62, -1, w * 0.54, -h * 0.62, -1, w * 0.54, 0, 0]),
    0.7,
    steel,
    { bend: 1.4 },
  );
  return group(
    at(box(w, h, 3.4, body, 0.8), 0, -h / 2, 0),
    fins,
    at(
      decal(patch(w * 0.88, h * 0.84, displayBlack, 0.5), patch(w * 0.82, h * 0.77, reflector, 0.4), chips),
      0,
      0,
      1.7,
    ),
    bracket,
    paired(at(turned(cylinder(1.3, 1.4, blackPlastic, 0.3, 12), { z: -90 }), w * 0.5, 0, 0)),
    at(box(5, 3.6, 2.6, blackPlastic, 0.4), 0, -h * 0.2, -4),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => at(turned(cylinder(0.35, 0.3, chrome, 0, 12), { x: 90 }), x * w * 0.465, y * h * 0.455, 1.65)),
    ),
  );
}

function motionSensor(): Solid {
  return group(
    tube(path([0, 3, -1, 0, 0, 0]), 0.7, blackPlastic),
    at(box(6, 4.4, 5, blackPlastic, 1), 0, -4, 1),
    at(ellipsoid(2.6, 2.6, 2.4, whitePlastic, 28), 0, -2.4, 3.4),
    row(at(turned(knob(0.5, greyPlastic), { x: 90 }), 0, -4, 1), 3, [1.6, 0, 0]),
  );
}

const ledFloodlights: Drawing = (look) => {
  const w = sized(look, 16, 34);
  const h = w * 0.76;
  const lampHead = floodlight(w, h, look);
  if (look.variant === 1) {
    const top = sized(look, 52, 72);
    const leg = tube(path([0, top * 0.36, 0, top * 0.44, 1, 0]), 1, blackPowder);
    const stand = group(
      turned(
        around(
          group(
            leg,
            at(sphere(1.4, rubber, 20), top * 0.44, 1.4, 0),
            tube(path([1, top * 0.14, 0, top * 0.25, top * 0.16, 0]), 0.6, steel),
          ),
          3,
        ),
        { y: -30 },
      ),
      at(cylinder(1.5, top * 0.6, blackPowder), 0, top * 0.12, 0),
      at(cylinder(1, top * 0.5, chrome), 0, top * 0.5, 0),
      at(cylinder(2.2, 4, blackPlastic, 0.4), 0, top * 0.7, 0),
      at(box(w * 1.1, 2, 2, blackPowder, 0.3), 0, top, -1),
    );
    const cross = at(turned(lampHead, { x: 4 }), 0, top + h * 0.62 + 1.4, 0);
    const cord = cable(path([0, top - 2, -2, -3, top * 0.5, -4, -4, 12, -4, -14, 0.6, -14, -24, 0.6, 0]), 0.5, rubber);
    return withDetail(group(stand, cross, cord), [0, top + h * 0.6, 2]);
  }
  const plate = at(box(w * 0.34, 1.2, 6, steel, 0.3), 0, 0, -1);
  const cord = cable(
    path([0, h * 0.5, -5, 0, h * 0.2, -9, -w * 0.3, 0.5, -11, -w * 0.8, 0.5, -7, -w * 0.9, 0.5, 2]),
    0.45,
    rubber,
  );
  const lift = h * 0.62 + 1.4;
  const stood = group(plate, cord, at(turned(lampHead, { x: -10 }), 0, lift, 0));
  if (look.variant !== 2) return withDetail(stood, [0, lift, 2]);
  return withDetail(
    group(
      at(stood, 0, 7, 0),
      at(motionSensor(), 0, 6.4, 2),
      at(box(w * 0.4, 7.4, 1.2, steel, 0.3), 0, 0, -3.4),
      at(box(w * 0.7, 1, 9, steel, 0.3), 0, 0, 0),
    ),
    [0, 8, 4],
  );
};

function outlet(r: number, finish: typeof blueSocket): Solid {
  return group(
    turned(cylinder(r, 1.4, finish, 0.3), { x: 90 }),
    at(
      decal(
        disc(r * 0.76, displayBlack),
        group(disc(r * 0.13, greyInk, -r * 0.3, 0), disc(r * 0.13, greyInk, r * 0.3, 0)),
      ),
      0,
      0,
      1.4,
    ),
    at(turned(box(r * 1.7, 0.5, r * 1.7, finish, 0.2), { x: 64 }), 0, r * 1.1, 1.2),
  );
}

function inverterGenerator(look: Look): Solid {
  const body = moulded(look.colour);
  const accent = look.colour === 'black' ? greyPlastic : darkPlastic;
  const [l, w, h] = [sized(look, 46, 60), sized(look, 25, 36), sized(look, 34, 46)];
  const side = points([
    -l / 2,
    3,
    l / 2,
    3,
    l / 2,
    h * 0.6,
    l * 0.4,
    h * 0.84,
    l * 0.1,
    h * 0.9,
    -l * 0.36,
    h * 0.9,
    -l / 2,
    h * 0.7,
  ]);
  const face = group(
    decal(patch(l * 0.62, h * 0.46, displayBlack, 1.2)),
    paired(at(outlet(h * 0.09, blueSocket), l * 0.1, -h * 0.08, 0.1)),
    at(knob(h * 0.07, red, 30), -l * 0.22, h * 0.06, 0.1),
    row(at(lamp(0.6, ledGreen), l * 0.02, h * 0.16, 0.1), 4, [2.6, 0, 0]),
    at(rocker(2, 3, redInk), l * 0.24, h * 0.02, 0.1),
  );
  return group(
    feet(l * 0.8, w * 0.8, 2, 3.4),
    extrude(side, w, body, 2),
    tube(
      path([-l * 0.3, h * 0.84, 0, -l * 0.22, h * 1.06, 0, l * 0.16, h * 1.06, 0, l * 0.26, h * 0.84, 0]),
      1.9,
      accent,
      { bend: 4 },
    ),
    at(box(l * 0.98, 4, w + 0.8, accent, 1), 0, 3, 0),
    at(face, 0, h * 0.46, w / 2),
    at(cylinder(3.4, 2.6, blackPlastic, 0.5), -l * 0.12, h * 0.88, -w * 0.26),
    turned(at(decal(slots(w * 0.66, h * 0.36, 8, blackInk)), 0, h * 0.4, l / 2), { y: 90 }),
    turned(at(decal(slots(w * 0.66, h * 0.36, 8, blackInk)), 0, h * 0.4, l / 2), { y: -90 }),
    at(turned(cylinder(2, 1, chrome, 0.2), { z: 90 }), -l / 2 + 0.4, h * 0.24, w * 0.24),
    at(box(5, 2, 2, blackPlastic, 0.6), l * 0.36, h * 0.3, w / 2),
    turned(at(decal(patch(l * 0.4, h * 0.2, greyInk, 1), slots(l * 0.34, h * 0.16, 5, blackInk)), 0, h * 0.46, w / 2), {
      y: 180,
    }),
  );
}

function frameGenerator(look: Look): Solid {
  const isThreePhase = look.variant === 2;
  const body = painted(look.colour);
  const [l, w, h] = [sized(look, 56, 74), sized(look, 42, 54), sized(look, 42, 52)];
  const loop = tube(path([-l / 2, 2, 0, -l / 2, h, 0, l / 2, h, 0, l / 2, 2, 0]), 1.4, blackPowder, {
    bend: 7,
    closed: true,
  });
  const ties = [-1, 1].flatMap((x) =>
    [2, h].map((y) => tube(path([x * (l / 2 - 6), y, -w / 2, x * (l / 2 - 6), y, w / 2]), 1.4, blackPowder)),
  );
  const tank = group(
    at(box(l * 0.72, h * 0.24, w * 0.8, body, 3), 0, h * 0.76, 0),
    at(cylinder(3.6, 2.6, blackPlastic, 0.5), 0, h, 0),
    at(turned(decal(ring(2.6, 0.3, redInk), disc(2.2, whiteInk)), { x: -90 }), l * 0.2, h, 0),
  );
  const engine = group(
    at(box(l * 0.34, h * 0.5, w * 0.5, darkPlastic, 1.4), -l * 0.22, h * 0.16, 0),
    row(at(box(l * 0.2, 0.6, w * 0.62, aluminium, 0.1), -l * 0.22, h * 0.5, 0), 5, [0, 1.8, 0]),
    at(turned(cylinder(h * 0.22, 4, red, 0.8), { x: 90 }), -l * 0.24, h * 0.4, w * 0.24),
    at(around(decal(patch(0.8, h * 0.12, blackInk, 0.3, 0, h * 0.12)), 10, 'z'), -l * 0.24, h * 0.4, w * 0.24 + 4),
    at(turned(cylinder(h * 0.2, l * 0.34, castIron, 1), { z: -90 }), -l * 0.04, h * 0.36, -w * 0.1),
    at(turned(cylinder(h * 0.14, w * 0.5, chrome, 1), { x: -90 }), -l * 0.32, h * 0.5, 0),
    at(box(l * 0.7, 3, w * 0.5, blackPowder, 0.5), 0, 2.4, 0),
    row(at(box(3, 5, w * 0.94, blackPowder, 0.4), 0, 1, 0), 2, [l * 0.5, 0, 0]),
  );
  const panel = group(
    at(box(l * 0.4, h * 0.46, 7, darkPlastic, 0.8), 0, -h * 0.23, -3),
    at(outlet(h * 0.085, blueSocket), -l * 0.1, -h * 0.06, 0.5),
    at(outlet(h * (isThreePhase ? 0.12 : 0.085), isThreePhase ? red : blueSocket), l * 0.07, -h * 0.06, 0.5),
    at(decal(patch(6, 4, whiteInk, 0.3), patch(0.3, 3, redInk)), -l * 0.1, h * 0.14, 0.5),
    at(rocker(2.4, 3.2, redInk), l * 0.01, h * 0.14, 0.5),
    at(knob(1.6, greyPlastic, 20, blackInk), l * 0.1, h * 0.14, 0.5),
  );
  const carriage = group(
    [w * 0.5 + 2, -w * 0.5 - 2].map((z) => at(turned(wheel(10, 5), { y: z > 0 ? -90 : 90 }), -l * 0.36, 4, z)),
    paired(tube(path([l / 2 - 2, h * 0.6, w * 0.36, l / 2 + 22, h * 0.6, w * 0.36]), 1.2, blackPowder), 'z'),
    paired(tube(path([l / 2 + 12, h * 0.6, w * 0.36, l / 2 + 23, h * 0.6, w * 0.36]), 1.7, rubber), 'z'),
    paired(at(box(4, 5, 4, rubber, 0.6), l * 0.42, -5, w * 0.4), 'z'),
  );
  const machine = group(
    paired(at(loop, 0, 0, w / 2), 'z'),
    ties,
    tank,
    engine,
    at(panel, l * 0.2, h * 0.44, w * 0.42),
    at(box(l * 0.36, 3, w * 0.8, blackPowder, 0.4), l * 0.2, h * 0.2, 0),
  );
  return isThreePhase
    ? at(group(machine, carriage), 0, 6, 0)
    : group(at(machine, 0, 2, 0), feet(l * 0.9, w * 1.04, 2, 2.4));
}

const powerGenerators: Drawing = (look) =>
  look.variant === 0
    ? withDetail(inverterGenerator(look), [0, sized(look, 16, 22), 14])
    : withDetail(frameGenerator(look), [sized(look, 10, 14), sized(look, 24, 30), 20]);

export const lightAndPower = {
  'led-floodlights': ledFloodlights,
  'power-generators': powerGenerators,
} satisfies Record<string, Drawing>;
