/** What the rasteriser knows of every sample: the nearest opaque surface and the glass before it. */
export interface Surface {
  readonly size: number;
  /** 1 / distance to the viewer; 0 where nothing is. */
  readonly nearness: Float32Array;
  /** The normal as seen by the viewer, times `normalScale`. */
  readonly normalX: Int16Array;
  readonly normalY: Int16Array;
  /** 1 + index into the materials; 0 where nothing is. */
  readonly material: Uint8Array;
  readonly glass: Glass | null;
  /** The first and the last sample of each row that anything was drawn into; the first after the last where nothing was. */
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
}

interface Glass {
  readonly depth: Float32Array;
  readonly shine: Float32Array;
  readonly material: Uint8Array;
}

export const normalScale = 32000;

let last: Surface | null = null;

/** Made once for pictures of one size and wiped for the next: a render never outlives its call. */
export function emptySurface(size: number, hasGlass: boolean): Surface {
  const kept = last?.size === size && (last.glass !== null || !hasGlass) ? last : newSurface(size, hasGlass);
  last = kept;
  kept.nearness.fill(0);
  kept.material.fill(0);
  kept.normalX.fill(0);
  kept.normalY.fill(0);
  kept.firsts.fill(size);
  kept.lasts.fill(-1);
  if (!hasGlass || !kept.glass) return { ...kept, glass: null };
  kept.glass.depth.fill(0);
  kept.glass.shine.fill(0);
  kept.glass.material.fill(0);
  return kept;
}

function newSurface(size: number, hasGlass: boolean): Surface {
  const samples = size * size;
  return {
    size,
    nearness: new Float32Array(samples),
    normalX: new Int16Array(samples),
    normalY: new Int16Array(samples),
    material: new Uint8Array(samples),
    firsts: new Int32Array(size),
    lasts: new Int32Array(size),
    glass: hasGlass
      ? { depth: new Float32Array(samples), shine: new Float32Array(samples), material: new Uint8Array(samples) }
      : null,
  };
}
