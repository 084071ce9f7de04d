import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { accountForms } from '../pages/account-pages.ts';
import { buyers } from '../pages/buyers.ts';
import { inbox } from '../pages/inbox.ts';
import { becomeCustomer } from '../pages/new-customer.ts';
import { shopAddress } from '../shops.ts';

const { DE: german } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;
const preferences = '/my-account/my-newsletter';

describe('a customer', () => {
  journey(
    'agrees to the newsletter in the account, and ends it by the link of a mail',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive(desktop);
      const { page } = visitor;
      const form = accountForms(page, german);
      const account = await becomeCustomer(visitor, german, preferences.slice(1));
      await expect.poll(() => new URL(page.url()).pathname).toBe(preferences);
      const tick = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
      const newsletter = tick(form.say('newsletter.kindNewsletter', { email: account.email }));
      const sms = tick(form.say('newsletter.kindSms'));
      await newsletter.waitFor();
      expect(await newsletter.isChecked()).toBe(false);
      expect(await sms.isChecked()).toBe(false);
      await visitor.findsAccessible();
      await newsletter.check();
      await form.press('newsletter.save');
      await form.says('newsletter.saved').waitFor();
      expect(await newsletter.isChecked()).toBe(true);
      expect(await sms.isChecked()).toBe(false);

      // Whoever has no session at hand asks by mail.
      const elsewhere = await arrive({ javaScriptEnabled: false });
      const there = accountForms(elsewhere.page, german);
      await elsewhere.open(shopAddress(german.country, '/exConsents/manageSubscriptions?utm=mail'));
      expect(elsewhere.page.url()).toBe(shopAddress(german.country, '/newsletter-ending?utm=mail'));
      await elsewhere.findsNoSidewaysScroll();
      await elsewhere.page
        .getByRole('main')
        .getByLabel(there.say('newsletter.email'), { exact: true })
        .fill(account.email);
      await there.press('newsletter.endButton');
      await there.says('newsletter.endRequested').waitFor();
      const link = await inbox(account.email).linkTo('/newsletter-ending');

      // Opening the link changes nothing, its button does, and only once.
      await elsewhere.open(link);
      await visitor.open(shopAddress(german.country, preferences));
      expect(await newsletter.isChecked()).toBe(true);
      await there.press('newsletter.endButton');
      await expect
        .poll(() => elsewhere.page.url())
        .toBe(shopAddress(german.country, '/?confirmation=newsletter-ended'));
      await elsewhere.open(link);
      await there.press('newsletter.endButton');
      await there.says('failure.link-expired').waitFor();

      await visitor.open(shopAddress(german.country, preferences));
      await newsletter.waitFor();
      expect(await newsletter.isChecked()).toBe(false);
      await visitor.findsNoSidewaysScroll();
    },
  );

  journey('is led from a mail to her own page, and signs in for it', async ({ arrive }) => {
    const { page, open } = await arrive();
    await open(shopAddress(german.country, preferences));
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/login', preferences]);
  });
});
