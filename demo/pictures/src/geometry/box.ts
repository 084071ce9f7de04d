import type { Material } from '../material.ts';
import { PartBuilder } from './part-builder.ts';
import { at, group, type Solid } from './solid.ts';
import { normalise, type Vec } from './vector.ts';

const faces: readonly { u: Vec; v: Vec; n: Vec }[] = [
  { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
  { u: [-1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] },
  { u: [0, 0, -1], v: [0, 1, 0], n: [1, 0, 0] },
  { u: [0, 0, 1], v: [0, 1, 0], n: [-1, 0, 0] },
  { u: [1, 0, 0], v: [0, 0, -1], n: [0, 1, 0] },
  { u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0] },
];

function mix(face: { u: Vec; v: Vec; n: Vec }, u: number, v: number, n: number): Vec {
  return [
    face.u[0] * u + face.v[0] * v + face.n[0] * n,
    face.u[1] * u + face.v[1] * v + face.n[1] * n,
    face.u[2] * u + face.v[2] * v + face.n[2] * n,
  ];
}

/** Slopes of the rounding from one edge of a face to the other, 0 on its flat middle. */
function slopes(steps: number): readonly { side: -1 | 1; slope: number }[] {
  const half = Array.from({ length: steps + 1 }, (_, i) => Math.tan((Math.PI / 4) * (i / steps)));
  return [
    ...half.toReversed().map((slope) => ({ side: -1 as const, slope: -slope })),
    ...half.map((slope) => ({ side: 1 as const, slope })),
  ];
}

/** Stands on y = 0, centred in x and z. `round` is the radius of all edges. */
export function box(width: number, height: number, depth: number, material: Material, round = 0): Solid {
  const builder = new PartBuilder();
  const radius = Math.min(round, width / 2, height / 2, depth / 2);
  const inner: Vec = [width / 2 - radius, height / 2 - radius, depth / 2 - radius];
  const steps = radius > 0 ? 3 : 0;
  const line =
    steps === 0
      ? [
          { side: -1, slope: 0 },
          { side: 1, slope: 0 },
        ]
      : slopes(steps);
  for (const face of faces) {
    const rows = line.map((v) =>
      line.map((u) => {
        const normal = normalise(mix(face, u.slope, v.slope, 1));
        const corner = mix(face, u.side, v.side, 1);
        return builder.corner(
          [
            corner[0] * inner[0] + normal[0] * radius,
            corner[1] * inner[1] + normal[1] * radius + height / 2,
            corner[2] * inner[2] + normal[2] * radius,
          ],
          normal,
        );
      }),
    );
    builder.sheet(rows, false);
  }
  return builder.solid(material);
}

/** A box open at the top, walls of the given thickness: basins, drawers, containers. */
export function tray(width: number, height: number, depth: number, wall: number, material: Material): Solid {
  const side = box(wall, height, depth, material);
  const end = box(width - 2 * wall, height, wall, material);
  return group(
    at(side, wall / 2 - width / 2, 0, 0),
    at(side, width / 2 - wall / 2, 0, 0),
    at(end, 0, 0, wall / 2 - depth / 2),
    at(end, 0, 0, depth / 2 - wall / 2),
    box(width - 2 * wall, wall, depth - 2 * wall, material),
  );
}
