import { describe, expect, it } from 'vitest';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { translator } from '../i18n/translator.ts';
import { sampleLine } from '../testing/sample-cart.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { shopOf } from '../testing/shop-of.ts';
import { ordersView } from './orders-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const viewOf = (orders: readonly Order[], total = orders.length, page = 1) =>
  ordersView({ orders, total, page, shownNumber: (number) => number.replace('NS', '') }, shop);

describe('the list of orders', () => {
  it('has number, day, state, total and the way to each', () => {
    const [order] = viewOf([sampleOrder({ orderNumber: 'NS1000001' })]).orders;
    expect(order).toMatchObject({
      title: 'Your order 1000001',
      href: '/order?order=order-1',
      placedAt: 'Ordered on 15.11.2026',
      status: translate('order.statusOpen'),
      total: '€200.00',
    });
  });

  it.each([
    [{ orderState: 'Confirmed' }, 'order.statusConfirmed'],
    [{ orderState: 'Confirmed', shipmentState: 'partly-sent' }, 'order.statusPartlySent'],
    [{ orderState: 'Confirmed', shipmentState: 'sent' }, 'order.statusSent'],
    [{ orderState: 'Complete', shipmentState: 'delivered' }, 'order.statusDelivered'],
    [{ orderState: 'Cancelled', shipmentState: 'sent' }, 'order.statusCancelled'],
  ] as const)('says of %j where it is', (changes, key) => {
    expect(viewOf([sampleOrder(changes)]).orders[0]?.status).toBe(translate(key));
  });

  it('shows the first products and says how many more there are', () => {
    const lineItems = Array.from({ length: 6 }, (_, index) => sampleLine({ id: `line-${index}` }));
    const [order] = viewOf([sampleOrder({ lineItems })]).orders;
    expect(order?.pictures).toHaveLength(4);
    expect(order?.more).toContain('2');
  });

  it('has as many pages as it needs, and says what to do while it is empty', () => {
    expect(viewOf([sampleOrder()]).pages).toBeNull();
    const { pages } = viewOf([sampleOrder()], 21, 2);
    expect(pages).toMatchObject({
      previous: { href: '/my-account/orders' },
      next: { href: '/my-account/orders?page=3' },
    });
    expect(viewOf([]).empty?.ways.map(({ href }) => href)).toEqual(['/', '/order/find']);
  });
});
