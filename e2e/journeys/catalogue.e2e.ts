import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { journey, type Visitor } from '../fixtures.ts';
import { categoryPage } from '../pages/category-page.ts';
import { findProductSoldIn } from '../pages/find-product.ts';
import { homePage } from '../pages/home-page.ts';
import { listing } from '../pages/listing.ts';
import { productPage, skuOf } from '../pages/product-page.ts';
import { shopAddress } from '../shops.ts';

const country = countries.DE;
const phone = { width: 390, height: 844 };
const desktop = { viewport: { width: 1440, height: 900 } };
const fewMinutesMs = 180_000;

/** As somebody without a mouse comes there: one stop after the other. */
async function tabTo(page: Page, target: Locator, mostStops = 160): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error(`${mostStops} stops did not lead to ${String(target)}`);
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const parameterOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

describe('who has only a keyboard', () => {
  journey('comes from home through a category and a filter to a product', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await enter(page, homePage(page).departments.first());
    const { brands, cardLinks } = listing(page);
    await brands.first().waitFor();
    const brand = (await brands.first().locator('span').first().innerText()).trim();
    await enter(page, brands.first());
    await expect.poll(() => parameterOf(page, 'brand')).toBe(brand);
    await page.getByRole('main').getByRole('link', { name: brand }).and(page.locator('[aria-current=true]')).waitFor();

    const name = (await cardLinks.first().textContent()) ?? '';
    await enter(page, cardLinks.first());
    await productPage(page).name.filter({ hasText: name }).waitFor();
    expect(visitor.documents()).toBe(1);
  });

  journey('chooses filters on a phone in their window and goes on in the list', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await enter(page, homePage(page).departments.first());
    const { filterOpener, filterWindow, brandsInWindow, chosenInWindow, showProducts, cardLinks } = listing(page);
    await filterOpener.waitFor();
    await enter(page, filterOpener);
    await filterWindow.waitFor();
    await visitor.findsAccessible();
    await enter(page, brandsInWindow.first());
    await chosenInWindow.first().waitFor();
    await enter(page, showProducts);
    await filterWindow.waitFor({ state: 'hidden' });
    await expect.poll(() => parameterOf(page, 'brand')).not.toBeNull();

    const name = (await cardLinks.first().textContent()) ?? '';
    await enter(page, cardLinks.first());
    await productPage(page).name.filter({ hasText: name }).waitFor();
    expect(visitor.documents()).toBe(1);
  });
});

describe('who has no JavaScript', () => {
  journey('filters, sorts, turns pages and reads a product', async ({ arrive }) => {
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open(shopAddress(country, '/'));
    await homePage(page).departments.first().click();
    const list = listing(page);
    await list.filterOpener.click();
    await list.brands.first().click();
    await expect.poll(() => parameterOf(page, 'brand')).not.toBeNull();
    const brand = parameterOf(page, 'brand');

    const unsorted = await list.names();
    await list.sort.selectOption('name-asc');
    await list.pageSize.selectOption('12');
    await list.applyOrder.click();
    await page.waitForURL(/sort=name-asc/);
    expect(parameterOf(page, 'brand')).toBe(brand);
    const sorted = await list.names();
    expect(sorted).toHaveLength(12);
    expect(sorted).not.toEqual(unsorted.slice(0, 12));
    expect(sorted).toEqual([...sorted].sort(new Intl.Collator('de', { numeric: false }).compare));

    await list.nextPage.click();
    await page.waitForURL(/page=2/);
    expect(await list.currentPage.innerText()).toBe('2');
    expect(await list.names()).not.toEqual(sorted);

    // A list may end lines within long words.
    const name = ((await list.cardLinks.first().textContent()) ?? '').replaceAll('\u00ad', '');
    await list.cardLinks.first().click();
    const product = productPage(page);
    expect(await product.name.innerText()).toBe(name);
    expect(await product.technicalData.first().isVisible()).toBe(true);
    expect(await product.text()).toMatch(/\d,\d\d\s€\s*inkl\. 19\s%/);
  });
});

