import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, flat, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { arc, circle, moved, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import { type Vec } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledBlue,
  plastic,
  print,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const bar = (from: Vec, to: Vec, r: number, material: Material) => tube([from, to], r, material, { sides: 18 });

/** A pad on the origin, its face to the right and turned up by `lean`. */
function cushion(w: number, h: number, thick: number, leather: Material): Solid {
  const shape = rectangle(w, h, Math.min(w, h) * 0.3, 7);
  return turned(
    group(
      extrude(shape, thick, leather, thick * 0.32),
      at(extrude(rectangle(w - 4, h - 4, 4), 1.2, blackPowder), 0, 0, -thick / 2 - 0.4),
    ),
    { y: 90 },
  );
}

/** Kneeling chair for a seated massage: the guest sits on the right and leans to the left. */
function foldingChair(look: Look): Solid {
  const leather = moulded(look.colour);
  const frame = look.colour === 'black' ? aluminium : blackPowder;
  const z = sized(look, 13, 15);
  const ringShape = [...arc(13.5, 120, 420, 30), ...arc(7, 420, 120, 30)];
  const face = turned(
    group(
      extrude(ringShape, 6, leather, 1.9),
      at(extrude([...arc(11.6, 120, 420, 24), ...arc(8.6, 420, 120, 24)], 1, frame), 0, 0, -3.4),
    ),
    { y: 90 },
  );
  const foot = (x: number, w: number) =>
    group(
      bar([x, 2.6, -w / 2], [x, 2.6, w / 2], 2, frame),
      paired(at(turned(cylinder(2.7, 6, rubber, 0.6, 24), { x: 90 }), x, 2.7, w / 2 - 3), 'z'),
    );
  return group(
    foot(44, 46),
    foot(-44, 52),
    paired(bar([44, 3, z * 0.6], [-22, 92, z * 0.6], 1.7, frame), 'z'),
    paired(bar([-44, 3, z], [24, 54, z], 1.7, frame), 'z'),
    paired(bar([-44, 3, z * 0.6], [-30, 76, z * 0.6], 1.5, frame), 'z'),
    paired(at(turned(cylinder(2.2, 2.6, chrome, 0.4, 24), { x: 90 }), 5.4, 39.6, z), 'z'),
    bar([-22, 91, -z * 0.6], [-22, 91, z * 0.6], 1.7, frame),
    bar([22, 53, -z], [22, 53, z], 1.6, frame),
    at(turned(cushion(40, 27, 8, leather), { z: 68 }), 26, 58, 0),
    at(turned(cushion(26, 36, 7, leather), { z: 22 }), -10, 86, 0),
    paired(at(turned(cushion(15, 34, 7, leather), { z: 62 }), 5, 29, 14), 'z'),
    bar([5, 27, -18], [5, 27, 18], 1.4, frame),
    tube(path([-20, 90, 0, -30, 106, 0, -33, 116, 0]), 1.5, chrome, { bend: 5 }),
    at(turned(face, { z: 36 }), -30, 120, 0),
    at(turned(cushion(44, 20, 6, leather), { z: 86 }), -42, 84, 0),
    bar([-30, 75, 0], [-42, 81, 0], 1.6, frame),
    at(
      group(
        turned(cylinder(0.6, 4, chrome, 0, 16), { x: 90 }),
        at(turned(cylinder(2.2, 2.4, blackPlastic, 0.6, 24), { x: 90 }), 0, 0, 3),
      ),
      -24,
      95,
      1,
    ),
  );
}

/** One shell of the recliner's side, its profile with the front to +x. */
const sideShell = points([
  -52, 8, 34, 8, 42, 14, 44, 40, 40, 56, 28, 62, 4, 62, -14, 70, -34, 84, -48, 84, -58, 60, -60, 26,
]);

function legRest(leather: Material, shell: Material): Solid {
  const channel = group(
    at(box(34, 9, 9, leather, 3), 0, -4, -1),
    row(at(box(6, 40, 13, leather, 2.8), 0, -38, 1), 3, [17, 0, 0]),
    row(at(box(12, 36, 6, plastic([84, 86, 92], 0.7), 2), 0, -36, -2), 2, [17, 0, 0]),
    at(box(44, 40, 4, shell, 1.4), 0, -39, -6.4),
    at(box(42, 7, 20, leather, 2.6), 0, -44, 4),
  );
  return turned(channel, { x: -30 });
}

function electricChair(look: Look): Solid {
  const leather = moulded(look.colour);
  const shell = look.colour === 'white' ? greyPlastic : look.colour === 'black' ? darkPlastic : blackPlastic;
  const x = sized(look, 29, 32);
  const back = group(
    at(box(2 * x - 8, 68, 14, leather, 5), 0, 0, 0),
    paired(at(box(11, 46, 22, leather, 5), x - 8, 14, 4)),
    [10, 24, 38].map((y) => at(box(2 * x - 30, 12, 5, leather, 2.2), 0, y, 5.6)),
    at(box(36, 17, 9, leather, 4), 0, 52, 7),
    at(box(2 * x - 4, 70, 6, shell, 2.6), 0, 0, -8),
  );
  const pod = group(
    turned(extrude(sideShell, 12, shell, 2.6), { y: -90 }),
    at(box(11, 7, 42, leather, 3), 0, 59, 12),
    turned(at(decal(flat(moved(rectangle(34, 3, 1.4), 0, 0), print([206, 178, 122]))), -6, 36, 6), { y: 90 }),
    turned(at(decal(flat(rectangle(50, 1.2, 0.5), print([206, 178, 122]))), -6, 28, 6), { y: 90 }),
  );
  const remote = group(
    at(box(8, 14, 2.4, blackPlastic, 0.8), 0, 0, 0),
    at(
      decal(
        patch(6.6, 6, displayBlack, 0.5, 0, 3),
        patch(4.6, 0.8, ledBlue, 0, 0, 4),
        grid(circle(0.6), 3, 2, 1.8, 1.8, whiteInk),
      ),
      0,
      6.4,
      1.2,
    ),
  );
  return group(
    at(box(2 * x + 6, 6, 74, blackPowder, 2), 0, 2, -6),
    feet(2 * x + 4, 70, 3, 2.6),
    paired(at(pod, x + 4, 0, 0)),
    at(box(2 * x - 2, 34, 62, shell, 3), 0, 6, -6),
    at(box(2 * x - 4, 12, 52, leather, 4.4), 0, 36, 8),
    at(turned(back, { x: -30 }), 0, 40, -18),
    at(legRest(leather, shell), 0, 40, 36),
    at(turned(remote, { x: -24 }), x + 4, 65, 27),
    at(turned(cylinder(1.2, 5, chrome, 0.2, 20), { x: 0 }), x + 4, 62, 26),
    turned(at(decal(patch(20, 12, blackInk, 1), slots(17, 9, 6, greyInk, 0.3)), 0, 24, 37.1), { y: 180 }),
  );
}

export const massageChairs: Drawing = (look) =>
  look.variant % 2 === 0 ? withDetail(foldingChair(look), [-18, 96, 6]) : withDetail(electricChair(look), [18, 66, 10]);
