import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, patch, slots, ticks } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { feet, knob, lamp, rocker } from '../../geometry/fittings.ts';
import { cone, cylinder, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { arc } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { around, at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  beech,
  blackInk,
  blackPlastic,
  brass,
  castIron,
  chrome,
  darkPlastic,
  glass,
  grained,
  greyInk,
  ledGreen,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const honey = plastic([226, 158, 52], 0.3);
const comb = plastic([206, 134, 40], 0.6);
const upright = grained(beech, 'y');

/** A crank turning around the x axis, its hub on x = 0. */
function crank(reach: number): Solid {
  const hub = group(
    turned(cylinder(1.5, 2.4, castIron, 0.3, 28), { z: -90 }),
    tube(path([1.8, 0, 0, 1.8, -reach * 0.5, reach * 0.87]), 0.7, chrome),
  );
  const grip = at(turned(cylinder(1.3, 9, upright, 0.6, 28), { z: -90 }), 1.6, -reach * 0.5, reach * 0.87);
  return group(hub, grip);
}

function combFrame(w: number, h: number): Solid {
  const cells = group(
    at(box(w - 2.4, h - 2.4, 1.4, comb), 0, 1.2, 0),
    paired(at(decal(patch(w - 3, h * 0.4, honey, 0.6)), 0, h * 0.6, 0.72), 'z'),
  );
  const sides = row(box(1.3, h, 2.2, upright, 0.2), 2, [w - 1.3, 0, 0]);
  return group(cells, sides, at(box(w + 2, 1.4, 2.2, beech, 0.2), 0, h - 0.6, 0), box(w, 1.2, 2.2, beech, 0.2));
}

function cage(r: number, h: number, isRadial: boolean, count: number): Solid {
  const hoop = torus(r * 0.88, 0.35, chrome);
  const frame = isRadial
    ? at(turned(combFrame(r * 0.6, h * 0.72), { y: 90 }), 0, h * 0.12, r * 0.5)
    : at(combFrame(r * 1.05, h * 0.72), 0, h * 0.12, r * 0.55);
  const spokes = around(tube(path([0, 0, 0, 0, 0, r * 0.88]), 0.3, chrome, { sides: 8 }), isRadial ? count : 6);
  return group(
    cylinder(1, h, chrome),
    around(frame, count),
    [0.1, 0.9].map((t) => at(group(hoop, spokes), 0, h * t, 0)),
  );
}

function honeyGate(): Solid {
  return group(
    turned(cylinder(2.4, 4, steel, 0.2, 28), { x: 90 }),
    at(box(6, 7, 1, steel, 0.3), 0, -3.5, 4.2),
    at(box(4, 3, 1.6, blackPlastic, 0.5), 0, 2.2, 4.6),
    at(turned(cylinder(0.8, 2, brass, 0.2, 20), { x: 90 }), -2.2, 0, 4.4),
    at(decal(disc(1.5, honey)), 0, -1, 4.7),
  );
}

function electricHead(): Solid {
  const motor = group(
    cylinder(6, 4, castIron, 0.6),
    at(cylinder(5.2, 13, darkPlastic, 0.8), 0, 3.5, 0),
    at(around(at(box(0.5, 9, 0.5, castIron), 5.2, 0, 0), 16), 0, 5, 0),
    at(cylinder(5.4, 1.6, blackPlastic, 0.5), 0, 16, 0),
  );
  return at(motor, 0, 1, 0);
}

function driveBox(): Solid {
  return group(
    at(box(13, 16, 7, darkPlastic, 0.8), 0, 0, 3.5),
    at(decal(patch(11, 14, whiteInk, 0.5), ticks(3.6, 11, blackInk)), 0, 8.4, 7),
    at(knob(2.4, blackPlastic, -40, redInk), 0, 8.4, 7.1),
    at(lamp(0.7, ledGreen), -3.4, 3, 7.1),
    at(rocker(2.4, 3.2, redInk), 2.8, 3.2, 7.1),
  );
}

const honeyExtractors: Drawing = (look) => {
  const r = sized(look, 18.5, 40);
  const h = sized(look, 42, 56);
  const lift = sized(look, 30, 38);
  const isElectric = look.variant === 2;
  const shell = points([0, -3, r, 0, r, h, r + 0.8, h + 0.4, r + 0.4, h + 0.9, r - 0.6, h + 0.5, r - 0.6, 0.6, 0, -2]);
  const half = turned(extrude(arc(r - 0.4, 0, 180), 0.5, glass), { x: -90 });
  const leg = group(
    tube(path([r - 0.6, 14, 0, r + 0.9, 10, 0, r + 3.5, -lift, 0]), 1.5, steel, { bend: 3 }),
    at(cylinder(2.2, 1.4, rubber, 0.3, 24), r + 3.5, -lift, 0),
  );
  const gear = group(at(box(9, 8, 8, castIron, 1), r + 0.5, -3, 0), at(crank(15), r + 5, 1, 0));
  const solid = group(
    lathe(shell, steel),
    [h * 0.3, h * 0.72].map((y) => at(torus(r + 0.1, 0.5, steel), 0, y, 0)),
    turned(around(leg, 3), { y: -30 }),
    cage(r, h * 0.9, look.variant > 0, [3, 8, 12][look.variant] ?? 4),
    at(half, 0, h + 1, -1),
    at(box(2 * r + 3, 1.6, 6, steel, 0.4), 0, h + 0.8, 0),
    at(isElectric ? electricHead() : gear, 0, h + 1, 0),
    isElectric ? at(driveBox(), 0, h * 0.42, r - 0.4) : at(cylinder(4, 3.4, castIron, 0.6), 0, h + 2, 0),
    at(honeyGate(), 0, 4, r - 0.6),
  );
  return withDetail(at(solid, 0, lift, 0), [0, lift + h, 0]);
};

/** A round dish with its long spout towards the front. */
function receiver(r: number, reach: number): Solid {
  const bowl = scaled(lathe(points([0.5, 0, 0.95, 0.06, 1, 0.3, 0.9, 0.5, 0.4, 0.62, 0, 0.62]), steel), r);
  const spout = tube(
    path([0, r * 0.24, r * 0.7, 0, r * 0.22, r + reach * 0.6, 0, -r * 0.1, r + reach]),
    r * 0.17,
    steel,
    {
      bend: 3,
    },
  );
  return group(bowl, spout);
}

function separatorStand(look: Look, h: number, isHand: boolean): Solid {
  const body = painted(look.colour);
  const foot = scaled(
    lathe(points([0, 0, 1, 0, 1, 0.08, 0.86, 0.16, 0.72, 0.5, 0.6, 0.86, 0.66, 1, 0, 1]), body),
    11,
    h,
    11,
  );
  const crankSide = group(
    at(turned(cylinder(5, 3, body, 0.8), { z: -90 }), 6, h * 0.52, 0),
    at(crank(14), 8.6, h * 0.52, 0),
  );
  const plate = group(at(box(13, h * 0.4, 3, darkPlastic, 0.8), 0, h * 0.22, 7.4));
  const controls = group(
    plate,
    at(rocker(2.6, 3.4, redInk), -3.2, h * 0.42, 8.9),
    at(knob(1.9, blackPlastic, 40), 2.6, h * 0.42, 8.9),
  );
  const label = at(decal(patch(7, 4, whiteInk, 0.4), slots(5, 2.4, 3, greyInk, 0.4)), 0, h * 0.44, 8.8);
  return group(foot, isHand ? group(crankSide, at(box(8, 5, 2.6, body, 0.5), 0, h * 0.32, 7.5), label) : controls);
}

const creamSeparators: Drawing = (look) => {
  const isHand = look.variant === 1;
  const h = sized(look, 18, 26);
  const r = sized(look, 12.5, 17);
  const bowl = points([0, 0, 0.3, 0, 0.62, 0.12, 0.9, 0.5, 1, 1, 1.04, 1.04, 0.98, 1.04, 0.88, 0.52, 0.6, 0.2, 0, 0.1]);
  const milk = points([0, 0.7, 0.94, 0.7]);
  const head = group(
    at(turned(receiver(8.6, 10), { y: -50 }), 0, h - 0.4, 0),
    at(turned(receiver(8, 11), { y: 48 }), 0, h + 4.4, 0),
    at(cone(5.4, 4.2, 5, steel, 0.4), 0, h + 8.8, 0),
    at(cylinder(1.6, 6, chrome, 0.2), 0, h + 12, 0),
    at(scaled(lathe(bowl, steel), r, 12, r), 0, h + 14, 0),
    at(scaled(lathe(milk, plastic([246, 244, 236], 0.3)), r, 12, r), 0, h + 14, 0),
    at(group(cylinder(0.7, 13, chrome, 0.2, 20), at(sphere(1.6, blackPlastic), 0, 13.6, 0)), 0, h + 15, 0),
  );
  const cord = cable(path([0, 4, -8, 0, 1, -16, -12, 0.5, -20, -22, 0.5, -12]), 0.45, rubber);
  const clamp = paired(
    at(group(box(4, 2, 9, castIron, 0.4), at(cylinder(0.8, 2.6, chrome, 0.2, 6), 0, 1, 3)), 10, 0, 0),
  );
  return withDetail(
    group(
      at(separatorStand(look, h, isHand), 0, 1.6, 0),
      at(head, 0, 1.6, 0),
      feet(18, 18, 1.6, 1.8),
      isHand ? clamp : cord,
    ),
    [0, h + 6, 8],
  );
};

export const beesAndDairy = {
  'honey-extractors': honeyExtractors,
  'cream-separators': creamSeparators,
} satisfies Record<string, Drawing>;
