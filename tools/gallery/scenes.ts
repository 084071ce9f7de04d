import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Page } from '@tradehall/testing/browser/chromium.ts';
import type { SamplePages } from '../sample-pages.ts';
import { accountScenes } from './account-scenes.ts';
import { addToCart, checkoutScenes } from './checkout-scenes.ts';
import type { Scene } from './scene.ts';

async function openNavigation(page: Page): Promise<void> {
  await page.locator('header a[aria-haspopup="dialog"]').first().click();
  await page.locator('dialog[open] li').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function asTable(page: Page): Promise<void> {
  const [, rows] = await page.locator('main [role="group"] button[aria-pressed]').all();
  await rows?.click();
}

async function asTiles(page: Page): Promise<void> {
  await page.locator('main [role="group"] button[aria-pressed]').first().click();
}

async function openFilters(page: Page): Promise<void> {
  await page.locator('main a[href="#filters"]').click();
  await page.locator('dialog[open] li').first().waitFor();
}

async function typeSearch(page: Page): Promise<void> {
  const toggle = page.locator('header a[aria-expanded]');
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('MSW');
  await page.getByRole('option').first().waitFor();
}

/** As whoever was never here before meets the shop, and behind that the settings. */
async function askAboutCookies(page: Page): Promise<void> {
  await page.locator('footer a[href$="#cookie-settings"]').click();
  await page.locator('dialog[open] input').first().waitFor();
}

/** The next page cannot be read: the shop says so inside its frame. */
async function failNextPage(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('header a[href="/"]').first().click();
  await page.getByRole('main').getByRole('searchbox').waitFor();
}

/** One after the other by one visitor: what the first puts into the cart the last shows. */
const cartScenes = ({ product }: SamplePages): readonly Scene[] => [
  { name: 'cart-empty', path: '/checkout/cart' },
  { name: 'cart-drawer', path: product, prepare: addToCart },
  { name: 'cart', path: '/checkout/cart' },
];

/** Pages that are read: shipped with the shop, or written by the demo's editors. */
const readScenes: readonly Scene[] = [
  { name: 'every-block', path: '/block-samples/' },
  { name: 'content', path: '/payment/' },
  { name: 'articles', path: '/inspirations/' },
  { name: 'article', path: '/guide-deep-fryers/' },
  { name: 'brand', path: '/royal-catering/' },
  { name: 'help', path: '/help-centre-faq/' },
  { name: 'contact', path: '/contact/' },
  { name: 'contact-request', path: '/contact-request' },
  { name: 'legal', path: '/terms-and-conditions/' },
  { name: 'withdrawal', path: '/withdrawal-policy/' },
  { name: 'guarantee', path: '/premium-guarantee/' },
  { name: 'volume-discount', path: '/volume-discount/' },
  { name: 'recalls', path: '/product-recalls/' },
  { name: 'company-information', path: '/company-information/' },
];

const shopScenes = ({
  category,
  filteredCategory,
  list,
  product,
  soldOut,
  comparison,
}: SamplePages): readonly Scene[] => [
  { name: 'home', path: '/' },
  { name: 'cookie-question', path: '/', isFirstVisit: true },
  { name: 'navigation', path: '/', prepare: openNavigation },
  { name: 'cookie-settings', path: '/', prepare: askAboutCookies },
  { name: 'category', path: category },
  { name: 'category-list', path: list },
  { name: 'category-table', path: list, prepare: asTable, isWhole: true, fromWidth: 1024 },
  { name: 'category-tiles', path: list, prepare: asTiles, fromWidth: 1024 },
  { name: 'category-filtered', path: filteredCategory },
  { name: 'category-filters', path: category, prepare: openFilters, upToWidth: 390 },
  { name: 'search', path: '/search?query=MSW' },
  { name: 'search-offers', path: '/search?tags=on-sale' },
  { name: 'search-bar', path: '/', prepare: typeSearch },
  { name: 'search-without-results', path: '/search?query=qxzvwyq' },
  { name: 'product', path: product },
  { name: 'product-sold-out', path: soldOut },
  { name: 'comparison', path: comparison },
  { name: 'login', path: '/login' },
  { name: 'create-account', path: '/create-account' },
  { name: 'confirm-account', path: '/create-account/confirm?token=x' },
  { name: 'password-reset', path: '/password-reset' },
  { name: 'new-password', path: '/password-reset/change-password?token=x' },
  { name: 'not-found', path: '/this-page-does-not-exist/' },
  { name: 'error', path: '/payment/', prepare: failNextPage },
];

export const scenesOf = (pages: SamplePages, country: Country): readonly Scene[] => [
  ...shopScenes(pages),
  ...readScenes,
  { name: 'order-find', path: '/order/find' },
  ...(country.checkoutEnabled ? [...cartScenes(pages), ...checkoutScenes(country)] : []),
  ...accountScenes(pages, country),
];
