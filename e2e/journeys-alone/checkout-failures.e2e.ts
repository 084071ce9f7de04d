import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { takeProviderAway } from '../pages/card-provider.ts';
import { addressOfBuyer, findsOrder, findsStepInOrder, goToPayment } from '../pages/checkout-steps.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';
import { wordsOf } from '../pages/words-of-shop.ts';

const fewMinutesMs = 120_000;
const pathOf = (url: string) => new URL(url).pathname;

describe('while the card provider is away', () => {
  journey('what needs no provider is still offered, and works', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { PL: buyer } = buyers;
    const email = addressOfBuyer();
    await takeProviderAway();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await page.getByText(wordsOf(buyer.locale)('payment.providerDown')).waitFor();
    expect(await payment.method('scheme').count()).toBe(0);
    await findsStepInOrder(visitor, buyer);
    await payment.method('bank-transfer').check();
    const total = await payment.total();
    await payment.pay.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /dziękujemy/i });
  });

  journey('a card is not charged, and works once it is back', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { SK: buyer } = buyers;
    const email = addressOfBuyer();
    visitor.expectsInConsole(/status of (?:4|5)\d\d/);
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.fillCard(testCards.good);
    const total = await payment.total();
    const { giveBack } = await takeProviderAway();
    await payment.pay.click();
    await payment.problem.first().waitFor();
    await findsStepInOrder(visitor, buyer);
    await giveBack();
    await payment.fillCard(testCards.good);
    // The shop leaves a provider that has failed alone for a moment.
    await expect
      .poll(
        async () => {
          if (await payment.pay.isEnabled()) await payment.pay.click();
          await page.waitForTimeout(2_000);
          return pathOf(page.url());
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe('/checkout/thank-you');
    await findsOrder(visitor, buyer, { email, total, thanks: /ďakujeme/i });
  });
});
