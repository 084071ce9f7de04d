import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder } from '../../geometry/lathe.ts';
import { points } from '../../geometry/points.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledAmber,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const sponge = plastic([232, 200, 92], 0.98);
const sleeve: Material = plastic([42, 96, 160], 0.8);

/** The control unit: a box whose face leans back; its face turns around y = 0 at z = front. */
function controlUnit(w: number, h: number, d: number, look: Look, face: Solid): Solid {
  const slope = h * 0.28;
  const side = points([-d / 2, 0, d / 2, 0, d / 2, h * 0.12, d / 2 - slope, h, -d / 2, h]);
  const tilt = (Math.atan2(slope, h * 0.88) * 180) / Math.PI;
  const vents = at(decal(slots(d * 0.4, h * 0.4, 6, blackInk, 0.4)), -d * 0.1, h * 0.5, w / 2);
  return group(
    feet(w - 1, d - 1, 1, 1.2),
    at(
      group(
        turned(extrude(side, w, painted(look.colour), 0.5), { y: -90 }),
        paired(turned(vents, { y: 90 })),
        turned(
          at(
            group(decal(slots(w * 0.4, h * 0.3, 4, blackInk, 0.4)), at(rocker(1.6, 2.2, redInk), w * 0.34, 0, 0)),
            0,
            h * 0.5,
            d / 2,
          ),
          { y: 180 },
        ),
        at(turned(face, { x: -tilt }), 0, h * 0.56, d / 2 - slope / 2 + 0.03),
      ),
      0,
      1.1,
      0,
    ),
  );
}

function controls(w: number, h: number, shown: readonly string[]): Solid {
  const step = w / shown.length;
  const one = (text: string, x: number, led: Material) =>
    group(
      at(decal(patch(step * 0.76, h * 0.28, displayBlack, 0.3), digits(text, h * 0.18, led)), x, h * 0.2, 0.05),
      at(knob(h * 0.13, greyPlastic, -30, blackInk), x - step * 0.16, -h * 0.12, 0.05),
      at(lamp(0.32, ledAmber), x + step * 0.16, -h * 0.06, 0.05),
      at(decal(patch(step * 0.2, h * 0.04, whiteInk)), x + step * 0.16, -h * 0.18, 0.05),
      at(turned(cylinder(0.85, 0.8, chrome, 0.1, 24), { x: 90 }), x + step * 0.1, -h * 0.32, 0.05),
    );
  const leds = [ledRed, ledGreen];
  return group(
    decal(patch(w * 0.92, h * 0.84, blackInk, 0.5)),
    shown.map((text, i) => one(text, (i - (shown.length - 1) / 2) * step, leds[i] ?? ledRed)),
  );
}

function coil(radius: number, length: number): Solid {
  const turns = 9;
  const wire = Array.from({ length: turns * 12 + 1 }, (_, i): Vec => {
    const a = (i / 12) * 2 * Math.PI;
    const r = radius * (1 + 0.25 * (i / (turns * 12)));
    return [r * Math.cos(a), (length * i) / (turns * 12), r * Math.sin(a)];
  });
  return tube(wire, 0.16, chrome, { sides: 7 });
}

/** The iron rests in a wire spring over a foot with a sponge; the spring points up to the front. */
function ironStand(): Solid {
  const iron = group(
    at(cone(0.5, 0.16, 3, steel), 0, -0.6, 0),
    at(cylinder(0.5, 4, steel), 0, 2.2, 0),
    at(cylinder(1.15, 1, brass, 0.1), 0, 6, 0),
    at(cone(0.8, 1.05, 9, blackPlastic, 0.3), 0, 6.8, 0),
    at(cylinder(1.12, 3.4, sleeve, 0.4), 0, 7.4, 0),
    at(cone(0.7, 0.35, 2.4, rubber), 0, 15.6, 0),
  );
  const post = at(turned(box(1.4, 6.4, 0.5, steel, 0.2), { x: 12 }), 0, 1.4, -2.8);
  return group(
    at(box(8, 1.6, 12, blackPlastic, 0.6), 0, 0, 0),
    at(tray(5.4, 1.2, 4.6, 0.3, darkPlastic), 0, 1.5, 2.6),
    at(box(4.6, 1.2, 3.8, sponge, 0.3), 0, 1.7, 2.6),
    post,
    at(turned(group(coil(1.05, 7.4), at(iron, 0, 1.8, 0)), { x: 52 }), 0, 5, -4.4),
  );
}

/** The hot-air pen hangs in a cradle on the unit's side, its nozzle down. */
function airPen(): Solid {
  return group(
    cylinder(0.75, 3.6, steel, 0.1),
    at(cone(0.8, 1.5, 0.8, steel), 0, 3.4, 0),
    at(cylinder(1.5, 3.4, steel, 0.2), 0, 4.1, 0),
    at(cylinder(1.75, 1, blackPlastic, 0.2), 0, 7.2, 0),
    at(cone(1.6, 1.85, 9.5, blackPlastic, 0.5), 0, 8, 0),
    at(cylinder(1.95, 2.4, sleeve, 0.4), 0, 9.6, 0),
    at(decal(disc(0.5, redInk), disc(0.2, greyInk)), 0, 14, 1.8),
  );
}

export const solderingStations: Drawing = (look) => {
  const hasIron = look.variant !== 1;
  const hasAir = look.variant === 1 || look.variant === 2;
  const w = hasAir && hasIron ? sized(look, 20, 25) : hasAir ? sized(look, 14, 17) : sized(look, 11, 14);
  const h = hasAir ? sized(look, 12, 15) : sized(look, 9, 11);
  const d = hasAir ? sized(look, 16, 20) : sized(look, 14, 17);
  const unit = controlUnit(
    w,
    h,
    d,
    look,
    controls(w, h, hasAir && hasIron ? ['350', '280'] : [hasAir ? '400' : '350']),
  );
  const x = -w / 2 - 8.5;
  const wire = cable(
    [
      [x, 15.2, 8.6],
      [x, 12.6, 12.4],
      [x + 3, 3, 13.4],
      [x + 7, 0.6, d / 2 + 5],
      [-w * 0.1, 0.8, d / 2 + 4.6],
      [0, 2.6, d / 2 + 2],
      [0, h * 0.28, d / 2 - 0.6],
    ],
    0.34,
    rubber,
  );
  const penX = w / 2 + 2.6;
  const hose = cable(
    [
      [penX, 22, 1],
      [penX + 0.6, 26.5, 1.4],
      [penX + 3.6, 25, 4.6],
      [penX + 4.4, 12, 8],
      [penX + 2, 1.4, d / 2 + 5],
      [w * 0.3, 1.4, d / 2 + 4.6],
      [w * 0.26, h * 0.3, d / 2 - 0.8],
    ],
    0.75,
    rubber,
  );
  const cradle = group(
    at(box(3, 0.7, 3.6, steel, 0.2), w / 2 + 0.8, 9.6, 1),
    at(cylinder(2.1, 1, steel, 0.1), penX, 9.4, 1),
  );
  const solid = group(
    unit,
    hasIron ? group(at(ironStand(), x, 0, 0), wire) : null,
    hasAir ? group(at(airPen(), penX, 4.6, 1), hose, cradle) : null,
  );
  return withDetail(solid, [0, h * 0.7, d / 2]);
};
