import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, grid, patch, ring, ticks } from '../../geometry/decal.ts';
import { knob, lamp } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  chrome,
  copper,
  darkPlastic,
  displayBlack,
  greyInk,
  ledAmber,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  redInk,
  rubber,
  whiteInk,
} from '../../material.ts';
import { earthClamp, socket, weldingUnit, type Machine } from './welding-machine.ts';

const ceramic = plastic([222, 160, 140], 0.7);
const panelDark = plastic([78, 82, 89], 0.4);

/** The current over time as welders draw it: rise, plateau, fall. */
function currentCurve(w: number, h: number): Solid {
  const t = h * 0.07;
  const line = points([
    -w / 2,
    -h / 2,
    -w * 0.34,
    -h / 2,
    -w * 0.2,
    h / 2,
    w * 0.2,
    h / 2,
    w * 0.36,
    -h * 0.3,
    w / 2,
    -h * 0.3,
  ]);
  const upper = line.toReversed().map(([x, y]) => [x, y + t * 1.6] as const);
  const marks = [-0.34, -0.2, 0.2, 0.36].map((x, i) =>
    disc(h * 0.08, i % 2 === 0 ? ledAmber : ledGreen, x * w, i === 1 || i === 2 ? h / 2 : -h * 0.36),
  );
  return decal(flat([...line, ...upper], whiteInk), group(marks));
}

function tigPanel({ width: w, height: h }: Machine, isDual: boolean): Solid {
  return group(
    at(decal(patch(w * 0.9, h * 0.64, greyInk, 1), patch(w * 0.86, h * 0.61, panelDark, 0.8)), 0, h * 0.66, 0),
    at(
      decal(patch(w * 0.5, h * 0.13, displayBlack, 0.3), digits(isDual ? '220' : '180', h * 0.085, ledRed)),
      -w * 0.12,
      h * 0.87,
      0.1,
    ),
    at(decal(patch(w * 0.16, h * 0.05, redInk, 0.3), patch(w * 0.1, h * 0.012, whiteInk)), w * 0.29, h * 0.89, 0.1),
    at(decal(patch(w * 0.16, h * 0.05, greyInk, 0.3), patch(w * 0.1, h * 0.012, blackInk)), w * 0.29, h * 0.83, 0.1),
    at(currentCurve(w * 0.7, h * 0.11), 0, h * 0.7, 0.1),
    isDual
      ? at(row(knob(w * 0.105, blackPlastic, 30), 3, [w * 0.27, 0, 0]), 0, h * 0.53, 0.1)
      : at(knob(w * 0.15, blackPlastic, -35), 0, h * 0.54, 0.1),
    at(decal(grid(rectangle(w * 0.1, h * 0.03, 0.3), isDual ? 5 : 3, 1, w * 0.155, 1, whiteInk)), 0, h * 0.405, 0.1),
    at(decal(grid(rectangle(0.5, 0.5, 0.25), isDual ? 5 : 3, 1, w * 0.155, 1, ledBlue)), 0, h * 0.435, 0.1),
    at(socket(1.7), -w * 0.28, h * 0.17, 0),
    at(socket(1.7), w * 0.28, h * 0.17, 0),
    at(turned(cylinder(1, 1.6, chrome, 0.1, 6), { x: 90 }), 0, h * 0.24, 0),
    at(turned(cylinder(1.1, 0.9, darkPlastic, 0.1, 24), { x: 90 }), 0, h * 0.1, 0),
  );
}

/** A slim torch with its ceramic cup, lying at the left. */
function tigTorch({ width, height, depth }: Machine): Solid {
  const z = depth / 2;
  const x = -width * 1.08;
  const hose = cable(
    [
      [-width * 0.28, height * 0.17 + 2.2, z + 2.4],
      [-width * 0.3, 5.4, z + 8],
      [-width * 0.6, 1.4, z + 13],
      [x, 1, z + 8],
      [x - 1, 1.1, z - 3],
    ],
    0.8,
    rubber,
  );
  return group(
    hose,
    tube(path([x - 1, 1.2, z - 2, x, 1.5, z - 16]), 1.05, blackPlastic, { sides: 20 }),
    at(box(0.9, 0.5, 3, redInk, 0.2), x - 0.2, 2.3, z - 12),
    tube(path([x, 1.5, z - 15.6, x + 0.2, 1.6, z - 18.4]), 0.75, blackPlastic),
    tube(path([x - 2.4, 3.6, z - 20.4, x + 0.8, 1.4, z - 17.8]), 1, blackPlastic),
    tube(path([x - 5.4, 5.6, z - 22.8, x - 2.2, 3.5, z - 20.3]), 0.7, blackPlastic),
    tube(path([x + 0.6, 1.6, z - 18, x + 2.4, 0.9, z - 16.6]), 0.95, ceramic, { sides: 20 }),
    tube(path([x + 2.2, 0.95, z - 16.7, x + 3.6, 0.5, z - 15.7]), 0.16, chrome),
  );
}

const tigWelders: Drawing = (look) => {
  const isDual = look.variant % 2 === 1;
  const machine = { width: sized(look, 16, 23), height: sized(look, 26, 38), depth: sized(look, 38, 48) };
  const unit = weldingUnit(machine, look, tigPanel(machine, isDual));
  const clamp = earthClamp(machine, machine.width * 0.28, machine.height * 0.17 + 2.2);
  return withDetail(group(unit, tigTorch(machine), clamp), [0, machine.height * 0.7, machine.depth / 2]);
};

