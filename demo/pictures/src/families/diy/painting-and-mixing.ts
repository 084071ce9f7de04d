import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { knob, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, torus } from '../../geometry/lathe.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  brass,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  greyPlastic,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { moulded, painted } from '../../palette.ts';

const tipGuard = plastic([244, 150, 36], 0.5);
const cup = plastic([206, 212, 218], 0.35);
const ledCap = plastic([60, 150, 90], 0.4);
const hoseGrey = plastic([96, 102, 110], 0.6);

/** A spray gun pointing to −x, its handle down to y = 0. */
function sprayGun(hasCup: boolean, look: Look): Solid {
  const metal = hasCup ? moulded(look.colour) : aluminium;
  const handle = extrude(
    points([0, 0, 3.6, 0, 3.8, 1, 2.8, 7, 3, 10.4, 2, 12.6, -6, 12.4, -6.4, 9.6, -1.6, 8.6, -0.6, 6.6]),
    2.6,
    metal,
    0.7,
  );
  const trigger = tube(path([-2.6, 9.6, 0, -3.8, 6, 0, -2.6, 2.6, 0]), 0.5, darkSteel, { bend: 2 });
  const nose = group(
    at(turned(cylinder(1.5, 3, hasCup ? blackPlastic : chrome, 0.2, 28), { z: 90 }), -6, 11, 0),
    at(turned(hasCup ? cone(2.2, 1.6, 2, tipGuard, 0.2) : cylinder(1.1, 2.6, tipGuard, 0.2), { z: 90 }), -8.8, 11, 0),
    hasCup ? null : group(at(box(2.2, 5, 0.7, tipGuard, 0.2), -12, 8.5, 0), at(box(1, 1, 3, brass, 0.2), -10, 12, 0)),
    hasCup
      ? at(
          turned(
            group(cylinder(2.7, 1, blackPlastic, 0.2), paired(at(box(0.9, 1.6, 0.8, blackPlastic, 0.2), 2.2, 0.6, 0))),
            { z: 90 },
          ),
          -10,
          11,
          0,
        )
      : null,
  );
  const pot = group(
    at(cylinder(4.6, 10, cup, 0.8), 0, 0, 0),
    at(cylinder(4.9, 1.6, blackPlastic, 0.3), 0, 9.4, 0),
    at(cone(4.4, 1.6, 2, blackPlastic, 0.2), 0, 10.8, 0),
    at(decal(slots(2.4, 6, 5, greyInk, 0.18)), 0, 4.6, 4.62),
  );
  return group(
    handle,
    trigger,
    nose,
    at(turned(knob(1.2, blackPlastic, 0), { y: 90 }), 2.2, 10.8, 0),
    hasCup ? at(pot, -4.6, -3.4, 0) : tube(path([1.8, 0.4, 0, 1.8, -1.8, 0]), 0.8, brass),
  );
}

function hoseCoil(r: number, loops: number, thick: number): readonly Vec[] {
  return Array.from({ length: loops * 32 + 1 }, (_, i): Vec => {
    const a = (i / 32) * 2 * Math.PI;
    const k = r + Math.sin(i / 11) * thick * 0.7;
    return [k * Math.cos(a), thick + (i / 32) * thick * 1.7, k * Math.sin(a)];
  });
}

