import { z } from 'zod';

const side = z.int().positive().nullable();

/** A box as an operator has measured it; a side or a weight that nobody entered is null. */
export const measuredBox = z.object({ lengthMm: side, widthMm: side, heightMm: side, weightG: side });
export type MeasuredBox = z.output<typeof measuredBox>;

/** The product itself, and as it is sent. */
export const productMeasures = z.object({ net: measuredBox, gross: measuredBox });
export type ProductMeasures = z.output<typeof productMeasures>;

export interface Sides {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Null unless all three sides are known. */
export function sidesOf({ lengthMm, widthMm, heightMm }: MeasuredBox): Sides | null {
  return lengthMm === null || widthMm === null || heightMm === null ? null : { lengthMm, widthMm, heightMm };
}
