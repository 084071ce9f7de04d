import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey } from '../fixtures.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import {
  addressOfBuyer,
  findsOrder,
  findsStepInOrder,
  goToAddresses,
  goToPayment,
  productSentBy,
  putInCart,
  sendAddresses,
} from '../pages/checkout-steps.ts';
import { paymentPage, providerPage, testCards } from '../pages/payment-page.ts';
import { productPage } from '../pages/product-page.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';
import { shopAddress } from '../shops.ts';

const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 120_000;

describe('somebody in Slovakia', () => {
  journey('pays by card and confirms at her bank', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { SK: buyer } = buyers;
    const email = addressOfBuyer();
    await putInCart(visitor, buyer);
    await goToAddresses(visitor, buyer);
    const addresses = addressesPage(page, buyer.locale);
    await addresses.goOn.click();
    // Nothing was typed: each field says so, and the first has the cursor.
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    await findsStepInOrder(visitor, buyer);
    await addresses.fillFor(buyer, email);
    await sendAddresses(visitor, buyer);
    const payment = paymentPage(page, buyer.locale);
    await payment.fillCard(testCards.asksBank);
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    await payment.pay.click();
    await providerPage(page).approve.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /ďakujeme/i });
    await findsStepInOrder(visitor, buyer);
    // A second look finds the same order, and nothing in the cart.
    await page.reload();
    await thankYouPage(page, buyer.locale).title.waitFor();
  });
});

describe('a company in Germany', () => {
  journey('buys net what goes to Austria, with Klarna', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const { DE: buyer } = buyers;
    const email = addressOfBuyer();
    await putInCart(visitor, buyer);
    await goToAddresses(visitor, buyer);
    const addresses = addressesPage(page, buyer.locale);
    await addresses.fillFor(buyer, email);
    await addresses.vatConfirmed.waitFor();
    // Before the prices change she reads that they will, and why.
    await addresses.netNote.waitFor();
    await findsStepInOrder(visitor, buyer);
    await sendAddresses(visitor, buyer);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('klarna').check();
    await findsStepInOrder(visitor, buyer);
    const reviewed = await page.getByRole('main').innerText();
    expect(reviewed).toMatch(/\b0\s%/u);
    expect(reviewed).toContain(buyer.company.vatNumber);
    await payment.netReason.waitFor();
    const total = await payment.total();
    await payment.pay.click();
    await providerPage(page).approve.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /dank/i });
    await findsStepInOrder(visitor, buyer);
  });
});

describe('somebody in French-speaking Switzerland', () => {
  journey('pays with Twint', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { CH: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('twint').check();
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    expect(total).toContain('CHF');
    await payment.pay.click();
    await providerPage(page).approve.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /merci/i });
    expect(new URL(page.url()).pathname).toBe('/fr/checkout/thank-you');
    await findsStepInOrder(visitor, buyer);
  });
});

describe('somebody in Czechia', () => {
  journey('pays the carrier for what comes on a pallet', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { CZ: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email, 'freight');
    const payment = paymentPage(page, buyer.locale);
    const before = await payment.total();
    await payment.method('cash-on-delivery').check();
    await expect.poll(payment.total).not.toBe(before);
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    await payment.pay.click();
    const number = await findsOrder(visitor, buyer, { email, total, thanks: /děkujeme/i });
    // A§9: the prefix is the warehouse's business.
    expect(number).toMatch(/^\d+$/);
    await thankYouPage(page, buyer.locale).says('thankYou.state.pay-on-delivery').first().waitFor();
    await findsStepInOrder(visitor, buyer);
  });
});

describe('somebody in Portugal', () => {
  journey('gets a reference to pay at a cash machine', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { PT: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('multibanco').check();
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    await payment.pay.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /obrigad/i });
    const order = thankYouPage(page, buyer.locale);
    await order.says('thankYou.multibancoReference').waitFor();
    expect(await order.text()).toMatch(/\d{3} ?\d{3} ?\d{3}/);
    await findsStepInOrder(visitor, buyer);
  });
});

describe('somebody in Poland', () => {
  journey('chooses her bank and pays there', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { PL: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('onlineBanking_PL').check();
    await payment.bank.waitFor();
    await payment.pay.click();
    // Without a bank nothing is sent, and the list has the cursor.
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('issuer');
    await payment.bank.selectOption({ index: 1 });
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    await payment.pay.click();
    await providerPage(page).approve.click();
    await findsOrder(visitor, buyer, { email, total, thanks: /dziękujemy/i });
  });

  journey('is told where to transfer the money', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const { PL: buyer } = buyers;
    const email = addressOfBuyer();
    await goToPayment(visitor, buyer, email);
    const payment = paymentPage(page, buyer.locale);
    await payment.method('bank-transfer').check();
    await findsStepInOrder(visitor, buyer);
    const total = await payment.total();
    await payment.pay.click();
    const number = await findsOrder(visitor, buyer, { email, total, thanks: /dziękujemy/i });
    const order = thankYouPage(page, buyer.locale);
    await order.says('thankYou.state.awaiting-transfer').first().waitFor();
    expect(await order.text()).toMatch(/\b[A-Z]{2}\d\d \d{4} \d{4}/);
    expect(await order.text()).toContain(number);
    await findsStepInOrder(visitor, buyer);
  });
});

describe('somebody in Ireland, where the shop only shows its goods', () => {
  const country = countries.IE;

  journey('finds no cart, and asks for an offer instead', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, `/x-${(await productSentBy('parcel')).number}`));
    await productPage(page).name.waitFor();
    expect(await productPage(page).addToCart.count()).toBe(0);
    expect(await page.getByRole('main').locator('a[href*="contact-request"]').count()).toBeGreaterThan(0);
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();
    for (const path of ['cart', 'login', 'addresses', 'payment']) {
      await visitor.open(shopAddress(country, `/checkout/${path}`));
      expect(page.url(), path).toBe(shopAddress(country, '/'));
    }
  });
});
