import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, digits, disc, grid, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { bowHandle, dial, feet, lamp, rocker, wireBasket } from '../../geometry/fittings.ts';
import { cylinder, torus } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Point } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  displayBlack,
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
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';
import { drainTap } from '../gastronomy/drain-tap.ts';

const water = plastic([150, 196, 214], 0.1);
const panelBlue = print([32, 74, 128]);

function ultrasonicPanel(w: number, h: number, hasDisplay: boolean): Solid {
  const shown = (text: string, led: Material) =>
    decal(patch(w * 0.32, h * 0.16, displayBlack, 0.2), digits(text, h * 0.1, led));
  return group(
    at(decal(patch(w, h, panelBlue, 0.6), patch(w * 0.94, h * 0.92, displayBlack, 0.5)), 0, 0, 0),
    at(decal(patch(w * 0.8, 0.14, whiteInk, 0, 0, h * 0.06)), 0, 0, 0.1),
    hasDisplay
      ? group(
          at(shown('60', ledRed), -w * 0.22, h * 0.28, 0.1),
          at(shown('15', ledRed), w * 0.22, h * 0.28, 0.1),
          at(decal(grid(circle(w * 0.035, 16), 5, 2, w * 0.16, h * 0.2, greyInk)), 0, -h * 0.2, 0.1),
          at(decal(disc(w * 0.03, ledGreen)), -w * 0.32, -h * 0.1, 0.2),
        )
      : group(
          paired(at(dial(w * 0.11, blackPlastic, -40, greyInk), -w * 0.24, -h * 0.2, 0.1)),
          at(lamp(w * 0.025, ledAmber), -w * 0.24, h * 0.3, 0.1),
          at(lamp(w * 0.025, ledGreen), w * 0.24, h * 0.3, 0.1),
          at(decal(slots(w * 0.2, h * 0.16, 3, whiteInk, 0.4)), 0, h * 0.3, 0.1),
        ),
  );
}

const ultrasonicCleaners: Drawing = (look) => {
  const [w, d, h] = [sized(look, 22, 50), sized(look, 15, 32), sized(look, 17, 32)];
  const isDegassing = look.variant === 1;
  const [x, z] = [w / 2, d / 2];
  const rim = tube(path([-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z]), 0.6, steel, { closed: true, bend: 1.5 });
  const basket = at(wireBasket(w - 4, h * 0.36, d - 4, 10, chrome), 0, h * 0.62, 0);
  const bail = paired(at(turned(bowHandle(d * 0.4, 3.2, 0.3), { x: -90, y: 90 }), w / 2 - 2, h * 0.97, 0));
  const lid = group(
    box(w - 0.6, 1.2, d - 0.6, steel, 0.5),
    at(turned(bowHandle(w * 0.24, 2, 0.5, blackPlastic), { x: -90 }), 0, 1.1, 0),
  );
  const leaning = at(turned(lid, { x: 82 }), 0, d / 2, -z - 3.4);
  const raised = at(turned(at(lid, 0, 0, z), { x: -108 }), 0, h + 0.4, -z - 0.2);
  const handle = paired(turned(at(bowHandle(d * 0.34, 2.6, 0.6, blackPlastic), 0, h * 0.76, w / 2), { y: 90 }));
  return withDetail(
    group(
      feet(w - 2, d - 2, 1.4, 1.8),
      at(
        group(
          tray(w, h, d, 0.7, steel),
          at(box(w - 1.6, 0.2, d - 1.6, water), 0, h * 0.84, 0),
          at(rim, 0, h, 0),
          basket,
          bail,
          isDegassing ? raised : at(leaning, 0, -1.6, 0),
          handle,
          at(ultrasonicPanel(w * 0.72, h * 0.62, isDegassing), 0, h * 0.45, z),
        ),
        0,
        1.6,
        0,
      ),
      look.size > 0.5 ? at(turned(drainTap(), { y: 90 }), x, 5, z * 0.5) : null,
      cable(path([-x * 0.5, 4, -z, -x * 0.6, 1, -z - 7, -x * 1.3, 0.5, -z - 6, -x * 1.5, 0.5, 0]), 0.4, rubber),
    ),
    [0, h * 0.6, z],
  );
};

