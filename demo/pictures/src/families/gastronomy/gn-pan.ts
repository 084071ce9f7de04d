import { box } from '../../geometry/box.ts';
import { decal, grid } from '../../geometry/decal.ts';
import { extrude } from '../../geometry/extrude.ts';
import { circle, rectangle } from '../../geometry/outline.ts';
import { at, group, paired, turned, type Solid } from '../../geometry/solid.ts';
import type { Point } from '../../geometry/vector.ts';
import { blackInk, plastic, steel, type Material } from '../../material.ts';

/** Clear plastic's floor: what shines through it from below would look like a filling. */
const frosted = plastic([228, 238, 242], 0.5);

/** An upright wall around a rounded rectangle, standing on y = 0. */
function wall(
  width: number,
  depth: number,
  height: number,
  thickness: number,
  round: number,
  material: Material,
): Solid {
  const half = (w: number, d: number, r: number): readonly Point[] => {
    const right = rectangle(w, d, r).filter(([x]) => x > 0);
    const [up, down] = [right.filter(([, y]) => y > 0), right.filter(([, y]) => y < 0)];
    return [[0, -d / 2], ...down, ...up, [0, d / 2]];
  };
  const inner = half(width - 2 * thickness, depth - 2 * thickness, Math.max(0.3, round - thickness));
  const outline = [...half(width, depth, round), ...inner.toReversed()];
  return at(paired(turned(extrude(outline, height, material), { x: -90 })), 0, height / 2, 0);
}

/** A gastronorm pan hanging below y = 0 by its rim: shoulder, lower body, floor. */
export function gnPan(width: number, depth: number, deep: number, material: Material = steel): Solid {
  const shoulder = Math.min(2.4, deep * 0.3);
  const [w, d] = [width - 2.4, depth - 2.4];
  const floor = material.finish === 'glass' ? frosted : material;
  return group(
    at(wall(width, depth, 0.5, 1.7, 1.6, material), 0, -0.4, 0),
    at(wall(w, d, shoulder, 0.35, 1.9, material), 0, -shoulder, 0),
    at(wall(w - 0.7, d - 0.7, deep - shoulder, 0.35, 2.4, material), 0, -deep, 0),
    at(turned(extrude(rectangle(w - 0.9, d - 0.9, 2.2), 0.4, floor), { x: -90 }), 0, 0.2 - deep, 0),
  );
}

export function panHoles(width: number, depth: number, deep: number): Solid {
  const step = 2;
  const across = Math.floor((width - 7) / step);
  const along = Math.floor((depth - 7) / step);
  const up = Math.max(1, Math.floor((deep - 5) / step));
  const hole = circle(0.42, 16);
  const floor = turned(decal(grid(hole, across, along, step, step, blackInk)), { x: -90 });
  const long = at(decal(grid(hole, across, up, step, step, blackInk)), 0, -deep * 0.6, 0);
  const short = at(decal(grid(hole, along, up, step, step, blackInk)), 0, -deep * 0.6, 0);
  const [x, z] = [width / 2 - 1.55, depth / 2 - 1.55];
  return group(
    at(floor, 0, 0.42 - deep, 0),
    paired(group(at(turned(short, { y: 90 }), x, 0, 0), at(turned(short, { y: -90 }), x - 0.35, 0, 0))),
    paired(group(at(long, 0, 0, z), at(turned(long, { y: 180 }), 0, 0, z - 0.35)), 'z'),
  );
}

/** A pan's lid on y = 0 with a recessed bow grip. */
export function gnLid(width: number, depth: number, material: Material, grip: Material = material): Solid {
  const reach = Math.min(8, depth * 0.4, width * 0.5);
  return group(
    box(width - 0.2, 0.5, depth - 0.2, material, 0.2),
    at(box(width - 4, 0.7, depth - 4, material, 0.4), 0, 0.3, 0),
    at(box(reach, 0.3, 2.6, blackInk, 0.1), 0, 0.76, 0),
    at(box(reach * 0.8, 1, 0.9, grip, 0.3), 0, 1.4, 0),
    paired(at(box(0.9, 1.2, 0.9, grip, 0.2), reach * 0.36, 0.6, 0)),
  );
}
