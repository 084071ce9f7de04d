import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with addresses that moved. */
export const redirectsDashboard = (page: Page) => ({
  open: async () => {
    await page.goto(`${ENGINE_URL}/dashboard/redirects`);
    await page.getByRole('button', { name: 'Add redirect' }).waitFor();
  },
  add: async (from: string, to: string) => {
    await page.getByLabel('Old address').fill(from);
    await page.getByLabel('New address').fill(to);
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveRedirect') ?? false,
    );
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await answered;
  },
  failure: page.getByRole('alert'),
  /** How often visitors followed it, or nothing where it is not in the list. */
  hits: async (from: string): Promise<string> => {
    await page.getByLabel('Search redirects').fill(from);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: from, exact: true }) });
    await row.waitFor();
    return row.getByRole('cell').nth(3).innerText();
  },
});
