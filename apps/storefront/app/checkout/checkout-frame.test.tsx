import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentPagesOf } from '../routing/content-pages.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { checkoutFrameView, type CheckoutStep } from './checkout-frame-view.ts';

const page = { key: 'privacy-data', slug: 'privacy', title: 'Privacy', slugAllLocales: {} };
const shop = shopOf('en-GB', { contentPages: contentPagesOf([page]) });

const statesAt = (current: CheckoutStep) =>
  checkoutFrameView(current, null, shop).steps.items.map(({ state, href }) =>
    href === null ? state : `${state} ${href}`,
  );

describe('the frame of the checkout', () => {
  it('counts the data, the payment and the end', () => {
    expect(statesAt('data')).toEqual(['current', 'next', 'next']);
    expect(statesAt('payment')).toEqual(['done /checkout/addresses', 'current', 'next']);
  });

  it('leads back nowhere once the order is made', () => {
    expect(statesAt('done')).toEqual(['done', 'done', 'current']);
  });

  it('has the way home, help and the legal pages, and nothing else to follow', () => {
    const html = renderToStaticMarkup(
      <CheckoutFrame view={checkoutFrameView('payment', sampleStore, shop)} logo={<b>logo</b>}>
        content
      </CheckoutFrame>,
    );
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/', 'tel:+49800000000', '/contact-request', '/checkout/addresses', '/privacy/']);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});
