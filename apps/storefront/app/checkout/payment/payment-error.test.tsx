import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { PaymentErrorPage } from '../thank-you/payment-error-page.tsx';
import { paymentErrorView } from './payment-error-view.ts';
import { paymentErrors } from './payment-errors.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');

describe('the page of a failed payment', () => {
  it.each(paymentErrors)('says what happened: %s', (error) => {
    expect(paymentErrorView(error, null, shop).text).toBe(translate(`failure.${error}`));
  });

  it.each([null, '', '<script>', 'cart-frozen', '__proto__'])('shows nothing of what it does not know: %s', (error) => {
    expect(paymentErrorView(error, null, shop)).toMatchObject({
      text: translate('failure.unknown'),
      note: translate('payment.errorUnclear'),
    });
  });

  it('has a way on: back to the payment, or to us', () => {
    const html = renderToStaticMarkup(<PaymentErrorPage view={paymentErrorView('payment-error', sampleStore, shop)} />);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/checkout/payment', '/contact-request']);
    expect(paymentErrorView('payment-error', null, shop).contact).toBeNull();
  });
});
