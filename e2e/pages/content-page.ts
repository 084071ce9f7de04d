import type { Page } from 'playwright-core';

export const contentPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    /** What is far down is drawn when it comes near. */
    readToTheEnd: async () => {
      for (const heading of await main.getByRole('heading').all()) await heading.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    },
  };
};
