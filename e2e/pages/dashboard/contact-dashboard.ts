import type { Page } from 'playwright-core';
import { z } from 'zod';
import { ENGINE_URL, FAKES_CONTROL_URL } from '../../environment.ts';

/** What customer service does with a message. */
export const contactDashboard = (page: Page) => ({
  open: async (caseNumber: string) => {
    await page.goto(`${ENGINE_URL}/dashboard/contact-requests`);
    await page.getByRole('button', { name: caseNumber, exact: true }).click();
  },
  filter: (label: 'State' | 'Shop' | 'Reason', value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value),
  listed: (caseNumber: string) => page.getByRole('button', { name: caseNumber, exact: true }),
  case: (caseNumber: string) => page.getByRole('article', { name: `Request ${caseNumber}` }),
  answer: async (words: string) => {
    await page.getByLabel('Answer', { exact: true }).fill(words);
    await page.getByRole('button', { name: 'Send answer', exact: true }).click();
  },
  history: page.getByRole('region', { name: 'History' }),
  close: page.getByRole('button', { name: 'Close request', exact: true }),
  reopen: page.getByRole('button', { name: 'Open again', exact: true }),
});

const journal = z.array(z.object({ key: z.string(), fields: z.record(z.string(), z.string()) }));

/** What the case management outside was told under this number; undefined before that. */
export async function outsideCase(caseNumber: string) {
  const entries = journal.parse(await (await fetch(`${FAKES_CONTROL_URL}/case-management/journal`)).json());
  return entries.find(({ key }) => key === caseNumber)?.fields;
}
