import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { cartOn } from '../pages/cart-page.ts';
import { findsAdded, openProduct } from '../pages/cart-steps.ts';
import { addressOfBuyer, findsOrder, goToPayment, productSentBy } from '../pages/checkout-steps.ts';
import { becomeCustomer } from '../pages/new-customer.ts';
import { paymentPage, providerPage, testCards } from '../pages/payment-page.ts';
import { productPage } from '../pages/product-page.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';

const fewMinutesMs = 120_000;
const key = 'clicks-of-journey';

/** Runs in every document. Frames are left out: the fields of the card provider are its own. */
const countsPresses = `document.addEventListener('pointerdown', (event) => {
  if (event.isTrusted) sessionStorage.setItem('${key}', Number(sessionStorage.getItem('${key}') ?? 0) + 1);
}, true);`;

/** Every press of a person on a page of the shop, whatever it hits; those on the bank's page are the bank's. */
async function countClicks(page: Page) {
  await page.addInitScript(countsPresses);
  return {
    begin: () => page.evaluate((name) => sessionStorage.removeItem(name), key),
    made: async () => Number((await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? 0),
  };
}

describe('from the product to the order', () => {
  journey(
    'it takes a guest with a card four clicks and seven fields',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive();
      const { page } = visitor;
      const { SK: buyer } = buyers;
      const email = addressOfBuyer();
      const clicks = await countClicks(page);
      const name = await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
      await clicks.begin();
      await productPage(page).addToCart.click();
      await findsAdded(visitor, buyer, name);
      await cartOn(page, buyer.locale, 'drawer').toCheckout.click();
      const addresses = addressesPage(page, buyer.locale);
      await addresses.title.waitFor();
      expect(await addresses.requiredFields.count()).toBe(7);
      await addresses.fillFor(buyer, email);
      await addresses.goOn.click();
      const payment = paymentPage(page, buyer.locale);
      await payment.title.waitFor();
      await visitor.waitsUntilAlive();
      await payment.fillCard(testCards.asksBank);
      const total = await payment.total();
      await payment.pay.click();
      await providerPage(page).approve.click();
      await findsOrder(visitor, buyer, { email, total, thanks: /ďakujeme/i });
      expect(await clicks.made()).toBe(4);
    },
  );

  journey('it takes a customer who was here before three clicks', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { SK: buyer } = buyers;
    const { email } = await becomeCustomer(visitor, buyer, 'my-account');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/my-account');
    // The first order: address and card are kept.
    await goToPayment(visitor, buyer, email, 'parcel', { isKept: true });
    const payment = paymentPage(page, buyer.locale);
    await payment.fillCard(testCards.good);
    await payment.keepCard.check();
    await payment.pay.click();
    const thanks = thankYouPage(page, buyer.locale);
    await thanks.title.waitFor({ timeout: 20_000 });

    const clicks = await countClicks(page);
    const name = await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
    await clicks.begin();
    await productPage(page).addToCart.click();
    await findsAdded(visitor, buyer, name);
    await cartOn(page, buyer.locale, 'drawer').toCheckout.click();
    await payment.title.waitFor();
    await visitor.waitsUntilAlive();
    // What she does not type again she sees, and can change.
    expect(await page.getByRole('main').innerText()).toContain(buyer.address.streetName);
    await payment.changeData.waitFor();
    await payment.storedCardCode.fill('737');
    await payment.pay.click();
    await thanks.title.waitFor({ timeout: 20_000 });
    expect(await clicks.made()).toBe(3);
  });
});
