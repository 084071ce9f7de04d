import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey, type Visitor } from '../fixtures.ts';
import { categoryPage } from '../pages/category-page.ts';
import { homePage } from '../pages/home-page.ts';
import { productPage } from '../pages/product-page.ts';
import { addressOfNoShop, shopAddress } from '../shops.ts';

const shops = [
  {
    shop: 'de.localhost',
    country: countries.DE,
    home: '/',
    locale: 'de-DE',
    title: 'Profi-Ausstattung für jedes Gewerbe',
    price: /\d,\d\d\s€\s*inkl\. 19\s%/,
  },
  {
    shop: 'gr.localhost',
    country: countries.GR,
    home: '/',
    locale: 'el-GR',
    title: 'Επαγγελματικός εξοπλισμός για κάθε κλάδο',
    price: /\d,\d\d\s€\s*με ΦΠΑ/,
  },
  {
    shop: 'sk.localhost',
    country: countries.SK,
    home: '/',
    locale: 'sk-SK',
    title: 'Profesionálne vybavenie pre každý odbor',
    price: /\d,\d\d\s€\s*vrátane \d+\s%/,
  },
  {
    shop: 'ch.localhost/fr',
    country: countries.CH,
    home: '/fr/',
    locale: 'fr-CH',
    title: 'L’équipement professionnel de tous les métiers',
    price: /\d[.,]\d\d\sCHF\s*TVA/,
  },
] as const;

async function looksRight(visitor: Visitor, locale: string): Promise<void> {
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe(locale);
  // Without its first line browsers lay a document out by the rules of the last century.
  expect(await visitor.page.evaluate('document.compatMode')).toBe('CSS1Compat');
  await visitor.findsNoSidewaysScroll();
  await visitor.findsAccessible();
}

describe.for(shops)('a shopper at $shop', ({ country, home, locale, title, price }) => {
  journey('comes from the home page through a department to a product', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const answer = await visitor.openAlive(shopAddress(country, home));
    expect(answer.status()).toBe(200);
    expect(await page.title()).toBe(`${title} | Tradehall`);
    expect(await homePage(page).claim.innerText()).not.toBe('');
    expect(await homePage(page).departments.count()).toBe(12);
    await looksRight(visitor, locale);

    const department = homePage(page).departments.first();
    const departmentName = await department.innerText();
    await department.click();
    await categoryPage(page).name.filter({ hasText: departmentName }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/$/);
    await looksRight(visitor, locale);

    const productLink = categoryPage(page).productLinks.first();
    const productName = (await productLink.textContent()) ?? '';
    await productLink.click();
    await productPage(page).name.filter({ hasText: productName }).waitFor();
    expect(await page.title()).toContain('Tradehall');
    expect(new URL(page.url()).pathname).toMatch(/-\d{8}$/);
    expect(await productPage(page).text()).toMatch(price);
    expect(await productPage(page).technicalData.count()).toBeGreaterThan(0);
    await looksRight(visitor, locale);
    expect(visitor.documents()).toBe(1);

    const shown = await productPage(page).text();
    await page.reload();
    expect(await productPage(page).text()).toBe(shown);
  });

  journey('comes as far without JavaScript', async ({ arrive }) => {
    const { page, open, documents } = await arrive({ javaScriptEnabled: false });
    await open(shopAddress(country, home));
    await homePage(page).departments.first().click();
    await categoryPage(page).productLinks.first().click();
    await productPage(page).technicalData.first().waitFor();
    expect(documents()).toBe(3);
  });

  journey('finds the right page behind a wrong product name', async ({ arrive }) => {
    const { page, open } = await arrive();
    await open(shopAddress(country, home));
    await homePage(page).departments.first().click();
    const href = await categoryPage(page).productLinks.first().getAttribute('href');
    const productNumber = /\d{8}$/.exec(href ?? '')?.[0] ?? '';
    const answer = await open(shopAddress(country, `${home}x-${productNumber}`));
    expect(answer.status()).toBe(200);
    expect(new URL(answer.url()).pathname).toBe(href);
    expect((await answer.request().redirectedFrom()?.response())?.status()).toBe(308);
  });

  journey('is told in her language that a page does not exist', async ({ arrive }) => {
    const visitor = await arrive();
    visitor.expectsInConsole(/status of 404/);
    const answer = await visitor.open(shopAddress(country, `${home}nowhere-at-all/`));
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await looksRight(visitor, locale);
    await visitor.page.getByRole('main').locator(`a[href="${home}"]`).click();
    await homePage(visitor.page).departments.first().waitFor();
  });
});

describe('the language of an address', () => {
  journey('is not repeated when it is the default one of the country', async ({ arrive }) => {
    const { page, open } = await arrive();
    await open(shopAddress(countries.DE, '/de/'));
    expect(new URL(page.url()).pathname).toBe('/');
  });

  journey('must be one the country speaks', async ({ arrive }) => {
    const visitor = await arrive();
    visitor.expectsInConsole(/status of 404/);
    expect((await visitor.open(shopAddress(countries.DE, '/fr/'))).status()).toBe(404);
    expect((await visitor.open(shopAddress(countries.CH, '/fr/'))).status()).toBe(200);
  });
});

describe('a host that is no shop', () => {
  journey('gets no page', async ({ arrive }) => {
    const visitor = await arrive();
    visitor.expectsInConsole(/status of 421/);
    expect((await visitor.open(addressOfNoShop())).status()).toBe(421);
  });
});
