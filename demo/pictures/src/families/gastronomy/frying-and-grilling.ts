import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, dial, feet, lamp, wireBasket } from '../../geometry/fittings.ts';
import { at, group, mirrored, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  displayBlack,
  greyInk,
  ledAmber,
  ledGreen,
  ledRed,
  oil,
  redInk,
  steel,
} from '../../material.ts';
import { contactGrills } from './contact-grills.ts';
import { drainTap } from './drain-tap.ts';
import { fryerBaskets } from './fryer-baskets.ts';

interface Fryer {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

function basket({ width, depth, height }: Fryer): Solid {
  const front = depth / 2;
  const handle = tube(
    [
      [0, height * 0.56, front - 3],
      [0, height + 1.5, front - 2.6],
      [0, height + 5, front + 10],
    ],
    0.42,
    chrome,
    { bend: 2.5 },
  );
  const grip = tube(
    [
      [0, height + 3.3, front + 4.6],
      [0, height + 6, front + 13],
    ],
    1.05,
    blackPlastic,
    { sides: 20 },
  );
  return group(at(wireBasket(width - 6, height * 0.55, depth - 7, 11, chrome), 0, height * 0.5, 0), handle, grip);
}

function controlHead({ width, depth, height }: Fryer, hasDisplay: boolean): Solid {
  const head = at(box(width - 0.6, height + 11, 9, steel, 0.7), 0, 2, -depth / 2 - 3.2);
  const face = -depth / 2 + 1.3;
  const panel = at(decal(patch(width - 3.2, 8.4, displayBlack, 0.8)), 0, height + 7.6, face);
  const thermostat = at(dial(2.1, blackPlastic, -40, greyInk), -width * 0.2, height + 7.4, face + 0.1);
  const right = hasDisplay
    ? at(decal(patch(7, 3.6, displayBlack, 0.3), digits('190', 2.2, ledRed)), width * 0.22, height + 8.4, face + 0.1)
    : at(dial(2.1, blackPlastic, 70, greyInk), width * 0.2, height + 7.4, face + 0.1);
  const lamps = [at(lamp(0.5, ledGreen), 0, height + 9, face), at(lamp(0.5, ledAmber), 0, height + 6.4, face)];
  const vents = turned(at(decal(slots(width * 0.6, 6, 6, blackInk)), 0, height + 6, depth / 2 + 7.7), { y: 180 });
  return group(head, panel, thermostat, right, lamps, vents);
}

function basin(fryer: Fryer): Solid {
  const { width, depth, height } = fryer;
  const lip = 1.4;
  const across = at(box(width + 0.8, 0.7, lip, steel, 0.25), 0, height + 1.6, depth / 2 - lip / 2 + 0.4);
  const side = at(box(lip, 0.7, depth + 0.8, steel, 0.25), width / 2 - lip / 2 + 0.4, height + 1.6, 0);
  const handle = at(turned(bowHandle(9, 2.6, 0.65, blackPlastic), { y: 90 }), width / 2, height * 0.72, 0);
  return group(
    at(tray(width, height, depth, 0.8, steel), 0, 2, 0),
    at(box(width - 2, 0.4, depth - 2, oil), 0, height * 0.72, 0),
    paired(across, 'z'),
    paired(side),
    paired(handle),
    at(
      decal(patch(8, 2.2, blackInk, 0.3), patch(5, 0.5, redInk, 0, 0, 0), patch(1.1, 1.1, greyInk, 0.5, -3, 0)),
      0,
      height * 0.6,
      depth / 2,
    ),
  );
}

function lid({ width, depth, height }: Fryer): Solid {
  const grip = at(turned(bowHandle(8, 2.4, 0.6, blackPlastic), { x: -90 }), 0, height + 3.6, 0);
  return group(at(box(width - 0.4, 1.3, depth - 0.6, steel, 0.6), 0, height + 2.3, 0), grip);
}

function fryerUnit(fryer: Fryer, look: Look, isCovered: boolean): Solid {
  return group(
    feet(fryer.width - 2, fryer.depth - 2, 1.5, 2.1),
    basin(fryer),
    controlHead(fryer, look.variant === 3 || look.size > 0.7),
    isCovered ? lid(fryer) : basket(fryer),
    look.variant === 2 ? at(drainTap(), 0, 5.4, fryer.depth / 2) : null,
  );
}

const deepFryers: Drawing = (look) => {
  const fryer = { width: sized(look, 21, 29), depth: sized(look, 30, 36), height: sized(look, 16, 20) };
  const detail = [0, fryer.height + 5, 0] as const;
  if (look.variant !== 1) return withDetail(fryerUnit(fryer, look, false), detail);
  const step = fryer.width + 1.6;
  const left = at(fryerUnit(fryer, look, false), -step / 2, 0, 0);
  const right = at(mirrored(fryerUnit(fryer, look, true)), step / 2, 0, 0);
  const tie = row(at(box(2.2, 1, 2, steel), 0, 8, 0), 2, [0, 0, fryer.depth * 0.8]);
  return withDetail(group(left, right, tie), [-step / 2, fryer.height + 5, 0]);
};

export const fryingAndGrilling = {
  'deep-fryers': deepFryers,
  'contact-grills': contactGrills,
  'fryer-baskets': fryerBaskets,
} satisfies Record<string, Drawing>;
