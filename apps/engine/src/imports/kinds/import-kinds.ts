import type { ImportKind } from './import-kind';
import { priceImports } from './price-imports';
import { stockImports } from './stock-imports';

export const importKindNames = ['prices', 'stock'] as const;
export const importKinds: Readonly<Record<(typeof importKindNames)[number], ImportKind>> = {
  prices: priceImports,
  stock: stockImports,
};