function airless(look: Look): Solid {
  const k = sized(look, 0.92, 1.1);
  const paint = painted(look.colour);
  const frame = paired(tube(path([9, 0.9, 17, 9, 0.9, -15, 9, 44, -13, 9, 50, -11]), 1.1, blackPowder, { bend: 4 }));
  const bars = group(
    tube(path([-9, 0.9, 17, 9, 0.9, 17]), 1.1, blackPowder),
    tube(path([-9, 49.4, -11.2, 9, 49.4, -11.2]), 1.5, rubber),
    tube(path([-9, 22, -14, 9, 22, -14]), 1, blackPowder),
  );
  const motor = group(
    at(box(17, 17, 24, paint, 2.4), 0, 22, -1),
    at(box(15, 3, 20, darkPlastic, 1), 0, 38, -1),
    paired(turned(at(decal(slots(11, 7, 6, blackInk, 0.42)), 2, 31, 8.5), { y: 90 })),
    turned(at(group(decal(slots(10, 7, 6, blackInk, 0.4)), at(rocker(2, 3, redInk), 6.6, -5, 0)), 0, 31, 13), {
      y: 180,
    }),
    paired(at(box(2, 10, 3, blackPowder, 0.4), 8.4, 18, -12)),
  );
  const gauge = group(
    turned(cylinder(2.5, 1.4, chrome, 0.2), { x: 90 }),
    at(
      decal(
        disc(2.2, whiteInk),
        group(ticks(2, 11, blackInk), ring(1.4, 0.24, redInk, -45, 20)),
        turned(patch(0.2, 1.8, redInk, 0, 0, 0.6), { z: 40 }),
      ),
      0,
      0,
      1.4,
    ),
  );
  const face = group(
    at(decal(patch(14, 14, blackInk, 1)), 0, 30.4, 11),
    at(knob(2, darkPlastic, 30, tipGuard), -3.4, 28, 11.1),
    at(decal(ticks(3, 9, whiteInk)), -3.4, 28, 11.1),
    at(gauge, 3.4, 32.4, 11.1),
    at(decal(patch(5, 1.2, redInk, 0.2), patch(3.4, 0.4, whiteInk)), -3.4, 34.6, 11.1),
    at(turned(cylinder(1.2, 1, ledCap, 0.2), { x: 90 }), 3.4, 26.6, 11.1),
  );
  const pump = group(
    at(box(8, 9, 7, aluminium, 1), 0, 15, 9),
    at(cylinder(2.3, 12, chrome, 0.3), 0, 4, 9),
    at(cylinder(3, 2.4, darkSteel, 0.2, 6), 0, 13.4, 9),
    at(cylinder(2.8, 2, darkSteel, 0.3), 0, 2.6, 9),
    cable(path([0, 3.4, 9, 0, 1.4, 12, 4, 1.4, 15, 14, 1.2, 15, 20, 1.2, 12]), 1.1, cup),
    at(turned(cylinder(1.9, 3, steel, 0.3), { z: -90, y: 20 }), 19, 1.9, 12.4),
    at(turned(cylinder(1.1, 4, brass, 0.1, 6), { z: 90 }), -3.6, 18, 9),
  );
  const coil = at(tube(hoseCoil(9, 4, 0.75), 0.75, hoseGrey, { sides: 10 }), -24, 0, 4);
  const lead = cable(path([-7, 18, 9, -12, 17, 10, -16, 9, 8, -15, 0.8, 4.6]), 0.75, hoseGrey);
  const gun = group(
    at(turned(sprayGun(false, look), { x: -90, y: 24 }), -24, 7.4, 6),
    cable(path([-33, 5.6, 4, -31, 8, 9, -26, 7.6, 9, -22.6, 7.4, 8.6]), 0.6, hoseGrey),
  );
  return withDetail(scaled(group(frame, bars, motor, face, pump, coil, lead, gun), k), [0, 30 * k, 11 * k]);
}

function turbine(look: Look): Solid {
  const k = sized(look, 0.9, 1.06);
  const shell = moulded(look.colour);
  const side = points([-13, 0, 13, 0, 13, 12, 9, 20, -9, 20, -13, 12]);
  const base = group(
    at(extrude(side, 21, shell, 2), 0, 1, 0),
    at(box(27, 3, 22, darkPlastic, 1), 0, 0, 0),
    at(decal(disc(6.4, blackInk)), -3, 9.4, 10.5),
    at(decal(...[6, 4.6, 3.2, 1.8].map((r) => ring(r, 0.6, greyInk))), -3, 9.4, 10.55),
    at(knob(1.7, greyPlastic, 40, blackInk), 8, 7, 10.5),
    at(decal(patch(5.4, 2, whiteInk, 0.3), patch(1.2, 1.2, redInk, 0.1, -1.6)), 7.4, 12.4, 10.5),
    turned(at(group(decal(slots(14, 7, 6, blackInk, 0.4)), at(rocker(2, 3, redInk), 9, 0, 0)), 0, 9, 10.5), { y: 180 }),
    tube(path([-8, 20, 0, -8, 25, 0, 8, 25, 0, 8, 20, 0]), 1.3, blackPlastic, { bend: 3 }),
    at(turned(cylinder(2.2, 3.4, blackPlastic, 0.3), { z: -90 }), 12, 11, 0),
  );
  const way = path([15, 11, 0, 22, 12, 2, 26, 5, 8, 20, 1.7, 16, 2, 1.6, 19, -10, 2, 18, -17.4, 5, 16, -21, 4.6, 13.4]);
  const ribs = cable(way, 1.45, hoseGrey);
  const gun = at(sprayGun(true, look), -24, 3.6, 13);
  return withDetail(
    scaled(group(base, ribs, gun, at(cylinder(1.7, 2, blackPlastic, 0.2), -21.8, 2.4, 13.2)), k),
    [0, 12, 10],
  );
}

