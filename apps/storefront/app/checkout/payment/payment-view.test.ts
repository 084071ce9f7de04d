import { describe, expect, it } from 'vitest';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { CardProviderSettings } from '../../request/server-settings.ts';
import { sampleCart, sampleLine } from '../../testing/sample-cart.ts';
import { sampleAddress } from '../../testing/sample-order.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { paymentView } from './payment-view.ts';

const intents = { payment: 'p', order: 'o' };
const card = {
  recurringDetailReference: 'kept-1',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '3',
  expiryYear: '2030',
};

const issuers = [
  { id: '154', name: 'Bank Przykładowy' },
  { id: '76', name: 'Bank Zamknięty', disabled: true },
];

interface Facts {
  readonly locale?: Locale;
  readonly cart?: Cart;
  readonly codCart?: Cart | null;
  readonly methods?: readonly PaymentMethod[] | null;
  readonly clientKey?: string | null;
  readonly cards?: readonly (typeof card)[];
  readonly wallets?: CardProviderSettings['wallets'];
}

const withFee = (cart: Cart, cents = 150): Cart => ({
  ...cart,
  estimatedTotal: moneyOf(cart.estimatedTotal.centAmount + cents, 'EUR'),
  custom: { ...cart.custom, calculatedCodFee: moneyOf(cents, 'EUR') },
});

function viewOf(facts: Facts) {
  const { locale = 'de-DE', cart = sampleCart(), methods = ['scheme'], clientKey = null, cards = [] } = facts;
  const { codCart = withFee(cart), wallets = null } = facts;
  return paymentView(
    {
      cart,
      codCart,
      offered: methods && {
        paymentMethods: methods.map((type) => ({ type, name: `provider's ${type}`, configuration: { issuers } })),
        storedCards: [...cards],
      },
      store: sampleStore,
      settings: { fieldsUrl: 'https://fields.example', clientKey, wallets },
      now: new Date('2026-11-15T10:00:00Z'),
      shop: shopOf(locale),
    },
    intents,
  );
}

const valuesOf = (facts: Facts) => viewOf(facts).methods.map(({ value }) => value);
const freight = { shippingMethodKey: 'freight', price: moneyOf(995, 'EUR'), taxedPrice: null, discountedPrice: null };