function nozzleDryer(look: Look): Solid {
  const finish = look.colour === 'silver' ? painted('silver') : moulded(look.colour);
  const [w, h, d] = [sized(look, 24, 28), sized(look, 24, 30), sized(look, 15, 18)];
  const profile = points([
    -d / 2,
    0,
    d * 0.32,
    0,
    d * 0.46,
    h * 0.1,
    d * 0.5,
    h * 0.3,
    d * 0.46,
    h * 0.8,
    d * 0.3,
    h * 0.96,
    d * 0.1,
    h,
    -d / 2,
    h,
  ]);
  const outlet = group(
    turned(cylinder(3.2, 3.6, chrome, 0.4), { x: 150 }),
    at(turned(decal(disc(2.5, blackInk)), { x: 60 }), 0, -3.2, 1.9),
  );
  return group(
    turned(extrude(profile, w, finish, 0.9), { y: -90 }),
    at(outlet, 0, 1.2, d * 0.24),
    at(box(w + 1, h + 1, 1.2, greyPlastic, 0.4), 0, -0.5, -d / 2 - 0.2),
    at(
      group(
        turned(cylinder(3.6, 0.8, chrome, 0.3), { x: 90 }),
        at(turned(cylinder(2.8, 1.3, steel, 0.5), { x: 90 }), 0, 0, 0.2),
      ),
      0,
      h * 0.46,
      d * 0.485,
    ),
    at(decal(patch(7, 1.4, greyInk, 0.3), patch(5.6, 0.4, whiteInk)), 0, h * 0.68, d * 0.475),
    paired(turned(at(decal(slots(d * 0.5, h * 0.34, 7, blackInk)), 0, h * 0.4, w / 2), { y: 90 })),
    at(decal(disc(0.45, ledRed)), 0, h * 0.2, d * 0.49),
  );
}

const dryerBack = points([
  -0.5, 0, 0.3, 0, 0.42, 0.06, 0.42, 0.604, -0.02, 0.51, -0.16, 0.525, -0.1, 0.9, -0.16, 1, -0.5, 1,
]);
const dryerFront = points([0.16, 0.555, 0.42, 0.595, 0.5, 0.74, 0.44, 0.88, 0.26, 0.9, 0.18, 0.8]);
const dryerCheek = points([-0.45, 0.475, 0.4, 0.555, 0.44, 0.72, 0.3, 0.8, -0.3, 0.96, -0.45, 0.96]);

function jetDryer(look: Look): Solid {
  const finish = look.colour === 'silver' ? painted('silver') : moulded(look.colour);
  const [w, h, d] = [sized(look, 27, 30), sized(look, 58, 66), sized(look, 20, 23)];
  const side = (outline: readonly Point[], width: number, finishOf: Material) => {
    const grown = outline.map(([x, y]): Point => [x * d, y * h]);
    return turned(extrude(grown, width, finishOf, 0.7), { y: -90 });
  };
  const cheek = paired(at(side(dryerCheek, 1.6, greyPlastic), w / 2 - 0.6, 0, 0));
  return group(
    side(dryerBack, w, finish),
    side(dryerFront, w - 2, finish),
    cheek,
    at(decal(slots(w * 0.7, 0.8, 1, ledBlue, 0.7)), 0, h * 0.8, d * 0.49),
    at(box(w * 0.96, h * 0.09, d * 0.76, darkPlastic, 0.6), 0, 0.4, 0.6),
    at(decal(slots(w * 0.6, h * 0.04, 3, blackInk)), 0, h * 0.05, d * 0.41 + 0.4),
    at(decal(patch(8, 2, greyInk, 0.4), patch(6, 0.5, whiteInk)), 0, h * 0.46, d * 0.42),
    at(decal(ring(3, 0.5, greyInk), disc(1.6, ledBlue)), 0, h * 0.32, d * 0.42),
    paired(turned(at(decal(slots(d * 0.4, h * 0.2, 8, blackInk)), 0, h * 0.24, w / 2), { y: 90 })),
    at(box(w * 0.8, h * 0.9, 1.2, greyPlastic, 0.3), 0, h * 0.04, -d / 2 - 0.3),
  );
}

const handDryers: Drawing = (look) =>
  look.variant === 1
    ? withDetail(jetDryer(look), [0, sized(look, 38, 44), 8])
    : withDetail(nozzleDryer(look), [0, sized(look, 12, 15), 8]);

