import { sized, type Drawing } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, digits, grid, patch } from '../../geometry/decal.ts';
import { castor, feet } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { at, group, paired, row, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { cable, tube } from '../../geometry/tube.ts';
import {
  blackPlastic,
  blackPowder,
  chrome,
  darkPlastic,
  displayBlack,
  greyInk,
  greyPlastic,
  ledRed,
  print,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const treadInk = print([112, 117, 123]);
const panelBlue = print([44, 70, 104]);

/** The weighing terminal, facing the front, standing on y = 0, tilted back. */
function terminal(shown: string): Solid {
  const face = decal(
    patch(21, 13, panelBlue, 0.8),
    patch(18, 5.4, displayBlack, 0.4, 0, 2.8),
    at(digits(shown, 3, ledRed), 0, 2.8, 0),
    at(grid(rectangle(2.5, 1.9, 0.4), 6, 1, 3.2, 1, whiteInk), 0, -3, 0),
    at(grid(rectangle(1.2, 0.3), 6, 1, 3.2, 1, panelBlue), 0, -3, 0),
    patch(4, 0.6, redInk, 0, -8, -5.4),
    patch(8, 0.4, greyInk, 0, 4, -5.4),
  );
  return turned(group(box(23, 15, 6, greyPlastic, 1.4), at(face, 0, 7.5, 3)), { x: -14 });
}

function column(height: number, shown: string): Solid {
  const collar = cylinder(3.4, 2.4, blackPlastic, 0.4);
  const clamp = at(box(7, 5, 6, blackPlastic, 0.8), 0, height - 3, 0);
  const lead = cable(
    [
      [1, height + 3, -3],
      [5, height - 4, -6],
      [3.4, height * 0.5, -2.6],
      [3, 4, -2],
    ],
    0.4,
    rubber,
  );
  return group(collar, cylinder(1.9, height, chrome), clamp, at(terminal(shown), 0, height + 1, 0.5), lead);
}

/** A deck of tread plate on a low frame with load cells in its corners. */
function floorDeck(width: number, depth: number, look: Parameters<Drawing>[0]): Solid {
  const step = width / 17;
  const stud = turned(decal(grid(rectangle(step * 0.62, step * 0.16, step * 0.08), 16, 16, step, step, treadInk)), {
    x: -90,
  });
  const cover = at(cylinder(2.6, 0.3, steel, 0.1), width / 2 - 6, 8.4, depth / 2 - 6);
  const edge = at(box(width, 1.2, 3, blackPowder, 0.4), 0, 5.6, depth / 2 - 1.2);
  return group(
    feet(width - 6, depth - 6, 3.4, 3, rubber),
    at(box(width - 2, 5, depth - 2, blackPowder, 0.5), 0, 2, 0),
    at(box(width, 2.4, depth, painted(look.colour), 0.5), 0, 6, 0),
    at(stud, 0, 8.4, 0),
    paired(paired(cover), 'z'),
    paired(edge, 'z'),
  );
}

function bench(width: number, depth: number, look: Parameters<Drawing>[0], base: number): Solid {
  const bars = row(at(box(4, 3.4, depth - 3, painted(look.colour), 0.5), 0, base, 0), 2, [width * 0.6, 0, 0]);
  const tread = turned(decal(grid(rectangle(width * 0.1, 0.5, 0.25), 6, 7, width * 0.14, depth * 0.12, greyInk)), {
    x: -90,
  });
  return group(
    bars,
    paired(at(box(width - 3, 3.4, 4, painted(look.colour), 0.5), 0, base, depth * 0.42), 'z'),
    at(box(width, 3, depth, steel, 0.6), 0, base + 3.2, 0),
    look.variant === 2 ? at(tread, 0, base + 6.2, 0) : null,
    at(box(7, 3, 13, painted(look.colour), 0.4), 0, base + 0.2, -depth / 2 - 4),
  );
}

const platformScales: Drawing = (look) => {
  if (look.variant === 1) {
    const width = sized(look, 60, 100);
    const lead = cable(
      [
        [width / 2 - 6, 4, width / 2 - 1],
        [width / 2 - 2, 0.6, width / 2 + 5],
        [width / 2 - 14, 0.6, width / 2 + 12],
      ],
      0.6,
      rubber,
    );
    const desk = at(terminal('850.5'), width / 2 - 18, 0.8, width / 2 + 13);
    return withDetail(group(floorDeck(width, width, look), lead, desk), [width / 2 - 18, 8, width / 2 + 13]);
  }
  const width = sized(look, 36, 52);
  const depth = width * 1.25;
  const pole = at(column(sized(look, 58, 72), look.variant === 2 ? '120.0' : '60.00'), 0, 6, -depth / 2 - 7);
  const legs = at(cylinder(2.2, 5, rubber, 0.4), width / 2 - 4, 0, depth / 2 - 5);
  const back = -depth / 2 - 7;
  const bar = tube(
    [
      [-9, 58, back],
      [-9, 72, back - 10],
      [9, 72, back - 10],
      [9, 58, back],
    ],
    1.2,
    darkPlastic,
    {
      bend: 4,
    },
  );
  const braces = paired(at(box(8, 2.2, 3, blackPowder, 0.4), 5.2, 57.4, back));
  const isMobile = look.variant === 2;
  const wheels = paired(at(castor(11), width / 2 - 5, 0, -depth / 2 + 5));
  const solid = group(
    at(bench(width, depth, look, isMobile ? 9.6 : 4), 0, 0, 0),
    isMobile ? group(wheels, paired(at(castor(11), width / 2 - 5, 0, depth / 2 - 5))) : paired(paired(legs), 'z'),
    at(pole, 0, isMobile ? 5 : 0, 0),
    isMobile ? group(bar, braces) : null,
  );
  return withDetail(solid, [0, sized(look, 74, 88), -depth / 2]);
};

export const platformScalesDrawing = { 'platform-scales': platformScales };
