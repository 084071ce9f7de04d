import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { openCart, openProduct } from '../pages/cart-steps.ts';
import {
  addressOfBuyer,
  findsOrder,
  findsStepInOrder,
  goToPayment,
  productSentBy,
  putInCart,
} from '../pages/checkout-steps.ts';
import { expressWallet, paymentWallet } from '../pages/express-wallet.ts';
import { paymentPage } from '../pages/payment-page.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';
import { wordsOf } from '../pages/words-of-shop.ts';

const fewMinutesMs = 120_000;
const { GB: buyer } = buyers;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

async function findsThanks({ page }: Visitor) {
  const order = thankYouPage(page, buyer.locale);
  await order.title.waitFor({ timeout: 20_000 });
  return order.total();
}

/** The provider's script for wallets does not come. */
function blockScript({ page, expectsInConsole }: Visitor) {
  expectsInConsole(/net::ERR_FAILED/);
  return page.route(/\/checkoutshopper\/sdk\//, (route) => route.abort());
}

describe("a wallet paid through the provider's component", () => {
  journey('buys from the product page with two clicks', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const email = addressOfBuyer();
    await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
    const wallet = expressWallet(page, buyer.locale, 'Google Pay');
    await wallet.place.scrollIntoViewIfNeeded();
    await wallet.button.waitFor();
    await findsStepInOrder(visitor, buyer);
    const sheet = await wallet.openSheet();
    // Who buys is known to the wallet; this one is, so that the mail can be found.
    await sheet.email.fill(email);
    const asked = await sheet.total.innerText();
    await sheet.pay.click();
    const total = await findsThanks(visitor);
    // It costs what the sheet has said.
    expect(digitsOf(asked)).toBe(digitsOf(total));
    await findsOrder(visitor, buyer, { email, total, thanks: /thank you/i });
    await findsStepInOrder(visitor, buyer);
  });

  journey('buys the cart after a declined card and a second thought', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await putInCart(visitor, buyer);
    await openCart(visitor, buyer);
    const wallet = expressWallet(page, buyer.locale, 'Apple Pay');
    await wallet.place.scrollIntoViewIfNeeded();
    const leftAlone = await wallet.openSheet();
    await leftAlone.cancel();
    const declined = await wallet.openSheet();
    visitor.expectsInConsole(/status of 402/);
    await declined.card.selectOption('declined');
    await declined.pay.click();
    await declined.problem.getByText('The payment was not made.').waitFor();
    await declined.cancel();
    await page.getByRole('alert').first().waitFor();
    const sheet = await wallet.openSheet();
    await sheet.pay.click();
    await findsThanks(visitor);
  });

  journey(
    'pays at the payment page, or leaves the other ways to pay',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive();
      const { page } = visitor;
      await goToPayment(visitor, buyer, addressOfBuyer());
      const payment = paymentPage(page, buyer.locale);
      await blockScript(visitor);
      await payment.method('applepay').check();
      await payment.problem.getByText(wordsOf(buyer.locale)('payment.walletUnavailable')).waitFor();
      expect(await payment.method('scheme').isEnabled()).toBe(true);
      await page.unroute(/\/checkoutshopper\/sdk\//);
      await payment.method('googlepay').check();
      const wallet = paymentWallet(page, buyer.locale, 'Google Pay');
      await wallet.button.waitFor();
      await findsStepInOrder(visitor, buyer);
      const shown = await payment.total();
      const sheet = await wallet.openSheet();
      expect(digitsOf(await sheet.total.innerText())).toBe(digitsOf(shown));
      await sheet.pay.click();
      expect(await findsThanks(visitor)).toBe(shown);
    },
  );

  journey('is not offered where its script does not come', async ({ arrive }) => {
    const visitor = await arrive();
    await blockScript(visitor);
    await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
    const wallet = expressWallet(visitor.page, buyer.locale, 'Google Pay');
    await wallet.place.scrollIntoViewIfNeeded();
    await wallet.unavailable.waitFor();
    expect(await wallet.frame.count()).toBe(0);
  });
});
