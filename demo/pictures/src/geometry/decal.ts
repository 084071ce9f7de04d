import type { Material } from '../material.ts';
import { circle, counterClockwise, moved, rectangle, triangulated } from './outline.ts';
import { PartBuilder } from './part-builder.ts';
import { at, group, type Solid } from './solid.ts';
import type { Point } from './vector.ts';

/** How far one layer of a decal lies before the next, in drawing units (centimetres). */
const layer = 0.04;

/** Layers drawn on a face, first one lowest. Drawn facing +z around the origin; move and turn it onto its face. */
export function decal(...layers: readonly Solid[]): Solid {
  return group(layers.map((solid, i) => at(solid, 0, 0, layer * (i + 1))));
}

/** A flat shape facing +z. */
export function flat(outline: readonly Point[], material: Material, x = 0, y = 0): Solid {
  const builder = new PartBuilder();
  const shape = counterClockwise(outline);
  const corners = shape.map(([px, py]) => builder.corner([px + x, py + y, 0], [0, 0, 1]));
  for (const [a, b, c] of triangulated(shape)) builder.triangle(corners[a] ?? 0, corners[b] ?? 0, corners[c] ?? 0);
  return builder.solid(material);
}

export function patch(width: number, height: number, material: Material, round = 0, x = 0, y = 0): Solid {
  return flat(rectangle(width, height, round), material, x, y);
}

export function disc(radius: number, material: Material, x = 0, y = 0): Solid {
  return flat(circle(radius), material, x, y);
}

/** Part of a flat ring; angles in degrees, 0 to the right, 90 up. */
export function ring(radius: number, thickness: number, material: Material, from = 0, to = 360): Solid {
  const builder = new PartBuilder();
  const rows = Array.from({ length: 49 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 48) * Math.PI) / 180;
    const corner = (r: number) => builder.corner([r * Math.cos(a), r * Math.sin(a), 0], [0, 0, 1]);
    return [corner(radius), corner(radius - thickness)];
  });
  builder.sheet(rows, false);
  return builder.solid(material);
}

/** A dial's marks from one angle to another; 0 to the right, 90 up. */
export function ticks(radius: number, count: number, material: Material, from = -45, to = 225): Solid {
  const length = radius * 0.16;
  return group(
    Array.from({ length: count }, (_, i) => {
      const a = ((from + ((to - from) * i) / Math.max(1, count - 1)) * Math.PI) / 180;
      const w = radius * 0.035;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const corner = (r: number, side: number): Point => [r * c - side * s, r * s + side * c];
      return flat(
        [corner(radius, -w), corner(radius, w), corner(radius - length, w), corner(radius - length, -w)],
        material,
      );
    }),
  );
}

/** `count` slots one below the other: vents, printed lines of text. */
export function slots(width: number, height: number, count: number, material: Material, fill = 0.5): Solid {
  const step = height / count;
  const slot = rectangle(width, step * fill, step * fill * 0.5, 3);
  return group(Array.from({ length: count }, (_, i) => flat(slot, material, 0, height / 2 - step * (i + 0.5))));
}

/** Buttons, holes, keys: `columns` × `rows` of one shape spread over an area. */
export function grid(
  shape: readonly Point[],
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  material: Material,
): Solid {
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * stepX;
    const y = (Math.floor(i / columns) - (rows - 1) / 2) * stepY;
    return flat(moved(shape, x, y), material);
  });
  return group(cells);
}

const segmentsOf: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  C: 'afed',
  A: 'abcefg',
  F: 'aefg',
  H: 'bcefg',
  L: 'def',
  E: 'adefg',
  P: 'abefg',
};

function segment(name: string, h: number): readonly Point[] {
  const t = h * 0.11;
  const w = h * 0.5;
  const across = (y: number) => moved(rectangle(w - t * 1.2, t), w / 2, y);
  const upright = (x: number, y: number) => moved(rectangle(t, h / 2 - t * 1.2), x, y);
  const places: Readonly<Record<string, readonly Point[]>> = {
    a: across(h),
    g: across(h / 2),
    d: across(0),
    f: upright(0, h * 0.75),
    b: upright(w, h * 0.75),
    e: upright(0, h * 0.25),
    c: upright(w, h * 0.25),
  };
  return (places[name] ?? []).map(([x, y]): Point => [x + (y - h / 2) * 0.09, y - h / 2]);
}

/** Seven-segment digits (0–9 - . : and A C E F H L P), centred on the origin. */
export function digits(text: string, height: number, material: Material): Solid {
  const shapes: Solid[] = [];
  let x = 0;
  for (const sign of text) {
    if (sign === '.' || sign === ':') {
      const dots = sign === '.' ? [-height / 2] : [-height * 0.2, height * 0.2];
      shapes.push(...dots.map((y) => flat(rectangle(height * 0.13, height * 0.13), material, x - height * 0.06, y)));
      x += height * 0.12;
    } else {
      for (const name of segmentsOf[sign] ?? '') shapes.push(flat(segment(name, height), material, x, 0));
      x += height * 0.76;
    }
  }
  return at(group(shapes), -(x - height * 0.26) / 2, 0, 0);
}
