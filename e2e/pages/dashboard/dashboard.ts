import type { Page } from 'playwright-core';
import { DASHBOARD_ORIGIN, ENGINE_URL, SUPERADMIN_PASSWORD, SUPERADMIN_USERNAME } from '../../environment.ts';
import { addVirtualDevice } from '../virtual-device.ts';

interface Operator {
  readonly email: string;
  readonly password: string;
}

async function typePassword(page: Page, { email, password }: Operator): Promise<void> {
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const isOpen = (page: Page) => page.getByRole('link', { name: 'Insights' }).first().waitFor();

/** What an operator does in the engine's dashboard. */
export const dashboard = (page: Page) => ({
  signIn: async () => {
    await page.goto(`${ENGINE_URL}/dashboard/login`);
    await typePassword(page, { email: SUPERADMIN_USERNAME, password: SUPERADMIN_PASSWORD });
    await isOpen(page);
  },
  /** Adds a passkey, keeps the recovery codes that come with it, leaves, and comes back with it. */
  signInWithNewPasskey: async (operator: Operator) => {
    await addVirtualDevice(page);
    await page.goto(`${DASHBOARD_ORIGIN}/dashboard/login`);
    await typePassword(page, operator);
    await isOpen(page);
    await page.goto(`${DASHBOARD_ORIGIN}/dashboard/second-factor`);
    await page.getByLabel('Name of the new passkey').fill('Laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Laptop' }).getByText('Not used yet').waitFor();
    await page.getByRole('button', { name: operator.email }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await typePassword(page, operator);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isOpen(page);
  },
  /** In the menu under the operator's name, as it is until somebody chooses. */
  chooseGerman: async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('dialog').getByRole('combobox').first().click();
    await page.getByRole('option', { name: /German/ }).click();
    await page.getByRole('heading', { name: 'Anzeigesprache auswählen' }).waitFor();
    await page.keyboard.press('Escape');
  },
  menu: (name: string) => page.getByRole('link', { name, exact: true }),
  openVariant: async (sku: string) => {
    await page.goto(`${ENGINE_URL}/dashboard/product-variants`);
    await page.getByRole('row').nth(1).waitFor();
    await page.getByPlaceholder('Filter...').fill(sku);
    await page.getByRole('row').filter({ hasText: sku }).locator('a').filter({ hasText: sku }).click();
    await page.getByText('Prices by store').waitFor();
  },
  listPrice: (storeKey: string) => page.getByLabel(`List price of ${storeKey}`),
  salePrice: (storeKey: string) => page.getByLabel(`Sale price of ${storeKey}`),
  savePrices: (storeKey: string) => page.getByRole('button', { name: `Save prices of ${storeKey}` }).click(),
});
