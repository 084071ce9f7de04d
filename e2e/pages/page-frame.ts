import type { Page } from 'playwright-core';

/** What stands around every page. Found by role and place: its words differ from shop to shop. */
export function pageFrame(page: Page) {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const drawer = page.getByRole('dialog');
  return {
    header,
    footer,
    home: header.locator('a[aria-label^=Tradehall]'),
    menuOpener: header.locator('a[aria-haspopup=dialog]'),
    categoryBar: header.getByRole('navigation'),
    compare: header.locator('a[href$="/compare"]'),
    searchToggle: header.locator('a[aria-expanded]'),
    searchField: header.getByRole('combobox'),
    /** Reviews and the language selector, where there are any, then contact; the cart's is the last. */
    panelOpeners: header.locator('button[popovertarget]'),
    contactOpener: header.locator('button[popovertarget]:has(+ [popover] a[href^="mailto:"])'),
    openPanel: page.locator('[popover]:popover-open:not(section)'),
    drawer,
    drawerEntries: drawer.getByRole('navigation').getByRole('listitem').locator('a, button'),
    dialog: drawer,
    footerColumns: footer.locator('details'),
  };
}
