import type { Page } from 'playwright-core';

export function homePage(page: Page) {
  const main = page.getByRole('main');
  return {
    claim: main.getByRole('heading', { level: 1 }),
    departments: main.locator('li > a:has(img)'),
  };
}
