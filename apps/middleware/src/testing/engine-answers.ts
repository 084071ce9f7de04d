/** A cart with two pizza ovens, as the engine answers it. */
export const engineCartWithOvens = {
  __typename: 'Cart',
  id: '41',
  version: 1,
  state: 'Active',
  storeKey: 'tradehall_de',
  currencyCode: 'EUR',
  lines: [
    {
      id: '9',
      sku: 'EX10010001',
      productId: '1',
      quantity: 2,
      listPrice: 49_900,
      unitPrice: 44_900,
      discountedUnitPrice: 44_900,
      lineTotal: 89_800,
      lineTotalNet: 75_462,
      taxRatePermyriad: 1900,
    },
  ],
  total: 89_800,
  totalNet: 75_462,
  taxPortions: [{ ratePermyriad: 1900, tax: 14_338 }],
} as const;
