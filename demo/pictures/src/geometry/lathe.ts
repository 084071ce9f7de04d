import type { Material } from '../material.ts';
import { PartBuilder } from './part-builder.ts';
import type { Solid } from './solid.ts';
import { normalise, type Point, type Vec } from './vector.ts';

const creaseCosine = Math.cos((38 * Math.PI) / 180);

interface Edge {
  readonly normal: Point;
  readonly length: number;
}

function edgeOf(from: Point, to: Point): Edge {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return { normal: [(to[1] - from[1]) / length, (from[0] - to[0]) / length], length };
}

/** Weighed by length, so that a wide flat face stays flat beside its narrow rim. */
function smoothed({ normal: own, length }: Edge, neighbour: Edge | undefined): Point {
  if (!neighbour || own[0] * neighbour.normal[0] + own[1] * neighbour.normal[1] < creaseCosine) return own;
  const [a, b] = [length ** 2, neighbour.length ** 2];
  const [x, y] = normalise([own[0] * a + neighbour.normal[0] * b, own[1] * a + neighbour.normal[1] * b, 0]);
  return [x, y];
}

/**
 * Turns a profile of [radius, y] points, listed from bottom to top, around the y axis. Bends under 38° are shaded
 * smooth, sharper ones as edges. Start or end at radius 0 to close it.
 */
export function lathe(profile: readonly Point[], material: Material, sides = 48): Solid {
  const builder = new PartBuilder();
  const edges = profile.slice(1).map((to, i) => edgeOf(profile[i] ?? to, to));
  const ring = (point: Point, normal: Point) =>
    Array.from({ length: sides }, (_, i) => {
      const c = Math.cos((2 * Math.PI * i) / sides);
      const s = Math.sin((2 * Math.PI * i) / sides);
      const position: Vec = [point[0] * c, point[1], point[0] * s];
      return builder.corner(position, [normal[0] * c, normal[1], normal[0] * s]);
    });
  edges.forEach((edge, i) => {
    const from = profile[i] ?? [0, 0];
    const to = profile[i + 1] ?? from;
    builder.sheet([ring(from, smoothed(edge, edges[i - 1])), ring(to, smoothed(edge, edges[i + 1]))], true);
  });
  return builder.solid(material);
}

/** Stands on y = 0 around the y axis; `round` softens both rims. */
export function cylinder(radius: number, height: number, material: Material, round = 0, sides = 48): Solid {
  return cone(radius, radius, height, material, round, sides);
}

/** A frustum: `bottom` and `top` radius; a top of 0 makes a point. */
export function cone(bottom: number, top: number, height: number, material: Material, round = 0, sides = 48): Solid {
  const rim = (radius: number, y: number, up: 1 | -1): Point[] => {
    if (round === 0 || radius <= round) return [[radius, y]];
    return [0, 30, 60, 90].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return [radius - round + round * Math.cos(a), y - up * round * (1 - Math.sin(a))];
    });
  };
  const lower = rim(bottom, 0, -1).toReversed();
  return lathe([[0, 0], ...lower, ...rim(top, height, 1), [0, height]], material, sides);
}

/** Radii in x, y and z; centred on the origin. */
export function ellipsoid(x: number, y: number, z: number, material: Material, sides = 40): Solid {
  const builder = new PartBuilder();
  const bands = sides / 2;
  const rows = Array.from({ length: bands + 1 }, (_, j) =>
    Array.from({ length: sides }, (_, i) => {
      const a = (2 * Math.PI * i) / sides;
      const b = Math.PI * (j / bands - 0.5);
      const unit: Vec = [Math.cos(b) * Math.cos(a), Math.sin(b), Math.cos(b) * Math.sin(a)];
      const normal = normalise([unit[0] / x, unit[1] / y, unit[2] / z]);
      return builder.corner([unit[0] * x, unit[1] * y, unit[2] * z], normal);
    }),
  );
  builder.sheet(rows, true);
  return builder.solid(material);
}

export function sphere(radius: number, material: Material, sides = 40): Solid {
  return ellipsoid(radius, radius, radius, material, sides);
}

/** A ring lying flat around the y axis: tyres, rims, seals. */
export function torus(radius: number, thickness: number, material: Material, sides = 48): Solid {
  const profile = Array.from({ length: 17 }, (_, i): Point => {
    const a = (2 * Math.PI * i) / 16 - Math.PI;
    return [radius + thickness * Math.cos(a), thickness * Math.sin(a)];
  });
  return lathe(profile, material, sides);
}
