import { entityId, sku } from '@tradehall/domain/calls/fields.ts';
import { currencyCodes } from '@tradehall/domain/countries/currencies.ts';
import { z } from 'zod';

const cents = z.int();
const permyriad = z.int().min(0).max(10_000);

const engineLine = z.object({
  id: entityId,
  sku,
  productId: entityId,
  quantity: z.int().min(1),
  listPrice: cents,
  unitPrice: cents,
  discountedUnitPrice: cents,
  lineTotal: cents,
  lineTotalNet: cents,
  taxRatePermyriad: permyriad,
});
export type EngineLine = z.output<typeof engineLine>;

/** A cart as the engine answers it: ids, quantities and amounts. Words and pictures are the read side's. */
export const engineCart = z.object({
  __typename: z.literal('Cart'),
  id: entityId,
  version: z.int().nonnegative(),
  state: z.enum(['Active', 'Merged', 'Ordered']),
  storeKey: z.string().min(1),
  currencyCode: z.enum(currencyCodes),
  lines: z.array(engineLine),
  total: cents,
  totalNet: cents,
  taxPortions: z.array(z.object({ ratePermyriad: permyriad, tax: cents })),
});
export type EngineCart = z.output<typeof engineCart>;

export const engineCartFields = `
  __typename id version state storeKey currencyCode
  lines {
    id sku productId quantity listPrice unitPrice discountedUnitPrice lineTotal lineTotalNet taxRatePermyriad
  }
  total totalNet taxPortions { ratePermyriad tax }`;
