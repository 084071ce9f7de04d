import { sized, type Drawing } from '../../drawing.ts';
import { wireBasket } from '../../geometry/fittings.ts';
import { torus } from '../../geometry/lathe.ts';
import { around, at, group, paired, withDetail, type Solid } from '../../geometry/solid.ts';
import { tube } from '../../geometry/tube.ts';
import type { Vec } from '../../geometry/vector.ts';
import { blackPlastic, chrome, steel } from '../../material.ts';

function roundBasket(radius: number, height: number): Solid {
  const at90 = (y: number) => radius * (0.86 + (0.14 * y) / height);
  const wire = tube(
    [
      [radius, height, 0],
      [at90(0), 0.4, 0],
      [radius * 0.1, 0, 0],
    ],
    0.11,
    steel,
    { sides: 6, bend: 1.6 },
  );
  const hoops = [0.2, 0.4, 0.6, 0.8].map((t) => at(torus(at90(height * t), 0.12, steel, 60), 0, height * t, 0));
  const floor = [0.12, 0.3, 0.48, 0.66].map((t) => at(torus(radius * t, 0.12, steel), 0, 0.05, 0));
  return group(around(wire, 36), hoops, floor, at(torus(radius, 0.32, chrome, 72), 0, height, 0));
}

/** Leads from the basket's rim at z = 0 up and to the front. */
function handle(spread: number, height: number, reach: number): Solid {
  const rise = reach * 0.3;
  const side: readonly Vec[] = [
    [spread, height * 0.35, -0.2],
    [spread, height, 0.1],
    [spread * 0.9, height + 2.4, 3.4],
    [0.75, height + rise, reach],
  ];
  const brace = tube([side[1] ?? [0, 0, 0], [-spread, height, 0.1]], 0.24, chrome, { sides: 10 });
  const grip = tube(
    [
      [0, height + rise * 0.62, reach * 0.62],
      [0, height + rise * 1.28, reach * 1.5],
    ],
    1.25,
    blackPlastic,
    { sides: 24 },
  );
  return group(paired(tube(side, 0.3, chrome, { bend: 2 })), brace, grip);
}

/** Bent over the fryer's edge to let the basket drain. */
function hook(width: number, height: number, z: number): Solid {
  const path: readonly Vec[] = [
    [-width / 2, height * 0.5, z + 0.2],
    [-width / 2, height + 0.9, z],
    [-width / 2, height + 0.9, z - 2],
    [-width / 2, height - 1.8, z - 2.4],
    [width / 2, height - 1.8, z - 2.4],
    [width / 2, height + 0.9, z - 2],
    [width / 2, height + 0.9, z],
    [width / 2, height * 0.5, z + 0.2],
  ];
  return tube(path, 0.24, chrome, { bend: 0.8, sides: 10 });
}

export const fryerBaskets: Drawing = (look) => {
  const height = sized(look, 12, 15);
  const isRound = look.variant === 0 || look.variant === 3;
  const width = isRound ? sized(look, 20, 26) : sized(look, 15, 19);
  const depth = isRound ? width : sized(look, 22, 30);
  const basket = isRound ? roundBasket(width / 2, height) : wireBasket(width, height, depth, 13, chrome);
  const solid = group(
    basket,
    at(handle(isRound ? width * 0.16 : width * 0.2, height, 12), 0, 0, depth / 2 - (isRound ? 0.3 : 0)),
    hook(width * 0.3, height, -depth / 2),
  );
  return withDetail(solid, [0, height, depth * 0.4]);
};
