import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderCare, Shipment } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { shopOf } from '../testing/shop-of.ts';
import { OrderSteps } from './order-steps.tsx';
import { orderStepsView } from './order-steps-view.ts';

const shop = shopOf('en-GB');

const careOf = (isEverythingSent: boolean, ...states: Shipment['state'][]): OrderCare => ({
  shipments: states.map((state) => ({ state, at: '2026-11-18T10:00:00.000Z', carrier: '', trackingCode: null })),
  isEverythingSent,
  hasElectronicInvoice: false,
  creditNotes: [],
  withdrawal: { refusal: null, until: null, lines: [] },
  withdrawals: [],
});

/** The names, with what is done in brackets and a star at the current one. */
const lineOf = (order: Partial<Order>, care: OrderCare | null = null) =>
  orderStepsView(sampleOrder(order), care, shop)
    ?.steps.map(({ label, state, isCurrent }) => `${state === 'done' ? `(${label})` : label}${isCurrent ? '*' : ''}`)
    .join(' ');

describe('how far an order has come', () => {
  it('begins with the order and its payment', () => {
    expect(lineOf({ paymentState: 'paid' })).toBe('(Ordered) (Paid)* Packed On its way Delivered');
    expect(lineOf({ paymentState: 'authorised' })).toBe('(Ordered) (Payment confirmed)* Packed On its way Delivered');
    expect(lineOf({ paymentState: 'awaiting-transfer' })).toBe(
      '(Ordered) Awaiting payment* Packed On its way Delivered',
    );
  });

  it('has no payment where the carrier is paid', () => {
    expect(lineOf({ paymentState: 'pay-on-delivery' })).toBe('(Ordered)* Packed On its way Delivered');
  });

  it('is packed, sent in parts, sent and delivered as its shipments are', () => {
    const paid = { paymentState: 'paid' } as const;
    expect(lineOf(paid, careOf(false, 'packing'))).toBe('(Ordered) (Paid) Being packed* On its way Delivered');
    expect(lineOf(paid, careOf(false, 'sent'))).toBe('(Ordered) (Paid) (Packed) Partly on its way* Delivered');
    expect(lineOf(paid, careOf(true, 'sent', 'delivered'))).toBe('(Ordered) (Paid) (Packed) (On its way)* Delivered');
    expect(lineOf(paid, careOf(true, 'delivered'))).toBe('(Ordered) (Paid) (Packed) (On its way) (Delivered)*');
  });

  it('knows without the shipments what the order itself says', () => {
    expect(lineOf({ paymentState: 'paid', shipmentState: 'sent' })).toBe(
      '(Ordered) (Paid) (Packed) (On its way)* Delivered',
    );
  });

  it('is not told of an order that was cancelled', () => {
    expect(orderStepsView(sampleOrder({ orderState: 'Cancelled' }), null, shop)).toBeNull();
  });

  it('says the days it knows, and to a screen reader what is done', () => {
    const view = orderStepsView(sampleOrder({ paymentState: 'paid' }), careOf(true, 'delivered'), shop);
    const html = view === null ? '' : renderToStaticMarkup(<OrderSteps view={view} />);
    expect(html).toMatch(/Ordered.*\(done\).*15\.11\.2026.*Delivered.*\(done\).*18\.11\.2026/s);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});
