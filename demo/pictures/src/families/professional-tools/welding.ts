import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { at, group, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  copper,
  displayBlack,
  greyInk,
  ledAmber,
  ledRed,
  plastic,
  print,
  redInk,
  rubber,
} from '../../material.ts';
import { welders } from './welding-cutters.ts';
import { weldingHelmets } from './welding-helmets.ts';
import { housing, socket, type Machine } from './welding-machine.ts';

const panelGrey = print([176, 181, 187]);
const panelDark = plastic([78, 82, 89], 0.4);

function frontPanel({ width, height }: Machine, look: Look): Solid {
  const shown = at(
    decal(patch(width * 0.42, 3.6, displayBlack, 0.3), digits(look.size > 0.5 ? '200' : '120', 2.1, ledRed)),
    -width * 0.2,
    height * 0.83,
    0.1,
  );
  const second = at(
    decal(patch(width * 0.26, 3.6, displayBlack, 0.3), digits('24', 2.1, ledAmber)),
    width * 0.22,
    height * 0.83,
    0.1,
  );
  const knobs =
    look.variant % 2 === 0
      ? group(
          at(knob(2.3, blackPlastic, -30), -width * 0.2, height * 0.56, 0.2),
          at(knob(2.3, blackPlastic, 45), width * 0.2, height * 0.56, 0.2),
        )
      : group(at(knob(2.9, blackPlastic, 20, redInk), 0, height * 0.56, 0.2));
  const lines = at(decal(slots(width * 0.5, 2.4, 3, greyInk, 0.3)), 0, height * 0.7, 0.05);
  const lamps = row(at(lamp(0.42, ledAmber), 0, height * 0.4, 0.1), 3, [width * 0.17, 0, 0]);
  return group(
    at(
      decal(patch(width * 0.92, height * 0.66, panelGrey, 1), patch(width * 0.88, height * 0.63, panelDark, 0.8)),
      0,
      height * 0.65,
      0,
    ),
    shown,
    second,
    knobs,
    lines,
    lamps,
    at(socket(1.7), -width * 0.27, height * 0.18, 0),
    at(socket(1.7), width * 0.27, height * 0.18, 0),
    at(socket(2.1), 0, height * 0.2, 0),
  );
}

/** The torch lies beside the machine, its hose led from the middle socket. */
function torch({ width, depth }: Machine): Solid {
  const z = depth / 2;
  const hose = cable(
    [
      [0, 6.6, z + 2.6],
      [0, 6.2, z + 8],
      [-width * 0.4, 2.2, z + 13],
      [-width * 0.95, 1.1, z + 10],
      [-width * 1.15, 1.1, z - 2],
      [-width * 1.1, 1.3, z - 8],
    ],
    0.95,
    rubber,
  );
  const grip = tube(
    [
      [-width * 1.1, 1.3, z - 8],
      [-width * 1.06, 1.7, z - 19],
    ],
    1.3,
    blackPlastic,
    { sides: 20 },
  );
  const trigger = at(box(0.8, 0.8, 3, redInk, 0.2), -width * 1.07, 2.6, z - 16);
  const neck = tube(
    [
      [-width * 1.06, 1.7, z - 19],
      [-width * 1.04, 1.8, z - 23.5],
      [-width * 0.98, 1.2, z - 28],
    ],
    0.75,
    brass,
    { bend: 3 },
  );
  const nozzle = tube(
    [
      [-width * 0.995, 1.32, z - 27],
      [-width * 0.95, 0.95, z - 31],
    ],
    1,
    copper,
    { sides: 24 },
  );
  return group(hose, grip, trigger, neck, nozzle);
}

const migMagWelders: Drawing = (look) => {
  const machine = { width: sized(look, 18, 24), height: sized(look, 26, 38), depth: sized(look, 38, 48) };
  const { width, height, depth } = machine;
  const handle = at(turned(bowHandle(depth * 0.62, 5.2, 1.25, blackPlastic), { x: -90, y: 90 }), 0, height - 0.4, 0);
  const power = at(turned(rocker(2.6, 3.8, redInk), { y: 180 }), 0, height * 0.7, -depth / 2 - 1.7);
  const body = group(
    housing(machine, look),
    at(frontPanel(machine, look), 0, 0, depth / 2 + 1.7),
    handle,
    power,
    turned(at(decal(slots(width * 0.7, height * 0.36, 8, blackInk, 0.4)), 0, height * 0.4, depth / 2 + 1.75), {
      y: 180,
    }),
  );
  const solid = group(feet(width, depth - 2, 1.5, 2.2), at(body, 0, 2.2, 0), torch(machine));
  return withDetail(solid, [0, height * 0.68, depth / 2]);
};

export const welding = {
  'mig-mag-welders': migMagWelders,
  ...welders,
  'welding-helmets': weldingHelmets,
} satisfies Record<string, Drawing>;
