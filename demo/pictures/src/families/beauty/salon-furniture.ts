import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cylinder, ellipsoid, lathe, sphere, torus } from '../../geometry/lathe.ts';
import { arc, moved, rectangle } from '../../geometry/outline.ts';
import { path, points } from '../../geometry/points.ts';
import {
  around,
  at,
  group,
  mirrored,
  paired,
  row,
  scaled,
  turned,
  withDetail,
  type Solid,
} from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import { type Point } from '../../geometry/vector.ts';
import { blackPlastic, blackPowder, chrome, darkPlastic, darkSteel, rubber, type Material } from '../../material.ts';
import { moulded } from '../../palette.ts';
import { starBase } from './star-base.ts';
import { treatmentCouches } from './salon-furniture-couches.ts';

/** A flat chrome foot, its pump column and the pump's pedal. */
function pumpBase(r: number, high: number, isSquare: boolean): Solid {
  const plate = isSquare
    ? at(turned(extrude(rectangle(r * 1.8, r * 1.8, 4), 2, chrome, 0.6), { x: -90 }), 0, 1, 0)
    : lathe(points([0, 0, r, 0, r, 0.8, r * 0.96, 1.6, r * 0.4, 2.6, r * 0.24, 4, r * 0.2, 6, 0, 6]), chrome, 64);
  return group(
    plate,
    at(cylinder(5, high * 0.62, chrome, 0.5, 36), 0, 1.6, 0),
    at(cylinder(3.4, high, chrome, 0, 32), 0, 1, 0),
    at(torus(5, 0.5, darkSteel), 0, high * 0.62 + 1.4, 0),
    at(box(16, 2, 20, blackPowder, 0.6), 0, high - 1, 0),
    tube(path([4, 6, 2, 12, 6, 5, 17, 9, 11]), 0.9, chrome, { bend: 3 }),
    at(turned(box(3, 1.8, 7, rubber, 0.7), { y: 50 }), 18.4, 8.3, 12),
  );
}

const button = ellipsoid(0.9, 0.9, 0.4, darkPlastic, 14);

function barberChair(look: Look): Solid {
  const leather = moulded(look.colour);
  const w = sized(look, 50, 55);
  const seat = 46;
  const tufts = [0, 1, 2].flatMap((j) => row(at(button, 0, 15 + j * 11, 5.2), j % 2 === 0 ? 4 : 3, [10, 0, 0]));
  const back = group(
    at(box(w, 48, 9, leather, 3.4), 0, 4, 0),
    paired(at(box(6, 48, 10.6, leather, 3), w / 2 - 2.4, 4, 0.6)),
    tufts,
    at(box(w * 0.92, 44, 2, blackPowder, 0.8), 0, 6, -4.6),
    paired(at(cylinder(0.8, 14, chrome, 0, 18), 6, 48, -1)),
    at(box(26, 13, 8, leather, 3.4), 0, 57, 0.4),
  );
  const arm = group(
    tube(path([0, 0, -20, 0, 17, -20, 0, 17, 20, 0, 0, 20]), 1.7, chrome, { bend: 7 }),
    at(box(8, 4.4, 38, leather, 2), 0, 17, 1),
    at(cylinder(4.4, 1.4, chrome, 0.4, 32), 0, 0, 0),
  );
  const step = group(
    paired(tube(path([14, 0, 0, 14, -14, 10, 14, -26, 24]), 1.4, chrome, { bend: 5 })),
    at(turned(box(36, 1.8, 15, chrome, 0.6), { x: 20 }), 0, -28, 25),
    at(turned(row(box(30, 0.6, 1, rubber, 0.2), 4, [0, 0, 3]), { x: 20 }), 0, -26.2, 25.4),
    at(box(32, 16, 3, leather, 1.4), 0, -16, 4.6),
  );
  return group(
    pumpBase(33, seat - 9, false),
    at(box(w - 4, 4, 46, chrome, 1), 0, seat - 10, 0),
    at(box(w - 2, 13, 50, leather, 4), 0, seat - 7, 2),
    at(box(w - 2.6, 1, 50.6, darkPlastic, 0.4), 0, seat - 1, 2),
    at(turned(back, { x: -12 }), 0, seat - 2, -24),
    paired(at(arm, w / 2 + 1.4, seat - 4, 0)),
    at(step, 0, seat - 8, 24),
  );
}

