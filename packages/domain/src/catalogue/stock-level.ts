import { z } from 'zod';
import type { LowStockBands } from '../countries/country.ts';
import type { Money } from '../money/money.ts';

export const stockLevel = z.enum(['none', 'low', 'plenty']);
export type StockLevel = z.output<typeof stockLevel>;

/** The dearer a product, the fewer pieces are usual: its price says below how many pieces they are running out. */
export function lowStockFrom(price: Money, { high, low }: LowStockBands): number {
  if (price.centAmount >= high.centAmount) return 2;
  return price.centAmount >= low.centAmount ? 5 : 10;
}

export function stockLevelOf(pieces: number, price: Money, bands: LowStockBands): StockLevel {
  if (pieces <= 0) return 'none';
  return pieces <= lowStockFrom(price, bands) ? 'low' : 'plenty';
}
