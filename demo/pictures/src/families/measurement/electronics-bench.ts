import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, grid, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, knob, rocker } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import type { Point } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  glow,
  greyInk,
  greyPlastic,
  ledAmber,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  print,
  redInk,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { multimeters } from './electronics-bench-multimeters.ts';
import { instrument } from './electronics-bench-housing.ts';
import { solderingStations } from './electronics-bench-soldering.ts';
import { handCase, leaning } from './handset.ts';

const redPlastic = plastic([196, 40, 40], 0.5);
const greenPlastic = plastic([40, 134, 78], 0.5);
const yellowTrace = glow([255, 214, 66]);
const gridInk = print([70, 82, 96]);

/** A binding post facing the front. */
function bindingPost(material: Material): Solid {
  return group(
    turned(cylinder(1.05, 0.5, material, 0.1, 28), { x: 90 }),
    turned(cylinder(0.5, 1, chrome, 0, 20), { x: 90 }),
    at(turned(cylinder(0.85, 1.4, material, 0.15, 10), { x: 90 }), 0, 0, 0.9),
  );
}

function channel(w: number, h: number, volts: string, amperes: string): Solid {
  const window = (text: string, y: number, material: Material) =>
    at(
      group(
        decal(patch(w * 0.8, h * 0.17, displayBlack, 0.3), at(digits(text, h * 0.1, material), -w * 0.04, 0, 0)),
        at(decal(patch(w * 0.05, h * 0.03, material, 0, w * 0.33, -h * 0.04)), 0, 0, 0.05),
      ),
      0,
      y,
      0,
    );
  const knobs = row(at(knob(w * 0.12, blackPlastic, -30), 0, h * 0.0, 0.05), 2, [w * 0.42, 0, 0]);
  return group(
    window(volts, h * 0.36, ledRed),
    window(amperes, h * 0.17, ledGreen),
    knobs,
    at(row(at(knob(w * 0.12, blackPlastic, 50), 0, -h * 0.17, 0.05), 2, [w * 0.42, 0, 0]), 0, 0, 0),
    at(
      decal(patch(w * 0.28, h * 0.015, whiteInk), at(patch(w * 0.28, h * 0.015, whiteInk), 0, h * 0.17, 0)),
      0,
      -h * 0.265,
      0,
    ),
    at(bindingPost(blackPlastic), -w * 0.28, -h * 0.36, 0),
    at(bindingPost(greenPlastic), 0, -h * 0.36, 0),
    at(bindingPost(redPlastic), w * 0.28, -h * 0.36, 0),
  );
}

const laboratoryPowerSupplies: Drawing = (look) => {
  const isDouble = look.variant % 2 === 1;
  const [h, d] = [sized(look, 15, 17), sized(look, 22, 30)];
  const w = isDouble ? sized(look, 23, 26) : sized(look, 11, 14);
  const one = isDouble ? w * 0.44 : w * 0.94;
  const controls = isDouble
    ? group(
        at(channel(one, h, '30.00', '5.000'), -w * 0.245, 0, 0),
        at(channel(one, h, '12.00', '2.500'), w * 0.245, 0, 0),
        at(decal(patch(0.12, h * 0.82, greyInk)), 0, 0, 0),
        at(rocker(1.6, 2.2, redInk), 0, -h * 0.36, 0),
      )
    : channel(one, h, '15.00', '3.000');
  const handle = at(turned(bowHandle(d * 0.5, 2.4, 0.7, blackPlastic), { x: -90, y: 90 }), 0, h + 1.2, 0);
  return withDetail(group(instrument(w, h, d, look.colour, controls), handle), [0, h * 0.7, d / 2]);
};

/** A lit line through the screen. */
function trace(width: number, wave: (t: number) => number, material: Material): Solid {
  const line = Array.from({ length: 61 }, (_, i): Point => [(i / 60 - 0.5) * width, wave(i / 60)]);
  const thick = width * 0.015;
  return flat([...line, ...line.toReversed().map(([x, y]): Point => [x, y + thick])], material);
}

function screen(w: number, h: number): Solid {
  const lines = group(
    row(patch(0.06, h * 0.86, gridInk), 9, [w * 0.098, 0, 0]),
    row(patch(w * 0.9, 0.06, gridInk), 7, [0, h * 0.12, 0]),
  );
  return decal(
    patch(w, h, displayBlack, 0.4),
    lines,
    group(
      trace(w * 0.88, (t) => h * (0.14 + 0.2 * Math.sin(t * 19)), yellowTrace),
      at(
        trace(w * 0.88, (t) => h * (-0.2 + 0.13 * Math.tanh(9 * Math.sin(t * 12.6))), ledBlue),
        0,
        0,
        0.04,
      ),
    ),
    group(
      patch(w * 0.14, h * 0.05, ledGreen, 0, -w * 0.37, h * 0.45),
      patch(w * 0.3, h * 0.03, ledAmber, 0, w * 0.1, h * 0.45),
    ),
  );
}

