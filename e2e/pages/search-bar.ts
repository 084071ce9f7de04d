import type { Page } from 'playwright-core';

/** The search of the header; its suggestions are pages. */
export function searchBar(page: Page) {
  const header = page.getByRole('banner');
  const suggestions = header.getByRole('listbox').getByRole('option');
  return {
    field: header.getByRole('combobox'),
    suggestions,
    chosen: header.getByRole('option', { selected: true }),
    suggestion: (name: string | RegExp) => header.getByRole('option', { name }),
    said: header.getByRole('status'),
  };
}
