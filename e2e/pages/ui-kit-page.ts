import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { ENGINE_URL, SUPERADMIN_PASSWORD, SUPERADMIN_USERNAME } from '../environment.ts';
import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';

const path = '/staff/ui';

const passAnswer = z.object({ data: z.object({ createStaffPass: z.object({ token: z.string().min(1) }) }) });

/** What the dashboard does for an operator who wants to see the shop as staff. */
const askForStaffPass = async ({ request }: Page): Promise<string> => {
  const ask = (query: string, variables: Record<string, string> = {}) =>
    request.post(`${ENGINE_URL}/admin-api`, { data: { query, variables } });
  await ask(
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }',
    {
      username: SUPERADMIN_USERNAME,
      password: SUPERADMIN_PASSWORD,
    },
  );
  const answer = await ask('mutation { createStaffPass { token } }');
  return passAnswer.parse(await answer.json()).data.createStaffPass.token;
};

/** The workshop page with all parts of the shop; staff only. */
export const uiKitPage = ({ page, open, openAlive }: Pick<Visitor, 'page' | 'open' | 'openAlive'>) => {
  const section = (id: string): Locator => page.locator(`#${id}`);
  const addressWithPass = async (): Promise<string> => {
    const pass = await askForStaffPass(page);
    return shopAddress(countries.DE, `/staff-pass?${new URLSearchParams({ pass, to: path }).toString()}`);
  };
  return {
    openAsStaff: async () => openAlive(await addressWithPass()),
    openAsStaffWithoutScript: async () => open(await addressWithPass()),
    openAsShopper: () => open(shopAddress(countries.DE, path)),
    button: (name: string) => section('windows').getByRole('button', { name, exact: true }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    menu: page.getByRole('menu', { name: 'Choose a language' }),
    item: (name: string) => page.getByRole('menuitem', { name }),
    contact: page.getByRole('group', { name: 'Contact' }),
    search: page.getByRole('combobox', { name: 'Search' }),
    suggestions: page.getByRole('listbox', { name: 'Search' }).getByRole('option'),
    tab: (name: string) => page.getByRole('tab', { name }),
    openTab: page.getByRole('tabpanel'),
    carousel: page.getByRole('list', { name: 'Often bought together' }),
    further: section('rows').getByRole('button', { name: 'Further' }).first(),
    messageButton: (name: string) => section('messages').getByRole('button', { name }),
    message: (text: string) => page.getByRole('region').getByText(text),
    question: (name: string) => section('order').getByText(name),
  };
};