function stylingChair(look: Look, isSquare: boolean): Solid {
  const leather = moulded(look.colour);
  const w = sized(look, 47, 52);
  const seat = 48;
  const backOutline = [...points([-w * 0.42, 0, w * 0.42, 0]), ...moved(arc(w * 0.46, 12, 168, 18), 0, 13)];
  const arm = isSquare
    ? group(box(6, 22, 44, leather, 2), at(box(6.6, 1, 44.6, chrome, 0.3), 0, -0.6, 0))
    : group(
        tube(path([0, -2, -20, 0, 18, -24, 0, 18, 14, 0, -2, 18]), 1.5, chrome, { bend: 7 }),
        at(box(4.6, 2.6, 26, blackPlastic, 1.2), 0, 18, -4),
      );
  const step = tube(path([-17, 0, 0, -19, -26, 22, 19, -26, 22, 17, 0, 0]), 1.3, chrome, { bend: 6 });
  return group(
    pumpBase(28, seat - 9, isSquare),
    at(box(w * 0.9, 3, 42, blackPowder, 0.8), 0, seat - 9, 0),
    at(box(w - (isSquare ? 2 : 0), 10, 48, leather, 3.6), 0, seat - 7, 2),
    at(
      turned(isSquare ? box(w, 36, 8, leather, 3) : extrude(backOutline, 7, leather, 2.4), { x: -12 }),
      0,
      seat + 1,
      -23,
    ),
    isSquare
      ? at(
          turned(
            group(at(box(w - 8, 0.5, 0.6, darkPlastic), 0, 12, 4), at(box(w - 8, 0.5, 0.6, darkPlastic), 0, 24, 4)),
            { x: -12 },
          ),
          0,
          seat + 1,
          -23,
        )
      : null,
    at(turned(box(9, 26, 2.4, chrome, 0.8), { x: -12 }), 0, seat - 8, -26),
    paired(at(arm, w / 2 + (isSquare ? 2 : 1), isSquare ? seat - 6 : seat - 2, 0)),
    at(step, 0, seat - 8, 18),
    at(row(box(34, 1.2, 1.6, rubber, 0.5), 3, [0, 0, 2]), 0, seat - 33.4, 39),
  );
}

const hairdressingChairs: Drawing = (look) =>
  look.variant % 2 === 0
    ? withDetail(barberChair(look), [0, 66, 0])
    : withDetail(stylingChair(look, look.variant === 3), [0, 58, 0]);

/** A pad narrow between the thighs, wide and raised behind, leaning forward. */
function saddle(w: number, leather: Material): Solid {
  const half = points([0, 22, 7, 21, 10.5, 17.5, 11.4, 12, 12.6, 5, 16, -1, w * 0.46, -6, w / 2, -12, w * 0.46, -17.5]);
  const rear = points([w * 0.38, -21, w * 0.2, -22.6]);
  const right = [...half, ...rear];
  const outline = [
    ...right,
    ...right
      .toReversed()
      .slice(0, -1)
      .map(([x, y]): Point => [-x, y]),
  ];
  const cantle = path([-w * 0.45, 9, 10, -w * 0.4, 10, 19, 0, 11, 20.6, w * 0.4, 10, 19, w * 0.45, 9, 10]);
  const pad = group(
    turned(extrude(outline, 10, leather, 3.2), { x: 90 }),
    turned(
      at(
        extrude(
          outline.map(([x, y]): Point => [x * 0.86, y * 0.88]),
          1.4,
          blackPlastic,
          0.3,
        ),
        0,
        0,
        5.2,
      ),
      { x: 90 },
    ),
    at(scaled(mirrored(cable(cantle, 3.4, leather), 'z'), 1, 0.8, 1), 0, -4, 2),
    paired(at(scaled(sphere(3.4, leather, 24), 1, 0.8, 1), w * 0.45, 3.2, -8)),
    at(ellipsoid(7, 2.4, 7, leather), 0, 4.4, 13),
  );
  return turned(pad, { x: 7 });
}

const saddleStools: Drawing = (look) => {
  const seat = sized(look, 52, 62);
  const leather = moulded(look.colour);
  const hasBack = look.variant % 2 === 0;
  const back = group(
    tube(path([0, seat - 6, -8, 0, seat - 5, -24, 0, seat + 22, -25]), 1.3, chrome, { bend: 5 }),
    at(
      turned(
        group(
          extrude(rectangle(32, 19, 8), 5, leather, 1.8),
          at(extrude(rectangle(28, 15, 6), 1, blackPlastic, 0.3), 0, 0, -2.8),
        ),
        { x: -6 },
      ),
      0,
      seat + 24,
      -21.6,
    ),
    at(cylinder(1.9, 4, blackPlastic, 0.6, 24), 0, seat + 4, -25),
  );
  const solid = group(
    starBase(27, look.variant === 1 ? blackPlastic : chrome),
    at(cylinder(2.5, seat * 0.4, blackPowder, 0.3, 30), 0, 11, 0),
    at(cylinder(1.5, seat - 14, chrome, 0, 24), 0, 10, 0),
    at(box(15, 2.4, 17, blackPowder, 0.6), 0, seat - 8.4, -1),
    tube(path([4, seat - 7, 2, 20, seat - 8, 4]), 0.5, chrome),
    at(turned(cylinder(1, 5, blackPlastic, 0.4, 18), { z: -90 }), 17, seat - 8, 4),
    at(saddle(sized(look, 40, 44), leather), 0, seat - 1, 0),
    look.variant === 3
      ? at(group(torus(19, 1.1, chrome), around(tube(path([0, 0, 2, 0, 0, 19]), 0.8, chrome), 4)), 0, 24, 0)
      : null,
    hasBack ? back : null,
  );
  return withDetail(solid, [0, seat, 0]);
};

export const salonFurniture = {
  'treatment-couches': treatmentCouches,
  'hairdressing-chairs': hairdressingChairs,
  'saddle-stools': saddleStools,
} satisfies Record<string, Drawing>;
