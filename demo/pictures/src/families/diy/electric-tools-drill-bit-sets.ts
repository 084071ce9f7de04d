import { sized, type Drawing, type Look } from '../../drawing.ts';
import { box } from '../../geometry/box.ts';
import { decal, patch, slots } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { cone, cylinder } from '../../geometry/lathe.ts';
import { rectangle } from '../../geometry/outline.ts';
import { at, group, paired, turned, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import {
  blackInk,
  blackPlastic,
  chrome,
  darkPlastic,
  darkSteel,
  gold,
  greyInk,
  paint,
  plastic,
  redInk,
  steel,
  whiteInk,
  type Material,
} from '../../material.ts';

const caseRed = paint([178, 36, 40], 0.4);
const caseGreen = plastic([42, 104, 74], 0.55);
const caseBlue = plastic([38, 88, 150], 0.55);
const carbide = paint([70, 72, 78], 0.3);

function flutes(r: number, from: number, to: number, turnsPerCm: number): Solid {
  const strand = (start: number) => {
    const count = Math.max(12, Math.round((to - from) * turnsPerCm * 10));
    const wire = Array.from({ length: count + 1 }, (_, i): Vec => {
      const y = from + ((to - from) * i) / count;
      const a = start + (y - from) * turnsPerCm * 2 * Math.PI;
      return [r * 0.82 * Math.cos(a), y, r * 0.82 * Math.sin(a)];
    });
    return tube(wire, r * 0.34, darkSteel, { sides: 5 });
  };
  return group(strand(0), strand(Math.PI));
}

/** A bit standing on its shank, tip up. */
function bit(r: number, length: number, kind: number, material: Material): Solid {
  const neck = length * 0.3;
  const shank = cylinder(r * 0.9, neck, steel, 0, 14);
  if (kind === 1 && r > 0.42) {
    const spade = extrude(
      [
        [-r * 0.4, 0],
        [r * 0.4, 0],
        [r * 1.7, length * 0.1],
        [r * 1.7, length * 0.36],
        [r * 0.3, length * 0.38],
        [0, length * 0.5],
        [-r * 0.3, length * 0.38],
        [-r * 1.7, length * 0.36],
        [-r * 1.7, length * 0.1],
      ],
      r * 0.6,
      material,
      0.05,
    );
    return group(cylinder(r * 0.5, length * 0.62, steel, 0, 6), at(spade, 0, length * 0.6, 0));
  }
  const tip =
    kind === 1
      ? group(at(cone(r * 0.35, 0.02, r * 1.6, material, 0, 12), 0, length - 0.02, 0))
      : at(cone(r, 0.03, r * 0.9, material, 0, 14), 0, length, 0);
  const plate = kind === 2 ? at(box(r * 2.3, r * 1.5, r * 0.6, carbide, 0.04), 0, length - r * 0.6, 0) : null;
  return group(
    shank,
    at(cylinder(r, length - neck, material, 0, 16), 0, neck, 0),
    flutes(r, neck, length - r * 0.2, kind === 2 ? 0.5 : 0.75),
    tip,
    plate,
  );
}

function rack(w: number, count: number, thick: number, long: number, look: Look, shell: Material): Solid {
  const material = look.colour === 'gold' ? gold : chrome;
  const bits = Array.from({ length: count }, (_, i) => {
    const t = 1 - i / Math.max(1, count - 1);
    const r = thick * (0.34 + 0.66 * t);
    return at(bit(r, long * (0.55 + 0.45 * t), look.variant % 3, material), (i / (count - 1) - 0.5) * w * 0.84, 0.4, 0);
  });
  const marks = Array.from({ length: count }, (_, i) =>
    patch(w * 0.045, 0.5, i % 2 === 0 ? whiteInk : greyInk, 0.1, (i / (count - 1) - 0.5) * w * 0.84, 0),
  );
  return group(
    bits,
    at(box(w * 0.94, 2, 2.2, blackPlastic, 0.3), 0, 0, 0),
    at(box(w * 0.95, 0.6, 2.3, shell, 0.2), 0, 0, 0),
    at(decal(...[group(marks)]), 0, 1.2, 1.1),
  );
}

/** An open case, its racks of bits swung up, the lid standing behind. */
export const drillBitSets: Drawing = (look) => {
  const kind = look.variant % 3;
  const shell = [caseRed, caseGreen, caseBlue][kind] ?? caseRed;
  const [w, d, h] = [sized(look, 20, 27), sized(look, 12, 15), 3.2];
  const count = Math.round(sized(look, 8, 10)) - (kind === 1 ? 1 : 0);
  const lid = group(
    extrude(rectangle(w, d * 0.96, 0.8), 1.8, shell, 0.4),
    at(decal(patch(w * 0.9, d * 0.82, kind === 0 ? shell : darkPlastic, 0.6)), 0, 0, 0.9),
    at(
      decal(
        patch(w * 0.7, d * 0.5, whiteInk, 0.4),
        patch(w * 0.7, d * 0.1, redInk, 0.2, 0, d * 0.2),
        at(slots(w * 0.56, d * 0.26, 4, blackInk, 0.3), 0, -d * 0.06, 0),
      ),
      0,
      d * 0.06,
      0.95,
    ),
  );
  const leaned = (z: number, y: number, solid: Solid) => at(turned(solid, { x: -24 }), 0, y, z);
  const solid = group(
    box(w, h, d, shell, 0.5),
    at(box(w - 1, 0.4, d - 1, darkPlastic, 0.2), 0, h - 0.2, 0),
    leaned(-d * 0.2, h, rack(w, count, 0.62, sized(look, 10.5, 13), look, shell)),
    leaned(d * 0.06, h, rack(w, count + 2, 0.44, sized(look, 7.4, 9), look, shell)),
    leaned(d * 0.32, h, rack(w, count + 4, 0.3, sized(look, 5, 6), look, shell)),
    at(turned(at(lid, 0, d * 0.48, 0), { x: -14 }), 0, h - 0.4, -d / 2 - 0.6),
    paired(at(box(2, 2, 0.6, chrome, 0.15), w * 0.32, h - 1.8, d / 2 + 0.1)),
    paired(at(turned(cylinder(0.4, 3, darkSteel), { z: 90 }), w * 0.3, h, -d / 2 - 0.4)),
    at(box(6, 1, 1.2, blackPlastic, 0.3), 0, 1.2, d / 2 + 0.4),
  );
  return withDetail(solid, [0, h + 5, 0]);
};
