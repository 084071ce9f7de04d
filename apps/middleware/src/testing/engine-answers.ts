/** A line of two pizza ovens, as the engine answers it. */
export const engineOvens = {
  id: '9',
  sku: 'EX10010001',
  productId: '1',
  quantity: 2,
  parentSku: null,
  giftOf: null,
  availableQuantity: 12,
  listPrice: 49_900,
  unitPrice: 44_900,
  lineTotal: 89_800,
  lineTotalNet: 75_462,
  taxRatePermyriad: 1900,
  discounts: [],
  nextVolumeStep: null,
  trace: [],
} as const;

/** The three years of guarantee of these ovens. */
export const engineGuarantee = {
  ...engineOvens,
  id: '10',
  sku: '4100030',
  productId: '77',
  parentSku: 'EX10010001',
  availableQuantity: 1000,
  listPrice: 6_735,
  unitPrice: 6_735,
  lineTotal: 13_470,
  lineTotalNet: 11_319,
} as const;

/** A cart with two pizza ovens. */
export const engineCartWithOvens = {
  __typename: 'Cart',
  id: '41',
  version: 1,
  state: 'Active',
  storeKey: 'tradehall_de',
  currencyCode: 'EUR',
  customerId: null,
  customerEmail: null,
  lines: [engineOvens],
  subTotal: 89_800,
  shipping: 0,
  shippingNet: 0,
  total: 89_800,
  totalNet: 75_462,
  taxPortions: [{ ratePermyriad: 1900, tax: 14_338 }],
  estimatedTaxPortions: [{ ratePermyriad: 1900, tax: 14_338 }],
  discounts: [],
  coupons: [],
  shippingEstimate: { key: 'freight', price: 0, freeAbove: 15_000, missingForFree: null },
  estimatedTotal: 89_800,
  cashOnDeliveryFee: null,
  customerAgreedToSendEmail: false,
  utmSource: null,
  billingAddress: null,
  shippingAddress: null,
  shippingMethodKey: null,
  notices: [],
} as const;

/** Why the engine leaves a cart as it is. */
export const engineRefusal = (code: string, details: Readonly<Record<string, number>> = {}) => ({
  __typename: 'CartFailure',
  code,
  available: null,
  maximum: null,
  minimum: null,
  ...details,
});
