import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Page } from '@tradehall/testing/browser/chromium.ts';
import type { Scene } from './scene.ts';

const sendForm = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').last().click();

export async function addToCart(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('dialog[open] button').first().waitFor();
}

async function sendNothing(page: Page): Promise<void> {
  await page.locator('input[name="email"]').fill('');
  await sendForm(page);
  await page.locator('main [aria-invalid="true"]').first().waitFor();
}

async function fillAddresses(page: Page, { phonePrefix, postalCode }: Country): Promise<void> {
  const email = page.locator('[name="email"]');
  // Of a customer it is known.
  if (await email.isEditable()) await email.fill('gallery@example.test');
  const typed = {
    'billing.firstName': 'Ada',
    'billing.lastName': 'Berg',
    'billing.streetName': 'Lange Straße',
    'billing.streetNumber': '5',
    'billing.postalCode': postalCode.example,
    'billing.city': 'Musterstadt',
    'billing.phone': `${phonePrefix} 800 000 000`,
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
}

async function writeCompany(page: Page, country: Country): Promise<void> {
  await page.locator('input[name="clientType"][value="COMPANY"]').check();
  await page.locator('input[name="shippingChoice"][value="DIFFERENT_FROM_BILLING"]').check();
  await fillAddresses(page, country);
}

export async function goToPayment(page: Page, country: Country): Promise<void> {
  // The shop remembers what was chosen in the scene before.
  await page.locator('input[name="clientType"][value="PRIVATE"]').check();
  await page.locator('input[name="shippingChoice"][value="SAME_AS_BILLING"]').check();
  await fillAddresses(page, country);
  await sendForm(page);
  await page.locator('input[name="method"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

export async function placeOrder(page: Page): Promise<void> {
  await page.locator('input[name="method"][value="bank-transfer"]').check();
  await sendForm(page);
  await page.waitForURL(/\/checkout\/thank-you/);
  await page.waitForLoadState('networkidle');
}

/** From what lies in the cart to the order, by one visitor. */
export const checkoutScenes = (country: Country): readonly Scene[] => [
  { name: 'checkout-create-account', path: '/checkout/create-account' },
  { name: 'checkout-addresses', path: '/checkout/addresses' },
  { name: 'checkout-addresses-wrong', path: '/checkout/addresses', prepare: sendNothing, isWhole: true },
  {
    name: 'checkout-addresses-company',
    path: '/checkout/addresses',
    prepare: (page) => writeCompany(page, country),
    isWhole: true,
  },
  {
    name: 'checkout-payment',
    path: '/checkout/addresses',
    prepare: (page) => goToPayment(page, country),
    isWhole: true,
  },
  { name: 'checkout-payment-error', path: '/checkout/payment-error?error=cancelled-transaction' },
  ...(country.bankTransfer.enabled
    ? [{ name: 'checkout-thank-you', path: '/checkout/payment', prepare: placeOrder, isWhole: true }]
    : []),
];
