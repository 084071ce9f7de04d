import { describe, expect } from 'vitest';
import { calendarDateIn, yearsAfter } from '@tradehall/domain/countries/calendar-date.ts';
import { journey } from '../fixtures.ts';
import { accountForms } from '../pages/account-pages.ts';
import { buyers } from '../pages/buyers.ts';
import { becomeCustomerWithOrder } from '../pages/customer-with-order.ts';
import { dashboard } from '../pages/dashboard/dashboard.ts';
import { findProductToRecall } from '../pages/find-product.ts';
import { inbox } from '../pages/inbox.ts';
import { recallsDashboard } from '../pages/dashboard/recalls-dashboard.ts';
import { sendOrder } from '../pages/send-order.ts';
import { shopAddress } from '../shops.ts';

const { GB: british } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 240_000;

const equipmentPage = shopAddress(british.country, '/my-account/my-equipment');
const recallsPage = shopAddress(british.country, '/product-recalls/');

describe('the equipment of a customer', () => {
  journey(
    'says how long it is guaranteed and that it is recalled, as the page of recalls does, and opens the form filled in',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive(desktop);
      const { page } = visitor;
      const product = await findProductToRecall(british.locale);
      const { orderNumber, name, account } = await becomeCustomerWithOrder(visitor, british, product.number);
      const parcel = await sendOrder(orderNumber, 'JJD000124');
      await parcel.arrives();
      const form = accountForms(page, british);
      const { say } = form;
      const main = page.getByRole('main');

      await visitor.open(equipmentPage);
      await form.title('account.nav.equipment').waitFor();
      await main.getByRole('heading', { level: 2, name }).waitFor();
      const { country } = british;
      const until = yearsAfter(calendarDateIn(country.timeZone, new Date()), country.legalGuaranteeYears);
      const date = until.split('-').toReversed().join('.');
      // In Great Britain the law may last longer.
      await main.getByText(say('equipment.legalAtLeast', { date })).waitFor();
      await visitor.findsAccessible();
      await visitor.findsNoSidewaysScroll();
      expect(await form.says('recall.title').count()).toBe(0);
      /** What the page that is open to everybody says of this product. */
      const recalled = async () => {
        await visitor.open(recallsPage);
        return main.getByRole('heading', { level: 3, name, exact: true }).count();
      };
      expect(await recalled()).toBe(0);

      const operator = await arrive(desktop);
      // The dashboard's own console is none of the shop's.
      operator.expectsInConsole(/^(error|warning): /);
      await dashboard(operator.page).signIn();
      const recalls = recallsDashboard(operator.page);
      await recalls.open();
      await recalls.publish(product.sku, 'A1 to A9');
      try {
        await visitor.open(equipmentPage);
        await form.says('recall.title').waitFor();
        await form.says('recall.hazard.fire').waitFor();
        await main.getByText(say('recall.batch', { batch: 'A1 to A9' })).waitFor();
        await visitor.findsAccessible();
        await expect.poll(recalled).toBe(1);
        await visitor.findsAccessible();
        await visitor.findsNoSidewaysScroll();
        await visitor.open(equipmentPage);
        const { linkTo } = inbox(account.email);
        expect(await linkTo('/my-account/my-equipment', 60_000)).toContain('/my-account/my-equipment');

        await main.getByRole('link', { name: `${say('order.claim')}: ${name}` }).click();
        const field = (key: string) => page.locator(`[name="${key}"]`).first();
        await expect.poll(() => field('productNumber').inputValue()).toBe(product.number);
        expect(await field('orderNumber').inputValue()).toBe(orderNumber);
      } finally {
        await recalls.withdraw(product.sku);
      }
      await visitor.open(equipmentPage);
      await main.getByRole('heading', { level: 2, name }).waitFor();
      expect(await form.says('recall.title').count()).toBe(0);
      await expect.poll(recalled).toBe(0);
    },
  );
});
