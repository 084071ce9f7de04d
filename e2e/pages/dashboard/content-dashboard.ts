import type { Locator, Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with the shop's pages in the engine's dashboard. */
export function contentDashboard(page: Page) {
  const title = page.getByRole('group', { name: /^Block \d+: Page title$/ }).first();
  const answerTo = (operation: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
  const press = async (name: string, operation: string) => {
    const answered = answerTo(operation);
    await page.getByRole('button', { name, exact: true }).first().click();
    await answered;
  };
  return {
    /** Opens the editor of a page and says at which slug visitors find it. */
    open: async (locale: string, key: string): Promise<string> => {
      await page.goto(`${ENGINE_URL}/dashboard/content?locale=${locale}`);
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: key, exact: true }) });
      const slug = await row.getByRole('cell').nth(1).innerText();
      await row.getByRole('link').click();
      await page.getByRole('heading', { name: `${key} in ${locale}` }).waitFor();
      return slug;
    },
    openTitleBlock: () => title.locator('button[aria-expanded]').click(),
    title: title.getByLabel('Title', { exact: true }),
    /** At the end of the page; answers the block. */
    addBlock: async (kind: string) => {
      await page.getByLabel('Kind of block').selectOption(kind);
      await page.getByRole('button', { name: 'Add block' }).click();
      return page.getByRole('group', { name: /^Block \d+: / }).last();
    },
    /** Into the library, and from there into the block. */
    uploadAndChoose: async (block: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await block.getByRole('button', { name: 'Choose a picture' }).click();
      const library = page.getByRole('dialog', { name: 'Choose a picture' });
      const asked = page.waitForEvent('filechooser');
      await library.getByRole('button', { name: 'Upload' }).click();
      await (await asked).setFiles(file);
      await library.getByRole('button', { name: file.name }).click();
      await library.getByRole('button', { name: 'Select Asset' }).click();
      await block.getByRole('link', { name: file.name }).waitFor();
    },
    saveDraft: () => press('Save draft', 'SaveContentDraft'),
    /** Answers the tab of the shop in which the draft is shown. */
    preview: async (): Promise<Page> => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
      const tab = await opened;
      await tab.waitForURL(/preview=/);
      return tab;
    },
    publishNow: () => press('Publish now', 'PublishContentRevision'),
    /** In the operator's time, to the second: `2026-12-01T08:00:00`; without an end, for good. */
    schedule: async (start: string, end = '') => {
      await page.getByLabel('Start', { exact: true }).fill(start);
      await page.getByLabel('End', { exact: true }).fill(end);
      await press('Schedule', 'PublishContentRevision');
    },
    firstRevision: page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Open' }) })
      .first(),
  };
}
