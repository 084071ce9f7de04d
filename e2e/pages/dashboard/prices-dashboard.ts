import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with the grid of prices. */
export function pricesDashboard(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string, operation: string) => {
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
    // It is disabled while the engine has not answered what was asked before.
    await button(name).click({ trial: true });
    await button(name).press('Enter');
    await answered;
  };
  return {
    open: async (sku: string) => {
      await page.goto(`${ENGINE_URL}/dashboard/prices`);
      await page.getByRole('searchbox', { name: 'Products' }).fill(sku);
      await page.keyboard.press('Enter');
      await page.getByRole('rowheader', { name: sku }).waitFor();
    },
    show: (prices: 'list' | 'sale') => page.getByLabel('Shown prices').selectOption(prices),
    cell: (prices: 'List' | 'Sale', sku: string, store: string) =>
      page.getByLabel(`${prices} price of ${sku} in ${store}`, { exact: true }),
    /** As a spreadsheet gives it away, into the cell that has the focus. */
    paste: (block: string) =>
      page.evaluate(`(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', ${JSON.stringify(block)});
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      })()`),
    changed: (words: string) => page.getByRole('status').filter({ hasText: words }),
    whatBreaks: page.getByRole('region', { name: 'What breaks' }),
    differences: page.getByRole('region', { name: 'Differences' }),
    setTimes: async (start: string, end: string) => {
      await page.getByLabel('Start', { exact: true }).fill(start);
      await page.getByLabel('End', { exact: true }).fill(end);
    },
    check: () => press('Check', 'PreviewStorePrices'),
    applyNow: () => press('Apply now', 'ApplyStorePrices'),
    schedule: () => press('Schedule', 'ScheduleStorePrices'),
    plan: page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Cancel plan / }) }),
  };
}
