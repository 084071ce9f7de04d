import { box } from '../../geometry/box.ts';
import { decal, slots } from '../../geometry/decal.ts';
import { feet, rocker } from '../../geometry/fittings.ts';
import { at, group, paired, turned, type Solid } from '../../geometry/solid.ts';
import { blackInk, blackPlastic, print, redInk, plastic } from '../../material.ts';
import { painted, type Colour } from '../../palette.ts';
import { facePlate } from './handset.ts';

const ventInk = print([26, 28, 32]);
const faceGrey = plastic([86, 91, 99], 0.5);

/** A bench instrument on feet: housing, frame, a face the controls sit on, vents at the sides and behind. */
export function instrument(width: number, height: number, depth: number, colour: Colour, controls: Solid): Solid {
  const vents = at(decal(slots(depth * 0.4, height * 0.42, 7, ventInk, 0.42)), -depth * 0.1, height * 0.55, width / 2);
  const behind = at(decal(slots(width * 0.4, height * 0.4, 6, blackInk, 0.42)), 0, height * 0.55, depth / 2);
  const front = depth / 2 + 1.1;
  const body = group(
    box(width, height, depth, painted(colour), 0.5),
    paired(turned(vents, { y: 90 })),
    turned(group(behind, at(rocker(2, 2.8, redInk), -width * 0.34, height * 0.5, depth / 2)), { y: 180 }),
    at(box(width + 0.7, height + 0.7, 2.2, blackPlastic, 0.7), 0, -0.35, depth / 2),
    at(facePlate(width * 0.95, height * 0.93, faceGrey, 0.6), 0, height / 2, front - 0.1),
    at(controls, 0, height / 2, front + 0.15),
  );
  return group(feet(width - 1, depth - 1, 1.1, 1.5), at(body, 0, 1.4, 0));
}
