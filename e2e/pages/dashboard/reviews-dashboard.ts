import type { Page } from 'playwright-core';
import { ENGINE_URL } from '../../environment.ts';

/** What an operator does with reviews that wait. */
export function reviewsDashboard(page: Page) {
  const review = page.getByRole('article', { name: /^Review \d+$/ });
  return {
    open: () => page.goto(`${ENGINE_URL}/dashboard/reviews`),
    rules: page.getByText('Never refuse or delay one because of its rating'),
    choose: (text: string) => page.getByRole('row').filter({ hasText: text }).getByRole('button').click(),
    publish: () => review.getByRole('button', { name: 'Publish', exact: true }).click(),
    state: (words: string) => review.getByRole('definition').filter({ hasText: words }),
  };
}
