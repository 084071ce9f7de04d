import type { Page } from 'playwright-core';

export const productPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    trail: main.getByRole('navigation').first(),
    technicalData: main.getByRole('table').getByRole('row'),
    text: () => main.innerText(),
  };
};
