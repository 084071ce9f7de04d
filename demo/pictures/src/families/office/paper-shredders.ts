import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { castor, feet } from '../../geometry/fittings.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledAmber,
  ledBlue,
  ledGreen,
  ledRed,
  paint,
  print,
  redInk,
  smokedGlass,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';

const paper = paint([250, 250, 248], 1);
const shade = print([226, 228, 230]);

/** A printed sheet standing in the slot; y = 0 is its lower edge. */
function sheet(width: number, height: number): Solid {
  const lines = decal(slots(width * 0.74, height * 0.6, 9, greyInk, 0.28));
  return turned(group(box(width, height, 0.15, paper), at(lines, 0, height * 0.48, 0.08)), { x: -7 });
}

/** What lies in the bin: strips, or the small pieces of a finer cut. */
function shreds(width: number, height: number, depth: number, variant: number): Solid {
  const isStrip = variant === 2;
  const count = isStrip ? 40 : 130;
  const pieces = Array.from({ length: count }, (_, i) => {
    const x = (((i * 37) % count) / count - 0.5) * width * 0.9;
    const y = height * (0.15 + 0.7 * (((i * 23) % count) / count));
    const z = depth / 2 - 0.1 - ((i * 7) % 5) * 0.1;
    if (!isStrip) {
      const size = variant === 1 ? 0.8 : 1.5;
      return at(turned(box(size * 0.5, size * 1.8, 0.12, i % 4 === 0 ? shade : paper), { z: (i * 47) % 180 }), x, y, z);
    }
    const sway = 1.6 * Math.sin(i * 2.1);
    return tube(
      [
        [x, height, z],
        [x + sway, height * 0.6, z + 0.3],
        [x - sway, height * 0.35, z],
        [x + sway * 1.5, 1, z],
      ],
      0.22,
      i % 4 === 0 ? shade : paper,
      { bend: 2, sides: 5 },
    );
  });
  const lines = (w: number) => decal(grid(rectangle(0.4, height * 0.7), Math.floor(w / 1.1), 1, 1.1, 1, paper));
  const strips = isStrip
    ? group(
        at(turned(lines(width), { y: 180 }), 0, height * 0.4, 0.5 - depth / 2),
        paired(at(turned(lines(depth - 2), { y: 90 }), width / 2, height * 0.4, 0)),
      )
    : null;
  return group(box(width, height * 0.8, depth - 1, shade), pieces, strips);
}

function controls(width: number, variant: number): Solid {
  const touch = decal(
    patch(width * 0.44, 4, displayBlack, 0.8),
    group(
      disc(0.7, ledBlue, -width * 0.14, 0),
      disc(0.4, ledGreen, -width * 0.04, 0),
      disc(0.4, ledAmber, width * 0.04, 0),
      disc(0.4, ledRed, width * 0.12, 0),
    ),
  );
  const slide = group(
    decal(patch(width * 0.3, 2.6, displayBlack, 0.6)),
    at(box(2.6, 1.6, 1, greyPlastic, 0.3), width * 0.05, -0.8, 0.4),
    at(decal(disc(0.4, ledGreen)), -width * 0.1, 0, 0.05),
  );
  return variant === 2 ? slide : touch;
}

/** The cutting head: y = 0 is where it rests on the bin. */
function head(width: number, depth: number, tall: number, look: Look, housing: Material): Solid {
  const top = depth * 0.32;
  const profile = extrude(
    [
      [-depth / 2, 0],
      [depth / 2, 0],
      [depth / 2, tall * 0.4],
      [top, tall],
      [-depth / 2 + 1, tall],
      [-depth / 2, tall - 1],
    ],
    width,
    housing,
    0.7,
  );
  const slope = (Math.atan2(depth / 2 - top, tall * 0.6) * 180) / Math.PI;
  const slotWidth = Math.min(24, width * 0.7);
  const z = depth * 0.02;
  return group(
    turned(profile, { y: -90 }),
    at(box(slotWidth + 3, 0.7, 4, darkPlastic, 0.3), 0, tall - 0.2, z),
    at(box(slotWidth, 0.3, 1, blackInk), 0, tall + 0.4, z),
    at(sheet(21, 17), 0, tall - 1.4, z),
    look.variant === 1
      ? at(
          group(box(14, 0.6, 2.4, darkPlastic, 0.2), at(box(12.6, 0.3, 0.6, blackInk), 0, 0.5, 0)),
          0,
          tall - 0.2,
          depth * 0.22,
        )
      : null,
    at(turned(controls(width, look.variant), { x: -slope }), width * 0.12, tall * 0.7, (depth / 2 + top) / 2),
    at(
      turned(decal(patch(width * 0.2, 1.4, whiteInk, 0.3), patch(width * 0.12, 0.4, redInk)), { x: -slope }),
      -width * 0.3,
      tall * 0.7,
      (depth / 2 + top) / 2,
    ),
    turned(at(decal(slots(width * 0.5, tall * 0.5, 5, blackInk, 0.4)), 0, tall * 0.5, depth / 2), { y: 180 }),
  );
}

