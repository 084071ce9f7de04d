import type { Page } from 'playwright-core';

export const categoryPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    trail: main.getByRole('navigation').first(),
    products: main.getByRole('article'),
    productLinks: main.getByRole('article').getByRole('link'),
  };
};
