import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { arc } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  brass,
  castIron,
  chrome,
  darkSteel,
  greyInk,
  ledGreen,
  plastic,
  redInk,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { metalBandSaws } from './metalworking-metal-band-saws.ts';

const guardGlass = tintedGlass([240, 206, 110]);
const cylinderBlue = plastic([58, 62, 70], 0.4);

function drillHead(look: Look): Solid {
  const paint = painted(look.colour);
  const lever = around(
    at(group(turned(cylinder(0.7, 15, chrome), { x: 90 }), at(sphere(1.9, blackPlastic, 24), 0, 0, 15)), 0, 0, 0),
    3,
    'x',
  );
  const hood = turned(
    extrude(
      [
        ...arc(9, 270, 450, 16).map(([x, y]) => [x + 14, y] as const),
        ...arc(11, 90, 270, 16).map(([x, y]) => [x - 16, y] as const),
      ],
      9,
      paint,
      1.2,
    ),
    { x: -90, y: -90 },
  );
  const panel = group(
    decal(patch(9, 6, blackInk, 0.6)),
    at(turned(cylinder(1.2, 0.9, ledGreen, 0.2), { x: 90 }), -2.2, 0, 0),
    at(turned(cylinder(1.5, 1.1, redInk, 0.4), { x: 90 }), 2.2, 0, 0),
  );
  return group(
    at(hood, 0, 16.5, 0),
    at(box(15, 15, 24, paint, 1.6), 0, 0, 6),
    at(box(13, 12, 14, paint, 1), 0, 0.6, -8),
    at(cylinder(7.4, 22, castIron, 1), 0, -6, -22),
    row(at(cylinder(7.7, 0.6, castIron, 0.2), 0, 5, -22), 6, [0, 1.6, 0]),
    at(panel, 0, 9.4, 18),
    at(decal(patch(8, 2, whiteInk, 0.3), patch(2, 1.2, redInk, 0.1, -2.4)), 0, 3.6, 18),
    at(turned(group(cylinder(3, 3, paint, 0.4), at(cylinder(2, 3, chrome, 0.3), 0, 2.6, 0)), { z: -90 }), 7, 5, 6),
    at(lever, 12, 5, 6),
    at(group(cylinder(3.4, 3, paint, 0.4), at(cylinder(2.6, 8, chrome, 0.2), 0, -7.4, 0)), 0, -2.4, 7),
    at(
      group(
        lathe(points([0, 0, 1.4, 0, 2.5, 2.2, 2.5, 5.4, 0, 5.4]), darkSteel),
        at(cylinder(2.6, 1.2, chrome, 0.1, 28), 0, 3, 0),
      ),
      0,
      -14.6,
      7,
    ),
    at(cylinder(0.6, 8, steel), 0, -22, 7),
    at(cone(0.04, 0.6, 1, steel), 0, -22.9, 7),
    at(box(10, 12, 0.4, guardGlass), 0, -16, 12.6),
    paired(at(box(0.4, 12, 5, guardGlass), 5, -16, 10.2)),
    at(box(11, 1.2, 6.6, blackPlastic, 0.3), 0, -4.6, 10),
    paired(turned(at(decal(ring(2.4, 0.4, greyInk), ticks(2.4, 9, whiteInk)), 8, 9, 7.52), { y: 90 })),
  );
}

function drillTable(w: number): Solid {
  const slot = turned(
    decal(patch(w * 0.7, 1.2, blackInk, 0.5), patch(1.2, w * 0.6, blackInk, 0.5), disc(1.8, blackInk)),
    { x: -90 },
  );
  return group(
    box(w, 2.4, w * 0.92, darkSteel, 0.4),
    at(slot, 0, 2.4, 0),
    at(box(7, 4.4, w * 0.6, castIron, 0.8), 0, -4, -w * 0.36),
    at(cylinder(5, 7.4, castIron, 0.6), 0, -5.4, -w * 0.36 - 6.4),
    at(turned(cylinder(0.7, 9, chrome), { z: -74 }), 3, -3, -w * 0.36 - 7),
    at(sphere(1.5, blackPlastic, 20), 12, -0.8, -w * 0.36 - 7),
  );
}

