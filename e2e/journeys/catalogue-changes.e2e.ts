import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { journey } from '../fixtures.ts';
import { categoryPage } from '../pages/category-page.ts';
import { homePage } from '../pages/home-page.ts';
import { productOperator } from '../pages/operator.ts';
import { productPage } from '../pages/product-page.ts';
import { shopAddress } from '../shops.ts';

const country = countries.DE;
const goalMs = 2_000;

/** How long after now it takes until a reload shows it. */
const untilShown = async (page: Page, isShown: (text: string) => boolean): Promise<number> => {
  const startedAt = performance.now();
  const reloaded = async () => {
    await page.reload();
    return isShown(await page.getByRole('main').innerText());
  };
  await expect.poll(reloaded, { timeout: 10_000, interval: 20 }).toBe(true);
  return performance.now() - startedAt;
};

journey(
  'a name, price, stock and unpublishing reach list, product and search within two seconds',
  async ({ arrive }) => {
    const [list, product, search] = [await arrive(), await arrive(), await arrive()];
    await list.open(shopAddress(country, '/'));
    await homePage(list.page).departments.first().click();
    const path = (await categoryPage(list.page).productLinks.first().getAttribute('href')) ?? '';
    const sku = path.replace(/^.*-(\d{8})$/, 'EX$1');
    await product.open(shopAddress(country, path));
    // The shelf it stands on is small enough to show all of it on one page.
    const shelf = (await productPage(product.page).trail.getByRole('link').last().getAttribute('href')) ?? '';
    await list.open(shopAddress(country, `${shelf}?hitsPerPage=48`));

    const operator = await productOperator(sku);
    const formerName = await productPage(product.page).name.innerText();
    const word = `Pruefname${Date.now() % 1_000_000}`;
    await search.open(shopAddress(country, `/search?query=${word}`));
    const pages = [list.page, product.page, search.page];
    const seen = async (what: string, isShown: (text: string) => boolean) => {
      const took = await Promise.all(pages.map((page) => untilShown(page, isShown)));
      console.info(`${what}: list, product, search after ${took.map(Math.round).join(', ')} ms`);
      expect(Math.max(...took)).toBeLessThan(goalMs);
    };

    await operator.rename('de', `${word} Gerät`);
    await seen('name', (text) => text.includes(`${word} Gerät`));
    const euros = 4_000 + (Date.now() % 5_000);
    await operator.setPrice(storeKey(country), euros * 100 + 50);
    const price = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(euros + 0.5);
    await seen('price', (text) => text.includes(price));
    await operator.setStock(0);
    await seen('stock', (text) => text.includes('Zurzeit nicht lieferbar'));

    product.expectsInConsole(/status of 404/);
    await operator.publish(false);
    await seen('unpublished', (text) => !text.includes(`${word} Gerät`));

    // As it was, for whoever comes next.
    await operator.publish(true);
    await operator.rename('de', formerName);
    await operator.setStock(20);
    await untilShown(product.page, (text) => text.includes(formerName));
  },
);
