import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { rocker } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { arc, circle, moved } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Point, Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  castIron,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  greyPlastic,
  ledGreen,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const redPart: Material = { ...blackPlastic, colour: [200, 44, 40] };

/** Guide bar and chain pointing to -x, its root at x = 0, its middle at y = 0. */
function bar(length: number): Solid {
  const h = 3.2;
  const outline = (grow: number): readonly Point[] => [
    [4, -h * 0.8 - grow],
    [4, h * 0.8 + grow],
    [-length * 0.5, h + grow],
    ...moved(arc(h * 0.9 + grow, 90, 270, 14), -length + h, 0),
    [-length * 0.5, -h - grow],
  ];
  const rim = outline(0.35);
  const cutters = rim.flatMap((a, i): Solid[] => {
    const b = rim[(i + 1) % rim.length] ?? a;
    const span = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    if (i === 0) return [];
    const count = Math.max(1, Math.round(span / 1.9));
    return Array.from({ length: count }, (_, k) => {
      const t = (k + 0.5) / count;
      return at(
        turned(at(box(1, 1.5, 0.75, chrome, 0.1), 0, -0.75, 0), { z: angle }),
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        0,
      );
    });
  });
  const chain = tube(
    [...rim.slice(1), ...rim.slice(0, 1)].map(([x, y]): Vec => [x, y, 0]),
    0.45,
    darkSteel,
    { sides: 8 },
  );
  const marks = paired(
    at(decal(patch(length * 0.34, 2, blackInk, 0.4), patch(length * 0.28, 0.6, whiteInk)), -length * 0.45, 0, 0.25),
    'z',
  );
  return group(extrude(outline(0), 0.5, steel, 0.08), chain, cutters, marks);
}

/** The bow over the body the left hand holds, and the guard before it. */
function frontHandle(x: number, h: number, w: number, finish: Material): Solid {
  const bow = tube(
    path([
      x + 2,
      3,
      w / 2,
      x,
      h * 0.6,
      w / 2 + 2,
      x - 1,
      h + 5,
      w * 0.3,
      x - 1,
      h + 5,
      -w * 0.4,
      x,
      h * 0.5,
      -w / 2 - 2,
      x + 2,
      3,
      -w / 2,
    ]),
    1.15,
    finish,
    { bend: 4 },
  );
  const guard = at(
    extrude(points([-0.6, 0, 0.9, 0, 0.3, 9, -2, 12, -3, 12, -1.2, 8]), w * 0.8, blackPlastic, 0.3),
    x - 5,
    h - 3,
    -w * 0.04,
  );
  return group(bow, guard);
}

function rearHandle(x: number, h: number, finish: Material): Solid {
  const loop = tube(
    path([x - 2, h * 0.86, 0, x + 10, h * 0.84, 0, x + 14, h * 0.5, 0, x + 12, 2, 0, x - 2, 1.6, 0]),
    1.7,
    finish,
    { bend: 5 },
  );
  const grip = tube(path([x + 1, h * 0.855, 0, x + 9, h * 0.842, 0]), 2, rubber);
  const trigger = at(box(3, 2.6, 1, blackPlastic, 0.4), x + 5, h * 0.62, 0);
  return group(loop, grip, trigger, at(box(3, 1, 1.2, redPart, 0.3), x + 5, h * 0.94, 0));
}

function starter(r: number): Solid {
  return group(
    turned(cylinder(r, 2.4, darkPlastic, 0.7), { x: 90 }),
    at(around(decal(patch(0.8, r * 0.5, blackInk, 0.3, 0, r * 0.6)), 14, 'z'), 0, 0, 2.42),
    at(turned(cylinder(r * 0.24, 0.8, greyPlastic, 0.2, 28), { x: 90 }), 0, 0, 2.2),
  );
}

