import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';

/** A line of a cart, with what a test is about changed. */
export const sampleLine = (changes: Partial<LineItem> = {}): LineItem => ({
  id: 'line-1',
  productId: 'product-1',
  name: 'Pizza oven',
  productSlug: 'pizza-oven-10000001',
  productTypeKey: 'product',
  kind: 'standard_product',
  quantity: 2,
  variant: { sku: 'EX10000001', images: [{ url: '/media/oven', alt: '' }] },
  price: { value: moneyOf(10_000, 'EUR'), discounted: null },
  discountedPricePerQuantity: [],
  totalPrice: moneyOf(20_000, 'EUR'),
  taxRatePermyriad: 1_900,
  taxedPrice: null,
  parentSku: null,
  giftOf: null,
  supply: { shippingMethodKey: 'parcel', stockLevel: 'plenty' },
  availableQuantity: 7,
  discounts: [],
  nextVolumeStep: null,
  trace: [],
  ...changes,
});

export const sampleGuarantee = (changes: Partial<LineItem> = {}): LineItem =>
  sampleLine({
    id: 'line-2',
    name: 'Extended warranty, 2 years',
    productSlug: null,
    kind: 'extra_guarantee',
    variant: { sku: '4100020', images: [] },
    price: { value: moneyOf(1_600, 'EUR'), discounted: null },
    totalPrice: moneyOf(3_200, 'EUR'),
    parentSku: 'EX10000001',
    supply: null,
    ...changes,
  });

export const sampleCart = (changes: Partial<Cart> = {}): Cart => ({
  id: 'cart-1',
  version: 3,
  store: { key: 'tradehall_de' },
  cartState: 'Active',
  customerId: null,
  customerEmail: null,
  lineItems: [sampleLine()],
  billingAddress: null,
  shippingAddress: null,
  shippingInfo: null,
  totalPrice: moneyOf(20_000, 'EUR'),
  taxedPrice: {
    totalGross: moneyOf(20_000, 'EUR'),
    totalNet: moneyOf(16_807, 'EUR'),
    taxPortions: [{ ratePermyriad: 1_900, amount: moneyOf(3_193, 'EUR') }],
  },
  taxMode: 'Platform',
  buyerReferences: { purchaseOrder: null, costCentre: null },
  discountCodes: [],
  discounts: [],
  goods: moneyOf(20_000, 'EUR'),
  subtotal: moneyOf(20_000, 'EUR'),
  shippingEstimate: {
    shippingMethodKey: 'parcel',
    price: moneyOf(0, 'EUR'),
    freeAbove: moneyOf(5_900, 'EUR'),
    missingForFree: null,
  },
  estimatedTotal: moneyOf(20_000, 'EUR'),
  estimatedTaxPortions: [{ ratePermyriad: 1_900, amount: moneyOf(3_193, 'EUR') }],
  notices: [],
  paymentInfo: null,
  custom: { calculatedCodFee: null, customerAgreedToSendEmail: false, utmSource: null },
  ...changes,
});
