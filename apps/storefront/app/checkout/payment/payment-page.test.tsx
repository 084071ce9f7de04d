import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { fillMarks } from '../../i18n/fill-texts.ts';
import { sampleAddress } from '../../testing/sample-order.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import type { PaymentRefusal } from './answer-payment.ts';
import { OrderReview } from '../order-review.tsx';
import { orderReviewView } from '../order-review-view.ts';
import { PaymentPage } from './payment-page.tsx';
import { paymentView } from './payment-view.ts';

const shop = shopOf('en-GB');
const now = new Date('2026-11-15T10:00:00Z');
const cart = sampleCart({
  billingAddress: sampleAddress,
  shippingAddress: sampleAddress,
  customerEmail: 'a@b.example',
});
const view = paymentView(
  {
    cart,
    codCart: sampleCart({ estimatedTotal: moneyOf(20_150, 'EUR') }),
    offered: {
      paymentMethods: [
        { type: 'scheme', name: 'Cards', configuration: {} },
        { type: 'blik', name: 'BLIK', configuration: {} },
      ],
      storedCards: [],
    },
    store: sampleStore,
    settings: { fieldsUrl: 'https://fields.example', clientKey: null, wallets: null },
    now,
    shop: shopOf('pl-PL'),
  },
  { payment: 'intent-1', order: 'intent-2' },
);

function draw(refused: PaymentRefusal | null = null, shown = view): string {
  const review = <OrderReview view={orderReviewView(cart, { methods: null, now }, shop)} />;
  const parts = { review, summary: <b>the total</b>, glance: <i>at a glance</i>, total: '12,00 €' };
  const page = <PaymentPage view={shown} refused={refused} {...parts} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('the payment page', () => {
  it('shows addresses and totals directly above the button', () => {
    const html = draw();
    const places = ['Lange Straße 5a', 'the total', view.texts.bindingNote, '>' + view.texts.orderAndPay].map((text) =>
      html.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('sends, without JavaScript, what was seen and which wish it is', () => {
    const html = draw();
    for (const [name, value] of [
      ['cartId', 'cart-1'],
      ['version', '3'],
      ['total', '20000'],
      ['codTotal', '20150'],
      ['paymentIntent', 'intent-1'],
      ['orderIntent', 'intent-2'],
    ])
      expect(html).toContain(`name="${name}" value="${value}"`);
    expect(html).toContain('action="/checkout/payment" method="post"');
  });

  it('names every method and groups them', () => {
    const html = draw();
    expect(html.match(/type="radio"/g)).toHaveLength(view.methods.length);
    expect(html).toContain('<legend');
  });

  it('says at the method what went wrong and lets the button be pressed again', () => {
    const html = draw({ method: 'bank-transfer', text: 'refused because', intents: null });
    expect(html).toMatch(/value="bank-transfer"[^>]*\/?>(?:(?!<\/li>).)*role="alert"(?:(?!<\/li>).)*refused because/s);
    expect(html).not.toContain('aria-disabled="true"');
  });

  it('keeps the ids of a wish whose answer was lost', () => {
    const html = draw({ method: 'bank-transfer', text: '', intents: { payment: 'kept-1', order: 'kept-2' } });
    expect(html).toContain('name="paymentIntent" value="kept-1"');
    expect(html).toContain('name="orderIntent" value="kept-2"');
  });

  it('asks for what an app needs', () => {
    expect(draw({ method: 'blik', text: '', intents: null })).toContain('name="blikCode"');
  });

  it('lets a customer remove a card that is kept for her, and only the one she looks at', () => {
    const kept = { value: 'card-1', name: 'Visa ending in 1111', storedCard: 'kept-1' };
    const methods = [...view.methods.slice(0, 1).map((card) => ({ ...card, ...kept })), ...view.methods];
    const label = fillMarks(view.texts.removeCardOf, { card: 'Visa ending in 1111' });
    const shown = { ...view, methods };
    expect(draw({ method: 'card-1', text: '', intents: null }, shown)).toContain(`aria-label="${label}"`);
    expect(draw({ method: 'blik', text: '', intents: null }, shown)).not.toContain(label);
  });

  it('has the binding words above the button of a wallet, which may open a sheet and lead our page nowhere', () => {
    const frame = {
      src: 'https://wallets.example/wallet?x',
      title: 'Pay with G',
      heightPx: 48,
      isWallet: true,
    } as const;
    const wallet = { value: 'g', name: 'G', input: { kind: 'wallet', frame } } as const;
    const methods = view.methods.slice(0, 1).map((method) => ({ ...method, ...wallet }));
    const html = draw(null, { ...view, methods });
    expect(html).toMatch(new RegExp(`>${view.texts.orderAndPay}</strong><iframe[^>]*src="https://wallets.example/`));
    expect(html).toMatch(/<iframe[^>]*allow="payment"/);
    expect(/sandbox="([^"]*)"/.exec(html)?.[1]).not.toContain('top-navigation');
  });

  it('keeps the place of the card fields free until they come', () => {
    expect(draw()).toMatch(/<svg[^>]*height="298"/);
  });

  it('cannot be sent where there is no way to pay', () => {
    const html = draw(null, { ...view, methods: [] });
    expect(html).toContain(view.texts.none);
    expect(html).toMatch(/<button[^>]*disabled=""/);
  });
});
