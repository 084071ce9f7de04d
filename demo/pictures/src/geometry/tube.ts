import type { Material } from '../material.ts';
import { PartBuilder } from './part-builder.ts';
import type { Solid } from './solid.ts';
import { along, cross, dot, normalise, subtract, type Vec } from './vector.ts';

interface TubeOptions {
  /** Radius the corners of the path are bent with. */
  readonly bend?: number;
  readonly closed?: boolean;
  readonly sides?: number;
}

function bent(path: readonly Vec[], bend: number, closed: boolean): readonly Vec[] {
  if (bend <= 0) return path;
  return path.flatMap((corner, i) => {
    const before = path[i - 1] ?? (closed ? path.at(-1) : undefined);
    const after = path[i + 1] ?? (closed ? path[0] : undefined);
    if (!before || !after) return [corner];
    const reach = (other: Vec) => Math.min(bend, Math.hypot(...subtract(other, corner)) / 2);
    const from = along(corner, normalise(subtract(before, corner)), reach(before));
    const to = along(corner, normalise(subtract(after, corner)), reach(after));
    return [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1].map((t) =>
      along(along(corner, subtract(from, corner), (1 - t) ** 2), subtract(to, corner), t ** 2),
    );
  });
}

function tangent(path: readonly Vec[], i: number, closed: boolean): Vec {
  const here = path[i] ?? [0, 0, 0];
  const before = path[i - 1] ?? (closed ? path.at(-1) : undefined) ?? here;
  const after = path[i + 1] ?? (closed ? path[0] : undefined) ?? here;
  return normalise(subtract(after, before));
}

/** A round bar along a path: pipes, handles, frames, wires. */
export function tube(path: readonly Vec[], radius: number, material: Material, options: TubeOptions = {}): Solid {
  const { bend = 0, closed = false, sides = 16 } = options;
  const points = bent(path, bend, closed);
  const builder = new PartBuilder();
  const start = tangent(points, 0, closed);
  let side = normalise(cross(start, Math.abs(start[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const rows = points.map((point, i) => {
    const direction = tangent(points, i, closed);
    side = normalise(along(side, direction, -dot(side, direction)));
    const other = cross(direction, side);
    return Array.from({ length: sides }, (_, k) => {
      const a = (2 * Math.PI * k) / sides;
      const normal = along([side[0] * Math.cos(a), side[1] * Math.cos(a), side[2] * Math.cos(a)], other, Math.sin(a));
      return { position: along(point, normal, radius), normal };
    });
  });
  const corners = rows.map((row) => row.map(({ position, normal }) => builder.corner(position, normal)));
  const first = corners[0] ?? [];
  builder.sheet(closed ? [...corners, first] : corners, true);
  if (!closed) {
    const end = (i: number, sign: number) => {
      const way = tangent(points, i, false);
      const normal: Vec = [way[0] * sign, way[1] * sign, way[2] * sign];
      builder.fan(
        (rows[i] ?? []).map(({ position }) => position),
        points[i] ?? [0, 0, 0],
        normal,
      );
    };
    end(0, -1);
    end(points.length - 1, 1);
  }
  return builder.solid(material);
}

/** A soft curve through the points: power cables, hoses, ropes. */
export function cable(points: readonly Vec[], radius: number, material: Material): Solid {
  const path = points.slice(0, -1).flatMap((b, i) => {
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    return Array.from({ length: 10 }, (_, k) => spline(a, b, c, d, k / 10));
  });
  const last = points.at(-1);
  return tube(last ? [...path, last] : path, radius, material, { sides: 12 });
}

function spline(a: Vec, b: Vec, c: Vec, d: Vec, t: number): Vec {
  const blend = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [blend(0), blend(1), blend(2)];
}
