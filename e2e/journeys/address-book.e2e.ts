import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey } from '../fixtures.ts';
import { addressBookPage } from '../pages/address-book-page.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { putInCart, sendAddresses } from '../pages/checkout-steps.ts';
import { becomeCustomer } from '../pages/new-customer.ts';
import { wordsOf } from '../pages/words-of-shop.ts';
import { shopAddress } from '../shops.ts';

const { DE: german } = buyers;
const greek = { shop: 'gr.localhost', country: countries.GR, home: '/', locale: 'el-GR' } as const;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;
const mostSteps = 200;

const shippingDetails = 'my-account/shipping-details';
const berlin = german.address;
const longest = {
  ...berlin,
  lastName: 'Müller-Wölkersdorf-Hohenlohe-Schillingsfürst',
  streetName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkstraße',
  streetNumber: '104',
  postalCode: '50667',
  city: 'Köln',
};

async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0;
  for (let step = 0; step < mostSteps && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  expect(await isThere(), String(target)).toBe(true);
}

describe('a customer’s address book', () => {
  journey(
    'is filled, changed and thinned out, and the checkout knows what is in it',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive();
      const { page } = visitor;
      await becomeCustomer(visitor, german, shippingDetails);
      const book = addressBookPage(page, 'shipping', german);
      const findsInOrder = async () => {
        await visitor.findsAccessible();
        await visitor.findsNoSidewaysScroll();
      };
      await book.empty.waitFor();
      await findsInOrder();

      await book.add.click();
      await visitor.waitsUntilAlive();
      await findsInOrder();
      await book.fill({ ...berlin, postalCode: '1010' });
      await book.save.click();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('shipping.postalCode');
      await book.fill({ postalCode: berlin.postalCode });
      await book.save.click();
      await book.says('addressBook.saved').waitFor();
      await book.isDefault('Berlin').waitFor();

      await book.add.click();
      await book.fill(longest);
      await book.save.click();
      await book.saved('Köln').waitFor();
      await findsInOrder();
      await book.makeDefault('Köln').click();
      await book.says('addressBook.defaultSet').waitFor();
      await book.isDefault('Köln').waitFor();
      expect(await book.isDefault('Berlin').count()).toBe(0);

      await book.edit('Berlin').click();
      await book.field('streetNumber').fill('77');
      await book.save.click();
      await book.saved(`${berlin.streetName} 77`).waitFor();

      await putInCart(visitor, german);
      await visitor.openAlive(shopAddress(german.country, '/checkout/addresses'));
      const checkout = addressesPage(page, german.locale);
      const say = wordsOf(german.locale);
      await checkout.title.waitFor();
      for (const [name, text] of Object.entries(berlin)) await checkout.field(`billing.${name}`).fill(text);
      const keep = page.getByRole('checkbox', { name: say('addressBook.offer') }).first();
      expect(await keep.isChecked()).toBe(false);
      await keep.check();
      await page.getByRole('radio', { name: say('checkout.shippingSaved'), exact: true }).check();
      expect(await checkout.field('savedShipping').locator('option:checked').innerText()).toContain('Köln');
      await findsInOrder();
      await sendAddresses(visitor, german);
      await page.getByText(longest.streetName).first().waitFor();

      await visitor.open(shopAddress(german.country, '/my-account/billing-details'));
      await addressBookPage(page, 'billing', german).isDefault('Berlin').waitFor();
      await visitor.open(shopAddress(german.country, `/${shippingDetails}`));
      await book.remove('Köln').click();
      await book.removeTitle.waitFor();
      await findsInOrder();
      await book.confirmRemoval.click();
      await book.says('addressBook.removed').waitFor();
      await book.isDefault('Berlin').waitFor();
      expect(await book.saved('Köln').count()).toBe(0);
    },
  );

  journey('works without JavaScript', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page } = visitor;
    visitor.expectsInConsole(/status of 422/);
    await becomeCustomer(visitor, german, 'my-account/billing-details');
    const book = addressBookPage(page, 'billing', german);
    await book.add.click();
    await book.fill({ ...berlin, city: '' });
    await book.save.click();
    await book.says('form.requiredField', { field: book.say('checkout.city') }).waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('billing.city');
    expect(await book.field('streetName').inputValue()).toBe(berlin.streetName);
    await book.fill({ city: berlin.city });
    await book.save.click();
    await book.isDefault('Berlin').waitFor();
    await book.remove('Berlin').click();
    await book.confirmRemoval.click();
    await book.empty.waitFor();
  });

  journey('needs nothing but a keyboard', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await becomeCustomer(visitor, german, shippingDetails);
    const book = addressBookPage(page, 'shipping', german);
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    await press(book.add);
    await visitor.waitsUntilAlive();
    for (const [name, text] of Object.entries(berlin)) {
      await tabTo(page, book.field(name));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await press(book.save);
    await book.isDefault('Berlin').waitFor();
    await press(book.remove('Berlin'));
    await book.removeTitle.waitFor();
    await press(book.confirmRemoval);
    await book.empty.waitFor();
  });
});

describe('the account in Greek, on a phone', () => {
  journey('shows every page whole and to everybody', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await becomeCustomer(visitor, greek, 'my-account');
    const say = wordsOf(greek.locale);
    const profile = page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('link', { name: say('account.nav.profile') });
    await profile.waitFor();
    for (const path of [
      'my-account',
      'my-account/my-profile',
      'my-account/password',
      `${shippingDetails}?add`,
      'my-account/billing-details',
    ]) {
      await visitor.openAlive(shopAddress(greek.country, `/${path}`));
      await visitor.findsAccessible();
      await visitor.findsNoSidewaysScroll();
    }
  });

  journey(
    'takes a change of the profile, and tells of one made elsewhere',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive({ ...desktop, javaScriptEnabled: false });
      const { page } = visitor;
      visitor.expectsInConsole(/status of 4\d\d/);
      const account = await becomeCustomer(visitor, greek, 'my-account/my-profile');
      const say = wordsOf(greek.locale);
      const main = page.getByRole('main');
      const firstName = main.getByLabel(say('account.firstName'), { exact: true });
      const save = main.getByRole('button', { name: say('account.saveProfile'), exact: true });
      await main.getByText(account.email).waitFor();

      // A second tab of the same browser, opened before the first one saves.
      const tab = await page.context().newPage();
      await tab.goto(shopAddress(greek.country, '/my-account/my-profile'));
      await firstName.fill('Ελένη');
      await main.getByLabel(say('account.dateOfBirth')).fill('1984-02-29');
      await save.click();
      await main.getByText(say('account.profileSaved')).waitFor();
      const there = tab.getByRole('main');
      await there.getByLabel(say('account.firstName'), { exact: true }).fill('Άννα');
      await there.getByRole('button', { name: say('account.saveProfile'), exact: true }).click();
      await there.getByText(say('failure.customer-version-conflict')).waitFor();
      expect(await there.getByLabel(say('account.firstName'), { exact: true }).inputValue()).toBe('Άννα');
      await there.getByRole('button', { name: say('account.saveProfile'), exact: true }).click();
      await there.getByText(say('account.profileSaved')).waitFor();
    },
  );
});
