import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey, type Visitor } from '../fixtures.ts';
import { cartOn } from '../pages/cart-page.ts';
import { findsAdded } from '../pages/cart-steps.ts';
import { homePage } from '../pages/home-page.ts';
import { listing } from '../pages/listing.ts';
import { productPage, skuOf } from '../pages/product-page.ts';
import { searchBar } from '../pages/search-bar.ts';
import { shopAddress } from '../shops.ts';

// The shop whose words these journeys read; it sells, and from its lists as well.
const country = countries.GB;
const desktop = { viewport: { width: 1440, height: 1000 } };

async function openFirstDepartment({ page, openAlive }: Visitor) {
  await openAlive(shopAddress(country, '/'));
  await homePage(page).departments.first().click();
  await listing(page).cards.first().waitFor();
  await page.waitForLoadState('networkidle');
}

describe('the search of the header', () => {
  journey('suggests while somebody types, and opens a product by arrow keys and Enter', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    const { field, suggestions, chosen, said } = searchBar(page);
    await field.focus();
    await page.keyboard.type('coffee grinder');
    await suggestions.first().waitFor();
    await expect.poll(() => said.innerText()).toMatch(/^\d+ suggestions?$/);
    await visitor.findsAccessible();
    const products = suggestions.and(page.locator('a:not([href$="/"])'));
    const name = await products.first().locator('span:not(:has(*)):not(:empty)').first().innerText();
    expect(name).toMatch(/^Coffee grinder/);

    for (
      let step = 0;
      step < (await suggestions.count()) && (await chosen.and(products.first()).count()) === 0;
      step += 1
    )
      await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await products.first().getAttribute('id'));
    await page.keyboard.press('Enter');
    await productPage(page).name.filter({ hasText: name }).waitFor();
    expect(visitor.documents()).toBe(1);
  });

  journey('leads from a product number to the product', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await openFirstDepartment(visitor);
    const path = (await listing(page).cardLinks.nth(3).getAttribute('href')) ?? '';
    const { field } = searchBar(page);
    await field.fill(skuOf(path));
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await productPage(page).technicalData.first().waitFor();
  });

  journey('understands a word with a wrong letter, and offers the right one', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    const { field } = searchBar(page);
    await field.fill('shelvign');
    await field.press('Enter');
    const { cardLinks, didYouMean } = listing(page);
    await cardLinks.first().waitFor();
    expect(await cardLinks.first().innerText()).toContain('Shelving');
    expect(await didYouMean.innerText()).toBe('shelving');
    await didYouMean.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('shelving');
    await expect.poll(() => didYouMean.count()).toBe(0);
    expect(await cardLinks.first().innerText()).toContain('Shelving');
  });

  journey('remembers what was searched for, until it is told to forget', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    const { field, suggestions } = searchBar(page);
    for (const words of ['fruit press', 'standing desk']) {
      await field.fill(words);
      await field.press('Enter');
      await page.getByRole('main').getByRole('heading', { level: 1, name: words }).waitFor();
    }
    await visitor.openAlive(shopAddress(country, '/'));
    await field.focus();
    await expect.poll(() => suggestions.allInnerTexts()).toEqual(['standing desk', 'fruit press']);
    await visitor.findsAccessible();
    await suggestions.last().click();
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'fruit press' }).waitFor();

    await visitor.openAlive(shopAddress(country, '/'));
    await field.focus();
    await page.getByRole('button', { name: 'Delete recent searches' }).click();
    await expect.poll(() => suggestions.count()).toBe(0);
    await visitor.openAlive(shopAddress(country, '/'));
    await field.focus();
    expect(await suggestions.count()).toBe(0);
  });
});

describe('the cart', () => {
  journey('takes a quantity from the product page', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    await openFirstDepartment(visitor);
    const name = (await listing(page).cardLinks.first().textContent()) ?? '';
    await listing(page).cardLinks.first().click();
    const { quantity, addToCart } = productPage(page);
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    expect(await quantity.inputValue()).toBe('2');
    await addToCart.click();
    await findsAdded(visitor, { locale: 'en-GB' }, name);
    const cart = cartOn(page, 'en-GB', 'drawer');
    expect(await cart.quantity(name).inputValue()).toBe('2');
    await expect.poll(() => cart.pending.count()).toBe(0);
    await visitor.findsAccessible();
  });

  journey('takes a product straight from a list', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await openFirstDepartment(visitor);
    const card = listing(page).sellingCards.nth(1);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const address = page.url();
    await card.getByRole('button', { name: `Add to basket: ${name}` }).click();
    await findsAdded(visitor, { locale: 'en-GB' }, name);
    expect(page.url()).toBe(address);
  });
});
