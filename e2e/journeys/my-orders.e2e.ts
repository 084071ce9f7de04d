import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { accountForms, signIn } from '../pages/account-pages.ts';
import { buyers } from '../pages/buyers.ts';
import { cartOn } from '../pages/cart-page.ts';
import { productSentBy } from '../pages/checkout-steps.ts';
import { becomeCustomerWithOrder } from '../pages/customer-with-order.ts';
import { sendOrder } from '../pages/send-order.ts';
import { shopAddress } from '../shops.ts';

const { GB: british } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 240_000;

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

describe('the orders of a customer', () => {
  journey(
    'are listed, opened, followed on their way, invoiced and ordered again',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive(desktop);
      const { page } = visitor;
      const { number: productNumber } = await productSentBy('parcel');
      const { orderNumber, name, account } = await becomeCustomerWithOrder(visitor, british, productNumber);
      const form = accountForms(page, british);
      const { say } = form;
      const main = page.getByRole('main');
      const title = say('order.title', { number: orderNumber });

      await visitor.findsAccessible();
      await visitor.findsNoSidewaysScroll();
      await form.says('order.statusOpen').or(form.says('order.statusConfirmed')).first().waitFor();
      await sendOrder(orderNumber, 'JJD000123');
      await visitor.open(shopAddress(british.country, '/my-account/orders'));
      await form.says('order.statusSent').waitFor();
      await main.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await visitor.findsAccessible();

      const track = main.getByRole('link', { name: say('order.track') });
      expect(await track.getAttribute('target')).toBe('_blank');
      expect(await track.getAttribute('href')).toContain('JJD000123');
      const invoice = await main.getByRole('link', { name: say('order.invoiceDownload') }).getAttribute('href');
      const kind = await page.evaluate(
        `fetch(${JSON.stringify(invoice)}).then((answer) => answer.headers.get('content-type'))`,
      );
      expect(kind).toBe('application/pdf');

      // Twice: it is one wish.
      await main.getByRole('button', { name: say('reorder.button'), exact: true }).dblclick();
      await form.says('reorder.doneTitle').waitFor();
      await main.getByText(say('reorder.outcome.added', { name, added: '1' })).waitFor();
      await visitor.findsAccessible();
      await form.follow('cart.toCart');
      await expect.poll(() => pathOf(visitor)).toBe('/checkout/cart');
      const cart = cartOn(page, british.locale, 'page');
      await cart.line(name).waitFor();
      expect(await cart.quantity(name).inputValue()).toBe('1');

      const plain = await arrive({ javaScriptEnabled: false });
      const there = accountForms(plain.page, british);
      await signIn(plain, british, account, '/my-account/orders');
      await plain.page.getByRole('main').getByRole('link', { name: title }).click();
      await there.press('reorder.button');
      await there.says('reorder.doneTitle').waitFor();
      await plain.findsNoSidewaysScroll();
    },
  );

  journey('are for customers: a guest signs in first', async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.open(shopAddress(british.country, '/my-account/orders'));
    expect(pathOf(visitor)).toBe('/login');
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe('/my-account/orders');
  });
});
