import type { Locator } from 'playwright-core';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';
import { createStaffPass } from './dashboard/operator.ts';

const path = '/staff/ui';

/** The workshop page with all parts of the shop; staff only. */
export function uiKitPage({ page, open, openAlive }: Pick<Visitor, 'page' | 'open' | 'openAlive'>) {
  const section = (id: string): Locator => page.locator(`#${id}`);
  const addressWithPass = async (): Promise<string> => {
    const pass = await createStaffPass();
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
    /** Rows that scroll can be reached by keyboard as soon as the page has measured them. */
    measuredRow: page.locator('ul[role=list][tabindex="0"]').last(),
    carousel: page.getByRole('list', { name: 'Often bought together' }),
    further: section('rows').getByRole('button', { name: 'Further' }).first(),
    messageButton: (name: string) => section('messages').getByRole('button', { name }),
    message: (text: string) => page.getByRole('region').getByText(text),
    question: (name: string) => section('order').getByText(name),
  };
}
