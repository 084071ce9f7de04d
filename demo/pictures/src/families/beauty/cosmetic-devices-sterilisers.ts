import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { bowHandle, dial, feet, lamp, rocker } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { path } from '../../geometry/points.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  displayBlack,
  glow,
  greyInk,
  ledAmber,
  ledBlue,
  plastic,
  rubber,
  steel,
  tintedGlass,
  whitePlastic,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';

const ultraviolet = glow([150, 120, 255]);
const violetGlass = tintedGlass([92, 84, 190]);
const cavity = plastic([70, 66, 120], 0.8);

const instruments = group(
  tube(path([-7, 0, 3, -1, 0, -2, 4, 0, -4]), 0.35, chrome),
  tube(path([-7, 0, -2, -1, 0, -1.4, 4, 0, 1]), 0.35, chrome),
  paired(at(torus(1.3, 0.3, chrome, 24), -8, 0, 3), 'z'),
  tube(path([7, 0, 4, 11, 0, -4]), 0.4, chrome),
);

function hotAir(look: Look): Solid {
  const [w, h, d] = [sized(look, 36, 44), sized(look, 19, 26), sized(look, 22, 30)];
  const [body, face] = [painted(look.colour), d / 2];
  const door = group(
    at(box(w * 0.68, h - 3, 2, steel, 0.5), 0, 1.5, 0),
    at(decal(patch(w * 0.46, h * 0.48, displayBlack, 1), slots(w * 0.4, h * 0.36, 4, greyInk, 0.12)), 0, h * 0.54, 1),
    at(turned(bowHandle(h * 0.55, 3, 0.6, blackPlastic), { z: 90 }), -w * 0.29, h * 0.52, 1),
  );
  const controls = group(
    at(dial(1.7, blackPlastic, -30), 0, h * 0.74, 0),
    at(dial(1.7, blackPlastic, 60), 0, h * 0.44, 0),
    paired(at(lamp(0.5, ledAmber), 1.6, h * 0.2, 0)),
  );
  return group(
    feet(w - 3, d - 3, 1.4, 2),
    at(box(w, h, d, body, 1), 0, 1.8, 0),
    at(door, -w * 0.13, 1.8, face + 0.8),
    at(controls, w * 0.36, 1.8, face),
    paired(turned(at(decal(slots(d * 0.5, h * 0.3, 5, blackInk)), 0, h * 0.7, w / 2), { y: 90 })),
    turned(at(decal(slots(w * 0.6, h * 0.4, 7, blackInk)), 0, h * 0.6, d / 2), { y: 180 }),
    cable(path([w * 0.3, 5, -d / 2, w * 0.36, 1, -d / 2 - 7, 0, 0.6, -d / 2 - 9]), 0.4, rubber),
  );
}

function uvCabinet(look: Look): Solid {
  const [w, h, d] = [sized(look, 30, 40), sized(look, 18, 25), sized(look, 18, 24)];
  const face = d / 2;
  const inside = group(
    turned(tray(w, d, h, 1.6, moulded(look.colour)), { x: 90 }),
    at(decal(patch(w - 3, h - 3, cavity)), 0, 0, 1.6),
    at(turned(cylinder(0.8, w - 6, ultraviolet, 0.3, 20), { z: 90 }), w / 2 - 3, h / 2 - 3, d * 0.4),
    at(box(w - 3.4, 0.5, d - 4, chrome, 0.2), 0, -h * 0.26, d / 2),
    at(instruments, -w * 0.05, -h * 0.26 + 0.8, d * 0.55),
  );
  const door = group(
    at(box(w - 1.6, h - 4.6, 0.6, violetGlass, 0.2), 0, -h / 2 + 3.8, 0),
    paired(at(box(1.4, h - 4.6, 1.2, moulded(look.colour), 0.4), w / 2 - 1, -h / 2 + 3.8, 0)),
    at(box(w - 0.4, 1.6, 1.4, moulded(look.colour), 0.5), 0, h / 2 - 1.6, 0),
    at(bowHandle(9, 2, 0.45, chrome), 0, h / 2 - 3, 0.4),
  );
  return group(
    feet(w - 3, d - 3, 1.2, 1.4),
    at(group(at(inside, 0, 0, -d / 2), at(door, 0, 0, face + 0.5)), 0, h / 2 + 1.3, 0),
    at(box(w, 4.2, 2, whitePlastic, 0.8), 0, 1.2, face + 0.6),
    at(rocker(1.6, 2.4, ledBlue), w * 0.36, 3.3, face + 1.5),
    at(decal(slots(w * 0.3, 1.4, 2, greyInk, 0.4)), -w * 0.22, 3.3, face + 1.6),
    turned(at(decal(slots(w * 0.5, h * 0.3, 5, blackInk)), 0, h * 0.6, d / 2), { y: 180 }),
    cable(path([w * 0.3, 4, -d / 2, w * 0.36, 1, -d / 2 - 6, 0, 0.6, -d / 2 - 8]), 0.35, rubber),
  );
}

export const instrumentSterilisers: Drawing = (look) =>
  withDetail(look.variant % 2 === 0 ? hotAir(look) : uvCabinet(look), [look.variant % 2 === 0 ? 14 : 0, 13, 10]);
