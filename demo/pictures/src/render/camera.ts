import { dot, type Vec } from '../geometry/vector.ts';
import type { Solid } from '../geometry/solid.ts';

export interface View {
  /** Degrees the viewer stands to the right of the front. */
  readonly yaw: number;
  /** Degrees the viewer stands above the ground. */
  readonly pitch: number;
  /** Above 1: nearer, looking at the solid's detail. */
  readonly zoom?: number;
  /** All yaws the picture must hold its scale over: a turn. */
  readonly turn?: readonly number[];
}

export interface Camera {
  readonly right: Vec;
  readonly up: Vec;
  /** Towards the viewer. */
  readonly back: Vec;
  readonly centre: Vec;
  readonly distance: number;
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  /** Half the diagonal of the solid. */
  readonly radius: number;
  readonly ground: number;
}

interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const margin = 0.075;

function axes(yaw: number, pitch: number): { right: Vec; up: Vec; back: Vec } {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [sy, cy, sp, cp] = [Math.sin(y), Math.cos(y), Math.sin(p), Math.cos(p)];
  return { right: [cy, 0, -sy], up: [-sy * sp, cp, -cy * sp], back: [sy * cp, sp, cy * cp] };
}

function bounds(solid: Solid): { low: Vec; high: Vec } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of solid.parts) {
    for (let i = 0; i < positions.length; i++) {
      const axis = i % 3 === 0 ? 0 : i % 3 === 1 ? 1 : 2;
      const value = positions[i] ?? 0;
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  return { low, high };
}

function grow(extent: Extent, solid: Solid, centre: Vec, distance: number, frame: ReturnType<typeof axes>): void {
  for (const { positions } of solid.parts) {
    for (let i = 0; i < positions.length; i += 3) {
      const p: Vec = [
        (positions[i] ?? 0) - centre[0],
        (positions[i + 1] ?? 0) - centre[1],
        (positions[i + 2] ?? 0) - centre[2],
      ];
      const scale = 1 / (distance - dot(p, frame.back));
      const x = dot(p, frame.right) * scale;
      const y = dot(p, frame.up) * scale;
      if (x < extent.left) extent.left = x;
      if (x > extent.right) extent.right = x;
      if (y < extent.bottom) extent.bottom = y;
      if (y > extent.top) extent.top = y;
    }
  }
}

function extentOf(solid: Solid, view: View, centre: Vec, distance: number): Extent {
  const extent: Extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const yaw of view.turn ?? [view.yaw]) grow(extent, solid, centre, distance, axes(yaw, view.pitch));
  if (view.turn) {
    const reach = Math.max(extent.right, -extent.left);
    extent.left = -reach;
    extent.right = reach;
  }
  return extent;
}

let lastTurn: { solid: Solid; turn: readonly number[]; pitch: number; extent: Extent } | null = null;

/** Measured once for all frames of a turn. */
function extentOfTurn(solid: Solid, view: View, centre: Vec, distance: number): Extent {
  const { turn, pitch } = view;
  if (turn === undefined) return extentOf(solid, view, centre, distance);
  if (lastTurn?.solid !== solid || lastTurn.turn !== turn || lastTurn.pitch !== pitch)
    lastTurn = { solid, turn, pitch, extent: extentOf(solid, view, centre, distance) };
  return lastTurn.extent;
}

/** Fits the whole solid into a square frame, the same for every frame of a turn. */
export function cameraFor(solid: Solid, view: View, frameSize: number): Camera {
  const { low, high } = bounds(solid);
  const centre: Vec = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 || 1;
  const distance = radius * 6;
  const frame = axes(view.yaw, view.pitch);
  const extent = extentOfTurn(solid, view, centre, distance);
  const zoom = view.zoom ?? 1;
  const span = Math.max(extent.right - extent.left, extent.top - extent.bottom);
  const focal = (frameSize * (1 - 2 * margin) * zoom) / span;
  let [x, y] = [(extent.left + extent.right) / 2, (extent.bottom + extent.top) / 2];
  if (zoom > 1 && solid.detail) {
    const p: Vec = [solid.detail[0] - centre[0], solid.detail[1] - centre[1], solid.detail[2] - centre[2]];
    const scale = 1 / (distance - dot(p, frame.back));
    [x, y] = [dot(p, frame.right) * scale, dot(p, frame.up) * scale];
  }
  return {
    ...frame,
    centre,
    distance,
    focal,
    radius,
    ground: low[1],
    centreX: frameSize / 2 - x * focal,
    centreY: frameSize / 2 + y * focal,
  };
}
