import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { sampleCart, sampleGuarantee, sampleLine } from '../testing/sample-cart.ts';
import { shopOf } from '../testing/shop-of.ts';
import { OrderSummary } from './order-summary.tsx';
import { orderSummaryView } from './order-summary-view.ts';

const shop = shopOf('en-GB');

describe('the summary of an order', () => {
  it('shows every line with its quantity and amount, and the way back to change them', () => {
    const cart = sampleCart({ lineItems: [sampleLine(), sampleGuarantee()] });
    const html = renderToStaticMarkup(<OrderSummary view={orderSummaryView(cart, shop)} />);
    expect(html).toMatch(/Pizza oven.*Quantity: 2.*€200\.00.*Extended warranty, 2 years.*€32\.00/);
    expect(html).toContain('href="/checkout/cart"');
  });

  it('adds up from the goods to the total, and says why a company pays no VAT', () => {
    const volume = {
      id: 'volume',
      name: '',
      type: 'relative',
      targetType: 'lineItems',
      value: { permyriad: 500 },
      discountedAmount: moneyOf(1_000, 'EUR'),
      requiresDiscountCode: false,
    } as const;
    const net = sampleCart({ goods: moneyOf(21_000, 'EUR'), discounts: [volume], taxMode: 'External' });
    const { totals } = orderSummaryView(net, shop);
    expect(totals).toMatchObject({
      goods: { amount: '€210.00' },
      savings: [{ amount: '−€10.00' }],
      subtotal: { amount: '€200.00' },
      total: { amount: '€200.00' },
    });
    expect(totals.netReason).toContain('No VAT is charged');
    expect(orderSummaryView(sampleCart(), shop).totals).toMatchObject({ goods: null, savings: [], netReason: null });
  });

  it('estimates the delivery until it is known where the goods go', () => {
    const shippingInfo = {
      shippingMethodKey: 'freight',
      price: moneyOf(995, 'EUR'),
      taxedPrice: null,
      discountedPrice: null,
    } as const;
    expect(orderSummaryView(sampleCart(), shop).totals.shipping?.label).toContain('estimated');
    expect(orderSummaryView(sampleCart({ shippingInfo }), shop).totals.shipping).toEqual({
      label: 'Pallet delivery',
      amount: '€9.95',
    });
  });
});
