import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { journey } from '../fixtures.ts';
import { homePage } from '../pages/home-page.ts';
import { inbox } from '../pages/inbox.ts';
import { listing } from '../pages/listing.ts';
import { productOperator } from '../pages/dashboard/product-operator.ts';
import { productPage, skuOf } from '../pages/product-page.ts';
import { shopAddress } from '../shops.ts';

const country = countries.GB;
const fewMinutesMs = 180_000;
/** Who waits for a product is looked for a few times a minute. */
const untilMailMs = 45_000;

describe('a product that is out of stock', () => {
  journey('writes once to who asked for it, when it is back', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const [first, second] = [`waits-${randomUUID()}@example.com`, `waits-${randomUUID()}@example.com`];
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await homePage(page).departments.first().click();
    await listing(page).cards.first().waitFor();
    const path = (await listing(page).cardLinks.nth(2).getAttribute('href')) ?? '';
    const operator = await productOperator(skuOf(path));
    onTestFinished(() => operator.restore(storeKey(country)));

    const sellOutAndAsk = async (address: string) => {
      await operator.setStock(0);
      const { restockAddress, sendRestock, said } = productPage(page);
      const isOffered = async () => {
        await visitor.openAlive(shopAddress(country, path));
        return restockAddress.isVisible();
      };
      await expect.poll(isOffered, { timeout: 10_000 }).toBe(true);
      await page.waitForLoadState('networkidle');
      await restockAddress.fill(address);
      await sendRestock.click();
      await said.filter({ hasText: 'We will email you' }).waitFor();
    };
    await sellOutAndAsk(first);
    await visitor.findsAccessible();
    expect(await inbox(first).mails()).toEqual([]);
    await operator.setStock(7);
    const link = await inbox(first).link(untilMailMs);
    expect(new URL(link).pathname).toBe(path);
    await visitor.open(link);
    await productPage(page).addToCart.waitFor();

    // It sells out and comes back again: the mail of who asked now says that everybody's turn has been.
    await sellOutAndAsk(second);
    await operator.setStock(7);
    await inbox(second).link(untilMailMs);
    expect(await inbox(first).mails()).toHaveLength(1);
  });
});
