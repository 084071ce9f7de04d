import type { Point, Vec } from './vector.ts';

/** A flat list of numbers read in pairs: [x, y, x, y…]. */
export function points(numbers: readonly number[]): readonly Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

/** A flat list of numbers read in threes: [x, y, z, x, y, z…]. */
export function path(numbers: readonly number[]): readonly Vec[] {
  return Array.from({ length: Math.floor(numbers.length / 3) }, (_, i): Vec => [
    numbers[3 * i] ?? 0,
    numbers[3 * i + 1] ?? 0,
    numbers[3 * i + 2] ?? 0,
  ]);
}
