import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, flat, patch } from '../../geometry/decal.ts';
import { feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackPlastic,
  castIron,
  chrome,
  darkPlastic,
  glass,
  glow,
  gold,
  ledAmber,
  paint,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const corn = paint([255, 250, 226], 1);
const toasted = paint([255, 230, 150], 1);
const lit = glow([255, 244, 208]);
const goldInk = print([238, 200, 96]);

/** Blown corn over a rectangle, highest in the middle of the back. */
function popcorn(width: number, depth: number, height: number): Solid {
  const [columns, lines] = [17, 12];
  const flakes = Array.from({ length: columns * lines }, (_, i) => {
    const [u, v] = [(i % columns) / (columns - 1) - 0.5, Math.floor(i / columns) / (lines - 1) - 0.5];
    const y = height * (0.35 + 0.65 * Math.cos(u * 2.2) * Math.cos((v + 0.2) * 1.9)) + 0.6 * Math.sin(i * 4.1);
    return at(
      sphere(1.5 + 0.3 * Math.sin(i * 2.7), i % 3 === 0 ? toasted : corn, 8),
      u * (width - 3),
      y,
      v * (depth - 3) + 0.5 * Math.sin(i * 1.9),
    );
  });
  return group(box(width - 4, height * 0.3, depth - 4, toasted), flakes);
}

function kettle(r: number): Solid {
  const pot = lathe(
    [
      [0, 0],
      [r * 0.8, 0],
      [r, r * 0.2],
      [r, r * 0.9],
      [0, r * 0.9],
    ],
    steel,
  );
  const lid = at(
    turned(
      lathe(
        [
          [0, 0],
          [r, 0],
          [r, 0.5],
          [0, 1.2],
        ],
        chrome,
      ),
      { z: -16 },
    ),
    r * 0.1,
    r * 1.06,
    0,
  );
  return group(
    pot,
    lid,
    paired(at(turned(cylinder(0.7, r * 1.2, chrome, 0, 20), { z: -90 }), r * 0.9, r * 0.5, 0)),
    at(sphere(1, blackPlastic, 20), 0, r * 1.4, 0),
    at(cylinder(0.8, r * 1.6, chrome, 0, 20), r * 0.4, r * 0.9, 0),
    tube(
      [
        [0, r * 0.5, r],
        [0, r * 0.5, r * 1.5],
      ],
      0.5,
      chrome,
    ),
    at(turned(cylinder(0.8, 3.4, blackPlastic, 0.3, 20), { x: 90 }), 0, r * 0.5, r * 1.4),
    at(turned(box(2, 0.2, 2, castIron), { y: 45 }), 0, 0, 0),
  );
}

function awning(width: number, height: number): Solid {
  const scallops = Array.from({ length: 8 }, (_, i) => {
    const step = width / 8;
    const arch = Array.from(
      { length: 13 },
      (_, k) => [(-step / 2) * Math.cos((Math.PI * k) / 12), -height * 0.5 * Math.sin((Math.PI * k) / 12)] as const,
    );
    return flat(arch, i % 2 === 0 ? whiteInk : goldInk, (i - 3.5) * step, height * 0.5);
  });
  return decal(
    group(scallops),
    patch(width * 0.56, height * 0.26, goldInk, height * 0.12, 0, -height * 0.2),
    patch(width * 0.4, height * 0.08, redInk, 0.2, 0, -height * 0.2),
  );
}

function cabinet(width: number, depth: number, tall: number, housing: Material): Solid {
  const [low, top] = [9, 11];
  const room = tall - low - top;
  const post = at(box(1.8, room + 0.4, 1.8, housing, 0.3), width / 2 - 0.9, low - 0.2, depth / 2 - 0.9);
  const pane = turned(patch(depth - 2, room, glass), { y: 90 });
  const door = at(
    group(
      patch(width / 2 - 2, room - 1, glass),
      at(box(0.8, room - 1, 0.8, chrome, 0.2), -width / 4 + 1, -room / 2 + 0.5, 0),
      at(sphere(0.9, blackPlastic, 20), 3 - width / 4, 0, 0.8),
    ),
    width / 4 - 0.2,
    low + room / 2,
    depth / 2 - 0.8,
  );
  return group(
    box(width, low, depth, housing, 0.7),
    at(box(width + 1, 1.2, depth + 1, chrome, 0.3), 0, low - 1, 0),
    paired(paired(post), 'z'),
    paired(at(pane, width / 2 - 0.7, low + room / 2, 0)),
    at(patch(width - 2, room, glass), 0, low + room / 2, 0.8 - depth / 2),
    paired(door),
    at(popcorn(width - 2.4, depth - 2.4, room * 0.24), 0, low, 0),
    at(kettle(width * 0.2), 0, low + room * 0.5, 0),
    at(box(width, top, depth, housing, 0.7), 0, low + room, 0),
    at(box(width + 1.4, 1.6, depth + 1.4, housing, 0.5), 0, tall - 1, 0),
    at(box(width * 0.5, 0.6, 2, lit), 0, low + room - 0.5, depth * 0.3),
    at(awning(width * 0.94, top * 0.84), 0, low + room + top * 0.46, depth / 2),
    paired(turned(at(awning(depth * 0.94, top * 0.84), 0, low + room + top * 0.46, width / 2), { y: 90 })),
    at(row(at(rocker(2, 2.8, redInk), 0, 0, 0), 2, [4, 0, 0]), -width * 0.28, low * 0.46, depth / 2),
    at(lamp(0.5, ledAmber), -width * 0.08, low * 0.46, depth / 2),
    at(decal(patch(width * 0.34, 3, goldInk, 0.6)), width * 0.24, low * 0.46, depth / 2),
  );
}

function spokedWheel(r: number): Solid {
  const spoke = tube(
    [
      [0, 0, 0],
      [0, r * 0.94, 0],
    ],
    0.5,
    gold,
    { sides: 8 },
  );
  return group(
    turned(torus(r, 1.2, rubber), { z: 90 }),
    turned(torus(r * 0.93, 0.7, gold), { z: 90 }),
    around(spoke, 10, 'x'),
    turned(at(cylinder(2.2, 3.4, gold, 0.4, 28), 0, -1.7, 0), { z: 90 }),
  );
}

/** A two-wheeled cart whose top lies at `tall`. */
function trolley(width: number, depth: number, tall: number, housing: Material): Solid {
  const r = 19;
  const leg = at(box(3, tall - 4, 3, housing, 0.4), -width / 2 + 3, 4, depth / 2 - 3);
  return group(
    at(box(width, 16, depth, housing, 0.8), 0, tall - 16, 0),
    at(
      decal(
        patch(width * 0.8, 9, goldInk, 1),
        patch(width * 0.77, 8, redInk, 0.8),
        patch(width * 0.5, 2, whiteInk, 0.6),
      ),
      0,
      tall - 8,
      depth / 2,
    ),
    at(box(width - 4, 1.6, depth - 3, housing, 0.4), 0, 22, 0),
    paired(
      at(group(leg, at(cylinder(1.8, 4.4, darkPlastic, 0.3, 24), -width / 2 + 3, 0, depth / 2 - 3)), 0, 0, 0),
      'z',
    ),
    paired(at(box(3, tall - 18, 3, housing, 0.4), width / 2 - 6, 18, depth / 2 - 3), 'z'),
    paired(at(turned(spokedWheel(r), { y: 90 }), width / 2 - 6, r + 1.2, depth / 2 + 1.6), 'z'),
    at(turned(cylinder(1, depth + 2, chrome, 0, 20), { x: 90 }), width / 2 - 6, r + 1.2, -depth / 2 - 1),
    tube(
      [
        [-width / 2, tall - 6, depth / 2 - 4],
        [-width / 2 - 13, tall - 3, depth / 2 - 4],
        [-width / 2 - 13, tall - 3, 4 - depth / 2],
        [-width / 2, tall - 6, 4 - depth / 2],
      ],
      1.1,
      chrome,
      { bend: 4 },
    ),
  );
}

export const popcornMachines: Drawing = (look) => {
  const hasTrolley = look.variant % 2 === 1;
  const [width, depth, tall] = [sized(look, 42, 54), sized(look, 34, 42), sized(look, 62, 74)];
  const housing = painted(look.colour);
  const machine = cabinet(width, depth, tall, housing);
  if (!hasTrolley)
    return withDetail(group(feet(width - 2, depth - 2, 1.5, 2), at(machine, 0, 1.8, 0)), [0, tall * 0.6, depth / 2]);
  const high = 76;
  return withDetail(group(trolley(width + 12, depth + 5, high, housing), at(machine, 3, high - 0.1, 0)), [
    3,
    high + tall * 0.5,
    depth / 2,
  ]);
};