const pillarDrills: Drawing = (look) => {
  const isTall = look.variant % 2 === 1;
  const column = isTall ? sized(look, 118, 136) : sized(look, 46, 56);
  const w = sized(look, 20, 27);
  const foot = isTall ? 44 : sized(look, 34, 38);
  const tableY = isTall ? column * 0.62 : column * 0.34;
  const back = -10;
  const base = group(
    box(foot * 0.64, 4.4, foot, castIron, 0.8),
    at(
      turned(
        decal(
          patch(foot * 0.4, 1.4, blackInk, 0.6, 0, -foot * 0.14),
          patch(foot * 0.4, 1.4, blackInk, 0.6, 0, -foot * 0.32),
        ),
        { x: -90 },
      ),
      0,
      4.4,
      0,
    ),
    paired(paired(at(cylinder(1.4, 0.6, chrome, 0.1, 6), foot * 0.26, 4.3, foot * 0.43), 'z')),
  );
  const solid = group(
    at(base, 0, 0, isTall ? 0 : 2),
    at(group(cylinder(6, 5, castIron, 0.8), cylinder(3.4, column, chrome)), 0, 4.2, back),
    at(box(1.2, column * 0.7, 1.4, darkSteel, 0.1), 3.6, 10, back),
    at(drillTable(w), 0, tableY, back + w * 0.36 + 6.4),
    at(drillHead(look), 0, column - 6, 0),
    cable(path([0, column, -24, -4, column * 0.5, -30, -3, 4, -28, -10, 0.6, -20]), 0.6, rubber),
  );
  return withDetail(solid, [0, column - 6, 10]);
};

function spring(r: number, h: number): Solid {
  const wire = Array.from({ length: 121 }, (_, i): Vec => [
    r * Math.cos(i / 2.4),
    (h * i) / 120,
    r * Math.sin(i / 2.4),
  ]);
  return tube(wire, 0.35, chrome, { sides: 7 });
}

function pressRam(look: Look): Solid {
  const isAir = look.variant === 2;
  return group(
    at(cylinder(6.4, 24, cylinderBlue, 0.8), 0, -8, 0),
    at(cylinder(7.4, 3, darkSteel, 0.4), 0, -2, 0),
    at(cylinder(3.4, 16, chrome, 0.2), 0, -23, 0),
    at(cylinder(4.6, 3, darkSteel, 0.4), 0, -25.4, 0),
    paired(at(spring(1.3, 20), 10, -22, 0)),
    at(box(24, 2.4, 4, darkSteel, 0.4), 0, -23.4, 0),
    isAir
      ? group(
          at(cylinder(4.4, 14, steel, 0.6), 12, 8, 0),
          at(cylinder(1.2, 5, brass, 0.1, 6), 12, 21, 0),
          cable(path([12, 26, 0, 20, 28, 4, 30, 14, 6, 32, -10, 6]), 0.8, rubber),
        )
      : null,
  );
}

function gauge(): Solid {
  return group(
    turned(cylinder(4.6, 2.2, blackPlastic, 0.3), { x: 90 }),
    at(
      decal(
        disc(4.1, whiteInk),
        group(ticks(3.8, 13, blackInk), ring(2.8, 0.4, redInk, -45, 30)),
        turned(patch(0.3, 3.4, redInk, 0, 0, 1.2), { z: 50 }),
      ),
      0,
      0,
      2.2,
    ),
    at(cylinder(0.8, 6, brass), 0, -10, 1),
  );
}

