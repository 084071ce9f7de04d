import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box, tray } from '../../geometry/box.ts';
import { decal, grid, patch } from '../../geometry/decal.ts';
import { castor } from '../../geometry/fittings.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { path } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  blackPowder,
  chrome,
  darkSteel,
  greyRubber,
  paint,
  plastic,
  redInk,
  rubber,
  whiteInk,
  type Material,
} from '../../material.ts';
import { painted } from '../../palette.ts';
import { workbenches } from './workshop-storage-workbenches.ts';

const foam = plastic([52, 55, 62], 0.95);
const board = paint([206, 178, 138], 0.9);
const gripRed = plastic([196, 44, 40], 0.5);

/** The front of a drawer with its bar handle, its bottom at y = 0, its back on z = 0. */
function drawerFront(w: number, h: number, material: Material): Solid {
  return group(
    at(box(w, h, 1.6, material, 0.4), 0, 0, 0.8),
    at(box(w * 0.94, 1.4, 1.6, aluminium, 0.4), 0, h - 2, 2),
    at(box(w * 0.94, 0.4, 0.8, blackPlastic), 0, h - 2.5, 1.7),
  );
}

function spanner(length: number): Solid {
  const head = cylinder(length * 0.1, 0.7, chrome, 0.1, 24);
  return group(box(length, 0.6, length * 0.09, chrome, 0.15), paired(at(head, length / 2, 0, 0)));
}

function screwdriver(length: number): Solid {
  return group(
    tube(path([0, 0.7, 0, length * 0.6, 0.7, 0]), 0.3, chrome),
    tube(path([-length * 0.4, 0.9, 0, 0.4, 0.9, 0]), 1, gripRed, { sides: 14 }),
  );
}

/** Tools in their foam, seen in an open drawer. */
function toolTray(w: number, d: number): Solid {
  return group(
    box(w, 1.2, d, foam, 0.2),
    Array.from({ length: 7 }, (_, i) =>
      at(turned(spanner(d * (0.42 + i * 0.06)), { y: 90 }), -w * 0.42 + i * w * 0.07, 1.2, 0),
    ),
    Array.from({ length: 4 }, (_, i) => at(screwdriver(w * 0.34), w * 0.24, 1.2, -d * 0.32 + i * d * 0.2)),
    at(row(cylinder(1.2, 2.6, chrome, 0.2, 20), 6, [w * 0.06, 0, 0]), w * 0.25, 1.1, d * 0.4),
  );
}

/** Seven drawers one below the other, the deepest lowest; with tools the second one stands open. */
function drawerStack(w: number, d: number, h: number, base: number, look: Look): readonly Solid[] {
  const hasTools = look.variant % 2 === 0;
  const front = look.colour === 'black' ? painted(look.colour) : blackPowder;
  const heights = [0.1, 0.1, 0.1, 0.1, 0.13, 0.19, 0.2];
  const fronts: Solid[] = [];
  let y = base + h - 2.6;
  heights.forEach((share, i) => {
    const tall = h * share - 0.9;
    y -= h * share;
    const out = hasTools && i === 1 ? d * 0.62 : 0;
    const drawer = group(
      drawerFront(w - 4, tall, front),
      out > 0
        ? at(
            group(tray(w - 6, tall - 1, d * 0.8, 0.5, darkSteel), at(toolTray(w - 8, d * 0.74), 0, tall - 3.2, 0)),
            0,
            0,
            -d * 0.4,
          )
        : null,
    );
    fronts.push(at(drawer, 0, y, d / 2 + out));
  });
  return fronts;
}

