import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { sampleCart, sampleLine } from '../../testing/sample-cart.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { expressPanelView } from './express-panel-view.ts';
import { expressMethods, expressView } from './express-view.ts';

const settings = { fieldsUrl: 'https://fields.example', clientKey: null };
const shop = shopOf('en-GB');

describe('the place for wallets', () => {
  it('names them and says what is bought', () => {
    expect(expressView('product', settings, shop)).toMatchObject({
      buttons: ['Buy with Google Pay', 'Buy with Apple Pay'],
      address: '/express-checkout',
    });
    expect(expressView('product', settings, shop)?.note).not.toBe(expressView('cart', settings, shop)?.note);
  });

  it('is nowhere where nothing is sold, and where scripts of wallets would be needed', () => {
    expect(expressView('cart', settings, shopOf('en-IE'))).toBeNull();
    expect(expressView('cart', { ...settings, clientKey: 'test_ABC' }, shop)).toBeNull();
  });
});

describe('the wallets of a page', () => {
  const panelFor = (cart: Parameters<typeof expressPanelView>[0]['cart']) =>
    expressPanelView({ cart, methods: expressMethods(shop, settings), settings }, shop);

  it('ask the page before their sheet opens, and order with the binding words', () => {
    const [googlePay] = panelFor(null).wallets;
    const src = new URL(googlePay?.frame.src ?? '');
    expect(src.origin + src.pathname).toBe('https://fields.example/wallet');
    expect(Object.fromEntries(src.searchParams)).toMatchObject({
      kind: 'googlepay',
      express: '1',
      asks: '1',
      country: 'GB',
      confirm: 'Order and Pay',
      cityLabel: 'Town or city',
    });
  });

  it('say how much of what they order, all of the cart', () => {
    const cart = sampleCart({
      lineItems: [sampleLine({ quantity: 2 }), sampleLine({ id: 'line-9', quantity: 1 })],
      estimatedTotal: moneyOf(19_690, 'GBP'),
    });
    expect(panelFor(cart).sheet).toEqual({
      cartId: 'cart-1',
      version: 3,
      totalCents: 19_690,
      note: 'You are ordering 3 items for £196.90 including delivery.',
    });
  });

  it('have nothing to say of an empty cart', () => {
    expect(panelFor(null).sheet).toBeNull();
    expect(panelFor(sampleCart({ lineItems: [] })).sheet).toBeNull();
  });

  it('lead to the checkout where they cannot order', () => {
    expect(panelFor(sampleCart()).checkout.href).toBe('/checkout/addresses');
  });
});
