import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with products that are dangerous. */
export function recallsDashboard(page: Page) {
  const answered = (name: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false);
  // Both buttons ask first.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async () => {
      await page.goto(`${ENGINE_URL}/dashboard/recalls`);
      await page.getByRole('button', { name: 'Publish recall' }).waitFor();
    },
    publish: async (sku: string, batch: string) => {
      await page.getByLabel('SKU', { exact: true }).fill(sku);
      await page.getByLabel('Affected units', { exact: true }).fill(batch);
      const done = answered('PublishRecall');
      await page.getByRole('button', { name: 'Publish recall' }).click();
      await done;
      await page.getByRole('rowheader', { name: sku }).first().waitFor();
    },
    withdraw: async (sku: string) => {
      const done = answered('WithdrawRecall');
      await page
        .getByRole('button', { name: `Withdraw the recall of ${sku}` })
        .first()
        .click();
      await done;
    },
  };
}
