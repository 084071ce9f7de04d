import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { castor } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { around, at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  displayBlack,
  greyPlastic,
  ledBlue,
  ledGreen,
  ledRed,
  lcdBlue,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { pullBar, wireShelf } from './cold-display.ts';
import { gnPan } from './gn-pan.ts';

const liner = plastic([232, 235, 237], 0.5);
const lettuce = plastic([112, 164, 70], 0.8);
const carrot = plastic([232, 130, 48], 0.8);

interface Cabinet {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Hinged on its left edge at x = 0. */
function door(width: number, height: number, grip: number): Solid {
  return group(
    at(box(width - 0.5, height - 0.5, 5.6, steel, 0.8), width / 2, 0.25, 0),
    at(box(width - 2.4, height - 2.4, 1, greyPlastic, 0.3), width / 2, 1.2, -3),
    at(pullBar(grip, 1.1), width - 5, height * 0.5, 2.7),
    row(at(box(1.6, 5, 1.6, chrome, 0.4), 0.8, height / 2 - 2.5, 2.6), 2, [0, height - 9, 0]),
    at(turned(cylinder(1.1, 0.6, chrome, 0.15, 24), { x: 90 }), width - 5, height * 0.5 - grip * 0.7, 2.7),
  );
}

/** Open at the front; y = 0 is its floor. */
function carcass({ width, height, depth }: Cabinet): Solid {
  return group(
    at(box(width, height, 4, steel, 0.5), 0, 0, 2 - depth / 2),
    paired(at(box(4, height, depth, steel, 0.5), width / 2 - 2, 0, 0)),
    at(box(width, 4, depth - 0.2, steel, 0.5), 0, 0, 0),
    at(box(width, 22, depth - 0.2, steel, 0.5), 0, height - 22, 0),
    at(box(width - 6, height - 8, 0.4, liner), 0, 3, 4.2 - depth / 2),
    paired(at(box(0.4, height - 25, depth - 4, liner), width / 2 - 4.1, 4, 0)),
  );
}

function stock(width: number, depth: number, height: number): Solid {
  const levels = [0.12, 0.36, 0.6, 0.82].map((t, i) => {
    const pans = [-0.24, 0.24].map((x) => at(gnPan(width * 0.42, depth * 0.7, 9), width * x, 9.4, 0));
    const food = at(box(width * 0.86, 5, depth * 0.6, i % 2 === 0 ? lettuce : carrot, 2), 0, 2, 0);
    return at(group(wireShelf(width, depth, 12), ...(i < 3 ? [...pans, food] : [])), 0, height * t, 0);
  });
  return group(levels);
}

function snowflake(r: number): Solid {
  const branch = group(
    patch(r * 0.14, r, whiteInk, 0, 0, r * 0.5),
    paired(turned(patch(r * 0.12, r * 0.4, whiteInk, 0, 0, r * 0.2), { z: 50 })),
  );
  return decal(disc(r * 1.5, lcdBlue), around(branch, 6, 'z'));
}

function headPanel(width: number, isFreezer: boolean): Solid {
  return group(
    decal(patch(Math.min(width * 0.56, 38), 9, displayBlack, 1)),
    at(decal(digits(isFreezer ? '-18' : '3', 4.6, isFreezer ? ledBlue : ledRed)), 0, 0, 0.05),
    at(decal(disc(0.8, ledGreen)), -12, 0, 0.05),
    at(decal(disc(0.8, whiteInk)), 12, 0, 0.05),
    at(decal(patch(10, 2.6, blackInk, 0.4), patch(6, 0.6, redInk)), -width * 0.5 + 11, -5, 0),
    isFreezer ? at(snowflake(3), width * 0.5 - 9, 0, 0) : null,
  );
}

export const refrigeratedCabinets: Drawing = (look) => {
  const isDouble = look.variant === 1;
  const isFreezer = look.variant === 2;
  const width = isDouble ? sized(look, 118, 144) : sized(look, 60, 74);
  const cabinet = { width, height: sized(look, 172, 184), depth: sized(look, 62, 78) };
  const { height, depth } = cabinet;
  const front = depth / 2;
  const leaf = isDouble ? width / 2 : width;
  const tall = height - 22;
  const single = isFreezer
    ? group(
        at(door(leaf, tall / 2, 24), -leaf / 2, 0, front + 2.6),
        at(door(leaf, tall / 2, 24), -leaf / 2, tall / 2, front + 2.6),
      )
    : at(door(leaf, tall, 38), -leaf / 2, 0, front + 2.6);
  const twin = group(
    at(turned(door(leaf, tall, 38), { y: -68 }), -leaf, 0, front + 2.6),
    at(mirrored(door(leaf, tall, 38)), leaf, 0, front + 2.6),
    at(box(3, tall, depth - 4, liner, 0.4), 0, 0, 0),
    at(stock(leaf - 10, depth - 12, tall), -leaf / 2, 4, 0),
  );
  const leg = group(cylinder(2.4, 3, rubber, 0.4, 28), at(cylinder(1.9, 12, steel, 0.2, 28), 0, 2, 0));
  const stands = isFreezer ? castor(13.4) : leg;
  const body = group(
    carcass(cabinet),
    isDouble ? twin : single,
    at(headPanel(width, isFreezer), 0, height - 11, front),
    at(decal(slots(width * 0.7, 4, 3, blackInk, 0.4)), 0, height - 19, front),
    turned(at(decal(slots(width * 0.6, 26, 12, blackInk, 0.4)), 0, height - 20, front), { y: 180 }),
    turned(at(box(8, 5, 2, blackPlastic, 0.6), width * 0.3, 10, front), { y: 180 }),
  );
  const solid = group(paired(paired(at(stands, width / 2 - 7, 0, front - 7)), 'z'), at(body, 0, 13.2, 0));
  return withDetail(solid, [0, height * 0.85, front]);
};
