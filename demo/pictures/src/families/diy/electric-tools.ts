import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, ring, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, lathe } from '../../geometry/lathe.ts';
import { arc } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  ledGreen,
  paint,
  plastic,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';
import { moulded } from '../../palette.ts';
import { drillBitSets } from './electric-tools-drill-bit-sets.ts';

const casing = plastic([84, 88, 95], 0.5);
const grit = paint([66, 64, 62], 0.95);
const discRed = print([176, 44, 40]);

/** A round part along +x from `from`, given as [radius, distance] pairs. */
function along(profile: readonly number[], material: Material, sides = 48): Solid {
  return turned(lathe(points(profile), material, sides), { z: -90 });
}

function battery(): Solid {
  return group(
    box(12.4, 5.4, 8, blackPlastic, 1),
    at(box(12.8, 1.4, 8.4, darkPlastic, 0.5), 0, 3.6, 0),
    at(decal(patch(6, 2, greyInk, 0.3), patch(4, 0.7, whiteInk)), -1, 1.9, 4),
    turned(at(decal(patch(4, 1.6, blackInk, 0.3), row(disc(0.28, ledGreen), 4, [0.9, 0, 0])), 0, 2, 6.2), { y: -90 }),
    at(box(2, 2.2, 5, redInk, 0.4), 6, 2.4, 0),
  );
}

function chuck(): Solid {
  return group(
    along([0, 0, 2.1, 0, 2.1, 2.4, 1.9, 2.8, 1.9, 5, 1.2, 6.4, 0.7, 6.6, 0, 6.6], blackPlastic),
    turned(around(at(box(0.3, 2, 0.3, darkPlastic), 2.1, 0.2, 0), 22), { z: -90 }),
    along([1.95, 2.5, 1.95, 2.9, 0, 2.9], chrome),
    along([0, 6.4, 0.42, 6.4, 0.42, 13.6, 0.05, 14.4, 0, 14.4], steel, 24),
    row(at(turned(cylinder(0.5, 0.34, darkSteel, 0.08, 16), { z: -74 }), 10.6, 0, 0), 6, [1, 0, 0]),
  );
}

/** The second handle hangs from a collar around the neck; the depth stop runs beside the bit. */
function sideHandle(): Solid {
  return group(
    along([0, 0, 3, 0, 3, 1.8, 0, 1.8], darkPlastic),
    tube(path([0.9, -2.4, 0, 0.9, -5, 0]), 0.7, darkSteel),
    at(
      turned(
        lathe(points([0, 0, 1.3, 0.2, 1.7, 1.4, 1.35, 3, 1.35, 11, 1.75, 11.9, 1.5, 12.8, 0, 12.8]), blackPlastic),
        { x: 180 },
      ),
      0.9,
      -4,
      0,
    ),
    row(at(cylinder(1.45, 0.4, rubber, 0.1, 28), 0.9, -9.8, 0), 5, [0, 1, 0]),
    tube(path([-1.4, 2.6, 2.2, 12.6, 2.6, 2.2]), 0.28, chrome),
    at(box(1.4, 1.6, 1.4, redInk, 0.2), 0.8, 1.9, 2.2),
  );
}

