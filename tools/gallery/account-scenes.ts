import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Page } from '@tradehall/testing/browser/chromium.ts';
import { stackEnvironment } from '../../scripts/addresses.ts';
import type { SamplePages } from '../sample-pages.ts';
import { addToCart, goToPayment, placeOrder } from './checkout-scenes.ts';
import type { Scene } from './scene.ts';

async function signIn(page: Page): Promise<void> {
  await page.locator('main input[name="email"]').fill('demo@tradehall.example');
  await page.locator('main input[name="password"]').fill(stackEnvironment().DEMO_CUSTOMER_PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/\/my-account/);
  await page.waitForLoadState('networkidle');
}

async function buy(page: Page, country: Country): Promise<void> {
  await addToCart(page);
  await page.goto(new URL('/checkout/addresses', page.url()).href, { waitUntil: 'networkidle' });
  await goToPayment(page, country);
  await placeOrder(page);
}

async function follow(page: Page, address: string): Promise<void> {
  const href = await page.locator(`main a[href*="${address}"]`).first().getAttribute('href');
  await page.goto(new URL(href ?? '/', page.url()).href, { waitUntil: 'networkidle' });
}

const openOrder = (page: Page): Promise<void> => follow(page, '/order?');

async function openWithdrawal(page: Page): Promise<void> {
  await openOrder(page);
  await follow(page, '/order/withdraw');
}

const orders = '/my-account/orders';

const orderScenes = ({ product }: SamplePages, country: Country): readonly Scene[] => [
  { name: 'thank-you', path: product, prepare: (page) => buy(page, country), isWhole: true },
  { name: 'account-orders', path: orders },
  { name: 'order', path: orders, prepare: openOrder, isWhole: true },
  { name: 'withdraw', path: orders, prepare: openWithdrawal, isWhole: true },
];

/** By a customer who signs in, and buys where the shop sells and takes transfers. */
export const accountScenes = (pages: SamplePages, country: Country): readonly Scene[] => [
  { name: 'account-first', path: '/login?next=/my-account', prepare: signIn, isWhole: true },
  ...(country.checkoutEnabled && country.bankTransfer.enabled ? orderScenes(pages, country) : []),
  { name: 'account', path: '/my-account' },
  { name: 'account-profile', path: '/my-account/my-profile' },
  { name: 'account-delivery-addresses', path: '/my-account/shipping-details' },
  { name: 'account-billing-address', path: '/my-account/billing-details' },
  { name: 'account-equipment', path: '/my-account/my-equipment' },
  { name: 'account-cards', path: '/my-account/cards' },
  { name: 'account-password', path: '/my-account/password' },
  { name: 'account-reviews', path: '/my-account/my-reviews' },
  { name: 'account-newsletter', path: '/my-account/my-newsletter' },
  { name: 'account-data', path: '/my-account/my-data' },
  { name: 'account-delete', path: '/my-account/my-data/delete' },
];