function gauge(r: number): Solid {
  return group(
    turned(cylinder(r * 1.14, 1.1, chrome, 0.2, 40), { x: 90 }),
    at(
      decal(
        disc(r, whiteInk),
        group(ticks(r * 0.92, 11, blackInk), ring(r * 0.6, r * 0.08, redInk, -45, 30)),
        turned(patch(r * 0.09, r * 0.8, redInk, 0, 0, r * 0.3), { z: 40 }),
        disc(r * 0.12, blackInk),
      ),
      0,
      0,
      1.1,
    ),
  );
}

function plasmaPanel({ width: w, height: h }: Machine, look: Look): Solid {
  const hasPilot = look.variant % 2 === 0;
  return group(
    at(decal(patch(w * 0.88, h * 0.6, greyInk, 1), patch(w * 0.84, h * 0.57, panelDark, 0.8)), 0, h * 0.67, 0),
    at(
      decal(patch(w * 0.4, h * 0.13, displayBlack, 0.3), digits(hasPilot ? '50' : '70', h * 0.085, ledAmber)),
      -w * 0.18,
      h * 0.86,
      0.1,
    ),
    at(row(lamp(0.45, ledGreen), 2, [w * 0.14, 0, 0]), w * 0.22, h * 0.88, 0.1),
    at(lamp(0.45, ledRed), w * 0.22, h * 0.82, 0.1),
    at(gauge(w * 0.17), hasPilot ? w * 0.19 : 0, h * 0.63, 0.1),
    hasPilot
      ? at(
          group(decal(ticks(w * 0.2, 11, whiteInk)), knob(w * 0.13, blackPlastic, -20, redInk)),
          -w * 0.2,
          h * 0.63,
          0.1,
        )
      : at(row(knob(w * 0.09, blackPlastic, 30, redInk), 2, [w * 0.52, 0, 0]), 0, h * 0.46, 0.1),
    at(
      decal(grid(rectangle(w * 0.12, h * 0.035, 0.3), 3, 1, w * 0.17, 1, whiteInk)),
      0,
      h * (hasPilot ? 0.45 : 0.41),
      0.1,
    ),
    at(turned(cylinder(2.3, 1.6, darkPlastic, 0.2, 8), { x: 90 }), -w * 0.22, h * 0.17, 0),
    at(turned(cylinder(1.2, 2.2, brass, 0.1, 6), { x: 90 }), -w * 0.22, h * 0.17, 0),
    at(socket(1.7), w * 0.26, h * 0.17, 0),
  );
}

/** A pistol torch with its bent neck and copper tip, standing on its trigger at the left. */
function plasmaTorch({ width, height, depth }: Machine): Solid {
  const z = depth / 2;
  const x = -width * 1.05;
  const hose = cable(
    [
      [-width * 0.22, height * 0.17 + 2.2, z + 3.4],
      [-width * 0.25, 5, z + 9],
      [-width * 0.6, 1.5, z + 14],
      [x, 1.3, z + 9],
      [x - 0.6, 2, z - 3],
    ],
    1.05,
    rubber,
  );
  return group(
    hose,
    tube(path([x - 0.6, 2, z - 2, x, 3.2, z - 17]), 1.5, blackPlastic, { sides: 20 }),
    tube(path([x, 3.1, z - 16, x, 3.6, z - 21, x, 0.8, z - 24]), 1.35, blackPlastic, { bend: 3, sides: 20 }),
    tube(path([x, 1.4, z - 23.4, x, 0.2, z - 24.6]), 1.6, copper, { sides: 24 }),
    at(turned(box(1.2, 0.8, 6, redInk, 0.3), { x: -6 }), x, 0.9, z - 11),
  );
}

/** The filter with its gauge behind the machine, where the air comes in. */
function airRegulator({ width, height, depth }: Machine): Solid {
  const z = -depth / 2 - 4;
  return group(
    at(cylinder(1.8, 4, blackPlastic, 0.4), -width * 0.22, height * 0.62, z),
    at(cylinder(1.5, 5, tintedBowl, 0.6), -width * 0.22, height * 0.47, z),
    at(turned(cylinder(0.8, 3, brass), { x: 90 }), -width * 0.22, height * 0.68, z),
    at(turned(gauge(1.7), { y: 180 }), -width * 0.22, height * 0.7, z - 1.6),
  );
}

const tintedBowl = plastic([176, 196, 210], 0.2);

const plasmaCutters: Drawing = (look) => {
  const machine = { width: sized(look, 17, 25), height: sized(look, 27, 40), depth: sized(look, 38, 50) };
  const unit = weldingUnit(machine, look, plasmaPanel(machine, look));
  const clamp = earthClamp(machine, machine.width * 0.26, machine.height * 0.17 + 2.2);
  return withDetail(group(unit, plasmaTorch(machine), clamp, airRegulator(machine)), [
    0,
    machine.height * 0.7,
    machine.depth / 2,
  ]);
};

export const welders = { 'tig-welders': tigWelders, 'plasma-cutters': plasmaCutters };