function drive(look: Look, h: number, w: number): Solid {
  const front = w / 2;
  if (look.variant === 0) {
    return group(
      at(starter(h * 0.36), 4, h * 0.46, front - 0.4),
      at(tube(path([-2.4, 0, 0, 2.4, 0, 0]), 0.8, blackPlastic), 4, h * 0.9, front + 1.4),
      at(box(1, 2.6, 1.6, blackPlastic, 0.3), 4, h * 0.78, front + 1),
      [-6, 13].map((x) => at(turned(cylinder(2, 1.6, blackPlastic, 0.4, 12), { x: 90 }), x, 3.6, front - 0.2)),
      at(box(9, 6, w * 0.6, castIron, 0.6), -9, h * 0.3, 0),
    );
  }
  const vents = at(decal(slots(9, h * 0.4, 6, blackInk)), 3, h * 0.44, front);
  if (look.variant === 1) {
    const cord = cable(path([25, 4, 0, 31, 2, 1, 36, 0.8, 6, 33, 0.6, 13, 24, 0.6, 15]), 0.6, rubber);
    return group(
      vents,
      cord,
      tube(path([23, 5, 0, 27, 3.4, 0]), 1.2, rubber),
      at(turned(cylinder(1.8, 1.4, blackPlastic, 0.4, 12), { x: 90 }), -6, 3.6, front - 0.2),
    );
  }
  const pack = group(
    at(box(9, h * 0.6, w * 0.9, darkPlastic, 0.8), 0, 0, 0),
    at(box(9.2, 1.6, w * 0.92, redPart, 0.3), 0, h * 0.44, 0),
    at(decal(grid(circle(0.4, 12), 4, 1, 1.3, 0, ledGreen)), 0, h * 0.3, w * 0.45),
    at(decal(slots(6, 2, 2, greyInk)), 0, h * 0.14, w * 0.45),
  );
  return group(
    at(decal(slots(6, h * 0.4, 6, blackInk)), -3, h * 0.44, front),
    at(pack, 9, h * 0.52, 0),
    at(rocker(1.6, 2.4, redInk), 3.4, h * 0.3, front),
  );
}

export const chainsaws: Drawing = (look) => {
  const length = sized(look, 34, 52);
  const [h, w] = [sized(look, 17, 20), look.variant === 0 ? 15 : 12];
  const body = moulded(look.colour);
  const dark = look.colour === 'black' ? darkPlastic : blackPlastic;
  const side = points([-13, 2, 15, 0.6, 16, h * 0.6, 13, h * 0.9, 3, h, -6, h * 0.94, -12, h * 0.66]);
  const sprocket = points([-12, 1, 4, 0, 7, h * 0.3, 4, h * 0.56, -10, h * 0.6, -13, h * 0.34]);
  const cover = group(
    at(extrude(sprocket, 3, dark, 0.5), 0, 0, w / 2 + 1.2),
    [-5, 0].map((x) => at(turned(cylinder(0.9, 1, chrome, 0.1, 6), { x: 90 }), x, h * 0.3, w / 2 + 2.4)),
    at(decal(patch(6, 1.4, greyInk, 0.3), patch(4.6, 0.4, whiteInk)), -3.4, h * 0.46, w / 2 + 2.7),
  );
  const spikes = [0.14, 0.3, 0.46].map((t) =>
    at(extrude(points([0, -1.2, 0, 1.2, -2.6, 0]), 0.6, steel), -12.8, h * t, w * 0.24),
  );
  const back = look.variant === 2 ? 18 : 13;
  const solid = group(
    extrude(side, w, body, 1.2),
    at(bar(length), -11, h * 0.3, w / 2 - 1),
    cover,
    spikes,
    frontHandle(-3, h, w + 4, dark),
    rearHandle(back, h, look.colour === 'black' ? darkPlastic : body),
    look.variant === 2 ? at(box(8, h * 0.5, w * 0.8, body, 0.8), 15, 0.6, 0) : null,
    drive(look, h, w),
    at(
      decal(
        patch(9, 2.4, whiteInk, 0.3),
        patch(1.6, 1.6, redInk, 0.2, -3, 0),
        at(slots(4.6, 1.2, 2, blackInk), 1, 0, 0),
      ),
      7,
      h * 0.78,
      w / 2,
    ),
  );
  return withDetail(turned(at(solid, length * 0.3, 0.4, 0), { y: 10 }), [length * 0.3, h * 0.6, w / 2]);
};
