import { describe, expect, it } from 'vitest';
import type { OrderCare, Shipment } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { translator } from '../i18n/translator.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { shopOf } from '../testing/shop-of.ts';
import { orderView } from './order-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const named = { orderId: 'order-1', token: 'signed' };

const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  state: 'sent',
  at: '2026-11-16T10:00:00.000Z',
  carrier: 'Post',
  trackingCode: 'JJD000123',
  ...changes,
});

const openCare: OrderCare = {
  shipments: [],
  isEverythingSent: false,
  hasElectronicInvoice: false,
  creditNotes: [],
  withdrawal: { refusal: null, until: null, lines: [{ lineId: 'line-1', quantity: 2 }] },
  withdrawals: [],
};

const trackingPattern = 'https://parcels.example/{language}/{providerId}?code={trackingCode}';
const facts = { order: sampleOrder(), number: 'DE1000001', care: openCare, named, trackingPattern };

const viewOf = (care: Partial<OrderCare>, order: Partial<Order> = {}) =>
  orderView({ ...facts, order: sampleOrder(order), care: { ...openCare, ...care } }, shop);

describe('the page of an order', () => {
  it('says where the order is', () => {
    const sent = { shipments: [shipment()], isEverythingSent: true };
    const delivered = { shipments: [shipment({ state: 'delivered' })], isEverythingSent: true };
    expect(viewOf({}).status.text).toBe(translate('order.statusOpen'));
    expect(viewOf({}, { orderState: 'Confirmed' }).status.text).toBe(translate('order.statusConfirmed'));
    expect(viewOf({ shipments: [shipment({ state: 'packing' })] }).status.text).toBe(translate('order.statusOpen'));
    expect(viewOf({ shipments: [shipment()] }).status.text).toBe(translate('order.statusPartlySent'));
    expect(viewOf(sent).status.text).toBe(translate('order.statusSent'));
    expect(viewOf(delivered).status.text).toBe(translate('order.statusDelivered'));
    expect(viewOf(sent, { orderState: 'Cancelled' }).status).toEqual({
      text: translate('order.statusCancelled'),
      kind: 'error',
    });
  });

  it('says that there is nothing to track before it is sent, and then who carries it', () => {
    expect(viewOf({}).shipment).toMatchObject({ text: translate('order.notSent'), items: [] });
    const [first] = viewOf({ shipments: [shipment()] }).shipment.items;
    expect(first?.facts.map(({ value }) => value)).toEqual(['On its way since 16.11.2026', 'Post', 'JJD000123']);
    expect(first?.track?.href).toBe('https://parcels.example/en/th-gb-en?code=JJD000123');
  });

  it('leads to the page of the carrier, and to no other kind of address', () => {
    const trackOf = (trackingCode: string) =>
      viewOf({ shipments: [shipment({ trackingCode })] }).shipment.items[0]?.track ?? null;
    expect(trackOf('https://carrier.example/JJD000123')?.href).toBe('https://carrier.example/JJD000123');
    for (const code of ['javascript:alert(1)', 'http://carrier.example', '//carrier.example', 'data:text/html,x'])
      expect(trackOf(code)?.href).toBe(`https://parcels.example/en/th-gb-en?code=${encodeURIComponent(code)}`);
  });

  it('leads nowhere without a number, a provider or a place to look', () => {
    const trackOf = (code: string | null, pattern: string | null, at = shop) =>
      orderView(
        { ...facts, care: { ...openCare, shipments: [shipment({ trackingCode: code })] }, trackingPattern: pattern },
        at,
      ).shipment.items[0]?.track;
    expect(trackOf(null, trackingPattern)).toBeNull();
    expect(trackOf('JJD000123', null)).toBeNull();
    // Nothing is sent from a shop where nothing is sold.
    expect(trackOf('JJD000123', trackingPattern, shopOf('en-IE'))).toBeNull();
  });

  it('has an invoice as soon as it is paid or sent', () => {
    const waiting = viewOf({}, { paymentState: 'awaiting-transfer' });
    expect(waiting.invoice).toMatchObject({ text: translate('order.invoiceLater'), files: [] });
    expect(viewOf({}, { paymentState: 'paid' }).invoice.files[0]?.href).toBe(
      '/order/invoice?order=order-1&token=signed',
    );
    expect(viewOf({ shipments: [shipment()] }).invoice.files).toHaveLength(1);
  });

  it('has its invoice for the books of a company beside the one for people', () => {
    const paid = { paymentState: 'paid' } as const;
    const [, xml, ...more] = viewOf({ hasElectronicInvoice: true }, paid).invoice.files;
    expect(xml?.href).toMatch(/\/order\/invoice\?.*form=xml$/);
    expect(xml?.label).toBe(translate('order.invoiceElectronic'));
    expect(more).toEqual([]);
    expect(viewOf({ hasElectronicInvoice: true }).invoice.files).toEqual([]);
  });

  it('has what was given back beside the invoice', () => {
    const amount = { centAmount: 12_345, fractionDigits: 2, currencyCode: 'GBP' } as const;
    const note = { number: 'C2026-000004', issuedAt: '2026-11-16T10:00:00.000Z', amount, isElectronic: false };
    const { files } = viewOf({ creditNotes: [note] }, { paymentState: 'paid' }).invoice;
    expect(files[1]).toEqual({
      href: '/order/invoice?order=order-1&token=signed&form=pdf&credit-note=C2026-000004',
      label: 'Credit note of 16.11.2026, £123.45 (PDF)',
    });
    const both = viewOf({ creditNotes: [{ ...note, isElectronic: true }] }).invoice.files;
    expect(both.map(({ label }) => label)).toEqual([files[1]?.label, 'Credit note of 16.11.2026, £123.45 (XML)']);
  });

  it('does not ask to be paid for an invoice where the payment is confirmed', () => {
    const confirmed = viewOf({}, { paymentState: 'authorised' });
    expect(confirmed.invoice).toMatchObject({ text: translate('order.invoiceWithGoods'), files: [] });
  });

  it('leads to the withdrawal while there is a right to it, and says until when', () => {
    expect(viewOf({}).withdrawal?.declare?.href).toBe('/order/withdraw?order=order-1&token=signed');
    const until = { refusal: null, until: '2026-11-30', lines: [] };
    expect(viewOf({ withdrawal: until }).withdrawal?.text).toContain('30.11.2026');
    const ended = viewOf({ withdrawal: { ...until, refusal: 'ended' } }).withdrawal;
    expect(ended).toMatchObject({ declare: null, text: 'The cancellation period ended on 30.11.2026.' });
    expect(viewOf({ withdrawal: { refusal: 'company', until: null, lines: [] } }).withdrawal).toBeNull();
  });

  it('keeps the receipts of what was withdrawn from', () => {
    const withdrawn = {
      id: '7',
      receivedAt: '2026-11-17T10:00:00.000Z',
      name: 'Ada Berg',
      email: 'ada@example.org',
      lines: [{ name: 'Pizza oven', quantity: 2 }],
    };
    const { withdrawal } = viewOf({
      withdrawal: { refusal: 'nothing-left', until: null, lines: [] },
      withdrawals: [withdrawn],
    });
    expect(withdrawal?.declare).toBeNull();
    expect(withdrawal?.receipts[0]?.link.href).toBe('/order/withdraw?order=order-1&token=signed&receipt=7');
  });
});
