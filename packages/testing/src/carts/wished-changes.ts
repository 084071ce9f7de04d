import fc from 'fast-check';
import type { ModelChange } from './cart-model.ts';

interface Wished {
  /** Named more often where they are to be wished for more often. */
  readonly skus: readonly string[];
  readonly parentSkus: readonly string[];
  readonly codes: readonly string[];
}

const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(40, 41, 500, 999, 1000) },
);
const quantityOrNone = fc.oneof({ weight: 5, arbitrary: quantity }, { weight: 1, arbitrary: fc.constant(0) });

/** Changes of what lies in a cart and of how many. */
export function wishedQuantities({ skus }: Pick<Wished, 'skus'>): fc.Arbitrary<ModelChange> {
  const sku = fc.constantFrom(...skus);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('add' as const), sku, quantity }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('setQuantity' as const), sku, quantity: quantityOrNone }) },
  );
}

/** Every kind of change a shopper can make. */
export function wishedChanges(wished: Wished): fc.Arbitrary<ModelChange> {
  const sku = fc.constantFrom(...wished.skus);
  const code = fc.constantFrom(...wished.codes);
  const guarantee = {
    sku: fc.constantFrom('4100010' as const, '4100040' as const),
    parentSku: fc.constantFrom(...wished.parentSkus),
  };
  return fc.oneof(
    { weight: 13, arbitrary: wishedQuantities(wished) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), sku }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('addGuarantee' as const), ...guarantee }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeGuarantee' as const), ...guarantee }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('applyCoupon' as const), code }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('removeCoupon' as const), code }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'recalculate' as const }) },
  );
}
