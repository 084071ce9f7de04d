import type { Page } from 'playwright-core';
import { ENGINE_URL, SUPERADMIN_PASSWORD, SUPERADMIN_USERNAME } from '../../environment.ts';

/** What an operator does in the engine's dashboard. */
export const dashboard = (page: Page) => ({
  signIn: async () => {
    await page.goto(`${ENGINE_URL}/dashboard/login`);
    await page.locator('input[name=username]').fill(SUPERADMIN_USERNAME);
    await page.locator('input[name=password]').fill(SUPERADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Insights' }).first().waitFor();
  },
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
