import type { Material } from '../material.ts';

const noise = seededNoise(4096);

function seededNoise(length: number): Float32Array {
  let state = 20_261;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

function wave(t: number, seed: number): number {
  const i = Math.floor(t);
  const f = t - i;
  const a = noise[(i + seed * 631) & 4095] ?? 0;
  const b = noise[(i + 1 + seed * 631) & 4095] ?? 0;
  return a + (b - a) * f * f * (3 - 2 * f);
}

/** What brushing, grain or weave multiplies the light with; lengths are in solids' radii. */
export function textureAt(material: Material, x: number, y: number, z: number): number {
  const grain = material.grain;
  if (!grain) return 1;
  const run = grain === 'x' ? x : grain === 'y' ? y : z;
  const across = grain === 'x' ? y + 0.83 * z : grain === 'y' ? x + 0.83 * z : y + 0.83 * x;
  if (material.finish === 'wood') {
    const bend = 0.035 * wave(run * 2.2, 1) + 0.012 * wave(run * 7, 2);
    const ring = wave((across + bend) * 22, 3);
    const fibre = wave((across + bend * 0.4) * 130, 4) * (0.6 + 0.4 * wave(run * 9, 5));
    return 1 + 0.07 * ring + 0.035 * fibre;
  }
  if (material.finish === 'fabric') return 1 + 0.03 * wave(across * 210, 6) + 0.03 * wave(run * 210, 7);
  const stroke = wave(across * 190, 8) + 0.8 * wave(across * 420, 9) * wave(run * 5, 10);
  return 1 + 0.016 * stroke + 0.012 * wave(across * 26, 11);
}
