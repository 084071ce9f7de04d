import { describe, expect, it } from 'vitest';
import { box } from '../geometry/box.ts';
import { sphere } from '../geometry/lathe.ts';
import { at, group, mirrored } from '../geometry/solid.ts';
import { glass, glow, print } from '../material.ts';
import { render, type Picture } from './render.ts';

const red = glow([250, 0, 0]);
const green = glow([0, 250, 0]);
const side = 96;
const front = { yaw: 0, pitch: 0 };

function pixelAt({ pixels }: Picture, x: number, y: number): readonly number[] {
  return [...pixels.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)];
}

describe('a drawn picture', () => {
  it('hides what stands behind, whichever was drawn first', () => {
    const near = at(box(10, 10, 2, red), 0, 0, 5);
    const far = box(10, 10, 2, green);
    for (const solid of [group(near, far), group(far, near)]) {
      const [r = 0, g = 255] = pixelAt(render(solid, front, side), side / 2, side / 2);
      expect(r).toBeGreaterThan(200);
      expect(g).toBeLessThan(50);
    }
  });

  it('shows the other one from behind', () => {
    const solid = group(at(box(10, 10, 2, red), 0, 0, 5), box(10, 10, 2, green));
    const [r = 255, g = 0] = pixelAt(render(solid, { yaw: 180, pitch: 0 }, side), side / 2, side / 2);
    expect(g).toBeGreaterThan(200);
    expect(r).toBeLessThan(50);
  });

  it('keeps the whole solid inside a white margin', () => {
    for (const solid of [box(100, 3, 4, red), box(2, 90, 4, red), at(sphere(5, red), 400, -20, 7)]) {
      const picture = render(solid, { yaw: 33, pitch: 20 }, side);
      const rim = Array.from({ length: side }, (_, i) => [
        pixelAt(picture, i, 0),
        pixelAt(picture, i, side - 1),
        pixelAt(picture, 0, i),
        pixelAt(picture, side - 1, i),
      ]).flat(2);
      expect(Math.min(...rim)).toBeGreaterThanOrEqual(250);
      expect(Math.min(...picture.pixels)).toBeLessThan(100);
    }
  });

  it('lets what stands behind glass be seen', () => {
    const solid = group(box(8, 8, 1, print([200, 0, 0])), at(box(10, 10, 0.2, glass), 0, -1, 5));
    const [r = 0, g = 255] = pixelAt(render(solid, front, side), side / 2, side / 2);
    expect(r - g).toBeGreaterThan(70);
  });

  it('casts a soft shadow on the ground', () => {
    const picture = render(box(10, 10, 10, red), { yaw: 0, pitch: 30 }, side);
    const column = Array.from({ length: side }, (_, y) => pixelAt(picture, side / 2, y));
    const greys = column.filter(([r = 0, g = 0]) => Math.abs(r - g) < 12 && r > 120 && r < 245);
    expect(greys.length).toBeGreaterThan(2);
  });

  it('draws a mirrored solid as the mirror image', () => {
    const solid = group(box(10, 4, 4, red), at(box(4, 10, 4, green), 3, 0, 0));
    const left = pixelAt(render(mirrored(solid), front, side), 24, 30);
    const right = pixelAt(render(solid, front, side), side - 25, 30);
    expect(left[1]).toBeGreaterThan(200);
    expect(right[1]).toBeGreaterThan(200);
  });
});
