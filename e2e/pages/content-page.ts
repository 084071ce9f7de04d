import type { Page } from 'playwright-core';

export const contentPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
  };
};
