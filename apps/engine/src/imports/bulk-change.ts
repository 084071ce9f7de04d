import { z } from 'zod';
import { productFilter } from '../workbench/list-products';
import type { Mapping } from './mapping';
import { productColumns } from './kinds/product-columns';
import { setFields } from './kinds/wanted-product';

/** How a field is filled in, where many products get the same. */
type FieldInput = 'switch' | 'words' | 'number' | 'day' | 'categories' | 'shops';

interface BulkField {
  readonly name: string;
  readonly label: string;
  readonly input: FieldInput;
}

const inputs = { varchar: 'words', boolean: 'switch', integer: 'number', timestamp: 'day' } as const;

/** What may be the same for many products: not what a product is called or known by. */
export const bulkFields: readonly BulkField[] = [
  ...productColumns
    .filter(({ name }) => name !== 'ean')
    .map(({ name, label, type }) => ({ name, label, input: inputs[type] })),
  ...setFields.map(({ name, label }): BulkField => ({
    name,
    label,
    input: name === 'soldIn' ? 'shops' : 'categories',
  })),
];

export const askedBulkChange = z.object({
  filter: productFilter,
  changes: z
    .array(
      z.object({
        field: z.string().refine((name) => bulkFields.some((field) => field.name === name)),
        value: z.string().trim().min(1).max(2_000),
      }),
    )
    .min(1)
    .max(10),
});
type BulkChange = z.output<typeof askedBulkChange>['changes'][number];

/** A file of SKUs, a line each: what changes is the same in all rows. */
export const fileOfSkus = (skus: readonly string[]): Buffer =>
  Buffer.from(skus.map((sku) => JSON.stringify({ sku })).join('\n'));

export const mappingOfChanges = (changes: readonly BulkChange[]): Mapping => ({
  sku: 'sku',
  ...Object.fromEntries(changes.map(({ field, value }) => [field, `=${value}`])),
});
