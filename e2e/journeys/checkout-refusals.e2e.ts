import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { addressOfBuyer, findsOrder, findsStepInOrder, goToPayment } from '../pages/checkout-steps.ts';
import { paymentPage, providerPage, testCards } from '../pages/payment-page.ts';
import { wordsOf } from '../pages/words-of-shop.ts';

const fewMinutesMs = 120_000;
const pathOf = (url: string) => new URL(url).pathname;

describe('a payment that does not work', () => {
  journey('is refused, and works with another card', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { SK: buyer } = buyers;
    const email = addressOfBuyer();
    visitor.expectsInConsole(/status of 4\d\d/);
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.fillCard(testCards.refused);
    const total = await payment.total();
    await payment.pay.click();
    await payment.problem.first().waitFor();
    expect(pathOf(page.url())).toBe('/checkout/payment');
    await findsStepInOrder(visitor, buyer);
    await payment.fillCard(testCards.good);
    await payment.pay.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /ďakujeme/i });
  });

  journey('is cancelled at the bank, and made in another way', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { CH: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('twint').check();
    const total = await payment.total();
    await payment.pay.click();
    await providerPage(page).cancel.click();
    const say = wordsOf(buyer.locale);
    await page.getByRole('heading', { level: 1, name: say('payment.errorTitle') }).waitFor();
    expect(pathOf(page.url())).toBe('/fr/checkout/payment-error');
    await page.getByText(say('failure.cancelled-transaction')).waitFor();
    await page.getByText(say('payment.errorKept')).waitFor();
    await findsStepInOrder(visitor, buyer);
    await page.getByRole('link', { name: say('payment.errorRetry') }).click();
    await payment.title.waitFor();
    await visitor.waitsUntilAlive();
    await payment.fillCard(testCards.good);
    await payment.pay.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /merci/i });
  });

  journey('is refused by the bank itself, and made in another way', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { PT: buyer } = buyers;
    const email = addressOfBuyer();
    visitor.expectsInConsole(/status of 402/);
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.fillCard(testCards.asksBank);
    await payment.pay.click();
    await providerPage(page).refuse.click();
    const say = wordsOf(buyer.locale);
    await page.getByRole('heading', { level: 1, name: say('payment.errorTitle') }).waitFor();
    await findsStepInOrder(visitor, buyer);
    await page.getByRole('link', { name: say('payment.errorRetry') }).click();
    await payment.title.waitFor();
    await visitor.waitsUntilAlive();
    await payment.method('multibanco').check();
    const total = await payment.total();
    await payment.pay.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /obrigad/i });
  });
});