const paintSprayers: Drawing = (look) => (look.variant % 2 === 1 ? turbine(look) : airless(look));

/** A stirring paddle on its shaft: two helical blades in a ring, standing on y = 0. */
function paddle(length: number, r: number): Solid {
  const blade = (start: number) => {
    const wire = Array.from({ length: 25 }, (_, i): Vec => {
      const a = start + (i / 24) * 2.6;
      return [r * Math.cos(a), 1 + (i / 24) * r * 1.7, r * Math.sin(a)];
    });
    return tube(wire, r * 0.11, steel, { sides: 8 });
  };
  const spokes = around(at(box(r, 0.8, 0.9, steel, 0.2), r / 2, 0.6, 0), 3);
  const upper = turned(at(spokes, 0, r * 1.7, 0), { y: -149 });
  return group(
    cylinder(0.75, length, steel, 0.1, 20),
    [0, 1, 2].map((i) => blade((i * 2 * Math.PI) / 3)),
    spokes,
    upper,
    at(torus(r, r * 0.09, steel), 0, 0.6, 0),
  );
}

const mixingDrills: Drawing = (look) => {
  const isDouble = look.variant % 2 === 1;
  const shell = moulded(look.colour);
  const y = sized(look, 58, 64);
  const r = isDouble ? 6 : sized(look, 6.4, 7.6);
  const shafts = isDouble ? paired(at(paddle(y, r), 5.6, 0, 0)) : paddle(y, r);
  const gear = group(
    at(isDouble ? box(19, 7, 10, aluminium, 1.6) : cone(3, 5, 7, aluminium, 0.6), 0, 0, 0),
    isDouble
      ? paired(at(cylinder(2.2, 4, darkSteel, 0.3), 5.6, -3.4, 0))
      : at(cylinder(2.2, 4, darkSteel, 0.3), 0, -3.4, 0),
  );
  const motor = group(
    at(cylinder(6, 15, shell, 1.2), 0, 6, 0),
    around(at(box(0.5, 4.4, 0.5, blackPlastic), 0, 15, 5.8), 18),
    at(cylinder(5.4, 3, blackPlastic, 1), 0, 20, 0),
    at(
      decal(
        patch(6.6, 4, blackInk, 0.5),
        patch(1.4, 2.2, redInk, 0.2, -1.8),
        at(slots(3, 1.8, 2, whiteInk, 0.4), 1, 0, 0),
      ),
      0,
      11,
      6.05,
    ),
  );
  const half = 17;
  const loop = tube(
    path([-half, 4, 0, -half, 17, 0, -4, 21, 0, 4, 21, 0, half, 17, 0, half, 4, 0, 5, 3.4, 0, -5, 3.4, 0]),
    1.25,
    blackPowder,
    { bend: 4, closed: true },
  );
  const grips = paired(tube(path([half, 5.4, 0, half, 15.4, 0]), 1.9, rubber, { sides: 20 }));
  const ribs = paired(row(at(cylinder(2.02, 0.4, darkPlastic, 0.1, 24), half, 10, 0), 6, [0, 1.5, 0]));
  const trigger = group(
    at(box(1.4, 4.6, 2, redInk, 0.4), half - 2, 10, 0),
    at(box(3, 3, 3.4, blackPlastic, 0.6), half - 0.4, 3, 0),
  );
  const speed = at(knob(1.1, redInk, 20), 0, 17, 5.9);
  const cord = cable(
    path([0, 22.6, 0, 2, 27, -3, 10, 26, -8, 15, 8, -12, 15, 8 - y * 0.6, -12, 16, -y + 0.6, -9, 22, -y + 0.6, 0]),
    0.5,
    rubber,
  );
  const solid = group(shafts, at(group(gear, motor, loop, grips, ribs, trigger, speed, cord), 0, y, 0));
  return withDetail(solid, [0, y + 12, 4]);
};

export const paintingAndMixing = {
  'paint-sprayers': paintSprayers,
  'mixing-drills': mixingDrills,
} satisfies Record<string, Drawing>;