const toolTrolleys: Drawing = (look) => {
  const hasTools = look.variant % 2 === 0;
  const [w, d, h] = [sized(look, 62, 72), sized(look, 40, 46), sized(look, 70, 78)];
  const shell = painted(look.colour);
  const base = 13;
  const top = base + h;
  const rim = group(
    paired(at(box(w + 1, 3, 1.4, blackPlastic, 0.5), 0, top - 0.4, d / 2 - 0.2), 'z'),
    paired(at(box(1.4, 3, d + 1, blackPlastic, 0.5), w / 2 - 0.2, top - 0.4, 0)),
    at(box(w - 2, 0.6, d - 2, greyRubber, 0.1), 0, top, 0),
  );
  const handle = tube(
    [
      [w / 2 - 1, top - 10, -d * 0.36],
      [w / 2 + 7, top - 8, -d * 0.36],
      [w / 2 + 7, top - 8, d * 0.36],
      [w / 2 - 1, top - 10, d * 0.36],
    ],
    1.5,
    blackPowder,
    { bend: 3 },
  );
  const perforation = scaled(decal(grid(circle(0.3, 12), 9, 9, 1.1, 1.1, blackInk)), 3);
  const tools = group(
    at(turned(spanner(22), { y: 20 }), -w * 0.2, top + 0.6, 0),
    at(turned(screwdriver(24), { y: -14 }), w * 0.16, top + 0.6, 4),
    at(box(16, 5, 9, gripRed, 0.6), w * 0.2, top + 0.6, -d * 0.24),
  );
  const solid = group(
    paired(at(castor(base), w / 2 - 6, 0, d / 2 - 6)),
    paired(at(castor(base), w / 2 - 6, 0, -d / 2 + 6)),
    at(box(w, h, d, shell, 0.8), 0, base - 0.4, 0),
    at(box(w + 0.8, 3, d + 0.8, blackPowder, 0.5), 0, base - 0.6, 0),
    drawerStack(w, d, h, base, look),
    rim,
    handle,
    at(turned(perforation, { y: 90 }), w / 2, base + h * 0.44, 0),
    at(turned(perforation, { y: -90 }), -w / 2, base + h * 0.44, 0),
    at(turned(cylinder(1.1, 0.6, chrome, 0.1), { x: 90 }), w * 0.4, top - 3.2, d / 2),
    hasTools ? tools : null,
    at(
      scaled(decal(patch(4, 1, whiteInk, 0.1), patch(1, 0.6, redInk, 0.05, -1.2)), 2.4),
      0,
      base + h * 0.06,
      d / 2 + 1.7,
    ),
  );
  return withDetail(solid, [0, top - h * 0.2, d / 2]);
};

function post(h: number, look: Look): Solid {
  const metal = painted(look.colour);
  const holes = scaled(decal(grid(rectangle(0.3, 0.5, 0.1), 1, Math.floor(h / 9), 1, 2.4, blackInk)), 3.4);
  const flange = group(at(box(3.6, h, 0.4, metal), 1.6, 0, 0), at(holes, 1.7, h / 2, 0.22));
  return group(
    flange,
    at(box(0.4, h, 3.6, metal), 0, 0, -1.6),
    at(turned(holes, { y: -90 }), -0.22, h / 2, -1.7),
    at(box(4.4, 2, 4.4, rubber, 0.4), 1.2, -0.4, -1.2),
  );
}

function shelf(w: number, d: number, look: Look): Solid {
  const metal = painted(look.colour);
  return group(
    at(box(w - 1, 1, d - 1, board, 0.1), 0, 2.6, 0),
    paired(at(box(w - 0.6, 4, 0.8, metal, 0.2), 0, 0, d / 2 - 0.6), 'z'),
    paired(at(box(0.8, 4, d - 0.6, metal, 0.2), w / 2 - 0.6, 0, 0)),
    row(at(box(1.4, 1.4, d - 1.4, metal), 0, 1, 0), 2, [w * 0.34, 0, 0]),
    paired(paired(at(turned(cylinder(0.45, 0.3, darkSteel), { x: 90 }), w / 2 - 2, 2, d / 2 - 0.2), 'z')),
  );
}

/** A rack of posts and shelves; the posts' corners stand outside. */
function rack(w: number, d: number, h: number, count: number, look: Look): Solid {
  const corner = at(mirrored(post(h, look)), w / 2, 0.4, d / 2);
  const shelves = Array.from({ length: count }, (_, i) =>
    at(shelf(w, d, look), 0, 7 + (i * (h - 12)) / (count - 1), 0),
  );
  return group(paired(paired(corner), 'z'), shelves);
}

const shelvingRacks: Drawing = (look) => {
  const h = sized(look, 168, 188);
  if (look.variant % 2 === 0) {
    const [w, d] = [sized(look, 88, 108), sized(look, 40, 46)];
    return withDetail(rack(w, d, h, 5, look), [w * 0.4, h * 0.72, d / 2]);
  }
  const [w, d] = [sized(look, 70, 78), 36];
  const wing = at(rack(w, d, h, 5, look), w / 2 + d / 2 - 1, 0, 0);
  const infill = Array.from({ length: 5 }, (_, i) =>
    at(box(d - 1, 1, d - 1, board, 0.1), 0, 9.7 + (i * (h - 12)) / 4, 0),
  );
  const spine = at(post(h, look), -d / 2, 0.4, -d / 2 + 3.4);
  const whole = group(wing, at(turned(rack(w, d, h, 5, look), { y: 90 }), 0, 0, w / 2 + d / 2 - 1), infill, spine);
  return withDetail(at(whole, -w / 2, 0, -w / 2), [0, h * 0.72, 0]);
};

export const workshopStorage = {
  'tool-trolleys': toolTrolleys,
  workbenches,
  'shelving-racks': shelvingRacks,
} satisfies Record<string, Drawing>;
