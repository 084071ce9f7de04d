import type { Solid } from './geometry/solid.ts';
import type { Colour } from './palette.ts';

export interface Look {
  /** 0 the smallest model of the family … 1 the largest. */
  readonly size: number;
  readonly colour: Colour;
  /** 0 … 3: which sub-design. */
  readonly variant: number;
}

export type Drawing = (look: Look) => Solid;

/** A measure that grows with the model. */
export function sized(look: Look, smallest: number, largest: number): number {
  return smallest + (largest - smallest) * look.size;
}
