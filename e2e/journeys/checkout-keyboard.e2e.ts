import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { cartOn } from '../pages/cart-page.ts';
import { openProduct } from '../pages/cart-steps.ts';
import { addressOfBuyer, findsOrder, productSentBy } from '../pages/checkout-steps.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';
import { productPage } from '../pages/product-page.ts';

const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 120_000;
const mostSteps = 150;

/** As far as it takes, by the one key. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  const isThere = async () => (await target.and(target.page().locator(':focus')).count()) > 0;
  for (let step = 0; step < mostSteps && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  expect(await isThere(), String(target)).toBe(true);
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

describe('who has only a keyboard', () => {
  journey('buys, from the product to the order', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const { SK: buyer } = buyers;
    const { locale } = buyer;
    const email = addressOfBuyer();
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };

    const name = await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
    await press(productPage(page).addToCart);
    const drawer = cartOn(page, locale, 'drawer');
    await drawer.line(name).waitFor();
    await press(drawer.toCheckout);

    const addresses = addressesPage(page, locale);
    await addresses.title.waitFor();
    await typeInto(page, addresses.field('email'), email);
    for (const [field, text] of Object.entries(buyer.address))
      await typeInto(page, addresses.field(`billing.${field}`), text);
    await press(addresses.goOn);

    const payment = paymentPage(page, locale);
    await payment.title.waitFor();
    await visitor.waitsUntilAlive();
    await tabTo(page, payment.methods);
    await typeInto(page, payment.cardField('payment.cardNumber'), testCards.good);
    await typeInto(page, payment.cardField('payment.cardExpiry'), '03/30');
    await typeInto(page, payment.cardField('payment.cardCvc'), '737');
    await typeInto(page, payment.cardField('payment.cardHolder'), 'Jana');
    const total = await payment.total();
    await press(payment.pay);
    await findsOrder(visitor, buyer, { email, total, thanks: /ďakujeme/i });
  });
});
