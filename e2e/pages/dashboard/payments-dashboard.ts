import type { Page } from 'playwright-core';
import { DASHBOARD_ORIGIN } from '../../environment.ts';

/** What support does when a buyer calls. */
export const paymentsDashboard = (page: Page) => ({
  findPayment: async (search: string) => {
    await page.goto(`${DASHBOARD_ORIGIN}/dashboard/payments`);
    await page.getByLabel('Search payments').fill(search);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  },
  /** With the German words of the same page. */
  searchInGerman: async (search: string) => {
    await page.getByRole('link', { name: 'Zahlungen', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Zahlungen' }).waitFor();
    await page.getByLabel('Zahlungen suchen').fill(search);
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  },
  payment: (number: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${number}`) }) }),
  openTimeline: (number: string) => page.getByRole('rowheader').getByRole('link', { name: number }).click(),
  findCart: async (search: string) => {
    await page.goto(`${DASHBOARD_ORIGIN}/dashboard/payment-timeline`);
    await page.getByLabel('Search carts').fill(search);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  },
  step: (words: string) => page.getByRole('listitem').filter({ hasText: words }).first(),
  openOrder: (number: string) => page.getByRole('link', { name: `Open order ${number}` }).click(),
  orderTitle: (number: string) => page.getByRole('heading', { level: 1, name: number }),
});
