import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { openShopReader, type ShopReader } from '../../tools/crawl/shop-reader.ts';
import { STOREFRONT_URL } from '../environment.ts';
import { journey } from '../fixtures.ts';
import { categoryPage } from '../pages/category-page.ts';
import { homePage } from '../pages/home-page.ts';
import { dashboard } from '../pages/dashboard/dashboard.ts';
import { productOperator } from '../pages/dashboard/product-operator.ts';
import { productPage, skuOf } from '../pages/product-page.ts';
import { workbenchDashboard } from '../pages/dashboard/workbench-dashboard.ts';
import { shopAddress } from '../shops.ts';

const country = countries.DE;
const goalMs = 2_000;

/**
 * How long after now it takes until the shop answers with it, and then a reload shows it. Asked without drawing: three pages
 * that are drawn again and again would measure the browser.
 */
async function untilShown(page: Page, reader: ShopReader, isShown: (text: string) => boolean): Promise<number> {
  const { host, pathname, search } = new URL(page.url());
  const startedAt = performance.now();
  const answered = async () => {
    const { status, body } = await reader.read({ host, path: `${pathname}${search}` });
    return status < 500 && isShown(mainOf(body));
  };
  await expect.poll(answered, { timeout: 10_000, interval: 20 }).toBe(true);
  const tookMs = performance.now() - startedAt;
  await page.reload();
  expect(isShown(await page.getByRole('main').innerText())).toBe(true);
  return tookMs;
}

/** What the page says: without its frame, and without what only programs read. */
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, '') ?? '';

journey(
  'a name, price, stock and unpublishing reach list, product and search within two seconds',
  async ({ arrive }) => {
    const [list, product, search] = [await arrive(), await arrive(), await arrive()];
    await list.open(shopAddress(country, '/'));
    await list.open(shopAddress(country, (await homePage(list.page).departments.first().getAttribute('href')) ?? ''));
    const path = (await categoryPage(list.page).productLinks.first().getAttribute('href')) ?? '';
    const sku = skuOf(path);
    await product.open(shopAddress(country, path));
    // The shelf it stands on is small enough to show all of it on one page.
    const shelf = (await productPage(product.page).trail.getByRole('link').last().getAttribute('href')) ?? '';
    await list.open(shopAddress(country, `${shelf}?hitsPerPage=48`));

    const operator = await productOperator(sku);
    onTestFinished(() => operator.restore(storeKey(country)));
    const word = `Pruefname${Date.now() % 1_000_000}`;
    await search.open(shopAddress(country, `/search?query=${word}`));
    const pages = [list.page, product.page, search.page];
    const reader = openShopReader(STOREFRONT_URL, pages.length);
    onTestFinished(() => reader.close());
    const seen = async (what: string, isShown: (text: string) => boolean) => {
      const took = await Promise.all(pages.map((page) => untilShown(page, reader, isShown)));
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
  },
);

journey(
  'texts and a highlight written on the workbench are previewed, saved and in the shop, by keyboard',
  { timeout: 120_000 },
  async ({ arrive }) => {
    const shopper = await arrive();
    await shopper.open(shopAddress(country, '/'));
    await shopper.open(
      shopAddress(country, (await homePage(shopper.page).departments.nth(1).getAttribute('href')) ?? ''),
    );
    const path = (await categoryPage(shopper.page).productLinks.first().getAttribute('href')) ?? '';
    const sku = skuOf(path);
    await shopper.open(shopAddress(country, path));
    const { restore } = await productOperator(sku);
    onTestFinished(() => restore(storeKey(country)));

    const { page, expectsInConsole } = await arrive({ viewport: { width: 1440, height: 1000 } });
    // What the engine's dashboard says to itself is not ours to mend; an uncaught error, which may be our extension's, is.
    expectsInConsole(/^(error|warning): /);
    const startedAt = performance.now();
    await dashboard(page).signIn();
    const workbench = workbenchDashboard(page);
    await workbench.open(sku);
    // The bell above the page and the editor of markup are the engine's own.
    const own = new AxeBuilder({ page }).include('main').exclude('[data-slot="dropdown-menu-trigger"]');
    expect((await own.exclude('[data-text="description"]').analyze()).violations).toEqual([]);
    await workbench.language(/Deutsch/).press('Enter');
    const word = `Pruefgeraet${Date.now() % 1_000_000}`;
    await workbench.text('Name, Deutsch (de)').fill(word);
    await workbench.button('Add to highlights').first().press('Enter');
    await page.keyboard.type(`${word} mit Deckel`);
    await workbench.show();
    await workbench.preview.filter({ hasText: `${word} mit Deckel` }).waitFor();
    expect(await productPage(shopper.page).text()).not.toContain(word);
    await workbench.save();
    const savedAt = performance.now();
    const reads = async () => {
      await shopper.page.reload();
      return productPage(shopper.page).text();
    };
    await expect.poll(reads, { timeout: 5_000, interval: 50 }).toContain(`${word} mit Deckel`);
    const tookMs = performance.now() - savedAt;
    const wholeS = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.info(`workbench: in the shop ${Math.round(tookMs)} ms after saving, ${wholeS} s after signing in`);
    expect(tookMs).toBeLessThan(goalMs);
  },
);
