import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, ellipsoid } from '../../geometry/lathe.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  displayBlack,
  greyPlastic,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';

const liner = plastic([224, 229, 233], 0.5);
const ice = plastic([206, 228, 240], 0.1);
const snow = plastic([238, 244, 248], 0.9);
const blueHose = plastic([70, 120, 176], 0.5);

/** Heaped in the bin, piled up towards the back. */
function heap(width: number, depth: number, isFlake: boolean): Solid {
  const size = isFlake ? 2 : 3.3;
  const across = Math.floor(width / (size * 1.2));
  const pieces = Array.from({ length: across * 5 }, (_, i) => {
    const [column, line] = [i % across, Math.floor(i / across)];
    const x = ((column + 0.5 + 0.22 * Math.sin(i * 3.7)) / across - 0.5) * (width - size);
    const z = ((4.5 - line) / 5 - 0.5) * (depth - size);
    const bulge = Math.sqrt(Math.max(0, 1 - (2 * x) ** 2 / (width * 1.12) ** 2 - (z / depth + 0.06) ** 2 * 4));
    const y = isFlake ? 6.4 * bulge - 0.6 : line * 1.1 + 1.2 * Math.sin(i * 2.3);
    const cube = box(size, isFlake ? 0.7 : size, isFlake ? size * 0.8 : size, isFlake ? snow : ice, isFlake ? 0 : 0.5);
    return at(turned(cube, { x: (i * 37) % 50, y: (i * 53) % 90, z: (i * 29) % 40 }), x, y, z);
  });
  const mound = at(ellipsoid(width * 0.56, isFlake ? 7 : 3, depth * 0.5, isFlake ? snow : ice), 0, -0.6, -depth * 0.03);
  return group(mound, pieces);
}

/** Hangs from its upper edge at the origin, the outside to the front. */
function flap(width: number, height: number): Solid {
  return group(
    at(box(width, height, 2.4, steel, 0.6), 0, -height, 0),
    at(box(width - 3, height - 3, 0.8, liner, 0.3), 0, 1.5 - height, -1.4),
    at(box(width * 0.5, 3.4, 2.2, blackPlastic, 0.8), 0, 0.6 - height, 1.4),
    at(decal(patch(9, 2.2, blackInk, 0.3), patch(5.4, 0.5, redInk)), 0, -height * 0.4, 1.2),
  );
}

function waterInlet(width: number, depth: number): Solid {
  const hose = cable(
    [
      [width / 2 + 2, 14, -depth * 0.3],
      [width / 2 + 7, 12, -depth * 0.28],
      [width / 2 + 9, 3, -depth * 0.1],
      [width / 2 + 10, 1, depth * 0.2],
      [width / 2 + 14, 1, depth * 0.42],
    ],
    1,
    blueHose,
  );
  const end = tube(
    [
      [width / 2 + 13.4, 1.2, depth * 0.39],
      [width / 2 + 16, 1.2, depth * 0.5],
    ],
    1.3,
    brass,
    { sides: 6 },
  );
  const fitting = turned(cylinder(1.7, 3, brass, 0.2, 6), { z: -90 });
  const wheel = at(turned(cylinder(2.2, 1, redInk, 0.2, 28), { x: 90 }), width / 2 + 1.4, 14, -depth * 0.3 + 1.8);
  return group(at(fitting, width / 2 - 0.2, 14, -depth * 0.3), wheel, hose, end);
}

export const iceMachines: Drawing = (look) => {
  const isFlake = look.variant === 1;
  const width = sized(look, 38, 62);
  const depth = sized(look, 44, 56);
  const tall = isFlake ? sized(look, 62, 92) : sized(look, 54, 80);
  const [low, cap] = [tall * 0.46, tall * (isFlake ? 0.26 : 0.14)];
  const [back, front] = [-depth / 2, depth / 2];
  const lip = low + 3;
  const crown = front - depth * 0.3;
  const cheek = (thickness: number, material: Material) =>
    extrude(
      [
        [back, 0],
        [front, 0],
        [front, lip],
        [crown, tall - cap],
        [crown, tall],
        [back, tall],
      ],
      thickness,
      material,
    );
  const opening = Math.hypot(front - crown, tall - cap - lip);
  const lean = (Math.atan2(front - crown, tall - cap - lip) * 180) / Math.PI;
  const isOpen = look.variant !== 2;
  const bin = group(
    at(box(width - 2, low - 2, depth - 0.2, steel, 0.4), 0, 0, 0),
    at(box(width - 2, lip - low + 2.4, 1.4, steel, 0.4), 0, low - 2.2, front - 0.8),
    at(box(width - 2, tall - 1, 3, liner), 0, 0, back + 3),
    paired(at(turned(cheek(0.3, liner), { y: -90 }), width / 2 - 1.6, -0.3, -0.3)),
    at(heap(width - 6, depth - 9, isFlake), 0, low - 1, -1.4),
  );
  const head = group(
    at(box(width - 2, cap, crown - back - 0.3, steel, 0.4), 0, tall - cap, (crown + back) / 2),
    at(decal(patch(width * 0.56, Math.min(6.4, cap * 0.7), displayBlack, 0.6)), 0, tall - cap * 0.5, crown - 0.1),
    at(lamp(0.7, ledGreen), -width * 0.2, tall - cap * 0.5, crown),
    at(lamp(0.7, ledRed), -width * 0.12, tall - cap * 0.5, crown),
    at(rocker(3, 3.8, redInk), width * 0.18, tall - cap * 0.5, crown),
    at(decal(disc(1.2, whiteInk)), 0.6, tall - cap * 0.5, crown),
  );
  const body = group(
    paired(at(turned(cheek(1.4, steel), { y: -90 }), width / 2 - 0.7, 0, 0)),
    at(box(width - 0.6, tall - 0.4, 1.4, steel), 0, 0.2, back + 0.8),
    bin,
    head,
    at(turned(flap(width - 0.6, opening + 0.8), { x: isOpen ? -100 : -lean }), 0, tall - cap + 0.6, crown + 1),
    at(decal(slots(width * 0.7, low * 0.55, 9, blackInk, 0.42)), 0, low * 0.42, front - 0.05),
    at(box(width * 0.8, 1.2, 0.8, greyPlastic, 0.3), 0, low * 0.82, front),
    turned(at(decal(slots(width * 0.6, tall * 0.3, 8, blackInk, 0.4)), 0, tall * 0.4, front - 0.05), { y: 180 }),
    look.variant === 2 ? waterInlet(width, depth) : null,
  );
  return withDetail(group(feet(width - 4, depth - 4, 1.9, 5), at(body, 0, 4.8, 0)), [0, tall * 0.7, front * 0.5]);
};
