import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { orderPaymentStates, type Order } from '@tradehall/domain/orders/order.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { translator } from '../../i18n/translator.ts';
import { sampleOrder, samplePayment } from '../../testing/sample-order.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { findOrder } from './find-order.ts';
import { ThankYouAccount } from './thank-you-account.tsx';
import { requestAccount, thankYouAccountView } from './thank-you-account-view.ts';
import { ThankYouPage } from './thank-you-page.tsx';
import { thankYouView } from './thank-you-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const viewOf = (changes: Partial<Order>) => thankYouView(sampleOrder(changes), null, shop);

const methods: readonly ShippingMethod[] = [{ key: 'parcel', zoneRates: [], daysRange: '2-4' }];

const multibanco = {
  reference: '123 456 789',
  entity: '12345',
  expiry: '2026-11-18T22:00:00.000Z',
  merchantReference: 'PT1',
};

describe('the thank-you page', () => {
  it.each(orderPaymentStates)('says how the payment stands: %s', (paymentState) => {
    const { payment } = viewOf({ paymentState });
    expect(payment.text).toBe(translate(`thankYou.state.${paymentState}`));
    expect(payment.kind).toBe(['paid', 'authorised'].includes(paymentState) ? 'success' : 'info');
  });

  it('does not speak of paying for an order that was cancelled', () => {
    const paymentInfo = { payments: [samplePayment({ multibanco })] };
    const view = viewOf({ orderState: 'Cancelled', paymentState: 'pending', paymentInfo });
    expect(view.payment.text).toBe(translate('thankYou.cancelled'));
    expect(view.instructions).toBeNull();
  });

  it('shows what to type at the cash machine, until it is paid', () => {
    const paymentInfo = { payments: [samplePayment({ multibanco })] };
    const rows = viewOf({ paymentState: 'pending', paymentInfo }).instructions?.rows.map(({ value }) => value);
    expect(rows).toEqual(['12345', '123 456 789', '€200.00', '18.11.2026, 22:00']);
    expect(viewOf({ paymentState: 'paid', paymentInfo }).instructions).toBeNull();
  });

  it('shows where to transfer the amount to, and with which reference', () => {
    const paymentInfo = { payments: [samplePayment({ bankTransfer: sampleStore.bankDetails })] };
    const rows = viewOf({ paymentState: 'awaiting-transfer', paymentInfo }).instructions?.rows;
    expect(rows?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['DE89 3704 0044 0532 0130 00', '€200.00', 'DE1000001']),
    );
  });

  it('takes discounts off with a minus, as the cart does', () => {
    const volume = {
      id: 'volume',
      name: '',
      type: 'relative',
      targetType: 'lineItems',
      value: { permyriad: 500 },
      discountedAmount: moneyOf(1_000, 'EUR'),
      requiresDiscountCode: false,
    } as const;
    const rows = viewOf({ goods: moneyOf(21_000, 'EUR'), discounts: [volume] }).lines.totals.map(({ value }) => value);
    expect(rows.slice(0, 3)).toEqual(['€210.00', '−€10.00', '€200.00']);
  });

  it('leaves out the prefix of Czech order numbers', () => {
    const order = sampleOrder({ orderNumber: 'NS1000001' });
    expect(thankYouView(order, null, shopOf('cs-CZ')).number).toMatch(/\b1000001$/);
    expect(thankYouView(order, null, shop).number).toContain('NS1000001');
  });

  it('begins with the day of delivery, and promises none while the money is awaited', () => {
    const delivery = (changes: Partial<Order>) => thankYouView(sampleOrder(changes), methods, shop).delivery;
    expect(delivery({ paymentState: 'paid' })).toContain('Delivery');
    expect(delivery({ paymentState: 'awaiting-transfer' })).toBeNull();
    expect(delivery({ paymentState: 'paid', shipmentState: 'delivered' })).toBeNull();
    const waiting = thankYouView(sampleOrder({ paymentState: 'awaiting-transfer' }), methods, shop);
    expect(JSON.stringify(waiting.parts)).not.toContain('Nov');
  });

  it('shows the lines, the total and where the goods go', () => {
    const html = renderToStaticMarkup(<ThankYouPage view={viewOf({})} />);
    expect(html).toMatch(/Pizza oven.*Quantity: 2.*€200\.00.*Lange Straße 5a/s);
  });
});

const found = { me: { orders: { total: 1, results: [sampleOrder()] } } };
const find = async (query: string, transport: Transport, hasSession = true) =>
  findOrder(new URLSearchParams(query), { hasSession, calls: shopOf('en-GB', { transport }).calls }, shop);

describe('an order', () => {
  const owner: Transport = () => Promise.resolve(toWire({ ok: true, value: found }));
  const stranger: Transport = () => Promise.resolve(toWire({ ok: false, failure: { code: 'order-not-found' } }));
  const nobody: Transport = () => Promise.reject(new Error('socket hang up'));

  it('is shown to its owner', async () => {
    expect(await find('order=order-1', owner)).toMatchObject({ id: 'order-1' });
  });

  it('is shown to nobody else', async () => {
    expect(await find('order=order-1', stranger)).toBe('none');
    expect(await find('order=order-1', owner, false)).toBe('none');
  });

  it('may be opened with a token where there is no session', async () => {
    expect(await find('order=order-1&token=signed', owner, false)).toMatchObject({ id: 'order-1' });
  });

  it.each(['', 'order=', 'order=../x'])('is not looked for without an id: %s', async (query) => {
    expect(await find(query, owner)).toBe('none');
  });

  it('is not said to be missing where nobody can tell', async () => {
    expect(await find('order=order-1', nobody)).toBe('unknown');
  });
});

describe('an account of the order', () => {
  const own = sampleOrder({ token: 'signed' });
  const guest = { isRequested: false, isGuest: true };

  it('is offered to the guest who has ordered, and not to whoever holds a link or has one', () => {
    expect(thankYouAccountView(sampleOrder({ token: null }), guest, shop)).toBeNull();
    expect(thankYouAccountView(own, { ...guest, isGuest: false }, shop)).toBeNull();
    const view = thankYouAccountView(own, guest, shop);
    expect(view?.text).toContain('ada@example.org');
    const html = view === null ? '' : renderToStaticMarkup(<ThankYouAccount view={view} error={null} />);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).not.toContain('password"');
  });

  it('is asked for with the order, and with no address and no password', async () => {
    const bodies: unknown[] = [];
    const taken: Transport = ({ body }) => {
      bodies.push(body);
      return Promise.resolve(toWire({ ok: true, value: {} }));
    };
    expect(await requestAccount('order-1', shopOf('en-GB', { transport: taken }), shop)).toBeNull();
    expect(bodies).toEqual([{ locale: 'en-GB', orderId: 'order-1' }]);
  });

  it('says why there is none', async () => {
    const refused: Transport = () =>
      Promise.resolve(toWire({ ok: false, failure: { code: 'too-many-requests', retryAfterSeconds: 2 } }));
    expect(await requestAccount('order-1', shopOf('en-GB', { transport: refused }), shop)).toBe(
      translate('failure.too-many-requests'),
    );
  });
});
