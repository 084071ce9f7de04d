import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey } from '../fixtures.ts';
import { categoryPage } from '../pages/category-page.ts';
import { contentPage } from '../pages/content-page.ts';
import { homePage } from '../pages/home-page.ts';
import { pageFrame } from '../pages/page-frame.ts';
import { shopAddress } from '../shops.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const pathOf = (url: string) => new URL(url).pathname;

const hasTheFocus = (element: Locator) =>
  expect.poll(() => element.and(element.page().locator(':focus')).count()).toBe(1);

describe('who has only a keyboard', () => {
  journey('walks through the menu to a category and back', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.DE, '/'));
    const { menuOpener, drawer, drawerEntries } = pageFrame(page);
    const back = drawer.locator('button').nth(1);
    await menuOpener.focus();
    await page.keyboard.press('Enter');
    await drawerEntries.first().waitFor();
    const department = await drawerEntries.first().innerText();
    await visitor.findsAccessible();

    await page.keyboard.press('Tab');
    await hasTheFocus(drawerEntries.first());
    await page.keyboard.press('Enter');
    await drawer.getByRole('link').filter({ hasText: department }).waitFor();
    await hasTheFocus(back);
    await page.keyboard.press('Enter');
    await hasTheFocus(drawerEntries.first());

    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await hasTheFocus(menuOpener);

    await page.keyboard.press('Enter');
    await drawerEntries.first().press('Enter');
    await hasTheFocus(back);
    await drawer.getByRole('link').filter({ hasText: department }).press('Enter');
    await categoryPage(page).name.filter({ hasText: department }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    expect(visitor.documents()).toBe(1);
  });

  journey('opens and leaves the panels of the header', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.CH, '/fr/'));
    const { panelOpeners, openPanel } = pageFrame(page);
    const count = await panelOpeners.count();
    expect(count).toBe(3);
    for (let index = 0; index < count; index += 1) {
      const opener = panelOpeners.nth(index);
      await opener.press('Enter');
      await openPanel.waitFor();
      await visitor.findsAccessible();
      await page.keyboard.press('Escape');
      await openPanel.waitFor({ state: 'hidden' });
      await hasTheFocus(opener);
    }
    await panelOpeners.first().click();
    await openPanel.waitFor();
    await page.mouse.click(700, 700);
    await openPanel.waitFor({ state: 'hidden' });
  });

  journey('writes to the shop from header, footer and address', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.DE, '/'));
    const { contactOpener: contact, openPanel, footer, dialog } = pageFrame(page);
    await contact.press('Enter');
    await openPanel.getByRole('link', { name: /.+/ }).last().press('Enter');
    await dialog.waitFor();
    await visitor.findsAccessible();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await hasTheFocus(contact);

    const contactUs = footer.locator('a[href="/contact-request"]');
    await contactUs.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await hasTheFocus(contactUs);

    await visitor.openAlive(shopAddress(countries.DE, '/?contact=true'));
    await dialog.waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  journey('is told once what was confirmed', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.DE, '/?confirmation=newsletter'));
    const { dialog } = pageFrame(page);
    await dialog.waitFor();
    expect(new URL(page.url()).search).toBe('');
    await visitor.findsAccessible();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await visitor.openAlive(shopAddress(countries.DE, '/?confirmation=you-have-won'));
    await page.waitForLoadState('networkidle');
    expect(await dialog.count()).toBe(0);
  });
});

describe('a shopper in a country of several languages', () => {
  journey('changes the language and stays on her page', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.CH, '/'));
    const { categoryBar, panelOpeners, openPanel } = pageFrame(page);
    await categoryBar.getByRole('link').first().click();
    await expect.poll(() => pathOf(page.url())).not.toBe('/');
    await categoryPage(page).name.waitFor();
    const german = page.url();
    await panelOpeners.first().click();
    const link = openPanel.locator('a[hreflang=fr-CH]');
    // The frame follows the page a moment later.
    await expect.poll(() => link.getAttribute('href')).not.toMatch(/\/fr\/$/);
    const french = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(french);
    expect(pathOf(french)).toMatch(/^\/fr\/.+\/$/);
    expect(pathOf(french)).not.toBe(`/fr${pathOf(german)}`);
    await categoryPage(page).name.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CH');

    await page.goto(shopAddress(countries.CH, '/'));
    expect(pathOf(page.url())).toBe('/fr/');
  });
});