/** The pump beside the right post: a hand lever, a foot pedal or an air pedal. */
function pressPump(x: number, look: Look): Solid {
  const body = at(group(box(9, 16, 11, cylinderBlue, 1), at(box(10, 3, 12, darkSteel, 0.4), 0, 15, 0)), x + 5.4, 62, 0);
  const hose = cable(path([x + 6, 78, 0, x + 4, 98, 4, x * 0.5, 118, 6, 8, 124, 2]), 0.7, rubber);
  if (look.variant === 0) {
    const lever = group(
      tube(path([x + 6, 76, 6, x + 12, 84, 14, x + 18, 124, 28]), 1.1, chrome, { bend: 4 }),
      tube(path([x + 15.8, 110, 23, x + 18.2, 125, 28.5]), 1.7, rubber),
    );
    return group(body, hose, lever);
  }
  const pedal = group(
    at(box(14, 2, 22, darkSteel, 0.5), 0, 0, 0),
    at(turned(box(11, 1.6, 18, redInk, 0.5), { x: 14 }), 0, 4.4, 0),
    at(turned(decal(slots(9, 14, 6, blackInk, 0.4)), { x: -76 }), 0, 6.1, 0.4),
    at(box(12, 6, 5, cylinderBlue, 0.6), 0, 1.6, -8.4),
  );
  const line = cable(path([x + 12, 5, -7, x + 6, 3, -12, x + 6, 20, -10, x + 6, 62, -3]), 0.7, rubber);
  return group(
    body,
    hose,
    at(pedal, x + 12, 0, 14),
    look.variant === 1 ? line : null,
    look.variant === 2 ? cable(path([x + 12, 5, 5, x + 16, 3, -10, x + 4, 60, -8, 14, 140, 0]), 0.7, rubber) : null,
  );
}

const workshopPresses: Drawing = (look) => {
  const [w, h] = [sized(look, 56, 70), sized(look, 140, 168)];
  const paint = painted(look.colour);
  const x = w / 2;
  const top = h - 16;
  const post = group(paired(at(box(2, h, 14, paint, 0.3), 3, 0, 0)), at(box(5, h, 1, paint), 0, 0, -6));
  const holes = row(at(decal(disc(1.3, blackInk)), 0, h * 0.42, 0), 6, [0, 9, 0]);
  const foot = at(group(box(9, 4, 56, paint, 0.5), paired(at(box(12, 1.4, 6, rubber, 0.4), 0, 0, 24), 'z')), x, 0, 0);
  const bed = group(
    paired(at(box(w + 6, 13, 2.4, paint, 0.4), 0, 0, 8.6), 'z'),
    paired(at(turned(cylinder(1.5, 24, chrome, 0.2), { x: 90 }), x, 3, -12)),
    paired(at(box(10, 4, 16, darkSteel, 0.4), 11, 13, 0)),
  );
  const beam = group(
    paired(at(box(w + 8, 15, 2.4, paint, 0.4), 0, 0, 8.6), 'z'),
    paired(at(disc(1.6, chrome), x, 8, 9.9)),
    at(
      decal(patch(22, 6, whiteInk, 0.5), patch(4, 3.6, redInk, 0.2, -7), at(slots(11, 3, 2, blackInk, 0.4), 2.4, 0, 0)),
      0,
      7.6,
      9.8,
    ),
  );
  const solid = group(
    paired(at(post, x, 0, 0)),
    paired(at(turned(holes, { y: 90 }), x + 4.02, 0, 0)),
    paired(foot),
    paired(tube(path([x, 22, 0, x, 3, 24]), 1.2, paint), 'x'),
    at(box(w, 6, 2, paint, 0.4), 0, 12, -6),
    at(bed, 0, h * 0.36, 0),
    at(beam, 0, top, 0),
    at(box(20, 2.6, 15, darkSteel, 0.4), 0, top - 1.4, 0),
    at(pressRam(look), 0, top - 6, 0),
    at(gauge(), -w * 0.24, top + 22, 2),
    pressPump(x + 3, look),
  );
  return withDetail(solid, [0, top - 12, 6]);
};

export const metalworking = {
  'pillar-drills': pillarDrills,
  'workshop-presses': workshopPresses,
  'metal-band-saws': metalBandSaws,
} satisfies Record<string, Drawing>;
