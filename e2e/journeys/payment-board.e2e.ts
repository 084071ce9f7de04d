import { expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { addressOfBuyer, goToPayment } from '../pages/checkout-steps.ts';
import { dashboard } from '../pages/dashboard/dashboard.ts';
import { hireSupport } from '../pages/dashboard/operator.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';
import { paymentsDashboard } from '../pages/dashboard/payments-dashboard.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';

const desktop = { viewport: { width: 1440, height: 1000 } };

journey(
  'support signs in with a passkey and finds what became of a payment',
  { timeout: 120_000 },
  async ({ arrive }) => {
    const { SK: buyer } = buyers;
    const visitor = await arrive();
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(visitor.page, buyer.locale);
    await payment.fillCard(testCards.good);
    await payment.pay.click();
    const thanks = thankYouPage(visitor.page, buyer.locale);
    await thanks.title.waitFor();
    const number = await thanks.orderNumber();

    const { page, expectsInConsole } = await arrive(desktop);
    // What the engine's dashboard says to itself is not ours to mend; an uncaught error, which may be our extension's, is.
    expectsInConsole(/^(error|warning): /);
    const operator = await hireSupport();
    const office = dashboard(page);
    await office.signInWithNewPasskey(operator);
    const support = paymentsDashboard(page);
    await support.findPayment(number);
    await expect.poll(() => support.payment(number).innerText()).toContain('Has its order');
    await support.openTimeline(number);
    await support.step(`Order ${number} placed`).waitFor();
    await support.findCart(email);
    await support.step('The provider reported: authorised').waitFor();
    await support.openOrder(number);
    await support.orderTitle(number).waitFor();

    await office.chooseGerman(operator.email);
    await office.menu('Zahlungsverlauf').waitFor();
    await support.searchInGerman(number);
    await expect.poll(() => support.payment(number).innerText()).toContain('Hat ihre Bestellung');
  },
);