describe('the header', () => {
  journey('keeps one row in sight while the page scrolls', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.DE, '/'));
    const { home, categoryBar } = pageFrame(page);
    await page.mouse.wheel(0, 1_000);
    await expect.poll(async () => ((await categoryBar.boundingBox())?.y ?? 0) < 0).toBe(true);
    expect((await home.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  journey(
    'finds the same departments on a product page, and there what she has ticked to compare',
    async ({ arrive }) => {
      const visitor = await arrive(desktop);
      const { page } = visitor;
      await visitor.openAlive(shopAddress(countries.DE, '/'));
      const { categoryBar, compare } = pageFrame(page);
      const departments = await categoryBar.getByRole('link').allInnerTexts();
      await categoryBar.getByRole('link').first().click();
      const { productLinks, compareTicks } = categoryPage(page);
      await productLinks.first().waitFor();
      expect(await compare.isVisible()).toBe(false);
      await compareTicks.nth(0).click();
      await compareTicks.nth(1).click();
      await expect.poll(() => compare.innerText()).toBe('2');
      await productLinks.first().click();
      await page.getByRole('main').locator('form:has([data-add-to-cart])').first().waitFor();
      expect(await categoryBar.getByRole('link').allInnerTexts()).toEqual(departments);

      await visitor.openAlive(shopAddress(countries.DE, '/compare'));
      const columns = page.getByRole('main').locator('thead').getByRole('columnheader');
      expect(await columns.count()).toBe(3);
      const rows = page.getByRole('main').getByRole('rowheader');
      const all = await rows.count();
      await page.getByRole('checkbox').check();
      await expect.poll(() => rows.count()).toBeLessThan(all);
      await visitor.findsAccessible();
    },
  );

  journey('walks through three levels of the menu by arrow keys', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(countries.DE, '/'));
    const { menuOpener, drawer, drawerEntries } = pageFrame(page);
    await menuOpener.focus();
    await page.keyboard.press('Enter');
    await drawerEntries.first().waitFor();
    await visitor.findsAccessible();
    await drawerEntries.first().focus();
    await page.keyboard.press('ArrowDown');
    await hasTheFocus(drawerEntries.nth(1));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await hasTheFocus(drawer.locator('[data-level=groups] ul a').first());
    await page.keyboard.press('ArrowLeft');
    await hasTheFocus(drawerEntries.nth(1));
    await page.keyboard.press('Escape');
    await hasTheFocus(menuOpener);
  });

  journey('leads everywhere without JavaScript', async ({ arrive }) => {
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open(shopAddress(countries.DE, '/'));
    const { menuOpener, searchField, footerColumns } = pageFrame(page);
    await searchField.fill('grill');
    await searchField.press('Enter');
    await page.waitForURL(/\/search\?query=grill$/);
    await menuOpener.click();
    await page.waitForURL(/\/#departments$/);
    const products = footerColumns.filter({ has: page.locator('a') }).nth(2);
    await products.locator('summary').click();
    await products.getByRole('link').nth(1).click();
    await categoryPage(page).name.waitFor();
  });
});

const shops = [
  { language: 'German', country: countries.DE },
  { language: 'Greek', country: countries.GR },
  { language: 'Bulgarian', country: countries.BG },
] as const;

describe.for(shops)('everybody, in $language,', ({ country }) => {
  journey('can use the home page and the page that does not exist', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    visitor.expectsInConsole(/status of 404/);
    await visitor.openAlive(shopAddress(country, '/'));
    await visitor.findsAccessible();
    await visitor.openAlive(shopAddress(country, '/nowhere-at-all/'));
    await visitor.page.waitForLoadState('networkidle');
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();
  });

  journey.for([{ width: 390 }, { width: 1440 }])(
    'can use a page with every kind of block at $width px',
    async ({ width }, { arrive }) => {
      const visitor = await arrive({ viewport: { width, height: 900 } });
      // The page's key leads to its address in every language.
      await visitor.openAlive(shopAddress(country, '/block-samples/'));
      await contentPage(visitor.page).readToTheEnd();
      await visitor.findsAccessible();
      await visitor.findsNoSidewaysScroll();
    },
  );

  journey('can go back from a page that failed', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    visitor.expectsInConsole(/status of 500|Unable to decode turbo-stream/);
    await visitor.openAlive(shopAddress(country, '/'));
    await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: '' }));
    const failure = page.waitForResponse(/\.data/);
    await pageFrame(page).categoryBar.getByRole('link').first().click();
    await failure;
    const main = page.getByRole('main');
    await main.getByRole('searchbox').waitFor();
    await visitor.findsAccessible();
    await page.unroute(/\.data/);
    await main.getByRole('button').last().click();
    await expect.poll(() => pathOf(page.url())).toBe('/');
  });
});

/** As extensions do: into the page, before it has come alive. */
const writesIntoPages = `addEventListener('DOMContentLoaded', () => {
  const note = document.createElement('aside');
  note.textContent = 'by an extension';
  document.querySelector('main').prepend(note);
})`;

describe('whose browser has an extension that writes into pages', () => {
  journey('still reads the page and walks on inside the shop', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    // React's word on a page that is not as the server drew it.
    visitor.expectsInConsole(/Minified React error #418/);
    await page.addInitScript(writesIntoPages);
    await visitor.openAlive(shopAddress(countries.DE, '/'));
    // Gone with the document that was drawn anew.
    expect(await page.getByText('by an extension').count()).toBe(0);
    await visitor.findsAccessible();
    await homePage(page).departments.first().click();
    await categoryPage(page).name.waitFor();
    expect(visitor.documents()).toBe(1);
  });
});
