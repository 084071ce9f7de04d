import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { accountForms } from '../pages/account-pages.ts';
import { buyers } from '../pages/buyers.ts';
import { openProduct } from '../pages/cart-steps.ts';
import { becomeCustomerWithOrder } from '../pages/customer-with-order.ts';
import { listing } from '../pages/listing.ts';
import { settleOrder } from '../pages/send-order.ts';
import { shopAddress } from '../shops.ts';

// With a telephone number, so that whatever costs enough can be sent to them.
const { CZ: czech } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 240_000;

const account = shopAddress(czech.country, '/my-account');

describe('the partner programme', () => {
  journey('lifts a customer to the next level once an order is paid', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.open(shopAddress(czech.country, '/search?priceFrom=12000&priceTo=30000&sort=price-asc'));
    const dear = listing(page).sellingCards.first().getByRole('heading').getByRole('link');
    const number = /\d{8}/.exec((await dear.getAttribute('href')) ?? '')?.[0] ?? '';
    const { orderNumber } = await becomeCustomerWithOrder(visitor, czech, number);
    const { say } = accountForms(page, czech);
    const panel = page.getByRole('region', { name: say('footer.partners') });
    const level = (mine: string) => panel.getByText(say('account.level.mine', { level: mine, levels: '5' }));

    await visitor.open(account);
    await level('1').waitFor();
    await settleOrder(orderNumber);
    const isLifted = async () => {
      await visitor.open(account);
      return level('2').isVisible();
    };
    await expect.poll(isLifted, { timeout: 15_000 }).toBe(true);
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();

    await openProduct(visitor, czech, number);
    const percent = new Intl.NumberFormat(czech.locale, { style: 'percent' }).format(0.02);
    await page.getByText(say('product.personalDiscount', { percent })).waitFor();
  });
});
