import type { Material } from '../material.ts';
import { counterClockwise, triangulated } from './outline.ts';
import { PartBuilder } from './part-builder.ts';
import type { Solid } from './solid.ts';
import { normalise, type Point, type Vec } from './vector.ts';

const creaseCosine = Math.cos((38 * Math.PI) / 180);

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly normal: Point;
}

function sidesOf(outline: readonly Point[]): readonly Side[] {
  return outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return { from, to, normal: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] };
  });
}

function inset(outline: readonly Point[], sides: readonly Side[], distance: number): readonly Point[] {
  return outline.map((point, i): Point => {
    const a = sides[(i + sides.length - 1) % sides.length]?.normal ?? [0, 0];
    const b = sides[i]?.normal ?? [0, 0];
    const length = 1 + a[0] * b[0] + a[1] * b[1];
    const reach = distance / Math.max(length, 0.3);
    return [point[0] - (a[0] + b[0]) * reach, point[1] - (a[1] + b[1]) * reach];
  });
}

function softNormal(own: Point, other: Point): Point {
  if (own[0] * other[0] + own[1] * other[1] < creaseCosine) return own;
  const [x, y] = normalise([own[0] + other[0], own[1] + other[1], 0]);
  return [x, y];
}

/**
 * An outline in the x-y plane given a thickness along z, centred on z = 0. `bevel` softens the front and back edges.
 * Turn it with `{ x: -90 }` to let it lie on the ground, with `{ y: 90 }` for a side profile.
 */
export function extrude(shape: readonly Point[], depth: number, material: Material, bevel = 0): Solid {
  const outline = counterClockwise(shape);
  const sides = sidesOf(outline);
  const builder = new PartBuilder();
  const cap = inset(outline, sides, bevel);
  const near = depth / 2;
  sides.forEach((side, i) => {
    const j = (i + 1) % sides.length;
    const start = softNormal(side.normal, sides[(i + sides.length - 1) % sides.length]?.normal ?? side.normal);
    const end = softNormal(side.normal, sides[j]?.normal ?? side.normal);
    const rows: number[][] = [];
    const add = (from: Point, to: Point, z: number, lean: number) => {
      const direct = (n: Point): Vec => normalise([n[0], n[1], lean]);
      rows.push([builder.corner([...from, z], direct(start)), builder.corner([...to, z], direct(end))]);
    };
    if (bevel > 0) add(cap[i] ?? side.from, cap[j] ?? side.to, -near, -2);
    add(side.from, side.to, -near + bevel, bevel > 0 ? -0.35 : 0);
    add(side.from, side.to, near - bevel, bevel > 0 ? 0.35 : 0);
    if (bevel > 0) add(cap[i] ?? side.from, cap[j] ?? side.to, near, 2);
    builder.sheet(rows, false);
  });
  const triangles = triangulated(outline);
  for (const z of [near, -near]) {
    const corners = cap.map((point) => builder.corner([...point, z], [0, 0, Math.sign(z)]));
    for (const [a, b, c] of triangles) builder.triangle(corners[a] ?? 0, corners[b] ?? 0, corners[c] ?? 0);
  }
  return builder.solid(material);
}
