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
  buyerReferences: { purchaseOrder: null, costCentre: null },
  billingAddress: null,
  shippingAddress: null,
  taxMode: 'Platform',
  shippingMethodKey: null,
  notices: [],
} as const;

/** Why the engine does not do what a call asks for. */
export const refusedCall = (code: string, details: object = {}) => ({ failure: { code, ...details } });

/** Why the engine does not take a payment. */
export const engineRefusal = (code: string, details: Readonly<Record<string, number>> = {}) => ({
  __typename: 'CartFailure',
  code,
  available: null,
  maximum: null,
  minimum: null,
  ...details,
});

/** A card that was accepted, and its order. */
export const enginePayment = {
  __typename: 'PaymentProgress',
  attemptId: '5b1d3a3e-2f0c-4f6a-9d2b-7f1f0c7a1101',
  state: 'CLAIMED',
  resultCode: 'Authorised',
  action: null,
  method: 'scheme',
  amount: 89_800,
  currencyCode: 'EUR',
  orderId: '41',
  orderNumber: 'DE10000041',
  multibanco: null,
  cartVersion: 1,
} as const;

const written = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  custom: null,
} as const;

/** The order of the two ovens, as whoever placed it is answered. */
export const engineOrder = {
  __typename: 'ShopOrder',
  id: '41',
  orderNumber: 'DE10000041',
  createdAt: '2026-11-15T10:00:00.000Z',
  orderState: 'Open',
  engineState: 'PaymentAuthorized',
  paymentState: 'authorised',
  customerEmail: 'ada@example.org',
  locale: 'de-DE',
  token: 'token-of-the-order',
  cart: {
    ...engineCartWithOvens,
    state: 'Ordered',
    customerEmail: 'ada@example.org',
    billingAddress: written,
    shippingAddress: written,
    shippingMethodKey: 'freight',
  },
  payment: enginePayment,
} as const;

const me = {
  id: '7',
  version: Date.parse('2026-11-15T10:00:00.000Z'),
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Berg',
  dateOfBirth: null,
  addresses: [],
  tier: null,
} as const;

/** What the engine answers of Ada, who is signed in. */
export const engineSignedIn = { me, signedIn: { version: me.version } } as const;
