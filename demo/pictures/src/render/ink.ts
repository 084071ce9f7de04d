import type { Material } from '../material.ts';
import type { Camera } from './camera.ts';
import { normalScale, type Surface } from './surface.ts';

const silhouetteInk = 150;
const seamInk = 92;
const creaseInk = 74;
/** How much two neighbours' normals may differ before a crease is drawn. */
const creaseTurn = (0.42 * normalScale) ** 2;

/** Darkness of the drawn lines, 0–255 a sample: outlines, seams between materials, creases. */
export function inkLines(surface: Surface, materials: readonly Material[], camera: Camera, step: number): Uint8Array {
  const { size, nearness, normalX, normalY, material, firsts, lasts } = surface;
  const ink = new Uint8Array(size * size);
  const drawn = Uint8Array.from([
    1,
    ...materials.map(({ finish }) => (finish === 'print' || finish === 'glow' ? 0 : 1)),
  ]);
  // Nearness of neighbours on a slanted plane differs with the sample's width; what is more is a gap.
  const gap = ((camera.radius * 0.012) / (camera.distance * camera.distance)) * ((1280 * step) / size);
  const mark = (i: number, strength: number) => {
    if ((ink[i] ?? 0) < strength) ink[i] = strength;
  };
  const compare = (i: number, j: number) => {
    const a = material[i] ?? 0;
    const b = material[j] ?? 0;
    if (a === 0 || b === 0) {
      if (a !== b) mark(a === 0 ? j : i, silhouetteInk);
      return;
    }
    const apart = (nearness[i] ?? 0) - (nearness[j] ?? 0);
    const dx = (normalX[i] ?? 0) - (normalX[j] ?? 0);
    const dy = (normalY[i] ?? 0) - (normalY[j] ?? 0);
    const turn = dx * dx + dy * dy;
    if (apart > gap || apart < -gap) {
      const front = apart > 0 ? i : j;
      const x = (normalX[front] ?? 0) / normalScale;
      const y = (normalY[front] ?? 0) / normalScale;
      if (1 - x * x - y * y > 0.03 || turn > creaseTurn || a !== b) mark(front, silhouetteInk);
    }
    if (a === b ? turn <= creaseTurn : drawn[a] === 0 || drawn[b] === 0) return;
    const strength = a === b ? creaseInk : seamInk;
    mark(i, strength);
    mark(j, strength);
  };
  for (let y = 0; y + step < size; y++) {
    const first = Math.min(firsts[y] ?? 0, firsts[y + step] ?? 0);
    const last = Math.max(lasts[y] ?? 0, lasts[y + step] ?? 0);
    const end = y * size + Math.min(size - step, last + 1);
    for (let i = y * size + Math.max(0, first - step); i < end; i++) {
      const here = material[i];
      if (here !== 0 || material[i + step] !== 0) compare(i, i + step);
      if (here !== 0 || material[i + step * size] !== 0) compare(i, i + step * size);
    }
  }
  return ink;
}
