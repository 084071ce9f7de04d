import { z } from 'zod';
import type { LowStockBands } from '../countries/country.ts';
import type { Money } from '../money/money.ts';

export const stockLevel = z.enum(['none', 'low', 'plenty']);
export type StockLevel = z.output<typeof stockLevel>;

const pieces = z.custom<number>(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000,
  'is no whole number from 0 to 1000',
);

/** Up to how many pieces a product is running out: of a dear one, of one in the middle, of a cheap one. 0 for never. */
export const lowStockPieces = z.strictObject({ high: pieces, middle: pieces, low: pieces });
export type LowStockPieces = z.output<typeof lowStockPieces>;

/** A§9; what a store begins with. */
export const standardLowStockPieces: LowStockPieces = { high: 2, middle: 5, low: 10 };

/** The dearer a product, the fewer pieces are usual: its price says below how many pieces they are running out. */
export function lowStockFrom(price: Money, { high, low }: LowStockBands, few: LowStockPieces): number {
  if (price.centAmount >= high.centAmount) return few.high;
  return price.centAmount >= low.centAmount ? few.middle : few.low;
}

export function stockLevelOf(count: number, price: Money, bands: LowStockBands, few: LowStockPieces): StockLevel {
  if (count <= 0) return 'none';
  return count <= lowStockFrom(price, bands, few) ? 'low' : 'plenty';
}
