import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, ring, slots } from '../../geometry/decal.ts';
import { bowHandle, dial, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  ledAmber,
  ledGreen,
  plastic,
  redInk,
  rubber,
  steel,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { drainTap } from './drain-tap.ts';
import { gnLid, gnPan, panHoles } from './gn-pan.ts';

const tomatoSauce = plastic([196, 78, 44], 0.25);
const gravy = plastic([138, 86, 50], 0.25);

const bainMaries: Drawing = (look) => {
  const hasTap = look.variant % 2 === 0;
  const pans = hasTap ? 3 : 4;
  const width = hasTap ? sized(look, 40, 56) : sized(look, 50, 66);
  const [depth, tall] = [54, 22];
  const deep = sized(look, 10, 14);
  const pan = { width: (width - 3.4) / pans, depth: depth - 6 };
  const inset = Array.from({ length: pans }, (_, i) => {
    const isOpen = i === 0;
    const x = (i - (pans - 1) / 2) * pan.width;
    const filling = at(box(pan.width - 3, 0.4, pan.depth - 3, hasTap ? tomatoSauce : gravy), 0, -deep * 0.35, 0);
    const open = group(gnPan(pan.width - 0.2, pan.depth, deep), filling);
    const shut = group(
      gnPan(pan.width - 0.2, pan.depth, deep),
      gnLid(pan.width - 0.4, pan.depth - 0.2, aluminium, chrome),
    );
    return at(isOpen ? open : shut, x, tall + 0.6, -0.6);
  });
  const panel = group(
    decal(patch(width * 0.44, 7.6, displayBlack, 0.7)),
    at(dial(2.3, blackPlastic, -40, greyInk), -width * 0.12, 0, 0.05),
    at(lamp(0.5, ledGreen), width * 0.04, 1.2, 0.05),
    at(lamp(0.5, ledAmber), width * 0.04, -1.2, 0.05),
    at(rocker(2.2, 3.4, redInk), width * 0.14, 0, 0.05),
  );
  const edge = group(
    paired(at(box(width + 0.8, 1, 3.4, steel, 0.3), 0, tall - 0.6, depth / 2 - 1.4), 'z'),
    paired(at(box(2, 1, depth + 0.8, steel, 0.3), width / 2 - 0.6, tall - 0.6, 0)),
  );
  const body = group(
    box(width, tall - deep, depth, steel, 0.5),
    paired(at(box(0.8, tall, depth, steel, 0.3), width / 2 - 0.4, 0, 0)),
    paired(at(box(width, tall, 0.8, steel, 0.3), 0, 0, depth / 2 - 0.4), 'z'),
    edge,
    inset,
    at(panel, -width * 0.2, tall * 0.52, depth / 2),
    at(decal(patch(8, 2.2, blackInk, 0.3), patch(5, 0.5, redInk)), width * 0.28, tall * 0.72, depth / 2),
    hasTap ? at(drainTap(), width * 0.28, tall * 0.26, depth / 2) : null,
    paired(at(turned(bowHandle(11, 2.8, 0.65, blackPlastic), { y: 90 }), width / 2, tall * 0.66, 0)),
    turned(at(decal(slots(width * 0.5, 6, 6, blackInk, 0.4)), 0, tall * 0.45, depth / 2), { y: 180 }),
  );
  return withDetail(group(feet(width - 2, depth - 2, 1.8, 4), at(body, 0, 3.8, 0)), [
    -width * 0.2,
    tall * 0.8,
    depth / 2,
  ]);
};

/** A ladle leaning out of the pot's notch, its bowl hidden inside. */
function ladle(r: number, h: number): Solid {
  return tube(
    [
      [r * 0.6, h * 0.6, 0],
      [r * 0.98, h + 2, 0],
      [r * 1.12, h + 10, 0],
      [r * 1.26, h + 10.4, 0],
      [r * 1.34, h + 8.6, 0],
    ],
    0.5,
    chrome,
    { bend: 1.2 },
  );
}

function kettleBody(r: number, h: number, isSteel: boolean, shell: Material): Solid {
  return lathe(
    [
      [0, 0],
      [r * 0.88, 0],
      [r * 0.94, 1],
      ...(isSteel
        ? ([[r, 2.4]] as const)
        : ([
            [r * 1.02, h * 0.3],
            [r * 1.03, h * 0.62],
          ] as const)),
      [r, h],
      [0, h],
    ],
    shell,
    72,
  );
}

function kettleLid(r: number, isSteel: boolean): Solid {
  return lathe(
    [
      [r * 0.98, 0],
      [r * 0.98, 0.7],
      [r * 0.86, 2],
      [r * 0.55, 3.7],
      [r * 0.25, 4.6],
      [0, 4.9],
    ],
    isSteel ? steel : chrome,
    72,
  );
}

function kettleRim(r: number): Solid {
  return lathe(
    [
      [r * 0.9, 0],
      [r * 1.06, 0],
      [r * 1.08, 0.6],
      [r * 1.06, 1.3],
      [r * 0.9, 1.4],
    ],
    chrome,
    72,
  );
}

function kettleConsole(trim: Material): Solid {
  return group(
    at(box(13, 8.4, 4, trim, 1), 0, -4.2, -1),
    at(dial(2.2, darkPlastic, -40, greyInk), -2.2, 0, 1),
    at(decal(ring(3.9, 0.25, redInk, -45, 30)), -2.2, 0, 1),
    at(lamp(0.5, ledAmber), 3.8, 1.4, 1),
    at(decal(slots(2.6, 1.6, 3, greyInk, 0.3)), 3.8, -1.6, 1),
  );
}

const soupKettles: Drawing = (look) => {
  const r = sized(look, 14.5, 18);
  const h = sized(look, 23, 28);
  const isSteel = look.variant % 2 === 1;
  const shell = isSteel ? steel : painted(look.colour);
  const trim = isSteel && look.colour !== 'silver' ? moulded(look.colour) : blackPlastic;
  const body = kettleBody(r, h, isSteel, shell);
  const lid = kettleLid(r, isSteel);
  const rim = kettleRim(r);
  const console = kettleConsole(trim);
  const grip = paired(at(box(3, 2.6, 8, trim, 1), r * 1.06, h * 0.78, 0));
  const solid = group(
    feet(r * 1.5, r * 1.5, 1.3, 1.8),
    at(
      lathe(
        [
          [r * 0.9, 0],
          [r * 1.03, 0.2],
          [r * 1.03, 2.6],
          [r * 0.9, 2.8],
        ],
        trim,
        72,
      ),
      0,
      1.6,
      0,
    ),
    at(group(body, at(rim, 0, h - 0.3, 0), at(lid, 0, h + 1, 0), grip, at(console, 0, h * 0.3, r)), 0, 1.6, 0),
    at(group(cylinder(2.2, 0.6, darkPlastic, 0.2), at(cylinder(0.9, 1.4, darkPlastic), 0, 0.3, 0)), 0, h + 7.2, 0),
    at(cylinder(2.4, 2.2, darkPlastic, 0.9, 32), 0, h + 8.4, 0),
    turned(ladle(r, h), { y: 38 }),
    cable(
      [
        [0, 4, -r],
        [2, 3, -r - 3],
        [7, 0.5, -r - 6],
        [15, 0.5, -r - 5],
      ],
      0.4,
      rubber,
    ),
  );
  return withDetail(solid, [0, h * 0.4, r]);
};

const gnContainers: Drawing = (look) => {
  const width = sized(look, 40, 53);
  const depth = 32.5;
  const deep = look.variant === 1 ? 6.5 : sized(look, 8, 15);
  const shell = painted(look.colour);
  const hasLid = look.variant === 2;
  const isClear = look.colour === 'transparent';
  const label = at(
    decal(patch(6, 1.5, greyInk, 0.2), patch(3, 0.25, blackInk)),
    -width * 0.3,
    deep * 0.25,
    depth / 2 - 1.5,
  );
  const solid = group(
    at(gnPan(width, depth, deep, shell), 0, deep, 0),
    look.variant === 1 ? at(panHoles(width, depth, deep), 0, deep, 0) : null,
    hasLid ? at(gnLid(width, depth, isClear ? shell : aluminium, isClear ? shell : chrome), 0, deep + 0.1, 0) : null,
    look.variant === 1 ? null : label,
  );
  return withDetail(solid, [width * 0.3, deep, depth * 0.3]);
};

export const keepingWarm = {
  'bain-maries': bainMaries,
  'soup-kettles': soupKettles,
  'gn-containers': gnContainers,
} satisfies Record<string, Drawing>;
