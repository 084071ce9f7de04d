import type { Point } from './vector.ts';

/** Counter-clockwise, centred on the origin. */
export function rectangle(width: number, height: number, round = 0, steps = 5): readonly Point[] {
  const r = Math.min(round, width / 2, height / 2);
  const x = width / 2 - r;
  const y = height / 2 - r;
  const corners: readonly Point[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ];
  if (r === 0) return corners;
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = (Math.PI / 2) * (quarter + i / steps);
      return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    }),
  );
}

export function circle(radius: number, sides = 40): readonly Point[] {
  return arc(radius, 0, 360 - 360 / sides, sides - 1);
}

/** Points from one angle to another in degrees, 0 to the right, 90 up. */
export function arc(radius: number, from: number, to: number, steps = 24): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });
}

export function moved(outline: readonly Point[], x: number, y: number): readonly Point[] {
  return outline.map(([px, py]): Point => [px + x, py + y]);
}

function doubleArea(outline: readonly Point[]): number {
  return outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
}

export function counterClockwise(outline: readonly Point[]): readonly Point[] {
  return doubleArea(outline) < 0 ? outline.toReversed() : outline;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Ear clipping of a counter-clockwise outline; answers triples of indices. */
export function triangulated(outline: readonly Point[]): readonly (readonly [number, number, number])[] {
  const left = outline.map((point, index) => ({ point, index }));
  const triangles: [number, number, number][] = [];
  let guard = left.length * left.length;
  for (let i = 0; left.length > 3 && guard > 0; guard--) {
    const n = left.length;
    const a = left[(i + n - 1) % n];
    const b = left[i % n];
    const c = left[(i + 1) % n];
    if (!a || !b || !c) break;
    const isEar =
      turn(a.point, b.point, c.point) > 0 &&
      left.every(
        (p) =>
          p === a ||
          p === b ||
          p === c ||
          turn(a.point, b.point, p.point) < 0 ||
          turn(b.point, c.point, p.point) < 0 ||
          turn(c.point, a.point, p.point) < 0,
      );
    if (isEar) {
      triangles.push([a.index, b.index, c.index]);
      left.splice(i % n, 1);
    } else {
      i = (i + 1) % n;
    }
  }
  const [a, b, c] = left;
  if (a && b && c) triangles.push([a.index, b.index, c.index]);
  return triangles;
}
