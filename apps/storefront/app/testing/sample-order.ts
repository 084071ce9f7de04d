import type { Address } from '@tradehall/domain/address/address.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import { sampleLine } from './sample-cart.ts';

export const sampleAddress: Address = {
  id: 'address-1',
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
  custom: null,
};

export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'attempt-1',
  version: 3,
  method: 'scheme',
  amountPlanned: moneyOf(20_000, 'EUR'),
  transactions: [],
  allocatedOrderNumber: null,
  orderId: null,
  multibanco: null,
  bankTransfer: null,
  ...changes,
});

/** An order, with what a test is about changed. */
export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'order-1',
  orderNumber: 'DE1000001',
  createdAt: '2026-11-15T10:00:00.000Z',
  orderState: 'Open',
  shipmentState: 'none',
  paymentState: 'authorised',
  customerEmail: 'ada@example.org',
  lineItems: [sampleLine()],
  billingAddress: sampleAddress,
  shippingAddress: sampleAddress,
  shippingInfo: {
    shippingMethodKey: 'parcel',
    price: moneyOf(0, 'EUR'),
    taxedPrice: null,
    discountedPrice: null,
  },
  totalPrice: moneyOf(20_000, 'EUR'),
  taxedPrice: {
    totalGross: moneyOf(20_000, 'EUR'),
    totalNet: moneyOf(16_807, 'EUR'),
    taxPortions: [{ ratePermyriad: 1_900, amount: moneyOf(3_193, 'EUR') }],
  },
  taxMode: 'Platform',
  buyerReferences: { purchaseOrder: null, costCentre: null },
  goods: moneyOf(20_000, 'EUR'),
  subtotal: moneyOf(20_000, 'EUR'),
  discounts: [],
  calculatedCodFee: null,
  locale: 'de-DE',
  token: null,
  paymentInfo: null,
  ...changes,
});
