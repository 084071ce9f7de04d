import { expect, it } from 'vitest';
import { claimWish } from './claim-wish.ts';

const bought = { productNumber: '10010001', orderNumber: 'DE1', on: '2026-03-01' } as const;

it('is a claim for thirty days, and a return afterwards', () => {
  expect(claimWish(bought, '2026-03-31')).toMatchObject({
    reason: 'product-claim-within-30-days',
    subreason: 'defective',
    productNumber: '10010001',
    orderNumber: 'DE1',
  });
  expect(claimWish(bought, '2026-04-01')).toMatchObject({ reason: 'returns', subreason: 'defective' });
});