const impactDrills: Drawing = (look) => {
  const isCordless = look.variant % 2 === 1;
  const shell = moulded(look.colour);
  const outline = points([
    -10, 20.2, -10.8, 18, -10.4, 14.6, -9.2, 12.8, -9, 8, -10, 2, -10, 0, -4.6, 0, -4.4, 2, -3.8, 9.4, -2.4, 11.4, 5,
    12.2, 6.4, 13.4, 6.4, 20, 5.4, 21, -8.4, 21.2,
  ]);
  const core = isCordless ? outline.map(([x, y]) => [x > 0 ? x - 2.6 : x, y] as const) : outline;
  const tip = isCordless ? 3.4 : 6;
  const grip = extrude(points([-10.2, 12, -10.1, 8, -11, 2.2, -6.6, 2.2, -6.2, 9, -6.4, 12]), 5.4, rubber, 1.3);
  const label = at(
    decal(
      patch(9, 3.4, blackInk, 0.6),
      patch(1.6, 2, redInk, 0.2, -2.8),
      at(slots(4.4, 1.6, 2, whiteInk, 0.4), 1.2, 0, 0),
    ),
    -0.4,
    17.6,
    3.2,
  );
  const vents = at(decal(slots(2.6, 4.4, 5, blackInk, 0.45)), -7.8, 17.4, 3.2);
  const foot = at(box(11, 2.4, 7, casing, 0.8), -7, -0.8, 0);
  const cord = group(
    tube(path([-9.2, 1, 0, -12.6, 1, 0]), 0.85, rubber),
    cable(path([-12, 1, 0, -15, 0.5, 0.8, -19, 0.4, 4, -22, 0.4, 1, -20, 0.4, -6, -12, 0.4, -9]), 0.4, rubber),
  );
  const tool = group(
    extrude(core, 6.4, shell, 1.7),
    grip,
    at(along([0, 0, 3.5, 0, 3.5, 2, 2.9, 4.4, 2.5, 5, 0, 5], isCordless ? casing : aluminium), tip - 0.4, 16.8, 0),
    at(chuck(), tip + 4.4, 16.8, 0),
    isCordless
      ? at(along([3.6, 0, 3.6, 1.6, 0, 1.6], darkPlastic), tip + 0.2, 16.8, 0)
      : at(sideHandle(), tip + 2, 16.8, 0),
    at(turned(box(1.5, 3.8, 2.2, redInk, 0.5), { z: 8 }), -3.4, 7.2, 0),
    paired(label, 'z'),
    paired(vents, 'z'),
    isCordless ? group(foot, at(battery(), -6.8, -5.8, 0)) : cord,
    at(box(2.6, 1, 2, darkPlastic, 0.3), -1, 20.7, 0),
  );
  const k = sized(look, 0.94, 1.06);
  return withDetail(at(scaled(tool, k), 0, isCordless ? 5.8 * k : 0, 0), [2, 18, 3]);
};

function abrasive(r: number): Solid {
  const face = decal(
    disc(r * 0.52, discRed),
    ring(r * 0.5, r * 0.05, whiteInk),
    at(slots(r * 0.5, r * 0.14, 2, whiteInk, 0.5), 0, r * 0.34, 0),
    disc(r * 0.2, darkSteel),
  );
  return group(
    at(turned(cylinder(r, 0.5, grit, 0.1, 64), { x: 90 }), 0, 0, -0.25),
    at(face, 0, 0, 0.25),
    turned(cylinder(r * 0.17, 1, darkSteel, 0.1, 6), { x: 90 }),
    turned(cylinder(r * 0.08, 1.6, chrome, 0.1, 20), { x: 90 }),
  );
}

function guard(r: number): Solid {
  const half = extrude([...arc(r * 1.08, 75, 255, 28), ...arc(r * 0.4, 255, 75, 28)], 0.3, darkSteel);
  const rim = extrude([...arc(r * 1.1, 75, 255, 28), ...arc(r * 1.05, 255, 75, 28)], 2.6, darkSteel, 0.1);
  return group(at(half, 0, 0, -1.4), at(rim, 0, 0, -0.2));
}

function speedDial(): Solid {
  return group(turned(cylinder(1.5, 1, redInk, 0.2, 28), { x: 90 }), decal(ticks(2.2, 7, whiteInk)));
}

