import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { sampleCart, sampleLine } from '../../testing/sample-cart.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { expressPanelView } from './express-panel-view.ts';
import { expressMethods, expressView } from './express-view.ts';

const settings = {
  fieldsUrl: 'https://fields.example',
  clientKey: null,
  wallets: { origin: 'https://wallets.example', methods: ['googlepay', 'applepay'] },
} as const;
const shop = shopOf('en-GB');

describe('the place for wallets', () => {
  it('names them and says what is bought', () => {
    expect(expressView('product', sampleStore, settings, shop)).toMatchObject({
      binding: 'Order and Pay',
      buttons: ['Buy with Google Pay', 'Buy with Apple Pay'],
      address: '/express-checkout',
    });
    expect(expressView('product', sampleStore, settings, shop)?.note).not.toBe(
      expressView('cart', sampleStore, settings, shop)?.note,
    );
  });

  it('is nowhere where nothing is sold, and where wallets have no place of their own', () => {
    expect(expressView('cart', sampleStore, settings, shopOf('en-IE'))).toBeNull();
    expect(expressView('cart', sampleStore, { ...settings, wallets: null }, shop)).toBeNull();
  });

  it('is without the wallets that operators have switched off, and is there for all of them while nobody can tell', () => {
    const without = (...switchedOffMethods: string[]) => ({ ...sampleStore, switchedOffMethods });
    expect(expressView('cart', without('applepay'), settings, shop)?.buttons).toEqual(['Buy with Google Pay']);
    expect(expressView('cart', without('applepay', 'googlepay'), settings, shop)).toBeNull();
    expect(expressView('cart', null, settings, shop)?.buttons).toHaveLength(2);
  });

  it('is there with the client key of a real provider, for the wallets whose makers know who sells', () => {
    const wallets = { origin: 'https://wallets.example', methods: ['applepay'] } as const;
    const view = expressView('cart', sampleStore, { ...settings, clientKey: 'test_ABC', wallets }, shop);
    expect(view?.buttons).toEqual(['Buy with Apple Pay']);
  });
});

describe('the wallets of a page', () => {
  const panelFor = (cart: Parameters<typeof expressPanelView>[0]['cart']) =>
    expressPanelView({ cart, methods: expressMethods(shop, sampleStore, settings), settings }, shop);

  it('stand in a document on an origin of their own, which asks the page what it comes to', () => {
    const [googlePay] = panelFor(null).wallets;
    expect(googlePay?.frame).toMatchObject({
      src: 'https://wallets.example/wallet?method=googlepay&locale=en-GB',
      title: 'Buy with Google Pay',
      isWallet: true,
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
      total: moneyOf(19_690, 'GBP'),
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
