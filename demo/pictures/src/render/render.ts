import type { Solid } from '../geometry/solid.ts';
import type { Material } from '../material.ts';
import { cameraFor, type View } from './camera.ts';
import { groundShadow } from './ground-shadow.ts';
import { inkLines } from './ink.ts';
import { blurred, occlusion } from './occlusion.ts';
import { rasterise } from './rasterise.ts';
import { Resolver, type Scene } from './resolve.ts';
import { emptySurface } from './surface.ts';

export interface Picture {
  readonly side: number;
  /** Red, green, blue of every pixel, row by row. */
  readonly pixels: Uint8Array;
}

const samplesAcross = 2;

/** Draws a solid on white, seen from the view, `side` pixels wide and high. The same input gives the same bytes. */
export function render(solid: Solid, view: View, side: number): Picture {
  const size = side * samplesAcross;
  const camera = cameraFor(solid, view, size);
  const materials: Material[] = [];
  const hasGlass = solid.parts.some(({ material }) => material.finish === 'glass');
  const surface = emptySurface(size, hasGlass);
  // Glass last: it is tested against everything opaque.
  const ordered = solid.parts.toSorted(
    (a, b) => Number(a.material.finish === 'glass') - Number(b.material.finish === 'glass'),
  );
  for (const part of ordered) {
    if (!materials.includes(part.material)) materials.push(part.material);
    rasterise(part, materials.indexOf(part.material) + 1, camera, surface);
  }
  const lineStep = Math.max(1, Math.round(size / 1280));
  const scene: Scene = {
    surface,
    camera,
    materials,
    ink: inkLines(surface, materials, camera, lineStep),
    occlusion: blurred(occlusion(surface, camera, samplesAcross * 3)),
    shadow: groundShadow(solid, camera),
  };
  return { side, pixels: resolved(scene, side) };
}

function resolved(scene: Scene, side: number): Uint8Array {
  const pixels = new Uint8Array(side * side * 3).fill(255);
  const resolver = new Resolver(scene);
  const { firsts, lasts } = scene.surface;
  for (let y = 0; y < side; y++) {
    resolver.startRow((y + 0.5) * samplesAcross);
    const [upper, lower] = [y * samplesAcross, y * samplesAcross + 1];
    const first = Math.floor(Math.min(firsts[upper] ?? 0, firsts[lower] ?? 0) / samplesAcross);
    const last = Math.max(lasts[upper] ?? 0, lasts[lower] ?? 0) / samplesAcross;
    const [from, end] = resolver.shadowed;
    const begin = Math.max(0, Math.min(first, Math.floor(from / samplesAcross)));
    for (let x = begin; x < side && (x <= last || x * samplesAcross <= end); x++) {
      const to = (y * side + x) * 3;
      if (x >= first && x <= last) {
        pixel(scene, resolver, x, y, to, pixels);
        continue;
      }
      resolver.ground((x + 0.5) * samplesAcross);
      put(resolver, to, pixels);
    }
  }
  return pixels;
}

function put(resolver: Resolver, to: number, pixels: Uint8Array): void {
  pixels[to] = resolver.red + 0.5;
  pixels[to + 1] = resolver.green + 0.5;
  pixels[to + 2] = resolver.blue + 0.5;
}

/** Averages a pixel's samples; one within an even surface is shaded once. */
function pixel(scene: Scene, resolver: Resolver, x: number, y: number, to: number, pixels: Uint8Array): void {
  const { surface } = scene;
  const first = y * samplesAcross * surface.size + x * samplesAcross;
  if (isEven(scene, first)) {
    shadeBase(scene, resolver, first, x);
    resolver.finish(first);
    put(resolver, to, pixels);
    return;
  }
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let k = 0; k < 4; k++) {
    const sample = first + (k & 1) + (k >> 1) * surface.size;
    shadeBase(scene, resolver, sample, x);
    resolver.finish(sample);
    red += resolver.red;
    green += resolver.green;
    blue += resolver.blue;
  }
  pixels[to] = red / 4 + 0.5;
  pixels[to + 1] = green / 4 + 0.5;
  pixels[to + 2] = blue / 4 + 0.5;
}

function shadeBase(scene: Scene, resolver: Resolver, sample: number, x: number): void {
  if (scene.surface.material[sample] === 0) resolver.ground((x + 0.5) * samplesAcross);
  else resolver.shade(sample);
}

const evenTurn = 400;

function isEven({ surface, ink }: Scene, first: number): boolean {
  const { material, normalX, normalY, glass, size } = surface;
  const id = material[first];
  const line = ink[first];
  const nx = normalX[first] ?? 0;
  const ny = normalY[first] ?? 0;
  const pane = glass?.material[first];
  for (let k = 1; k < 4; k++) {
    const sample = first + (k & 1) + (k >> 1) * size;
    if (material[sample] !== id || ink[sample] !== line || glass?.material[sample] !== pane) return false;
    if (Math.abs((normalX[sample] ?? 0) - nx) > evenTurn || Math.abs((normalY[sample] ?? 0) - ny) > evenTurn)
      return false;
  }
  return true;
}