/** The grinder's body runs from the head at the origin along −x. */
function grinderBody(length: number, r: number, look: Look): Solid {
  const shell = moulded(look.colour);
  const isLarge = length > 27;
  const tail = -length;
  const label = at(
    decal(
      patch(7, r * 0.8, blackInk, 0.5),
      patch(1.3, r * 0.5, redInk, 0.1, -2.2),
      at(slots(3.4, r * 0.4, 2, whiteInk, 0.4), 1, 0, 0),
    ),
    -length * 0.36,
    0.2,
    r * 1.02,
  );
  const end =
    look.variant === 1
      ? at(turned(scaled(battery(), 0.78), { z: 90 }), tail + 4, 0, 0)
      : group(
          at(along([0, 0, r * 0.36, 0, r * 0.6, 3, 0, 3], rubber), tail - 2.4, 0, 0),
          cable(
            path([tail - 2, 0, 0, tail - 5, -0.6, 1, tail - 9, -0.6, 6, tail - 4, -0.6, 12, tail + 6, -0.6, 13]),
            0.42,
            rubber,
          ),
        );
  return group(
    turned(
      lathe(
        [
          [0, -length],
          [r * 0.86, -length],
          [r * 0.95, -length + 1.4],
          [r * 0.78, -length * 0.78],
          [r * 0.8, -length * 0.55],
          [r * 1.06, -length * 0.42],
          [r * 1.08, -5.4],
          [r * 0.94, -4.6],
          [0, -4.6],
        ],
        shell,
      ),
      { z: -90 },
    ),
    at(along([0, 0, r * 0.85, 0, r * 0.85, length * 0.16, 0, length * 0.16], rubber), -length * 0.76, 0, 0),
    row(at(along([0, 0, r * 0.9, 0, r * 0.9, 0.5, 0, 0.5], rubber), -length * 0.68, 0, 0), 5, [1.1, 0, 0]),
    paired(label, 'z'),
    at(box(6, 1.2, 2, redInk, 0.4), -length * 0.52, r * 0.82, 0),
    turned(around(at(box(0.5, 3.4, 0.3, blackPlastic), 0, -length + 1.6, r * 0.9), isLarge ? 20 : 14), { z: -90 }),
    end,
    look.variant === 2 ? at(speedDial(), -length + 3.4, 0, r * 0.84) : null,
  );
}

const angleGrinders: Drawing = (look) => {
  const disk = look.variant === 2 ? sized(look, 7, 11) : sized(look, 5.8, 7.4);
  const length = disk * 1.7 + 12;
  const r = 2.4 + disk * 0.14;
  const head = group(
    at(
      extrude(
        points([-5.4, -r * 0.9, 2.4, -r, 3.6, -r * 0.5, 3.6, r * 0.5, 2.4, r, -5.4, r * 0.9]),
        r * 1.7,
        aluminium,
        0.9,
      ),
      0,
      0,
      -r * 0.85,
    ),
    at(turned(cylinder(r * 0.82, 1.6, aluminium, 0.3), { x: 90 }), 0, 0, -0.4),
    at(turned(cylinder(r * 0.3, 1, redInk, 0.3), { x: -90 }), -0.6, 0, -r * 1.6),
    paired(at(turned(cylinder(0.45, 0.3, chrome, 0, 6), { x: -90 }), -2.6, r * 0.55, -r * 1.66), 'y'),
  );
  const handle = group(
    at(cylinder(0.8, 2, chrome), 0, r * 0.7, -r * 0.8),
    at(
      lathe(points([0, 0, 1.5, 0, 1.9, 0.8, 1.4, 2.4, 1.5, 7.4, 1.9, 8.6, 1.5, 9.6, 0, 9.8]), blackPlastic),
      0,
      r + 0.8,
      -r * 0.8,
    ),
    row(at(cylinder(1.62, 0.4, rubber, 0.1), 0, r + 5, -r * 0.8), 5, [0, 1, 0]),
  );
  const tool = group(
    head,
    at(grinderBody(length, r, look), 0, 0, -r * 0.85),
    handle,
    at(abrasive(disk), 0, 0, 1.8),
    at(guard(disk), 0, 0, 1.8),
  );
  const sag = (Math.asin((disk * 1.06 - r) / length) * 180) / Math.PI;
  return withDetail(at(turned(tool, { z: sag }), 0, disk * 1.08, 0), [0, disk, 2]);
};

export const electricTools = {
  'impact-drills': impactDrills,
  'angle-grinders': angleGrinders,
  'drill-bit-sets': drillBitSets,
} satisfies Record<string, Drawing>;
