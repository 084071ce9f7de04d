import type { Material } from '../material.ts';
import { normalise, type Vec } from './vector.ts';

export interface Part {
  readonly material: Material;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

/** Something that can be drawn. y points up, the front faces +z, units are free. */
export interface Solid {
  readonly parts: readonly Part[];
  /** Where the close-up looks; without it the fourth view shows the back. */
  readonly detail?: Vec;
}

type Axis = 'x' | 'y' | 'z';

export function group(...solids: readonly (Solid | null | readonly Solid[])[]): Solid {
  return { parts: solids.flat().flatMap((solid) => solid?.parts ?? []) };
}

export function withDetail(solid: Solid, detail: Vec): Solid {
  return { parts: solid.parts, detail };
}

function mapped(values: Float32Array, change: (v: Vec) => Vec): Float32Array {
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3)
    result.set(change([values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0]), i);
  return result;
}

function transformed(solid: Solid, place: (v: Vec) => Vec, direct: (v: Vec) => Vec): Solid {
  return {
    parts: solid.parts.map((part) => ({
      ...part,
      positions: mapped(part.positions, place),
      normals: mapped(part.normals, direct),
    })),
  };
}

export function at(solid: Solid, x: number, y: number, z: number): Solid {
  return transformed(
    solid,
    (v) => [v[0] + x, v[1] + y, v[2] + z],
    (v) => v,
  );
}

function rotation(axis: Axis, degrees: number): (v: Vec) => Vec {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  if (axis === 'x') return ([x, y, z]) => [x, y * c - z * s, y * s + z * c];
  if (axis === 'y') return ([x, y, z]) => [x * c + z * s, y, z * c - x * s];
  return ([x, y, z]) => [x * c - y * s, x * s + y * c, z];
}

/** Degrees around the origin, x first, then y, then z. `{ x: 90 }` lets what points up point to the front. */
export function turned(
  solid: Solid,
  degrees: { readonly x?: number; readonly y?: number; readonly z?: number },
): Solid {
  let result = solid;
  for (const axis of ['x', 'y', 'z'] as const) {
    const angle = degrees[axis];
    if (angle === undefined || angle === 0) continue;
    const rotate = rotation(axis, angle);
    result = transformed(result, rotate, rotate);
  }
  return result;
}

export function scaled(solid: Solid, x: number, y = x, z = x): Solid {
  return transformed(
    solid,
    (v) => [v[0] * x, v[1] * y, v[2] * z],
    (v) => normalise([v[0] / x, v[1] / y, v[2] / z]),
  );
}

export function mirrored(solid: Solid, axis: Axis = 'x'): Solid {
  return scaled(solid, axis === 'x' ? -1 : 1, axis === 'y' ? -1 : 1, axis === 'z' ? -1 : 1);
}

/** The solid and its mirror image: pairs of feet, handles, wheels. */
export function paired(solid: Solid, axis: Axis = 'x'): Solid {
  return group(solid, mirrored(solid, axis));
}

/** `count` copies, each a step further, the row centred on where the solid stands. */
export function row(solid: Solid, count: number, step: Vec): Solid {
  const copies = Array.from({ length: count }, (_, index) => {
    const k = index - (count - 1) / 2;
    return at(solid, step[0] * k, step[1] * k, step[2] * k);
  });
  return group(copies);
}

/** `count` copies turned evenly around an axis through the origin. */
export function around(solid: Solid, count: number, axis: Axis = 'y'): Solid {
  return group(Array.from({ length: count }, (_, index) => turned(solid, { [axis]: (360 / count) * index })));
}
