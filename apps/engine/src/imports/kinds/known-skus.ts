import { guaranteeSku, productSku } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { aboutField, type CellOf, type RowFault, textOf } from './import-kind';

export const skuField = {
  name: 'sku',
  label: 'SKU',
  isRequired: true,
  guesses: ['sku', 'articlenumber', 'itemnumber', 'artikelnummer', 'artikelnr', 'artnr', 'itemno', 'variantsku'],
};

export function readSku(cellOf: CellOf): { readonly sku: string; readonly faults: readonly RowFault[] } {
  const sku = textOf(cellOf('sku'));
  if (sku === '') return { sku, faults: [aboutField('sku', 'is missing')] };
  if (productSku.safeParse(sku).success) return { sku, faults: [] };
  return { sku, faults: [aboutField('sku', `“${sku.slice(0, 40)}” is no SKU: EX and eight digits`)] };
}

// Extra guarantees have no price and no stock of their own.
const selectVariants = `
  SELECT v.id, v.sku FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL
  WHERE v.sku = ANY ($1::text[]) AND v.sku <> ALL ($2::text[]) AND v."deletedAt" IS NULL ORDER BY v.id`;
const variantRow = z.object({ id: z.int(), sku: z.string() });

export async function loadVariants(database: Database, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(database, variantRow, selectVariants, [[...new Set(skus)], guaranteeSku.options]);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

export const unknownSku = (sku: string): RowFault => aboutField('sku', `there is no product ${sku}`);
