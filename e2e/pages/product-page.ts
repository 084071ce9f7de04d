import type { Page } from 'playwright-core';

/** The product's number ends every address a product has. */
export function skuOf(path: string): string {
  const digits = /-(\d{8})$/.exec(path)?.[1];
  if (digits === undefined) throw new Error(`${path} is no product's address`);
  return `EX${digits}`;
}

export function productPage(page: Page) {
  const main = page.getByRole('main');
  const purchase = main.locator('form:has([data-add-to-cart])');
  const restock = main.locator('form:has(input[type=email])');
  return {
    name: main.getByRole('heading', { level: 1 }),
    trail: main.getByRole('navigation').first(),
    technicalData: main.getByRole('table').getByRole('row'),
    /** What it costs now, before any other price of the page. */
    price: main.locator('[data-price-now]').first(),
    /** Buys it, or asks for an offer where nothing is sold. */
    order: main.locator('[data-order]').first(),
    quantity: purchase.getByRole('spinbutton'),
    addToCart: purchase.locator('button[type=submit]'),
    restockAddress: restock.getByRole('textbox'),
    sendRestock: restock.getByRole('button'),
    /** Said when the request has been taken. */
    said: main.getByRole('status'),
    compare: main.locator('a[href*="/compare?"]').first(),
    text: () => main.innerText(),
  };
}