describe('a shopper who comes back to a list', () => {
  journey('finds the third page of it filtered, scrolled and filled as she left it', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await homePage(page).departments.first().click();
    const list = listing(page);
    await list.pageSize.selectOption('12');
    await expect.poll(() => parameterOf(page, 'hitsPerPage')).toBe('12');
    await list.filterOpener.click();
    await list.brandsInWindow.first().click();
    await list.chosenInWindow.first().waitFor();
    await list.showProducts.click();
    for (const number of ['2', '3']) {
      await list.nextPage.click();
      await expect.poll(() => parameterOf(page, 'page')).toBe(number);
      await expect.poll(() => list.currentPage.innerText()).toBe(number);
    }
    const address = page.url();
    const names = await list.names();
    expect(names.length).toBeGreaterThan(2);

    const topOfLast = async () => (await list.cards.last().boundingBox())?.y ?? 0;
    await page.mouse.wheel(0, (await topOfLast()) - 300);
    await expect.poll(async () => Math.round(await topOfLast())).toBe(300);
    const placeOf = () => page.evaluate('window.scrollY');
    const place = Number(await placeOf());
    expect(place).toBeGreaterThan(200);
    await list.cardLinks.last().click();
    await productPage(page)
      .name.filter({ hasText: names.at(-1) ?? '' })
      .waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(address);
    await expect.poll(() => list.names()).toEqual(names);
    await expect.poll(async () => Math.abs(Number(await placeOf()) - place)).toBeLessThanOrEqual(50);
    expect(visitor.documents()).toBe(1);
  });
});

describe('on a phone', () => {
  journey(
    'the price of a product and its button are on the first screen, in every locale',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const { page, open } = await arrive({ viewport: phone });
      const { number } = await findProductSoldIn(localeCodes);
      const { price, order } = productPage(page);
      for (const locale of localeCodes) {
        const { language, country: code } = locales[locale];
        const of = countries[code];
        const home = of.languages[0] === language ? '/' : `/${language}/`;
        await open(shopAddress(of, `${home}${of.nativeRouting ? 'p/' : ''}x-${number}`));
        for (const part of [price, order]) {
          const box = await part.boundingBox();
          expect((box?.y ?? phone.height) + (box?.height ?? 0), locale).toBeLessThanOrEqual(phone.height);
        }
      }
    },
  );
});

const shops = [
  { language: 'German', of: countries.DE },
  { language: 'Greek', of: countries.GR },
  { language: 'Slovak', of: countries.SK },
] as const;

/** A category, and two products of it. */
async function findPages({ page, open }: Visitor, of: Country) {
  await open(shopAddress(of, '/'));
  const category = (await homePage(page).departments.first().getAttribute('href')) ?? '';
  await open(shopAddress(of, category));
  const { productLinks } = categoryPage(page);
  const first = (await productLinks.first().getAttribute('href')) ?? '';
  const second = (await productLinks.nth(1).getAttribute('href')) ?? '';
  const filtered = (await listing(page).brands.first().getAttribute('href')) ?? '';
  return { category, filtered, product: first, compare: `/compare?sku=${skuOf(first)}&sku=${skuOf(second)}` };
}

interface Sight {
  readonly path: string;
  /** What must be there before the page is judged. */
  readonly shows: Locator;
}

async function suitsEverybody(visitor: Visitor, of: Country, sights: readonly Sight[]): Promise<void> {
  for (const { path, shows } of sights) {
    const answer = await visitor.openAlive(shopAddress(of, path));
    expect(answer.status(), path).toBe(200);
    await shows.first().waitFor();
    await visitor.page.waitForLoadState('networkidle');
    await visitor.findsNoSidewaysScroll();
    await visitor.findsAccessible();
  }
}

describe.for(shops)('everybody, in $language,', ({ of }) => {
  journey(
    'can use categories, filters, search, products and comparison on a phone',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive({ reducedMotion: 'reduce' });
      const { page } = visitor;
      const { category, filtered, product, compare } = await findPages(visitor, of);
      await suitsEverybody(visitor, of, [
        { path: category, shows: listing(page).cards },
        { path: filtered, shows: listing(page).cards },
        { path: '/search?query=MSW', shows: listing(page).cards },
        { path: '/search?query=qxzvwyq', shows: page.getByRole('main').getByText('qxzvwyq') },
        { path: product, shows: productPage(page).technicalData },
        { path: compare, shows: page.getByRole('main').getByRole('rowheader') },
      ]);
    },
  );

  journey('can use a category and a product on a wide screen', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive({ ...desktop, reducedMotion: 'reduce' });
    const { page } = visitor;
    const { category, product } = await findPages(visitor, of);
    await suitsEverybody(visitor, of, [
      { path: category, shows: listing(page).cards },
      { path: product, shows: productPage(page).technicalData },
    ]);
  });
});
