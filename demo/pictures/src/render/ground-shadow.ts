import type { Solid } from '../geometry/solid.ts';
import type { Camera } from './camera.ts';
import { fill, plane, type Span } from './rasterise.ts';

/** Darkness of the ground around the solid, seen from above. */
export interface GroundShadow {
  readonly side: number;
  readonly cell: number;
  readonly left: number;
  readonly back: number;
  readonly darkness: Float32Array;
}

const side = 224;
const reach = 1.7;

function heights(solid: Solid, camera: Camera, cell: number, left: number, back: number): Float32Array {
  const lowest = new Float32Array(side * side).fill(Infinity);
  const span: Span = (row, from, to, height) => {
    for (let x = from; x <= to; x++) {
      const h = height.origin + height.dx * (x + 0.5) + height.dy * (row + 0.5);
      if (h < (lowest[row * side + x] ?? 0)) lowest[row * side + x] = h;
    }
  };
  for (const { positions, triangles } of solid.parts) {
    const corner = (t: number) => {
      const i = 3 * (triangles[t] ?? 0);
      return {
        x: ((positions[i] ?? 0) - left) / cell,
        y: ((positions[i + 2] ?? 0) - back) / cell,
        h: (positions[i + 1] ?? 0) - camera.ground,
      };
    };
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [corner(t), corner(t + 1), corner(t + 2)];
      const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
      if (Math.abs(area) < 1e-5) continue;
      const triangle = { xs: [a.x, b.x, c.x], ys: [a.y, b.y, c.y], area } as const;
      const height = plane(triangle, a.h, b.h, c.h);
      fill(triangle, side, span, height, height, height);
    }
  }
  return lowest;
}

function boxBlur(source: Float32Array, radius: number, stride: number, across: number): Float32Array {
  const result = new Float32Array(source.length);
  const width = 2 * radius + 1;
  for (let line = 0; line < side; line++) {
    let sum = 0;
    for (let k = -radius; k < side + radius; k++) {
      if (k + radius < side) sum += source[line * across + (k + radius) * stride] ?? 0;
      if (k - radius - 1 >= 0) sum -= source[line * across + (k - radius - 1) * stride] ?? 0;
      if (k >= 0 && k < side) result[line * across + k * stride] = sum / width;
    }
  }
  return result;
}

function soft(source: Float32Array, radius: number): Float32Array {
  let result = source;
  for (let pass = 0; pass < 3; pass++) result = boxBlur(boxBlur(result, radius, 1, side), radius, side, 1);
  return result;
}

const cast = new WeakMap<Solid, GroundShadow>();

/** The same from every side, so all frames of a turn share it. */
export function groundShadow(solid: Solid, camera: Camera): GroundShadow {
  const known = cast.get(solid) ?? castShadow(solid, camera);
  cast.set(solid, known);
  return known;
}

function castShadow(solid: Solid, camera: Camera): GroundShadow {
  const cell = (2 * reach * camera.radius) / side;
  const left = camera.centre[0] - reach * camera.radius;
  const back = camera.centre[2] - reach * camera.radius;
  const lowest = heights(solid, camera, cell, left, back);
  const contact = soft(
    lowest.map((h) => Math.exp(-h / (camera.radius * 0.045))),
    2,
  );
  const wide = soft(
    lowest.map((h) => Math.exp(-h / (camera.radius * 0.9))),
    9,
  );
  const darkness = contact.map((near, i) => 1 - (1 - 0.5 * near) * (1 - 0.26 * (wide[i] ?? 0)));
  return { side, cell, left, back, darkness };
}

export function darknessAt(shadow: GroundShadow, x: number, z: number): number {
  const u = (x - shadow.left) / shadow.cell - 0.5;
  const v = (z - shadow.back) / shadow.cell - 0.5;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return 0;
  const s = u - i;
  const t = v - j;
  const cell = j * side + i;
  const near = (shadow.darkness[cell] ?? 0) * (1 - s) + (shadow.darkness[cell + 1] ?? 0) * s;
  const far = (shadow.darkness[cell + side] ?? 0) * (1 - s) + (shadow.darkness[cell + side + 1] ?? 0) * s;
  return near * (1 - t) + far * t;
}
