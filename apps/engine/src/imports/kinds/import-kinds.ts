import type { ImportKind } from './import-kind';
import { priceImports } from './price-imports';
import { stockImports } from './stock-imports';

export const importKindNames = ['prices', 'stock'] as const;
export type ImportKindName = (typeof importKindNames)[number];

export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = { prices: priceImports, stock: stockImports };
