import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { visitorWith } from '../../testing/cart-transport.ts';
import { sampleCard } from '../../testing/sample-card.ts';
import { sampleCart, sampleGuarantee, sampleLine } from '../../testing/sample-cart.ts';
import { shopOf } from '../../testing/shop-of.ts';
import type { CartRefusal } from '../answer-cart-form.ts';
import { CartPage } from './cart-page.tsx';
import { cartPanelView } from './cart-panel-view.ts';
import { loadCartPage } from './load-cart-page.ts';

const shop = shopOf('en-GB');

async function draw(cart: Cart | null, search = '', refusal: CartRefusal | null = null) {
  const page = await loadCartPage(new URLSearchParams(search), visitorWith(cart).visitor, shop);
  return renderToStaticMarkup(<CartPage page={page} refusal={refusal} />);
}

const fieldsOf = (html: string, intent: string) =>
  html.split('<form').filter((form) => form.includes(`name="intent" value="${intent}"`));

describe('the cart page', () => {
  it('works by plain forms alone', async () => {
    const html = await draw(sampleCart({ lineItems: [sampleLine(), sampleGuarantee()] }));
    const forms = html.match(/<form (?=[^>]*method="post")[^>]*action="\/checkout\/(?:cart|addresses)"/g) ?? [];
    expect(forms).toHaveLength(html.match(/<form/g)?.length ?? 0);
    for (const intent of ['set-quantity', 'remove', 'apply-coupon', 'carry', 'start'])
      expect(fieldsOf(html, intent).length, intent).toBeGreaterThan(0);
    expect(html).toMatch(/<button (?=[^>]*name="step")(?=[^>]*value="3")[^>]*type="submit"/);
  });

  it('has a name for everything that can be pressed or filled in', async () => {
    const html = await draw(sampleCart());
    for (const name of ['Quantity of Pizza oven', 'One less of Pizza oven', 'Remove Pizza oven'])
      expect(html).toContain(name);
  });

  it('leads everybody to the checkout by one form: what comes next the shop says', async () => {
    for (const customerId of [null, '5'])
      expect(fieldsOf(await draw(sampleCart({ customerId })), 'start')[0]).toContain('action="/checkout/addresses"');
  });

  it('says what to do next where it is empty', async () => {
    const html = await draw(sampleCart({ lineItems: [] }));
    expect(html).toContain('Your basket is empty');
    expect(html).toContain('href="/login?next=%2Fcheckout%2Fcart"');
    expect(await draw(null)).toContain('Your basket is empty');
  });

  it('offers to bring back what was removed', async () => {
    const html = await draw(sampleCart(), 'removed=EX10000002&quantity=3&guarantee=4100020');
    const [form = ''] = fieldsOf(html, 'undo');
    expect(form).toMatch(
      /name="quantity" value="3".*name="guarantee" value="4100020".*name="intentId" value="[\da-f-]{36}"/,
    );
    expect(fieldsOf(await draw(sampleCart(), 'removed=<b>'), 'undo')).toEqual([]);
  });

  it('unfolds the field of a code that was refused, with what was typed and why', async () => {
    const html = await draw(sampleCart(), '', { at: 'coupon', sku: null, typed: 'SPRING', text: 'It has expired.' });
    expect(html).toMatch(/<details open="".*value="SPRING".*It has expired\./);
  });

  it('asks before it takes over a cart from another country', async () => {
    const html = await draw(sampleCart(), 'carry=a-token');
    expect(fieldsOf(html, 'receive')[0]).toContain('name="token" value="a-token"');
    expect(html).not.toContain('Pizza oven');
  });

  it('says that everything is kept where it cannot be shown', async () => {
    const visitor = { ...visitorWith(null).visitor, calls: shop.calls };
    const page = await loadCartPage(new URLSearchParams(), visitor, shop);
    expect(renderToStaticMarkup(<CartPage page={page} refusal={null} />)).toContain('Everything in it is kept.');
  });
});

describe('what goes with a product that was added', () => {
  it.each(['de-DE', 'de-AT', 'en-GB'] as const)('can be added in %s as well, where it is on stock', (locale) => {
    const complementary = [sampleCard({ sku: 'EX10000002' }), sampleCard({ sku: 'EX10000003', isOnStock: false })];
    const facts = { product: sampleCard(), offers: [], complementary, delivery: { parcel: null, freight: null } };
    const offered = cartPanelView(facts, shopOf(locale)).added?.complementary ?? [];
    expect(offered.map(({ sku, add }) => [sku, add !== null])).toEqual([['EX10000002', true]]);
  });
});
