import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does on the workbench of products. */
export function workbenchDashboard(page: Page) {
  const press = async (button: string, operation: string) => {
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    await answered;
  };
  return {
    /** By the list, as it is searched by SKU. */
    open: async (sku: string) => {
      await page.goto(`${ENGINE_URL}/dashboard/workbench`);
      await page.getByRole('searchbox', { name: 'Products' }).fill(sku);
      await page.keyboard.press('Enter');
      await page.getByRole('row').filter({ hasText: sku }).getByRole('link').click();
      await page.getByRole('group', { name: 'Categories', exact: true }).waitFor();
    },
    choose: (language: string) => page.getByLabel('Language you work on').selectOption(language),
    text: (label: string) => page.getByLabel(label, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    language: (name: RegExp) =>
      page.getByRole('list', { name: 'Languages and their texts' }).getByRole('button', { name }),
    preview: page.getByRole('article'),
    show: () => press('Show it', 'PreviewProductWork'),
    save: () => press('Save', 'SaveProductWork'),
  };
}