function bnc(): Solid {
  return group(
    turned(cylinder(0.95, 0.3, chrome, 0.05, 24), { x: 90 }),
    turned(cylinder(0.62, 1.3, chrome, 0.08, 24), { x: 90 }),
    at(decal(disc(0.42, blackInk), disc(0.14, whiteInk)), 0, 0, 1.3),
  );
}

function benchScope(look: Look): Solid {
  const [w, h, d] = [sized(look, 30, 35), sized(look, 15, 17), sized(look, 10, 13)];
  const keys = grid(rectangle(1.5, 0.7, 0.2), 1, 5, 1, h * 0.13, greyInk);
  const inks = [yellowTrace, ledBlue, ledRed, ledGreen];
  const inputs = inks.map((ink, i) =>
    at(
      group(bnc(), decal(patch(1.6, 0.3, ink, 0, 0, 1.5)), at(knob(0.75, greyPlastic, 20, blackInk), 0, h * 0.3, 0)),
      (i - 1.5) * w * 0.078,
      0,
      0,
    ),
  );
  const controls = group(
    at(screen(w * 0.52, h * 0.72), -w * 0.2, h * 0.06, 0),
    at(decal(keys), w * 0.1, h * 0.06, 0),
    at(decal(grid(rectangle(1.9, 0.8, 0.25), 4, 2, w * 0.078, 1.5, whiteInk)), w * 0.31, h * 0.18, 0),
    at(knob(1.35, greyPlastic, 40, blackInk), w * 0.2, h * 0.35, 0),
    at(decal(patch(2, 0.9, ledGreen, 0.3), patch(1.2, 0.3, whiteInk)), w * 0.39, h * 0.36, 0),
    at(group(inputs), w * 0.31, -h * 0.34, 0),
    at(decal(patch(1.7, 0.7, blackInk, 0.1)), -w * 0.4, -h * 0.39, 0),
    at(decal(patch(5, 0.5, redInk, 0.1)), -w * 0.2, -h * 0.39, 0),
  );
  const handle = at(turned(bowHandle(w * 0.42, 2.4, 0.8, blackPlastic), { x: -90 }), 0, h + 1.1, 0);
  return withDetail(group(instrument(w, h, d, look.colour, controls), handle), [w * 0.2, h * 0.6, d / 2]);
}

function handScope(look: Look): Solid {
  const [w, h, d] = [sized(look, 10.5, 12), sized(look, 20, 23), 4.6];
  const face = d / 2;
  const corner = at(box(w * 0.24, h * 0.14, d + 0.6, rubber, 0.8), w * 0.42, h * 0.87, 0);
  const device = group(
    handCase(w, h, d, moulded(look.colour), 0.94),
    paired(corner),
    paired(at(box(w * 0.22, h * 0.1, d + 0.6, rubber, 0.8), w * 0.4, -0.1, 0)),
    at(decal(patch(w * 0.84, h * 0.9, blackInk, 0.8)), 0, h * 0.5, face),
    at(screen(w * 0.78, h * 0.38), 0, h * 0.7, face + 0.05),
    at(decal(grid(rectangle(w * 0.13, h * 0.03, 0.2), 4, 1, w * 0.19, 1, ledBlue)), 0, h * 0.475, face + 0.05),
    at(decal(grid(rectangle(w * 0.14, h * 0.045, 0.3), 4, 3, w * 0.19, h * 0.075, greyInk)), 0, h * 0.16, face + 0.05),
    at(decal(disc(w * 0.15, greyInk), disc(w * 0.08, whiteInk)), 0, h * 0.355, face + 0.05),
    at(decal(patch(w * 0.13, h * 0.045, redInk, 0.3)), w * 0.3, h * 0.355, face + 0.05),
    at(decal(patch(w * 0.13, h * 0.045, ledAmber, 0.3)), -w * 0.3, h * 0.355, face + 0.05),
    at(row(turned(bnc(), { x: -90 }), 3, [w * 0.2, 0, 0]), 0, h - 0.1, 0),
    turned(at(decal(slots(w * 0.5, h * 0.2, 5, blackInk, 0.4)), 0, h * 0.3, face), { y: 180 }),
    at(box(w * 0.7, 0.6, d * 0.6, darkPlastic, 0.2), 0, h - 0.4, 0),
  );
  return withDetail(leaning(device, w, h, d), [0, h * 0.6, 1]);
}

const oscilloscopes: Drawing = (look) => (look.variant % 2 === 1 ? handScope(look) : benchScope(look));

export const electronicsBench = {
  multimeters,
  'laboratory-power-supplies': laboratoryPowerSupplies,
  oscilloscopes,
  'soldering-stations': solderingStations,
} satisfies Record<string, Drawing>;
