import type { Look } from './drawing.ts';
import type { Solid } from './geometry/solid.ts';
import type { View } from './render/camera.ts';

export const viewCount = 4;
export const turnFrames = 24;
const turnYaws = Array.from({ length: turnFrames }, (_, i) => i * (360 / turnFrames));

/** 0 three-quarter front, 1 front, 2 other side from higher up, 3 close-up of the detail, or the back without one. */
export function viewOf(solid: Solid, index: number): View {
  if (index === 1) return { yaw: 0, pitch: 9 };
  if (index === 2) return { yaw: -40, pitch: 34 };
  if (index === 3) return solid.detail ? { yaw: 20, pitch: 18, zoom: 2.1 } : { yaw: 148, pitch: 18 };
  return { yaw: 32, pitch: 19 };
}

/** A small model fills less of the frame than a large one of its family, so that lists show which is which. */
export function inFrame(view: View, { size }: Pick<Look, 'size'>): View {
  return { ...view, zoom: (view.zoom ?? 1) * (0.78 + 0.22 * size) };
}

/** Frame 0 faces the front; each further one is 15° on. */
export function turnView(frame: number): View {
  return { yaw: turnYaws[frame % turnFrames] ?? 0, pitch: 16, turn: turnYaws };
}
