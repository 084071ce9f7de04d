import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { openProduct } from '../pages/cart-steps.ts';
import { addressOfBuyer, findsOrder, findsStepInOrder, productSentBy } from '../pages/checkout-steps.ts';
import { expressWallet } from '../pages/express-wallet.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';

const fewMinutesMs = 120_000;

describe('somebody in Great Britain', () => {
  journey('buys at once with Google Pay, from the product page', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const { GB: buyer } = buyers;
    const email = addressOfBuyer();
    await openProduct(visitor, buyer, (await productSentBy('parcel')).number);
    const wallet = expressWallet(page, buyer.locale, 'Google Pay');
    await wallet.place.scrollIntoViewIfNeeded();
    await wallet.open.click();
    await wallet.email.fill(email);
    await findsStepInOrder(visitor, buyer);
    const note = await wallet.note.innerText();
    await wallet.order.click();
    const order = thankYouPage(page, buyer.locale);
    await order.title.waitFor({ timeout: 20_000 });
    const total = await order.total();
    // It costs what the sheet has said.
    expect(note).toContain(total);
    await findsOrder(visitor, buyer, { email, total, thanks: /thank you/i });
    await findsStepInOrder(visitor, buyer);
  });
});