describe('the ways to pay for an order', () => {
  it('are kept cards, those of the provider, then those that need none', () => {
    expect(valuesOf({ methods: ['scheme', 'paypal'], cards: [card] })).toEqual([
      'card-kept-1',
      'scheme',
      'paypal',
      'bank-transfer',
    ]);
  });

  it('without the provider are those that need none, and the page says so', () => {
    const view = viewOf({ methods: null });
    expect(view.methods.map(({ value }) => value)).toEqual(['bank-transfer']);
    expect(view.outage).not.toBeNull();
    expect(viewOf({}).outage).toBeNull();
  });

  it('are told apart where two are of one brand', () => {
    const facts = { locale: 'en-GB', methods: ['klarna', 'klarna_account', 'paypal'] } as const;
    const names = viewOf(facts).methods.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Klarna: pay later', 'Klarna: pay in instalments', 'PayPal']);
  });

  it('have the invoice for companies only for a company', () => {
    const methods = ['scheme', 'klarna_b2b'] as const;
    expect(valuesOf({ methods })).not.toContain('klarna_b2b');
    const billingAddress = { ...sampleAddress, company: 'Café Anna' };
    expect(valuesOf({ methods, cart: sampleCart({ billingAddress }) })).toContain('klarna_b2b');
  });

  it('have cash on delivery with its fee only where it is offered, and for freight only where that is carried', () => {
    const sk = viewOf({ locale: 'sk-SK' }).methods.find(({ value }) => value === 'cash-on-delivery');
    expect(sk?.help).toMatch(/\d/);
    expect(valuesOf({ locale: 'de-DE' })).not.toContain('cash-on-delivery');
    const cart = sampleCart({ shippingInfo: { ...freight, shippingMethodKey: 'freight' } });
    expect(valuesOf({ locale: 'sk-SK', cart })).toContain('cash-on-delivery');
    expect(valuesOf({ locale: 'hr-HR', cart })).not.toContain('cash-on-delivery');
  });

  it('have neither cash nor transfer for more than twenty pieces', () => {
    const cart = sampleCart({ lineItems: [sampleLine({ quantity: 21 })] });
    expect(valuesOf({ locale: 'sk-SK', cart })).toEqual(['scheme']);
  });

  it('count the fee among the total when they look at the limit', () => {
    const atLimit = sampleCart({ estimatedTotal: moneyOf(250_000, 'EUR') });
    expect(valuesOf({ locale: 'sk-SK', cart: atLimit })).not.toContain('cash-on-delivery');
    const below = sampleCart({ estimatedTotal: moneyOf(249_850, 'EUR') });
    expect(valuesOf({ locale: 'sk-SK', cart: below })).toContain('cash-on-delivery');
  });

  it('have the total with the fee before anything is pressed, and no cash where nobody can tell it', () => {
    const cart = sampleCart();
    expect(viewOf({ locale: 'sk-SK', cart })).toMatchObject({
      total: moneyOf(20_000, 'EUR'),
      codTotal: moneyOf(20_150, 'EUR'),
    });
    expect(valuesOf({ locale: 'sk-SK', cart, codCart: null })).not.toContain('cash-on-delivery');
  });

  it('show the bank data of the store', () => {
    const bank = viewOf({}).methods.find(({ value }) => value === 'bank-transfer');
    expect(bank?.rows.map(({ value }) => value)).toContain('DE89 3704 0044 0532 0130 00');
  });

  it('ask for cards in a frame of the provider, in the words of the shop', () => {
    const input = viewOf({ locale: 'en-GB' }).methods[0]?.input;
    const src = new URL(input?.kind === 'frame' ? input.frame.src : '');
    expect(src.origin + src.pathname).toBe('https://fields.example/fields');
    expect(Object.fromEntries(src.searchParams)).toMatchObject({
      origin: 'https://gb.localhost',
      lang: 'en',
      number: 'Card number',
    });
    expect(src.searchParams.has('store')).toBe(false);
  });

  it('let a customer keep a card, and ask for nothing but the code of a kept one', () => {
    const [kept, other] = viewOf({ cart: sampleCart({ customerId: 'c' }), cards: [card], locale: 'en-GB' }).methods;
    expect(kept).toMatchObject({ name: 'Visa ending in 1111', help: 'Valid until 03/2030', storedCard: 'kept-1' });
    expect(kept?.input.kind === 'frame' && kept.input.frame.src).toContain('kind=stored');
    expect(other?.input.kind === 'frame' && other.input.frame.src).toContain('&store=');
  });

  it('ask for the bank among those that the provider lists', () => {
    const [banking] = viewOf({ locale: 'pl-PL', methods: ['onlineBanking_PL'] }).methods;
    expect(banking?.input).toMatchObject({
      kind: 'typed',
      fields: [{ name: 'issuer', options: [{ value: '154', label: 'Bank Przykładowy' }] }],
    });
  });

  it('ask for the birthday, and for a phone where the address has none', () => {
    const fieldsOf = (cart: Cart) => {
      const input = viewOf({ cart, methods: ['ratepay'] }).methods[0]?.input;
      return input?.kind === 'typed' ? input.fields.map(({ name, latest }) => [name, latest]) : null;
    };
    const withoutPhone = { ...sampleAddress, phone: undefined, mobile: undefined };
    const birthday = ['dateOfBirth', '2008-11-15'];
    expect(fieldsOf(sampleCart({ billingAddress: { ...withoutPhone, phone: '+4930123456' } }))).toEqual([birthday]);
    const unknown = sampleCart({ billingAddress: withoutPhone });
    expect(fieldsOf(unknown)).toEqual([birthday, ['shopperPhone', null]]);
  });

  it('have kept cards only where the provider takes cards, and keep no card that cannot be used again', () => {
    expect(valuesOf({ methods: ['paypal'], cards: [card] })).toEqual(['paypal', 'bank-transfer']);
    const customer = sampleCart({ customerId: 'c' });
    const [bancontact] = viewOf({ locale: 'fr-BE', cart: customer, methods: ['bcmc'] }).methods;
    const src = new URL(bancontact?.input.kind === 'frame' ? bancontact.input.frame.src : '');
    expect(Object.fromEntries(src.searchParams)).toMatchObject({ type: 'bcmc', kind: 'no-code' });
    expect(src.searchParams.has('store')).toBe(false);
  });

  const wallets = { origin: 'https://wallets.example', methods: ['googlepay'] } as const;

  it("use the provider's own fields where there is a client key, and show wallets in their own place all the same", () => {
    const methods = ['scheme', 'googlepay', 'applepay', 'paypal'] as const;
    const kindsOf = (facts: Facts) => viewOf(facts).methods.map(({ value, input }) => `${value} ${input.kind}`);
    expect(kindsOf({ clientKey: 'test_ABC', methods, wallets })).toEqual([
      'scheme provider-card',
      'googlepay wallet',
      'paypal none',
      'bank-transfer offline',
    ]);
    expect(kindsOf({ methods }).join()).not.toContain('wallet');
  });

  it('tell a wallet what it comes to', () => {
    const input = viewOf({ locale: 'en-GB', methods: ['googlepay'], wallets }).methods[0]?.input;
    const src = new URL(input?.kind === 'wallet' ? input.frame.src : '');
    expect(src.origin).toBe('https://wallets.example');
    expect(Object.fromEntries(src.searchParams)).toEqual({
      method: 'googlepay',
      locale: 'en-GB',
      total: '20000',
      currency: 'EUR',
    });
  });
});
