import type { Camera } from './camera.ts';
import { normalScale, type Surface } from './surface.ts';

export interface Occlusion {
  readonly side: number;
  /** Samples of the surface a cell spans. */
  readonly step: number;
  readonly light: Float32Array;
  readonly nearness: Float32Array;
}

/** x and y of the places looked at around a cell, in radii. */
const rays = Float64Array.from(
  [0.25, 0.6, 1].flatMap((reach, ring) =>
    Array.from({ length: 7 }, (_, i) => (Math.PI / 3.5) * (i + 0.35 * ring)).flatMap((a) => [
      reach * Math.cos(a),
      reach * Math.sin(a),
    ]),
  ),
);

/** Light each coarse cell still gets past its neighbours: corners and gaps grow darker. */
export function occlusion(surface: Surface, camera: Camera, step: number): Occlusion {
  const side = Math.ceil(surface.size / step);
  const light = new Float32Array(side * side).fill(1);
  const nearness = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = Math.min(surface.size - 1, y * step) * surface.size + Math.min(surface.size - 1, x * step);
      nearness[y * side + x] = surface.nearness[i] ?? 0;
    }
  }
  const grid = { side, step, light, nearness };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if ((nearness[y * side + x] ?? 0) > 0) light[y * side + x] = lightAt(grid, surface, camera, x, y);
    }
  }
  return grid;
}

function lightAt(grid: Occlusion, surface: Surface, camera: Camera, x: number, y: number): number {
  const { side, step, nearness } = grid;
  const near = nearness[y * side + x] ?? 0;
  const sample = Math.min(surface.size - 1, y * step) * surface.size + Math.min(surface.size - 1, x * step);
  const nx = (surface.normalX[sample] ?? 0) / normalScale;
  const ny = (surface.normalY[sample] ?? 0) / normalScale;
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const cell = step / (camera.focal * near);
  const radius = camera.radius * 0.16;
  let hidden = 0;
  // Turned from cell to cell, so that the few rays leave no rings.
  const jitter = 0.7 + 0.3 * (((x * 7 + y * 13) % 16) / 16);
  for (let ray = 0; ray < rays.length; ray += 2) {
    const cells = (radius * jitter) / cell;
    const ox = Math.round((rays[ray] ?? 0) * cells);
    const oy = Math.round((rays[ray + 1] ?? 0) * cells);
    const sx = x + ox;
    const sy = y + oy;
    if (sx < 0 || sy < 0 || sx >= side || sy >= side || (ox === 0 && oy === 0)) continue;
    const other = nearness[sy * side + sx] ?? 0;
    if (other === 0) continue;
    const dz = 1 / near - 1 / other;
    const dx = ox * cell;
    const dy = -oy * cell;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const rise = (nx * dx + ny * dy + nz * dz) / length;
    if (rise > 0.12) hidden += (rise - 0.12) / (1 + (length * length) / (radius * radius));
  }
  return Math.max(0.35, 1 - (hidden / (rays.length / 2)) * 2.1);
}

/** Evens the grain of the few rays, not crossing edges. */
export function blurred(grid: Occlusion): Occlusion {
  const { side, nearness, light } = grid;
  const result = new Float32Array(light.length).fill(1);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const near = nearness[y * side + x] ?? 0;
      if (near === 0) continue;
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(side - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(side - 1, x + 2); i++) {
          if (Math.abs((nearness[j * side + i] ?? 0) - near) > near * 0.006) continue;
          sum += light[j * side + i] ?? 1;
          count++;
        }
      }
      result[y * side + x] = count > 0 ? sum / count : 1;
    }
  }
  return { ...grid, light: result };
}

/** The light at a place given in cells, mixed from cells on the same surface only. */
export function lightAtCell(grid: Occlusion, x: number, y: number, near: number): number {
  const { side } = grid;
  const left = Math.min(side - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(side - 2, Math.max(0, Math.floor(y)));
  const u = x - left;
  const v = y - top;
  let sum = 0;
  let weight = 0.0001;
  for (let k = 0; k < 4; k++) {
    const cell = (top + (k >> 1)) * side + left + (k & 1);
    const apart = Math.abs((grid.nearness[cell] ?? 0) - near) / near;
    const share = ((k & 1) === 1 ? u : 1 - u) * (k > 1 ? v : 1 - v) * (apart < 0.008 ? 1 : 0.001) + 0.00001;
    sum += share * (grid.light[cell] ?? 1);
    weight += share;
  }
  return sum / weight;
}
