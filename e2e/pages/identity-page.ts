import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { FAKES_CONTROL_URL } from '../environment.ts';

/** The provider's page that asks who one is. */
export function identityPage(page: Page, provider: 'Google' | 'Facebook') {
  const title = page.getByRole('heading', { level: 1, name: `Sign in with ${provider}` });
  return {
    title,
    email: page.getByLabel('E-mail', { exact: true }),
    isVerified: page.getByRole('checkbox', { name: 'The e-mail address is verified' }),
    /** With an address that the provider has proven. */
    continueAs: async (email: string): Promise<void> => {
      await title.waitFor();
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    refuse: async (): Promise<void> => {
      await title.waitFor();
      await page.getByRole('button', { name: 'Refuse' }).click();
    },
  };
}

/** Her browser never opens the address that a provider sends her back to. Not by page.route, which sees no redirects. */
export async function stopBeforeReturning(page: Page): Promise<{ readonly address: () => string }> {
  let address = '';
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    address = request.url;
    void session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/sign-in/*/callback*' }] });
  return { address: () => address };
}

const faults = `${FAKES_CONTROL_URL}/identity/faults`;

/** Both providers fail when the shop's server asks them; with the end of the test they are back. */
export async function takeProvidersAway(): Promise<void> {
  onTestFinished(async () => {
    await fetch(faults, { method: 'DELETE' });
  });
  await fetch(faults, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'refuse', code: 500 }),
  });
}
