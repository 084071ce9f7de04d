import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { accountForms, signIn, type Credentials } from '../pages/account-pages.ts';
import { buyers } from '../pages/buyers.ts';
import { putInCart } from '../pages/checkout-steps.ts';
import { inbox } from '../pages/inbox.ts';
import { becomeCustomer } from '../pages/new-customer.ts';
import { shopAddress } from '../shops.ts';

const { DE: german } = buyers;
const place = '/my-account/my-data';
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

const hasMails = (email: string, count: number) =>
  expect.poll(async () => (await inbox(email).mails()).length, { timeout: 15_000 }).toBe(count);

async function registerAgain(visitor: Visitor, account: Credentials) {
  const form = accountForms(visitor.page, german);
  await visitor.open(shopAddress(german.country, '/create-account'));
  await form.firstName.fill('Anna');
  await form.lastName.fill('Müller');
  await form.email.fill(account.email);
  await form.password.fill(account.password);
  await form.press('thankYou.accountButton');
  await form.title('account.mailboxTitle').waitFor();
  await visitor.open(await inbox(account.email).linkTo('/create-account/confirm'));
  await form.press('account.confirmButton');
  await form.title('account.openedTitle').waitFor();
  await signIn(visitor, german, account, '/checkout/cart');
}

describe('a customer', () => {
  journey(
    'downloads all that is kept of her, without JavaScript, and only with her password',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive({ javaScriptEnabled: false, acceptDownloads: true });
      const { page } = visitor;
      const account = await becomeCustomer(visitor, german, place.slice(1));
      const form = accountForms(page, german);
      await form.title('account.nav.data').waitFor();
      await visitor.findsNoSidewaysScroll();

      await form.currentPassword.fill('not-the-1-password');
      await form.press('myData.download');
      await form.says('failure.owner-not-proven').waitFor();

      await form.currentPassword.fill(account.password);
      const [download] = await Promise.all([page.waitForEvent('download'), form.press('myData.download')]);
      expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain(account.email);
      expect(file).toContain('Müller');
      expect(file).not.toContain(account.password);
    },
  );

  journey(
    'deletes her account in two steps, is out on every device, and begins anew with nothing',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive(desktop);
      const form = accountForms(visitor.page, german);
      const account = await becomeCustomer(visitor, german, place.slice(1));
      await form.title('account.nav.data').waitFor();
      await visitor.findsAccessible();
      await putInCart(visitor, german);
      const elsewhere = await arrive();
      await signIn(elsewhere, german, account, place);
      await expect.poll(() => pathOf(elsewhere)).toBe(place);
      await elsewhere.findsNoSidewaysScroll();

      await visitor.open(shopAddress(german.country, place));
      await form.follow('myData.deleteTitle');
      await form.title('myData.deleteTitle').waitFor();
      await visitor.page
        .getByRole('main')
        .getByText(form.say('myData.keptOrders', { years: '8' }))
        .waitFor();
      await visitor.findsAccessible();
      await form.currentPassword.fill(account.password);
      await form.press('myData.continue');
      await form.title('myData.confirmTitle').waitFor();
      await visitor.findsAccessible();
      await form.press('myData.confirmButton');
      await form.title('myData.goneTitle').waitFor();
      await visitor.findsAccessible();

      await elsewhere.open(shopAddress(german.country, place));
      expect(pathOf(elsewhere)).toBe('/login');
      visitor.expectsInConsole(/status of 401/);
      await signIn(visitor, german, account);
      await form.says('failure.customer-login-failed').waitFor();
      await hasMails(account.email, 1);

      const again = await arrive(desktop);
      await registerAgain(again, { ...account, password: 'another-with-1-oven' });
      await expect.poll(() => pathOf(again)).toBe('/checkout/cart');
      await again.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await again.page.getByRole('main').getByRole('spinbutton').count()).toBe(0);
      await again.open(shopAddress(german.country, '/my-account/orders'));
      expect(
        await again.page
          .getByRole('main')
          .getByText(/DE\d{7}/)
          .count(),
      ).toBe(0);
    },
  );
});