/** A round grille facing the front: fan blades behind rings. */
function fanGrille(r: number): Solid {
  const blade = flatBlade(r);
  return group(
    turned(cylinder(r * 1.06, 0.5, blackPlastic, 0.2), { x: 90 }),
    at(decal(disc(r * 0.98, displayBlack)), 0, 0, 0.5),
    at(around(blade, 5, 'z'), 0, 0, 0.75),
    [0.3, 0.55, 0.8, 1].map((t) => at(turned(torus(r * t, 0.13, chrome), { x: 90 }), 0, 0, 1.2)),
    at(around(tube(path([0, r * 0.2, 0, 0, r, 0]), 0.12, chrome, { sides: 6 }), 6, 'z'), 0, 0, 1.2),
    at(turned(cylinder(r * 0.24, 0.6, chrome, 0.2, 28), { x: 90 }), 0, 0, 0.8),
  );
}

function flatBlade(r: number): Solid {
  return extrude(
    points([0.1, 0.1, r * 0.3, r * 0.2, r * 0.5, r * 0.75, r * 0.1, r * 0.9, -r * 0.05, r * 0.4]),
    0.3,
    darkPlastic,
  );
}

const ozoneGenerators: Drawing = (look) => {
  const isWall = look.variant === 1;
  const [w, h, d] = isWall
    ? [sized(look, 22, 30), sized(look, 26, 36), sized(look, 10, 13)]
    : [sized(look, 20, 26), sized(look, 16, 24), sized(look, 22, 34)];
  const body = painted(look.colour);
  const fanR = isWall ? w * 0.26 : h * 0.32;
  const frame = group(
    box(w, h, d, body, 0.5),
    at(decal(patch(w - 1, h - 1, isWall ? darkPlastic : displayBlack, 0.6)), 0, h / 2, d / 2),
  );
  const timer = group(decal(disc(2.8, greyInk)), at(dial(1.5, greyPlastic, 40, whiteInk), 0, 0, 0.1));
  if (isWall) {
    const ears = [-1, 1].map((k) => at(box(w * 0.4, 3.4, 0.5, steel, 0.2), 0, k > 0 ? h - 0.6 : -2.6, -d / 2 + 0.3));
    const face = group(
      at(fanGrille(fanR), 0, h * 0.66, d / 2 + 0.05),
      at(decal(patch(w * 0.4, 4, displayBlack, 0.3), digits('060', 2.6, ledBlue)), -w * 0.16, h * 0.26, d / 2 + 0.1),
      row(at(lamp(0.6, ledGreen), w * 0.28, h * 0.26, d / 2 + 0.1), 2, [2.6, 0, 0]),
      at(decal(slots(w * 0.6, 1.4, 2, greyInk, 0.4)), 0, h * 0.12, d / 2 + 0.1),
    );
    const hose = tube(path([w * 0.3, 0.4, 0, w * 0.3, -3.2, 0]), 0.8, rubber);
    return withDetail(
      at(
        group(
          frame,
          ears,
          face,
          hose,
          paired(turned(at(decal(slots(d * 0.6, h * 0.5, 10, blackInk)), 0, h / 2, w / 2), { y: 90 })),
        ),
        0,
        3,
        0,
      ),
      [0, h * 0.6, d / 2],
    );
  }
  const face = group(
    at(fanGrille(fanR), -w * 0.16, h * 0.52, d / 2 + 0.05),
    at(timer, w * 0.3, h * 0.66, d / 2 + 0.1),
    at(rocker(2.4, 3.4, redInk), w * 0.3, h * 0.3, d / 2 + 0.1),
    at(decal(slots(w * 0.5, 0.9, 2, whiteInk, 0.35)), -w * 0.16, h * 0.1, d / 2 + 0.1),
  );
  const handle = at(turned(bowHandle(d * 0.5, 4, 0.9, blackPlastic), { x: -90, y: 90 }), 0, h - 0.3, 0);
  const cord = cable(path([0, 4, -d / 2, 0, 1, -d * 0.8, -w * 0.6, 0.5, -d * 0.9, -w, 0.5, -d * 0.4]), 0.4, rubber);
  const mesh = paired(
    turned(at(decal(grid(rectangle(0.8, 0.8, 0.3), 9, 6, d * 0.07, h * 0.09, blackInk)), 0, h * 0.5, w / 2), { y: 90 }),
  );
  return withDetail(group(feet(w - 1, d - 2, 1.3, 1.8), at(group(frame, face, handle, mesh), 0, 1.6, 0), cord), [
    0,
    h * 0.6,
    d / 2,
  ]);
};

export const hygiene = {
  'ultrasonic-cleaners': ultrasonicCleaners,
  'hand-dryers': handDryers,
  'ozone-generators': ozoneGenerators,
} satisfies Record<string, Drawing>;
