import { entityId, sku } from '../calls/fields.ts';
import { cartNotice } from './cart-notice.ts';
import { cart } from './cart.ts';
import { couponRefusals } from './coupon-refusals.ts';
import { discountEntry } from './discount-entry.ts';
import { priceTraceStep } from './price-trace.ts';
import { address } from '../address/address.ts';
import { shippingMethodKeys } from './shipping-method.ts';
import { currencyCodes } from '../money/currencies.ts';
import { z } from 'zod';

const cents = z.int();
const count = z.int().nonnegative();
const permyriad = z.int().min(0).max(10_000);

const engineDiscount = z.object({
  id: z.string().min(1),
  name: z.string(),
  type: discountEntry.shape.type,
  permyriad: permyriad.nullable(),
  money: cents.nullable(),
  amount: cents,
  requiresCode: z.boolean(),
});
export type EngineDiscount = z.output<typeof engineDiscount>;

const engineLine = z.object({
  id: entityId,
  sku,
  productId: entityId,
  quantity: z.int().min(1),
  parentSku: sku.nullable(),
  giftOf: z.string().min(1).nullable(),
  availableQuantity: count,
  listPrice: cents,
  unitPrice: cents,
  lineTotal: cents,
  lineTotalNet: cents,
  taxRatePermyriad: permyriad,
  discounts: z.array(engineDiscount),
  nextVolumeStep: z.object({ missing: z.int().min(1), discountPermyriad: permyriad, saving: cents }).nullable(),
  trace: z.array(
    z.object({
      step: priceTraceStep.shape.step,
      amount: cents,
      permyriad: permyriad.nullable(),
      source: z.string().nullable(),
    }),
  ),
});
export type EngineLine = z.output<typeof engineLine>;

const engineNotice = z.object({
  kind: cartNotice.shape.kind,
  sku: sku.nullable(),
  quantity: count.nullable(),
  before: cents.nullable(),
  after: cents.nullable(),
  name: z.string().nullable(),
});
export type EngineNotice = z.output<typeof engineNotice>;

/** An address has no id of its own in a cart, which has one for each purpose. */
const engineAddress = address.omit({ id: true });
export type EngineAddress = z.output<typeof engineAddress>;

const taxPortions = z.array(z.object({ ratePermyriad: permyriad, tax: cents }));

/** A cart as the engine answers it: ids, quantities and amounts. Words and pictures are the read side's. */
export const engineCart = z.object({
  id: entityId,
  version: count,
  state: z.enum(['Active', 'Merged', 'Ordered']),
  storeKey: z.string().min(1),
  currencyCode: z.enum(currencyCodes),
  customerId: entityId.nullable(),
  customerEmail: z.string().min(1).nullable(),
  lines: z.array(engineLine),
  subTotal: cents,
  shipping: cents,
  shippingNet: cents,
  total: cents,
  totalNet: cents,
  taxPortions,
  discounts: z.array(engineDiscount),
  coupons: z.array(
    z.object({
      id: entityId,
      code: z.string().min(1),
      notAppliedBecause: z.enum(couponRefusals).nullable(),
      minimum: cents.nullable(),
    }),
  ),
  shippingEstimate: z
    .object({ key: z.enum(shippingMethodKeys), price: cents, freeAbove: cents, missingForFree: cents.nullable() })
    .nullable(),
  estimatedTotal: cents,
  estimatedTaxPortions: taxPortions,
  cashOnDeliveryFee: cents.nullable(),
  customerAgreedToSendEmail: z.boolean(),
  utmSource: z.string().nullable(),
  buyerReferences: cart.shape.buyerReferences,
  billingAddress: engineAddress.nullable(),
  shippingAddress: engineAddress.nullable(),
  taxMode: cart.shape.taxMode,
  shippingMethodKey: z.enum(shippingMethodKeys).nullable(),
  notices: z.array(engineNotice),
  /** Of the shop's own shopper: no figure counts it. */
  isSynthetic: z.literal(true).optional(),
});
export type EngineCart = z.output<typeof engineCart>;
