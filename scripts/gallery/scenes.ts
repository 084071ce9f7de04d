import type { Page } from '@tradehall/testing/browser/chromium.ts';

/** A page of the shop as a shopper meets it, and what has to be done to see it so. */
interface Scene {
  readonly name: string;
  /** A content page is asked for by its key, which leads to its address in every language. */
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const openNavigation = async (page: Page): Promise<void> => {
  await page.locator('header a[aria-haspopup="dialog"]').first().click();
  await page.locator('dialog[open] li').first().waitFor();
};

/** The next page cannot be read: the shop says so inside its frame. */
const failNextPage = async (page: Page): Promise<void> => {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('header nav a').last().click();
  await page.locator('main img[src$="/error.svg"]').waitFor();
};

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'every-block', path: '/block-samples/' },
  { name: 'content', path: '/payment/' },
  { name: 'navigation', path: '/', prepare: openNavigation },
  { name: 'search', path: '/search?tags=on-sale' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/this-page-does-not-exist/' },
  { name: 'error', path: '/payment/', prepare: failNextPage },
];
