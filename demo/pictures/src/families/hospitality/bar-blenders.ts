import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { dial, feet, lamp } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { around, at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledBlue,
  ledGreen,
  plastic,
  redInk,
  tintedGlass,
  whiteInk,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const tritan = tintedGlass([214, 228, 234]);
const hood = tintedGlass([186, 200, 208]);
const smoothie = plastic([222, 96, 122], 0.4);

function jug(r: number, h: number): Solid {
  const wall = lathe(
    [
      [r * 0.66, 0],
      [r * 0.72, h * 0.1],
      [r * 0.86, h * 0.5],
      [r, h],
    ],
    tritan,
    40,
  );
  const drink = lathe(
    [
      [0, 0.2],
      [r * 0.64, 0.2],
      [r * 0.7, h * 0.1],
      [r * 0.83, h * 0.5],
      [r * 0.85, h * 0.58],
      [0, h * 0.58],
    ],
    smoothie,
    40,
  );
  const handle = tube(
    [
      [r * 0.9, h * 0.94, 0],
      [r * 1.6, h * 0.9, 0],
      [r * 1.45, h * 0.2, 0],
      [r * 0.78, h * 0.16, 0],
    ],
    r * 0.14,
    blackPlastic,
    { bend: r * 0.3 },
  );
  const blade = at(box(r * 0.5, 0.2, 0.9, chrome), r * 0.24, h * 0.62, 0);
  return group(
    cylinder(r * 0.78, h * 0.09, darkPlastic, 0.4, 40),
    around(blade, 4),
    at(drink, 0, h * 0.06, 0),
    at(wall, 0, h * 0.06, 0),
    at(turned(decal(slots(r * 0.3, h * 0.6, 9, greyInk, 0.14)), { x: 6.5 }), 0, h * 0.56, r * 0.9),
    handle,
    at(cylinder(r * 1.06, h * 0.09, blackPlastic, 0.5, 40), 0, h * 1.03, 0),
    at(cylinder(r * 0.42, h * 0.12, darkPlastic, 0.5, 32), 0, h * 1.1, 0),
  );
}

/** Clear hood around the jug, its front part hinged. */
function enclosure(width: number, height: number, depth: number): Solid {
  const edge = (w: number, h: number, d: number) => box(w, h, d, darkPlastic, 0.3);
  return group(
    paired(at(turned(patch(depth, height, hood), { y: 90 }), width / 2, height / 2, 0)),
    at(patch(width, height, hood), 0, height / 2, depth / 2),
    at(box(width, height, 0.6, blackPlastic, 0.2), 0, 0, -depth / 2),
    at(turned(patch(width, depth, hood), { x: -90 }), 0, height, 0),
    paired(at(edge(0.8, height, 0.8), width / 2, 0, depth / 2)),
    paired(at(edge(0.8, 0.8, depth), width / 2, height - 0.4, 0)),
    paired(at(edge(0.8, 0.8, depth), width / 2, 0, 0)),
    paired(at(edge(width, 0.8, 0.8), 0, height - 0.4, depth / 2), 'z'),
    at(edge(width, 1.2, 0.8), 0, 0, depth / 2),
    at(box(width * 0.4, 1.6, 1.4, blackPlastic, 0.5), 0, height * 0.1, depth / 2 + 0.4),
    paired(at(turned(cylinder(1.6, 0.8, greyPlastic, 0.2, 28), { z: -90 }), width / 2, height * 0.14, -depth * 0.36)),
  );
}

export const barBlenders: Drawing = (look) => {
  const width = sized(look, 19, 22);
  const hasHood = look.variant % 2 === 0;
  const [depth, tall] = [hasHood ? 24 : 21, hasHood ? 15 : 17];
  const [r, h] = [sized(look, 6.2, 7.2), sized(look, 21, 25)];
  const body = extrude(
    [
      [-depth / 2, 0],
      [depth / 2, 0],
      [depth / 2 - 0.2, 3],
      [depth / 2 - 3.4, tall],
      [1.4 - depth / 2, tall],
    ],
    width,
    moulded(look.colour),
    1,
  );
  const slope = (Math.atan2(3.2, tall - 3) * 180) / Math.PI;
  const panel = group(
    decal(patch(width * 0.82, tall * 0.62, displayBlack, 0.8)),
    hasHood
      ? group(
          at(decal(digits('12', 2.4, ledBlue)), 0, tall * 0.16, 0.05),
          at(decal(grid(rectangle(2.2, 1.3, 0.4), 4, 2, width * 0.18, 2, greyInk)), 0, -tall * 0.12, 0.05),
        )
      : group(
          at(dial(2.4, greyPlastic, 30, whiteInk), 0, 0, 0.05),
          at(lamp(0.5, ledGreen), -width * 0.3, 0, 0.05),
          at(decal(patch(2, 3, redInk, 0.4)), width * 0.3, 0, 0.05),
        ),
  );
  const solid = group(
    feet(width - 2, depth - 2, 1.3, 1.4),
    at(turned(body, { y: -90 }), 0, 1.2, 0),
    at(turned(panel, { x: -slope }), 0, 1.2 + 3 + (tall - 3) * 0.45, depth / 2 - 0.2 - 3.2 * 0.45),
    at(cylinder(r * 0.95, 1.2, blackPlastic, 0.3), 0, tall + 1, -1.4),
    at(turned(jug(r, h), { y: hasHood ? -35 : -18 }), 0, tall + 2, -1.4),
    hasHood ? at(enclosure(width - 1.4, h + 8, depth - 4.6), 0, tall + 1.1, -1) : null,
    turned(at(decal(slots(width * 0.6, 5, 6, blackInk, 0.4)), 0, 6, depth / 2 - 0.5), { y: 180 }),
  );
  return withDetail(solid, [0, tall * 0.8, depth / 2]);
};
