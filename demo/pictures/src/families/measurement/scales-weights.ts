import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { points } from '../../geometry/points.ts';
import { at, group, paired, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  beech,
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  darkSteel,
  displayBlack,
  grained,
  greyInk,
  ledRed,
  plastic,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { loadHook } from '../professional-tools/hook.ts';

const foam = plastic([62, 66, 74], 0.95);
const polished = { ...chrome, roughness: 0.16 };

function remoteControl(): Solid {
  const keys = decal(
    patch(4, 9.4, displayBlack, 0.6),
    at(grid(rectangle(0.95, 0.8, 0.25), 3, 4, 1.25, 1.35, greyInk), 0, -1.2, 0),
    patch(1, 0.8, ledRed, 0.2, -1.2, 3.4),
    patch(1.6, 0.4, whiteInk, 0, 0.8, 3.4),
  );
  return turned(group(box(5, 11, 1.6, blackPlastic, 0.7), at(keys, 0, 5.5, 0.8)), { x: -16 });
}

function craneFace(w: number, h: number, shown: string): Solid {
  return decal(
    patch(w * 0.84, h * 0.76, blackInk, 0.8),
    at(
      group(patch(w * 0.74, h * 0.36, displayBlack, 0.4), at(digits(shown, h * 0.22, ledRed), 0, 0, 0.05)),
      0,
      h * 0.12,
      0,
    ),
    at(grid(rectangle(w * 0.14, h * 0.11, 0.3), 4, 1, w * 0.19, 1, greyInk), 0, -h * 0.2, 0),
    patch(w * 0.3, h * 0.03, whiteInk, 0, -w * 0.2, h * 0.335),
  );
}

const craneScales: Drawing = (look) => {
  const isLarge = look.variant % 2 === 1;
  const w = isLarge ? sized(look, 17, 22) : sized(look, 11, 15);
  const h = isLarge ? w * 0.86 : w * 1.02;
  const d = isLarge ? w * 0.52 : w * 0.4;
  const r = w * (isLarge ? 0.23 : 0.21);
  const base = r * 4.1;
  const shell = extrude(rectangle(w, h, w * 0.14), d, painted(look.colour), w * 0.06);
  const cheek = at(box(w * 0.07, h * 0.66, d * 0.8, blackPlastic, w * 0.03), w / 2, -h * 0.33, 0);
  const neck = at(cylinder(w * 0.11, w * 0.12, darkSteel, 0.2, 6), 0, h / 2 - 0.2, 0);
  const ring = w * 0.2;
  const bow = tube(
    [
      [-ring * 0.5, 0, 0],
      [-ring, ring * 1.1, 0],
      [-ring * 0.7, ring * 2.3, 0],
      [ring * 0.7, ring * 2.3, 0],
      [ring, ring * 1.1, 0],
      [ring * 0.5, 0, 0],
    ],
    w * 0.045,
    darkSteel,
    { bend: ring },
  );
  const bolt = turned(cylinder(w * 0.06, ring * 1.9, darkSteel, 0.1, 20), { z: 90 });
  const lug = at(box(w * 0.1, w * 0.2, w * 0.12, darkSteel, 0.3), 0, h / 2 + w * 0.02, 0);
  const body = group(
    shell,
    isLarge ? paired(cheek) : null,
    at(craneFace(w, h, isLarge ? '2950' : '148.5'), 0, 0, d / 2),
    turned(at(decal(patch(w * 0.6, h * 0.4, blackInk, 0.4), slots(w * 0.46, h * 0.26, 4, greyInk, 0.3)), 0, 0, d / 2), {
      y: 180,
    }),
    neck,
    lug,
    at(bolt, ring * 0.95, h / 2 + w * 0.17, 0),
    at(bow, 0, h / 2 + w * 0.14, 0),
    at(cylinder(w * 0.12, w * 0.12, darkSteel, 0.2, 24), 0, -h / 2 - w * 0.11, 0),
  );
  const hook = at(loadHook(r, darkSteel), 0, r * 1.42, 0);
  const swivel = at(cylinder(r * 0.52, r * 1.1, darkSteel, 0.2, 6), 0, r * 3, 0);
  const hung = group(hook, swivel, at(body, 0, base + h / 2 + w * 0.06, 0));
  const solid = isLarge ? group(hung, at(remoteControl(), w * 0.82, 0.4, 2)) : hung;
  return withDetail(solid, [0, base + h * 0.6, d / 2]);
};

function weight(r: number, material: Material = polished): Solid {
  const profile = points([
    0, 0, 0.93, 0, 1, 0.07, 1, 1.9, 0.93, 1.98, 0.55, 2.06, 0.4, 2.2, 0.38, 2.4, 0.44, 2.52, 0.64, 2.66, 0.68, 2.8, 0.6,
    2.96, 0.4, 3.04, 0, 3.06,
  ]);
  const mark = at(decal(slots(r * 0.5, r * 0.3, 2, greyInk, 0.4)), 0, r * 1.3, r);
  return group(scaled(lathe(profile, material, 64), r), mark);
}

function singleWeight(look: Look): Solid {
  const r = sized(look, 2, 3);
  const can = group(
    cylinder(r * 1.5, r * 1.3, blackPlastic, 0.3),
    at(cylinder(r * 1.42, 0.5, foam, 0.1), 0, r * 1.3 - 0.4, 0),
    at(turned(decal(disc(r * 1.04, blackInk)), { x: -90 }), 0, r * 1.3 + 0.1, 0),
  );
  const lid = group(
    cylinder(r * 1.5, r * 1.5, blackPlastic, 0.3),
    at(decal(patch(r * 1.2, r * 0.6, whiteInk, 0.1), slots(r * 0.9, r * 0.4, 2, blackInk, 0.4)), 0, r * 0.75, r * 1.5),
  );
  const shown = at(weight(r), -r * 1.3, 0, r * 1.8);
  return withDetail(group(at(can, r * 1.4, 0, 0), at(lid, -r * 2, 0, -r * 1.7), shown), [-r * 1.3, r * 2, r * 1.8]);
}

function weightCase(look: Look): Solid {
  const [w, d, h] = [sized(look, 22, 28), sized(look, 14, 17), 5];
  const wood = grained(beech, 'x');
  const front = [2.1, 1.75, 1.45, 1.2, 1, 0.85].map((r, i) =>
    at(weight(r), -w * 0.39 + i * w * 0.152, h - 0.5, -d * 0.18),
  );
  const small = [0.75, 0.62, 0.52, 0.44, 0.36, 0.3].map((r, i) =>
    at(weight(r, i > 3 ? brass : polished), -w * 0.37 + i * w * 0.1, h - 0.4, d * 0.25),
  );
  const tweezers = paired(
    tube(
      [
        [w * 0.24, h + 0.4, d * 0.28],
        [w * 0.34, h + 0.5, d * 0.33],
        [w * 0.45, h + 0.4, d * 0.26],
      ],
      0.18,
      darkSteel,
    ),
    'z',
  );
  const lid = group(
    at(box(w, 3.2, d, wood, 0.3), 0, 0, 0),
    at(turned(decal(patch(w * 0.9, d * 0.84, foam, 0.4)), { x: 90 }), 0, 0, 0),
  );
  const clasp = at(
    group(box(1.6, 1.8, 0.4, brass, 0.1), at(box(0.9, 0.6, 0.6, brass, 0.1), 0, 0.6, 0.1)),
    0,
    h - 1.8,
    d / 2,
  );
  return group(
    box(w, h, d, wood, 0.3),
    at(box(w - 1.8, 0.3, d - 1.8, foam, 0.1), 0, h - 0.1, 0),
    front,
    small,
    at(tweezers, 0, 0, 0),
    at(turned(at(lid, 0, 0, d / 2), { x: -108 }), 0, h + 0.1, -d / 2),
    paired(at(clasp, w * 0.3, 0, 0)),
    paired(at(turned(cylinder(0.35, 2.4, darkPlastic), { z: 90 }), w * 0.3, h, -d / 2 - 0.1)),
    at(box(4, 1, 1.2, rubber, 0.3), 0, 1.6, d / 2 + 0.3),
  );
}

const calibrationWeights: Drawing = (look) => {
  if (look.variant % 2 === 0) return singleWeight(look);
  return withDetail(weightCase(look), [0, 7, 2]);
};

export const weighing = { 'crane-scales': craneScales, 'calibration-weights': calibrationWeights };
