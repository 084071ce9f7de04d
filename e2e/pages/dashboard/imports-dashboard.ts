import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with the files of a merchant's own systems. */
export function importsDashboard(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    open: async () => {
      await page.goto(`${ENGINE_URL}/dashboard/imports`);
      await page.getByRole('form', { name: 'New file' }).waitFor();
    },
    send: async (name: string, text: string) => {
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await button('Read file').press('Enter');
      await page.getByRole('form', { name: 'Columns' }).waitFor();
    },
    check: () => button('Check').press('Enter'),
    says: (words: string) => page.getByRole('status').filter({ hasText: words }),
    line: (number: number) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) }),
    apply: async (name: string) => {
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes('ApplyImport') ?? false,
      );
      await button(name).press('Enter');
      await answered;
    },
    undo: async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await button('Undo').press('Enter');
    },
  };
}
