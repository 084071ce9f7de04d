import type { Material } from '../material.ts';
import { normalise, type Vec } from '../geometry/vector.ts';

/** A material's colour for every normal a viewer can see: `studioSide`² entries of red, green, blue. */
export type StudioMap = Float32Array;

export const studioSide = 192;
const key = normalise([-0.5, 0.66, 0.6]);
const fillLight = normalise([0.75, 0.25, 0.6]);

function bump(value: number, centre: number, width: number): number {
  const t = (value - centre) / width;
  return Math.exp(-t * t);
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function towards(n: Vec, light: Vec): number {
  return n[0] * light[0] + n[1] * light[1] + n[2] * light[2];
}

function diffuse(n: Vec): number {
  const lit = Math.max(0, (towards(n, key) + 0.32) / 1.32);
  return 0.42 + 0.47 * lit + 0.12 * Math.max(0, towards(n, fillLight)) + 0.07 * n[1];
}

function mirrorOf(n: Vec): Vec {
  return [2 * n[2] * n[0], 2 * n[2] * n[1], 2 * n[2] * n[2] - 1];
}

/** What a metal mirrors: a light ceiling, a soft dark horizon, a pale floor, and upright light strips. */
function surroundings(r: Vec, roughness: number): number {
  const spread = 1 + 1.6 * roughness;
  const depth = 1 - 0.5 * roughness;
  const ceiling = 0.82 + 0.15 * smooth(-0.05, 0.85, r[1]);
  const horizon = 0.32 * bump(r[1], -0.14, 0.17 * spread) * depth;
  const floor = 0.2 * smooth(-0.3, -0.75, r[1]);
  const strips =
    0.26 * bump(r[0], -0.5, 0.17 * spread) -
    0.24 * bump(r[0], 0.42, 0.22 * spread) -
    0.3 * bump(r[0], -0.97, 0.2 * spread) +
    0.16 * bump(r[0], 0.8, 0.12 * spread);
  return ceiling - horizon + floor + strips * depth;
}

function shine(n: Vec, roughness: number): number {
  const r = mirrorOf(n);
  const soft = Math.max(0, towards(r, key));
  const size = 5 + 70 * (1 - roughness) ** 2;
  const sky = 0.05 + 0.16 * (1 - roughness) * smooth(0.1, 0.9, r[1]);
  return (0.12 + 0.45 * (1 - roughness)) * Math.pow(soft, size) + sky;
}

interface Light {
  /** Multiplies the material's colour. */
  readonly body: number;
  /** Added as white light. */
  readonly gloss: number;
}

function lightOn(material: Material, n: Vec): Light {
  const edge = Math.pow(1 - n[2], 3);
  switch (material.finish) {
    case 'metal': {
      const roughness = material.roughness ?? 0.35;
      const mirrored = surroundings(mirrorOf(n), roughness);
      const body = mirrored * (1 - 0.45 * roughness) + (diffuse(n) + 0.08) * 0.45 * roughness;
      return { body, gloss: Math.max(0, body - 0.94) * 0.9 };
    }
    case 'paint':
    case 'plastic': {
      const roughness = material.roughness ?? 0.5;
      const strength = material.finish === 'paint' ? 1 : 0.7;
      return { body: diffuse(n), gloss: strength * shine(n, roughness) + 0.1 * edge * (1 - roughness) };
    }
    case 'rubber':
      return {
        body: diffuse(n) * 0.96,
        gloss: 0.05 * Math.pow(Math.max(0, towards(mirrorOf(n), key)), 3) + 0.05 * edge,
      };
    case 'fabric':
      return { body: diffuse(n) * 0.92 + 0.14 * edge, gloss: 0.02 };
    case 'wood':
      return { body: diffuse(n) + 0.03, gloss: 0.12 * shine(n, 0.6) };
    case 'print':
      return { body: 0.62 + 0.38 * diffuse(n), gloss: 0.05 * smooth(0.2, 1, mirrorOf(n)[1]) };
    case 'glow':
    case 'glass':
      return { body: 1, gloss: 0.04 };
  }
}

function paintMap(material: Material): StudioMap {
  const map = new Float32Array(studioSide * studioSide * 3);
  for (let row = 0; row < studioSide; row++) {
    for (let column = 0; column < studioSide; column++) {
      let x = ((column + 0.5) / studioSide) * 2 - 1;
      let y = ((row + 0.5) / studioSide) * 2 - 1;
      const length = Math.hypot(x, y);
      if (length > 0.999) [x, y] = [(x / length) * 0.999, (y / length) * 0.999];
      const light = lightOn(material, [x, y, Math.sqrt(1 - x * x - y * y)]);
      material.colour.forEach((channel, k) => {
        const body = Math.min(255, channel * light.body);
        map[(row * studioSide + column) * 3 + k] = body + (255 - body) * Math.min(1, light.gloss);
      });
    }
  }
  return map;
}

const painted = new Map<string, StudioMap>();

export function studioMap(material: Material): StudioMap {
  const name = `${material.finish} ${material.colour.join()} ${material.roughness ?? ''}`;
  const known = painted.get(name);
  if (known) return known;
  const map = paintMap(material);
  painted.set(name, map);
  return map;
}
