import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, disc, grid, patch } from '../../geometry/decal.ts';
import { cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { path } from '../../geometry/points.ts';
import { at, group, mirrored, paired, row, scaled, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import {
  aluminium,
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  greyInk,
  plastic,
  redInk,
  rubber,
  steel,
  whiteInk,
} from '../../material.ts';
import { painted } from '../../palette.ts';

const latchRed = plastic([206, 52, 44], 0.5);
const railMetal = { ...aluminium, roughness: 0.45 };

/** One rung with its end caps and thumb latches; `half` is half the ladder's width. */
function rung(half: number, r: number): Solid {
  const cap = group(
    cylinder(r + 1, 4.4, blackPlastic, 0.4, 22),
    at(box(3.4, 3.6, 4.6, blackPlastic), -r - 1.4, 0.4, 0),
  );
  const latch = at(box(2.6, 1.2, 1, latchRed), half - r - 4.6, 1.6, 2.6);
  return group(
    at(box(half * 2 - 2, 2.6, 4, railMetal, 0.5), 0, 0.9, 0),
    row(at(box(half * 1.5, 0.16, 0.4, darkSteel), 0, 3.5, 0), 3, [0, 0, 1.1]),
    paired(at(cap, half, 0, 0)),
    paired(latch),
  );
}

/** A telescopic ladder: the lower sections pushed together, the upper ones drawn out, standing on y = 0. */
function sections(half: number, closed: number, open: number, step: number): { solid: Solid; height: number } {
  const parts: Solid[] = [];
  let y = 6;
  const count = closed + open;
  for (let i = 0; i < count; i++) {
    const r = 2.9 - i * (1.3 / count);
    parts.push(at(rung(half, r), 0, y, 0));
    const rise = i < closed ? 7.4 : step;
    parts.push(paired(at(cylinder(r, i === count - 1 ? 4 : rise + 2, railMetal, 0, 22), half, y, 0)));
    y += i === count - 1 ? 5 : rise;
  }
  const foot = group(cylinder(3, 6.4, railMetal, 0, 22), at(cylinder(3.6, 3.6, rubber, 0.6, 28), 0, -0.2, 0));
  const label = at(
    scaled(decal(patch(0.65, 2.2, whiteInk, 0.1), patch(0.5, 0.5, redInk, 0.05, 0, 0.7)), 4),
    half,
    y * 0.56,
    2.5,
  );
  const strap = at(box(half * 1.1, 4, 1.2, redInk, 0.3), 0, 10, 2.2);
  return { solid: group(parts, paired(at(foot, half, 0, 0)), label, strap), height: y };
}

const telescopicLadders: Drawing = (look) => {
  const half = 23;
  if (look.variant % 2 === 0) {
    const { solid, height } = sections(half, 4, Math.round(sized(look, 4, 5)), 27);
    const stabiliser = group(
      at(box(78, 4, 5, railMetal, 0.6), 0, 1.8, -4.2),
      paired(at(box(6, 4.4, 7, rubber, 0.8), 38, 0, -4.2)),
      paired(at(box(5, 6, 4, blackPlastic, 0.6), half, 1, -2.4)),
    );
    return withDetail(group(solid, stabiliser), [half, height * 0.4, 2]);
  }
  const { solid, height } = sections(half, 2, Math.round(sized(look, 3, 4)), 27);
  const lean = 15;
  const one = turned(solid, { x: -lean });
  const top = height * Math.cos((lean * Math.PI) / 180);
  const spread = height * Math.sin((lean * Math.PI) / 180) + 1.4;
  const hinge = group(
    at(turned(cylinder(4.4, 3, blackPlastic, 0.6), { z: 90 }), half + 1.5, top - 2.4, 0),
    at(turned(cylinder(2, 3.6, latchRed, 0.3), { z: 90 }), half + 1.8, top - 2.4, 0),
  );
  const front = at(one, 0, 0, spread);
  const strut = tube(path([half + 2.6, top * 0.42, spread * 0.6, half + 2.6, top * 0.42, -spread * 0.6]), 0.6, steel, {
    sides: 8,
  });
  return withDetail(group(front, mirrored(front, 'z'), paired(hinge), paired(strut)), [half, top, 0]);
};

function deck(l: number, w: number, look: Look): Solid {
  const strips = turned(decal(grid(rectangle(l * 0.96, w * 0.045, 0.3), 1, 8, 1, w * 0.115, greyInk)), { x: -90 });
  const studs = turned(decal(grid(rectangle(1.2, 0.5, 0.25), 24, 8, l * 0.039, w * 0.115, blackInk)), { x: -90 });
  return group(
    box(l, 4.4, w, painted(look.colour), 0.7),
    at(strips, 0, 4.45, 0),
    at(studs, 0, 4.55, 0),
    paired(at(box(3, 5, w + 0.8, darkPlastic, 0.8), l / 2 - 0.8, -0.3, 0)),
    paired(
      at(
        scaled(
          decal(
            patch(l * 0.055, 0.6, whiteInk, 0.05),
            group(patch(l * 0.01, 0.4, redInk, 0.03, -l * 0.018), patch(l * 0.028, 0.12, blackInk, 0, l * 0.008)),
          ),
          4,
        ),
        0,
        2.2,
        w / 2,
      ),
      'z',
    ),
  );
}

/** The trestle under one end: two legs spread to front and back, rungs between them. */
function trestle(h: number, w: number, spread: number, look: Look, isAdjustable: boolean): Solid {
  const paint = painted(look.colour);
  const half = w / 2 - 3;
  const foot = half + spread;
  const at2 = (t: number) => foot + (half - foot) * t;
  const leg = group(
    tube(path([0, isAdjustable ? h * 0.34 : 2, at2(isAdjustable ? 0.34 : 0.02), 0, h, half]), 1.9, paint, {
      sides: 20,
    }),
    isAdjustable ? tube(path([0, 2, at2(0.02), 0, h * 0.6, at2(0.6)]), 1.5, railMetal, { sides: 20 }) : null,
    tube(path([0, 0, foot + 0.2, 0, 4, at2(4 / h)]), 2.4, rubber, { sides: 20 }),
    isAdjustable ? tube(path([0, h * 0.33, at2(0.33), 0, h * 0.39, at2(0.39)]), 2.5, latchRed, { sides: 20 }) : null,
  );
  const holes = isAdjustable
    ? Array.from({ length: 3 }, (_, i) =>
        at(decal(disc(0.6, blackInk)), 0, h * (0.1 + i * 0.08), at2(0.1 + i * 0.08) + 1.5),
      )
    : [];
  const steps = [0.32, 0.66].map((t) => at(box(4.6, 2.6, at2(t) * 2, paint, 0.6), 0, h * t, 0));
  return group(
    paired(group(leg, holes), 'z'),
    isAdjustable ? at(box(4.6, 2.6, at2(0.62) * 2, paint, 0.6), 0, h * 0.62, 0) : steps,
  );
}

const workPlatforms: Drawing = (look) => {
  const isAdjustable = look.variant % 2 === 1;
  const [l, w, h] = [sized(look, 92, 130), sized(look, 32, 40), sized(look, 52, 72)];
  const x = l / 2 - 9;
  const brace = tube(path([x, h * (isAdjustable ? 0.64 : 0.34), 0, x - l * 0.2, h + 0.6, 0]), 0.8, steel, {
    sides: 10,
  });
  const solid = group(
    at(deck(l, w, look), 0, h, 0),
    paired(at(trestle(h + 0.4, w, h * 0.09, look, isAdjustable), x, 0, 0)),
    paired(brace),
    paired(at(turned(cylinder(2.4, w - 2, darkPlastic, 0.4), { x: 90 }), x, h - 0.8, -w / 2 + 1)),
    paired(paired(at(turned(cylinder(1.1, 1, chrome, 0.1, 6), { x: 90 }), x, h + 2, w / 2 - 0.2), 'z')),
    isAdjustable ? at(box(14, 2, 5, blackPlastic, 0.8), 0, h - 1.4, 0) : null,
  );
  return withDetail(solid, [x, h, w / 2]);
};

export const laddersAndPlatforms = {
  'telescopic-ladders': telescopicLadders,
  'work-platforms': workPlatforms,
} satisfies Record<string, Drawing>;
