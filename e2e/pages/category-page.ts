import type { Page } from 'playwright-core';

export function categoryPage(page: Page) {
  const main = page.getByRole('main');
  // Other pages have rows of products as well: only a list is what a category is for.
  const products = main.locator('section[aria-labelledby=products]').getByRole('article');
  return {
    name: main.getByRole('heading', { level: 1 }),
    trail: main.getByRole('navigation').first(),
    products,
    productLinks: products.getByRole('heading').getByRole('link'),
    compareTicks: products.locator('a[data-compare]'),
  };
}
