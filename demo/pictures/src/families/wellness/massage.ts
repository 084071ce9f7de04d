import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, disc, flat, patch, ring, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder, ellipsoid, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { arc, circle, moved, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import { at, group, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import {
  aluminium,
  beech,
  blackInk,
  blackPlastic,
  brass,
  chrome,
  darkPlastic,
  displayBlack,
  grained,
  greyInk,
  greyPlastic,
  ledBlue,
  ledGreen,
  ledRed,
  plastic,
  print,
  rubber,
  steel,
  tintedGlass,
  whiteInk,
  whitePlastic,
  type Material,
} from '../../material.ts';
import { moulded, woven } from '../../palette.ts';
import { massageChairs } from './massage-chairs.ts';

const ashWood = grained(beech, 'y');

/** The padded ring for the face, lying flat, open to the right. */
function faceCradle(leather: Material): Solid {
  const ringShape = [...arc(14.5, 30, 330, 30), ...arc(7.6, 330, 30, 30)];
  return group(
    at(turned(extrude(ringShape, 6.4, leather, 2), { x: -90 }), 0, 3.4, 0),
    at(turned(extrude([...arc(12.6, 30, 330, 24), ...arc(9, 330, 30, 24)], 1.2, ashWood), { x: -90 }), 0, -0.2, 0),
    paired(tube(path([6, 0, 5, 24, -2, 5]), 0.9, chrome), 'z'),
  );
}

function tableLegs(x: number, w: number, high: number, frame: Material): Solid {
  const post = group(
    at(box(4, high * 0.66, 3, frame, 0.5), 0, high * 0.34, 0),
    at(box(3.6, high * 0.6, 2.4, frame, 0.4), 0, 2, 2.2),
    at(cylinder(2.6, 2.4, rubber, 0.5, 24), 0, 0, 2.2),
    row(at(turned(cylinder(1.5, 1.8, blackPlastic, 0.4, 20), { x: 90 }), 0, high * 0.46, 3), 2, [0, 8, 0]),
  );
  return at(
    group(
      paired(at(turned(post, { x: -4 }), 0, 0, w * 0.4), 'z'),
      at(box(3, 6, w * 0.72, frame, 0.4), 0, high * 0.62, 0),
      at(box(4, 4, w * 0.84, frame, 0.4), 0, high - 4, 0),
    ),
    x,
    0,
    0,
  );
}

const massageTables: Drawing = (look) => {
  const [long, w, high] = [sized(look, 178, 188), sized(look, 60, 74), sized(look, 58, 64)];
  const leather = moulded(look.colour);
  const frame = look.variant < 2 ? ashWood : aluminium;
  const isThree = look.variant % 2 === 1;
  const edges = isThree ? [-0.5, -0.14, 0.2, 0.5] : [-0.5, 0, 0.5];
  const pad = (from: number, to: number) => {
    const l = (to - from) * long - 0.8;
    return group(
      at(turned(extrude(rectangle(l, w, 5), 6.4, leather, 2), { x: -90 }), 0, 4.4, 0),
      at(box(l - 2, 2.6, w - 2, frame, 0.5), 0, -1, 0),
    );
  };
  const pads = edges.slice(1).map((to, i) => {
    const from = edges[i] ?? 0;
    const half = ((to - from) / 2) * long;
    if (!isThree || i > 0) return at(pad(from, to), from * long + half, high, 0);
    return at(
      turned(at(group(pad(from, to), at(faceCradle(leather), -half - 17, 2, 0)), -half, 0, 0), { z: -28 }),
      to * long,
      high,
      0,
    );
  });
  const rail = group(
    at(box(long * 0.36, 4, 3, frame, 0.4), -long * 0.29, high - 4.2, w * 0.4),
    tube(path([-long * 0.24, high - 3, w * 0.3, -long * 0.36, high + 19, w * 0.3]), 1.1, frame),
  );
  const headFrame = group(paired(rail, 'z'), at(box(3, 4, w * 0.83, frame, 0.4), -long * 0.46, high - 4.2, 0));
  const stay = (x: number) =>
    tube(path([x, high * 0.5, w * 0.36, x * 0.25, high - 2, w * 0.3]), 0.4, steel, { sides: 8 });
  const armPad = group(at(box(24, 5, 9, leather, 2.2), 0, 0, 0), tube(path([0, 1, 0, 0, 3, -8]), 0.8, chrome));
  const solid = group(
    pads,
    paired(tableLegs(long * 0.4, w, high, frame)),
    isThree ? headFrame : at(faceCradle(leather), -long / 2 - 17, high + 2, 0),
    paired(group(stay(long * 0.4), stay(-long * 0.4)), 'z'),
    paired(at(box(4, high * 0.5, 3, frame, 0.4), 0, high * 0.5, w * 0.36), 'z'),
    at(box(3, 5, w * 0.7, frame, 0.4), 0, high * 0.56, 0),
    paired(at(armPad, isThree ? -long * 0.06 : -long * 0.28, high + 2, w / 2 + 6), 'z'),
    at(
      group(row(at(turned(cylinder(0.9, 1, brass, 0.2, 16), { x: 90 }), 0, high + 0.3, w / 2 - 1.2), 2, [5, 0, 0])),
      (edges[1] ?? 0) * long,
      0,
      0,
    ),
  );
  return withDetail(solid, [-long * 0.36, high + 4, w * 0.2]);
};

const tips = (dark: Material) =>
  group(
    at(group(cylinder(0.8, 2, greyPlastic, 0.2, 18), at(cone(1.6, 0.5, 4.4, dark, 0.3, 28), 0, 1.6, 0)), 0, 0, 0),
    at(group(cylinder(0.8, 2, greyPlastic, 0.2, 18), at(cylinder(2.6, 1.6, dark, 0.5, 32), 0, 2, 0)), 6, 0, 1),
    at(
      group(
        cylinder(0.8, 2, greyPlastic, 0.2, 18),
        at(box(4.6, 1.6, 2, dark, 0.6), 0, 1.8, 0),
        paired(at(cone(1, 0.7, 3, dark, 0.4, 20), 1.7, 3, 0)),
      ),
      12,
      0,
      0,
    ),
  );

const massageGuns: Drawing = (look) => {
  const hasHeat = look.variant % 2 === 1;
  const k = hasHeat ? sized(look, 1, 1.2) : sized(look, 0.86, 1);
  const cover = look.colour === 'black' ? plastic([62, 65, 71], 0.35) : moulded(look.colour);
  const [r, tall, back] = hasHeat ? [3.3, 15, -8.4] : [3.6, 10.4, -5.4];
  const barrel = points([0, back, r * 0.7, back, r, back + 1, r, 5, r * 0.92, 6.4, r * 0.6, 7.4, 0, 7.4]);
  const y = tall + r + 0.4;
  const ball = hasHeat
    ? group(
        lathe(points([0, 0, 1.4, 0, 2.6, 1.2, 3, 2.4, 3, 3.4, 2.6, 4, 0, 4.2]), aluminium, 40),
        at(torus(3, 0.3, ledRed, 40), 0, 2.8, 0),
      )
    : at(sphere(3, plastic([40, 42, 46], 0.9), 40), 0, 2.6, 0);
  const head = group(
    lathe(barrel, cover, 44),
    at(torus(r, 0.22, chrome, 44), 0, 4.6, 0),
    at(cylinder(0.9, 4.4, chrome, 0, 24), 0, 7, 0),
    at(ball, 0, 10, 0),
  );
  const rear = decal(
    disc(r * 0.66, displayBlack),
    at(digits(hasHeat ? '45C' : '4', hasHeat ? 1.3 : 1.8, ledBlue), 0, 0.2, 0),
    ring(r * 0.62, 0.18, ledGreen, 120, 420),
  );
  const grip = points([0, 0, 2.4, 0, 2.6, 0.8, 2.2, 3, 2, tall * 0.6, 2.3, tall + 2, 0, tall + 2]);
  const handle = group(
    scaled(lathe(grip, look.colour === 'black' ? darkPlastic : blackPlastic, 40), 1, 1, 0.86),
    row(at(scaled(torus(2.08, 0.16, rubber, 36), 1, 1, 0.86), 0, tall * 0.5, 0), 7, [0, tall * 0.08, 0]),
    at(scaled(torus(2.62, 0.2, ledGreen, 36), 1, 1, 0.86), 0, 0.9, 0),
    at(turned(cylinder(0.8, 0.5, chrome, 0.1, 24), { z: -90 }), 1.9, tall * 0.86, 0),
  );
  const vents = at(decal(slots(3, 2, 4, blackInk, 0.4)), back + 3.4, y, r);
  const solid = scaled(
    group(
      at(handle, hasHeat ? -3.4 : 0, 0, 0),
      at(turned(head, { z: -90 }), 0, y, 0),
      at(turned(rear, { y: -90 }), back, y, 0),
      paired(vents, 'z'),
      at(decal(patch(4.4, 0.9, whiteInk, 0.2)), 2, y, r),
      at(tips(look.colour === 'red' ? blackPlastic : darkPlastic), 6, 0, 6),
    ),
    k,
  );
  return withDetail(solid, [0, y * k, r]);
};

/** One folded layer: two sheets joined by a round fold on the left. */
function fold(w: number, d: number, t: number, cloth: Material): Solid {
  const profile = [
    ...points([w / 2, t, -w / 2, t]),
    ...moved(arc(t, 90, 270, 10), -w / 2, 0),
    ...points([w / 2, -t, w / 2, -0.12, -w / 2 + 0.4, -0.12, -w / 2 + 0.4, 0.12, w / 2, 0.12]),
  ];
  return at(extrude(profile, d, cloth, 0.25), 0, t, 0);
}

const drop = (r: number, x: number, z: number) =>
  at(ellipsoid(r, r * 0.5, r, tintedGlass([170, 206, 232]), 18), x, 0, z);

/** The paper band around a stack. */
function paperBand(w: number, d: number, top: number): Solid {
  return group(
    at(box(6, 0.12, d + 0.3, whitePlastic), w * 0.26, top, 0),
    paired(at(box(6, top + 0.1, 0.14, whitePlastic), w * 0.26, 0, d / 2 + 0.1), 'z'),
    at(
      decal(patch(4.6, 3.4, print([30, 84, 140]), 0.3), slots(3.4, 1.8, 3, whiteInk, 0.4)),
      w * 0.26,
      top / 2,
      d / 2 + 0.18,
    ),
    at(
      turned(decal(patch(4.6, 8, print([30, 84, 140]), 0.4), slots(3.2, 4, 4, whiteInk, 0.35)), { x: -90 }),
      w * 0.26,
      top + 0.12,
      0,
    ),
  );
}

function rolledCover(d: number, cloth: Material): Solid {
  return group(
    turned(at(cylinder(4.2, d, cloth, 0.4, 40), 0, -d / 2, 0), { x: 90 }),
    paired(
      at(
        decal(ring(3.9, 0.25, greyInk, 20, 350), ring(2.9, 0.25, greyInk, 40, 380), ring(1.9, 0.25, greyInk, 0, 330)),
        0,
        0,
        d / 2,
      ),
      'z',
    ),
    at(turned(torus(4.25, 0.35, rubber, 40), { x: 90 }), 0, 0, d * 0.2),
    at(turned(torus(4.25, 0.35, rubber, 40), { x: 90 }), 0, 0, -d * 0.2),
  );
}

const couchCovers: Drawing = (look) => {
  const [w, d, t] = [sized(look, 27, 32), sized(look, 21, 26), sized(look, 0.55, 0.8)];
  const isWaterproof = look.variant === 2;
  const cloth = isWaterproof ? plastic(moulded(look.colour).colour, 0.2) : woven(look.colour);
  const count = 5;
  const top = count * (2 * t + 0.06);
  const stack = Array.from({ length: count }, (_, i) =>
    at(fold(w - (i % 2) * 0.8, d - (i % 3) * 0.5, t, cloth), (i % 2) * 0.3, i * (2 * t + 0.06), 0),
  );
  const oval = circle(1, 48).map(([x, y]): Point => [x * 4, y * 5.6]);
  const opening = decal(
    flat(
      oval.map(([x, y]): Point => [x * 1.22, y * 1.16]),
      greyInk,
    ),
    flat(
      oval.map(([x, y]): Point => [x * 1.16, y * 1.12]),
      whiteInk,
    ),
    flat(oval, print([120, 124, 130])),
  );
  const solid = group(
    stack,
    paperBand(w, d, top),
    look.variant === 0 || look.variant === 3 ? at(turned(opening, { x: -90 }), -w * 0.14, top, 0) : null,
    look.variant === 1 ? at(rolledCover(d, cloth), -w * 0.14, top + 4.1, 0) : null,
    isWaterproof
      ? at(
          group(
            drop(1.3, -8, 3),
            drop(0.8, -4, -3),
            drop(1, -11, -4),
            drop(0.6, -2, 5),
            drop(0.9, 1, 0),
            drop(0.5, -7, 7),
            drop(0.7, -6, -7),
          ),
          0,
          top + 0.1,
          0,
        )
      : null,
  );
  return withDetail(solid, [-w * 0.1, top, 2]);
};

export const massage = {
  'massage-tables': massageTables,
  'massage-chairs': massageChairs,
  'massage-guns': massageGuns,
  'couch-covers': couchCovers,
} satisfies Record<string, Drawing>;