/** A cabinet with a bin to pull out and a window to see how full it is. */
function cabinetBin(width: number, depth: number, tall: number, look: Look, housing: Material): Solid {
  const door = group(
    at(box(width - 2.4, tall - 2.6, 1.6, darkPlastic, 0.6), 0, 1.2, depth / 2),
    at(shreds(width * 0.5, tall * 0.46, 3.2, look.variant), 0, tall * 0.14, depth / 2 - 0.1),
    at(patch(width * 0.54, tall * 0.52, smokedGlass), 0, tall * 0.38, depth / 2 + 1.7),
    at(frameAround(width * 0.56, tall * 0.54, housing), 0, tall * 0.38, depth / 2 + 1.4),
    at(box(width * 0.36, 2.4, 1.6, blackPlastic, 0.7), 0, tall * 0.8, depth / 2 + 0.8),
  );
  return group(
    box(width, tall, depth, housing, 0.8),
    door,
    paired(turned(at(decal(grid(circle(0.35), 5, 4, 1.6, 1.6, blackInk)), 0, tall * 0.75, width / 2), { y: 90 })),
  );
}

function frameAround(width: number, height: number, material: Material): Solid {
  return group(
    paired(at(box(1, height + 1, 1.2, material, 0.3), width / 2, -height / 2 - 0.5, 0)),
    paired(at(box(width, 1, 1.2, material, 0.3), 0, height / 2 - 0.5, 0), 'y'),
  );
}

/** A see-through basket under the head. */
function basketBin(width: number, depth: number, tall: number, look: Look): Solid {
  const side = (w: number) => patch(w, tall, smokedGlass);
  const post = at(box(1.4, tall, 1.4, darkPlastic, 0.4), width / 2 - 0.7, 0, depth / 2 - 0.7);
  return group(
    at(box(width, 2, depth, darkPlastic, 0.6), 0, 0, 0),
    paired(paired(post), 'z'),
    at(shreds(width - 3, tall * 0.9, depth - 3, look.variant), 0, 1.6, 0),
    paired(at(side(width - 2), 0, tall / 2, depth / 2 - 0.3), 'z'),
    paired(at(turned(side(depth - 2), { y: 90 }), width / 2 - 0.3, tall / 2, 0)),
    at(box(width, 1.6, depth, darkPlastic, 0.6), 0, tall - 1, 0),
    at(box(9, 2.4, 1, blackPlastic, 0.6), 0, tall * 0.86, depth / 2),
    turned(at(box(3, 2, 1, chrome, 0.3), 0, 1, depth / 2), { y: 180 }),
  );
}

export const paperShredders: Drawing = (look) => {
  const isMicro = look.variant === 1;
  const isStrip = look.variant === 2;
  const [width, depth] = [sized(look, 33, 44), sized(look, 23, 34)];
  const bin = isStrip ? 27 : sized(look, 32, 46);
  const tall = isStrip ? 9 : 13;
  const housing = moulded(look.colour);
  const low = isMicro ? 6 : 1.4;
  const stand = isMicro
    ? paired(paired(at(castor(6.2), width / 2 - 4, 0, depth / 2 - 4)), 'z')
    : feet(width - 3, depth - 3, 1.3, 1.6);
  const solid = group(
    stand,
    at(
      isStrip ? basketBin(width - 1.4, depth - 1.4, bin, look) : cabinetBin(width, depth, bin, look, housing),
      0,
      low,
      0,
    ),
    at(head(width + 0.8, depth + 0.8, tall, look, housing), 0, low + bin - 0.1, 0),
  );
  return withDetail(solid, [0, low + bin + tall * 0.8, depth * 0.4]);
};
