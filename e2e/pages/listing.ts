import type { Page } from 'playwright-core';

/** A list of products, in a category or found, with all that chooses, orders and pages them. */
export function listing(page: Page) {
  const main = page.getByRole('main');
  const results = main.locator('section[aria-labelledby=products]');
  const filterWindow = page.getByRole('dialog');
  return {
    count: results.getByRole('heading', { level: 2 }).first(),
    cards: results.getByRole('article'),
    cardLinks: results.getByRole('article').getByRole('heading').getByRole('link'),
    /** Those that can be put into the cart from here. */
    sellingCards: results.getByRole('article').filter({ has: page.getByRole('button') }),
    /** Values that are ticked, beside the list; a tree of categories has other links. */
    brands: main.locator('#filters a[href*="brand="]'),
    /** On a phone the filters have a window of their own. */
    filterOpener: results.locator('a[href="#filters"]'),
    filterWindow,
    brandsInWindow: filterWindow.locator('a[href*="brand="]'),
    chosenInWindow: filterWindow.locator('a[aria-current=true]'),
    showProducts: filterWindow.getByRole('button').last(),
    sort: results.locator('select[name=sort]'),
    pageSize: results.locator('select[name=hitsPerPage]'),
    applyOrder: results.locator('form:has(select)').getByRole('button'),
    nextPage: results.getByRole('navigation').locator('a[rel~=next]'),
    currentPage: results.getByRole('navigation').locator('[aria-current=page]'),
    didYouMean: main.locator('h1 + p').getByRole('link'),
    names: () => results.getByRole('article').getByRole('heading').getByRole('link').allTextContents(),
  };
}
