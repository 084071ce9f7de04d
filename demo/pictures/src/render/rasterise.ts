import type { Part } from '../geometry/solid.ts';
import type { Camera } from './camera.ts';
import { normalScale, type Surface } from './surface.ts';

/** A part's corners as the viewer sees them. */
interface Projected {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly nearness: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly normalZ: Float32Array;
}

function project(part: Part, camera: Camera): Projected {
  const count = part.positions.length / 3;
  const make = () => new Float32Array(count);
  const out = { x: make(), y: make(), nearness: make(), normalX: make(), normalY: make(), normalZ: make() };
  const { right, up, back, centre } = camera;
  for (let i = 0; i < count; i++) {
    const x = (part.positions[3 * i] ?? 0) - centre[0];
    const y = (part.positions[3 * i + 1] ?? 0) - centre[1];
    const z = (part.positions[3 * i + 2] ?? 0) - centre[2];
    const near = 1 / (camera.distance - (x * back[0] + y * back[1] + z * back[2]));
    out.nearness[i] = near;
    out.x[i] = camera.centreX + camera.focal * near * (x * right[0] + y * right[1] + z * right[2]);
    out.y[i] = camera.centreY - camera.focal * near * (x * up[0] + y * up[1] + z * up[2]);
    const nx = part.normals[3 * i] ?? 0;
    const ny = part.normals[3 * i + 1] ?? 0;
    const nz = part.normals[3 * i + 2] ?? 0;
    out.normalX[i] = nx * right[0] + ny * right[1] + nz * right[2];
    out.normalY[i] = nx * up[0] + ny * up[1] + nz * up[2];
    out.normalZ[i] = nx * back[0] + ny * back[1] + nz * back[2];
  }
  return out;
}

/** Rises of a value over one step in x and in y across a triangle, with its value at the frame's origin. */
export interface Plane {
  dx: number;
  dy: number;
  origin: number;
}

export interface Triangle {
  readonly xs: readonly [number, number, number];
  readonly ys: readonly [number, number, number];
  readonly area: number;
}

export function plane(t: Triangle, a: number, b: number, c: number): Plane {
  const [x0, x1, x2] = t.xs;
  const [y0, y1, y2] = t.ys;
  const dx = ((b - a) * (y2 - y0) - (c - a) * (y1 - y0)) / t.area;
  const dy = ((c - a) * (x1 - x0) - (b - a) * (x2 - x0)) / t.area;
  return { dx, dy, origin: a - dx * x0 - dy * y0 };
}

export type Span = (row: number, from: number, to: number, near: Plane, nx: Plane, ny: Plane) => void;

function opaqueSpan(surface: Surface, material: number): Span {
  const { nearness, normalX, normalY, material: ids, size } = surface;
  return (row, from, to, near, nx, ny) => {
    const y = row + 0.5;
    const x = from + 0.5;
    let w = near.origin + near.dx * x + near.dy * y;
    let a = nx.origin + nx.dx * x + nx.dy * y;
    let b = ny.origin + ny.dx * x + ny.dy * y;
    const end = row * size + to;
    for (let i = row * size + from; i <= end; i++) {
      if (w > (nearness[i] ?? 0)) {
        nearness[i] = w;
        normalX[i] = a;
        normalY[i] = b;
        ids[i] = material;
      }
      w += near.dx;
      a += nx.dx;
      b += ny.dx;
    }
  };
}

/** Glass keeps no order: each layer only takes light away and adds its own shine. */
function glassSpan(surface: Surface, material: number): Span {
  const { nearness, glass, size } = surface;
  return (row, from, to, near, nx, ny) => {
    if (!glass) return;
    for (let x = from; x <= to; x++) {
      const i = row * size + x;
      const px = x + 0.5;
      const py = row + 0.5;
      if (near.origin + near.dx * px + near.dy * py <= (nearness[i] ?? 0)) continue;
      const a = (nx.origin + nx.dx * px + nx.dy * py) / normalScale;
      const b = (ny.origin + ny.dx * px + ny.dy * py) / normalScale;
      const facing = Math.sqrt(Math.max(0, 1 - a * a - b * b));
      glass.depth[i] = (glass.depth[i] ?? 0) + 0.3 + 1.5 * (1 - facing) ** 2;
      const left = Math.max(0, 1 - Math.abs(a + 0.5) * 9) * Math.max(0, 1 - Math.abs(b) * 1.3);
      const top = Math.max(0, 1 - Math.abs(b - 0.72) * 7);
      glass.shine[i] = (glass.shine[i] ?? 0) + 0.5 * left + 0.4 * top + 0.05;
      glass.material[i] = material;
    }
  };
}

export function fill(t: Triangle, size: number, span: Span, near: Plane, nx: Plane, ny: Plane): void {
  const { xs, ys } = t;
  const top = Math.max(0, Math.ceil(Math.min(ys[0], ys[1], ys[2]) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(Math.max(ys[0], ys[1], ys[2]) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    let left = Infinity;
    let right = -Infinity;
    for (let e = 0; e < 3; e++) {
      const f = e === 2 ? 0 : e + 1;
      const ya = ys[e] ?? 0;
      const yb = ys[f] ?? 0;
      if (ya <= y === yb <= y) continue;
      const xa = xs[e] ?? 0;
      const x = xa + ((y - ya) / (yb - ya)) * ((xs[f] ?? 0) - xa);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(size - 1, Math.ceil(right - 0.5) - 1);
    if (from <= to) span(row, from, to, near, nx, ny);
  }
}

/** Draws one part into the surface; both sides of every triangle are seen. */
export function rasterise(part: Part, material: number, camera: Camera, surface: Surface): void {
  const p = project(part, camera);
  const draw = part.material.finish === 'glass' ? glassSpan(surface, material) : opaqueSpan(surface, material);
  const { firsts, lasts } = surface;
  const span: Span = (row, from, to, near, nx, ny) => {
    if (from < (firsts[row] ?? 0)) firsts[row] = from;
    if (to > (lasts[row] ?? 0)) lasts[row] = to;
    draw(row, from, to, near, nx, ny);
  };
  const pick = (values: Float32Array, t: number): readonly [number, number, number] => [
    values[part.triangles[t] ?? 0] ?? 0,
    values[part.triangles[t + 1] ?? 0] ?? 0,
    values[part.triangles[t + 2] ?? 0] ?? 0,
  ];
  for (let t = 0; t < part.triangles.length; t += 3) {
    const xs = pick(p.x, t);
    const ys = pick(p.y, t);
    const area = (xs[1] - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (ys[1] - ys[0]);
    if (Math.abs(area) < 1e-6) continue;
    const triangle = { xs, ys, area };
    const facing = pick(p.normalZ, t);
    const sign = facing[0] + facing[1] + facing[2] < 0 ? -normalScale : normalScale;
    const nx = pick(p.normalX, t);
    const ny = pick(p.normalY, t);
    fill(
      triangle,
      surface.size,
      span,
      plane(triangle, ...pick(p.nearness, t)),
      plane(triangle, nx[0] * sign, nx[1] * sign, nx[2] * sign),
      plane(triangle, ny[0] * sign, ny[1] * sign, ny[2] * sign),
    );
  }
}
