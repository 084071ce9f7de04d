import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, disc, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, feet, knob, lamp } from '../../geometry/fittings.ts';
import { cylinder, ellipsoid, lathe } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
  glass,
  greyInk,
  ledAmber,
  ledBlue,
  ledGreen,
  plastic,
  rubber,
  tintedGlass,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';

const fruits = [plastic([236, 168, 60]), plastic([196, 62, 52]), plastic([150, 172, 70])] as const;
const greyKnob = plastic([176, 180, 186], 0.4);
const darkGrid = plastic([206, 208, 206], 0.7);
const clear = tintedGlass([212, 224, 230]);

function slices(w: number, d: number, level: number): Solid {
  const fruit = cylinder(w * 0.07, 0.7, fruits[level % 3] ?? fruits[0], 0.2, 14);
  return row(row(fruit, 5, [w * 0.18, 0, 0]), 3, [0, 0, d * 0.28]);
}

function shelf(w: number, d: number): Solid {
  const rim = tube(path([-w / 2, 0, -d / 2, w / 2, 0, -d / 2, w / 2, 0, d / 2, -w / 2, 0, d / 2]), 0.4, chrome, {
    closed: true,
  });
  return group(rim, row(tube(path([0, 0, -d / 2, 0, 0, d / 2]), 0.14, chrome, { sides: 6 }), 11, [w / 12, 0, 0]));
}

function cabinet(look: Look): Solid {
  const body = painted(look.colour);
  const [w, h, d] = [sized(look, 33, 44), sized(look, 28, 56), sized(look, 34, 48)];
  const levels = Math.round(sized(look, 5, 10));
  const top = 8;
  const inside = row(at(shelf(w - 4, d - 6), 0, h * 0.5, 0), levels, [0, (h - 3) / levels, 0]);
  const food = Array.from({ length: levels }, (_, i) =>
    at(slices(w - 5, d - 6, i), 0, h * 0.5 + (i - (levels - 1) / 2) * ((h - 3) / levels) + 0.3, 0),
  );
  const door = group(
    at(box(w - 2.6, h - 1.4, 0.6, glass), 0, 0.7, 0),
    at(box(w - 1.2, 1.5, 1.4, blackPlastic, 0.4), 0, h - 1.6, 0),
    at(box(w - 1.2, 1.5, 1.4, blackPlastic, 0.4), 0, 0.1, 0),
    row(at(box(1.4, h - 0.4, 1.4, blackPlastic, 0.4), 0, 0.1, 0), 2, [w - 2.6, 0, 0]),
    at(bowHandle(w * 0.4, 2.6, 0.6), 0, h - 0.9, 0.6),
  );
  const panel = group(
    at(decal(patch(w - 5, top - 2.6, displayBlack, 0.6)), 0, 0, 0),
    at(decal(digits('68', 2.4, ledAmber)), -w * 0.24, 0, 0.1),
    at(decal(digits('10:00', 2.4, ledBlue)), w * 0.02, 0, 0.1),
    at(knob(1.7, greyKnob, 30), w * 0.3, 0, 0.1),
  );
  const shell = group(
    turned(at(tray(w, d, h, 0.8, body), 0, -d / 2, 0), { x: 90 }),
    at(box(w, top, d, body, 0.8), 0, h / 2 - 0.3, 0),
  );
  return group(
    feet(w - 2, d - 2, 1.6, 2),
    at(
      group(at(shell, 0, h / 2, 0), inside, food, at(door, 0, 0, d / 2 - 0.2), at(panel, 0, h + top / 2 - 0.3, d / 2)),
      0,
      1.8,
      0,
    ),
    at(turned(at(decal(slots(w * 0.6, h * 0.5, 9, blackInk)), 0, 0, d / 2), { y: 180 }), 0, h * 0.55, 0),
  );
}

function tower(look: Look): Solid {
  const r = sized(look, 16, 19);
  const levels = Math.round(sized(look, 5, 9));
  const step = 4;
  const body = moulded(look.colour);
  const foot = scaled(lathe(points([0, 0, 0.96, 0, 1, 0.1, 1.02, 0.7, 0.96, 1, 0, 1]), body), r, 9, r);
  const tier = (i: number) =>
    group(
      lathe(
        [
          [r * 0.95, 0],
          [r, 0.5],
          [r, step - 0.6],
          [r * 0.97, step],
        ],
        clear,
      ),
      at(cylinder(r * 0.94, 0.3, darkGrid), 0, 0.3, 0),
      around(at(cylinder(r * 0.16, 0.7, fruits[i % 3] ?? fruits[0], 0.2, 20), r * 0.68, 0.6, 0), 9),
      at(
        lathe(
          [
            [r * 0.98, 0],
            [r * 1.03, 0.2],
            [r * 1.03, 0.9],
            [r * 0.98, 1.1],
          ],
          body,
        ),
        0,
        step - 1,
        0,
      ),
    );
  const lid = group(
    lathe(points([r * 1.02, 0, r * 1.02, 1.4, r, 1.9, 0, 1.9]), body),
    around(at(turned(at(decal(patch(1.2, r * 0.4, blackInk, 0.5)), 0, 0, 0), { x: -90 }), 0, 1.9, r * 0.55), 8),
    at(ellipsoid(3.4, 1.6, 3.4, darkPlastic), 0, 3, 0),
  );
  const front = group(
    at(box(15, 6.4, 3, darkPlastic, 0.8), 0, 1.2, r - 0.9),
    at(decal(patch(6.4, 3, displayBlack, 0.3), digits('55', 1.9, ledAmber)), -3, 4.4, r + 0.6),
    at(knob(1.6, greyKnob, -30), 3.2, 4.4, r + 0.6),
    at(lamp(0.35, ledGreen), 6, 4.4, r + 0.6),
    at(decal(disc(0.2, greyInk)), 6, 2.8, r + 0.6),
  );
  return group(
    feet(r * 1.5, r * 1.5, 1.6, 1.6),
    at(group(foot, front, at(lid, 0, 9 + levels * step, 0)), 0, 1.4, 0),
    Array.from({ length: levels }, (_, i) => at(tier(i), 0, 10.4 + i * step, 0)),
    cable(path([0, 4, -r, 0, 1, -r - 8, -10, 0.5, -r - 12, -20, 0.5, -r - 6]), 0.45, rubber),
  );
}

export const foodDehydrators: Drawing = (look) =>
  look.variant === 1 ? withDetail(tower(look), [0, 12, 16]) : withDetail(cabinet(look), [0, sized(look, 24, 46), 18]);
