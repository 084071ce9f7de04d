import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { uiKitPage } from '../pages/ui-kit-page.ts';

const hasFocus = (page: Page, locator: Locator) =>
  expect.poll(() => locator.and(page.locator(':focus')).count()).toBe(1);

async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

const screens = [{ width: 390 }, { width: 768 }, { width: 1440 }] as const;

describe('the parts of the shop', () => {
  journey.for(screens)('are accessible and fit at $width px', async ({ width }, { arrive }) => {
    const visitor = await arrive({ viewport: { width, height: 900 } });
    const kit = uiKitPage(visitor);
    expect((await kit.openAsStaff()).status()).toBe(200);
    await kit.measuredRow.waitFor();
    await visitor.findsNoSidewaysScroll();
    await visitor.findsAccessible();
  });

  journey('are for staff only', async ({ arrive }) => {
    const visitor = await arrive();
    visitor.expectsInConsole(/status of 404/);
    expect((await uiKitPage(visitor).openAsShopper()).status()).toBe(404);
  });

  journey('open and fold without JavaScript where the browser can', async ({ arrive }) => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const kit = uiKitPage(visitor);
    await kit.openAsStaffWithoutScript();
    await kit.button('Language').click();
    await kit.item('Français').waitFor();
    await kit.button('Contact').click();
    await kit.contact.getByRole('link', { name: 'Write to us' }).waitFor();
    await kit.question('Can I send a product back?').click();
    await kit.question('Yes, within 30 days').waitFor();
    expect(await kit.openTab.count()).toBe(3);
  });
});

describe('a window over the page, by keyboard only', () => {
  const windows = [
    { opener: 'Open dialog', title: 'Remove this product?' },
    { opener: 'Open left drawer', title: 'All categories' },
    { opener: 'Open right drawer', title: 'Your cart' },
  ] as const;

  journey.for(windows)('$opener: keeps the focus and gives it back', async ({ opener, title }, { arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    const dialog = kit.dialog(title);
    await kit.button(opener).focus();
    await press(page, 'Enter');
    await hasFocus(page, dialog.getByRole('button', { name: 'Close' }));
    await visitor.findsAccessible();

    await press(page, 'Shift+Tab', 'Shift+Tab');
    expect(await page.locator('main :focus:not(dialog *)').count()).toBe(0);

    await press(page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(page, kit.button(opener));

    await press(page, 'Enter');
    await hasFocus(page, dialog.getByRole('button', { name: 'Close' }));
    // The second key comes while the browser is still telling of the first.
    await Promise.all([press(page, 'Escape'), press(page, 'Enter')]);
    await hasFocus(page, dialog.getByRole('button', { name: 'Close' }));
    await press(page, 'Enter');
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(page, kit.button(opener));
  });

  journey('closes when the page beside it is pressed, and when a link in it is followed', async ({ arrive }) => {
    const visitor = await arrive();
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    const drawer = kit.dialog('All categories');
    await kit.button('Open left drawer').click();
    await drawer.waitFor();
    await visitor.page.mouse.click(365, 400);
    await drawer.waitFor({ state: 'hidden' });
    await kit.button('Open left drawer').click();
    await drawer.getByRole('link', { name: 'Workshop' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  journey('keeps what was typed where it is kept', async ({ arrive }) => {
    const visitor = await arrive();
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    const dialog = kit.dialog('Write to us');
    await kit.button('Open wide dialog').click();
    await dialog.getByRole('textbox').fill('Half a sentence');
    await press(visitor.page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });
    await kit.button('Open wide dialog').click();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Half a sentence');
  });
});

describe('a menu, by keyboard only', () => {
  journey('is walked through by arrows, ends and letters', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.button('Language').focus();
    await press(page, 'ArrowDown');
    await hasFocus(page, kit.item('Deutsch'));
    await visitor.findsAccessible();
    await press(page, 'ArrowDown');
    await hasFocus(page, kit.item('Français'));
    await press(page, 'End');
    await hasFocus(page, kit.item('Italiano'));
    await press(page, 'ArrowDown');
    await hasFocus(page, kit.item('Deutsch'));
    await press(page, 'f');
    await hasFocus(page, kit.item('Français'));
    await press(page, 'Home');
    await hasFocus(page, kit.item('Deutsch'));
    await press(page, 'Escape');
    await kit.menu.waitFor({ state: 'hidden' });
    await hasFocus(page, kit.button('Language'));
  });

  journey(
    'opens at its end by the arrow up, passes over what is off, and closes when left or used',
    async ({ arrive }) => {
      const visitor = await arrive();
      const { page } = visitor;
      const kit = uiKitPage(visitor);
      await kit.openAsStaff();
      await kit.button('More').focus();
      await press(page, 'ArrowUp');
      await hasFocus(page, kit.item('Share'));
      await press(page, 'ArrowUp');
      await hasFocus(page, kit.item('Copy the link'));
      await press(page, 'Enter');
      await kit.item('Share').waitFor({ state: 'hidden' });
      await hasFocus(page, kit.button('More'));
      await press(page, 'Enter');
      await hasFocus(page, kit.item('Copy the link'));
      await press(page, 'Tab');
      await kit.item('Share').waitFor({ state: 'hidden' });
      await hasFocus(page, kit.button('Contact'));
    },
  );
});

describe('a box under its button, by keyboard only', () => {
  journey('is entered by Tab, left by Escape, and closes behind who goes on', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.button('Contact').focus();
    await press(page, 'Enter');
    await kit.contact.waitFor();
    await press(page, 'Tab');
    await hasFocus(page, kit.contact.getByRole('link').first());
    await visitor.findsAccessible();
    await press(page, 'Escape');
    await kit.contact.waitFor({ state: 'hidden' });
    await hasFocus(page, kit.button('Contact'));
    await press(page, 'Enter', 'Tab', 'Tab', 'Tab');
    await kit.contact.waitFor({ state: 'hidden' });
    await hasFocus(page, kit.button('Account'));
  });
});

describe('the search with suggestions, by keyboard only', () => {
  journey('walks through suggestions and takes one', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.search.focus();
    await page.keyboard.type('meat');
    await expect.poll(() => kit.suggestions.count()).toBe(4);
    await page.getByRole('status').filter({ hasText: '4 suggestions' }).waitFor();
    await press(page, 'ArrowDown', 'ArrowDown');
    const active = kit.suggestions.filter({ hasText: 'Meat slicer' });
    expect(await active.getAttribute('aria-selected')).toBe('true');
    expect(await kit.search.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await hasFocus(page, kit.search);
    await visitor.findsAccessible();
    await press(page, 'Enter');
    expect(await kit.search.inputValue()).toBe('Meat slicer 300 mm');
    expect(await kit.search.getAttribute('aria-expanded')).toBe('false');
  });

  journey('closes by Escape and keeps what was typed', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.search.focus();
    await page.keyboard.type('scale');
    await kit.suggestions.first().waitFor();
    await press(page, 'Escape');
    await kit.suggestions.first().waitFor({ state: 'hidden' });
    expect(await kit.search.inputValue()).toBe('scale');
    await press(page, 'ArrowUp');
    await expect.poll(() => kit.suggestions.last().getAttribute('aria-selected')).toBe('true');
  });

  journey('says when there is nothing, and can be emptied', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.search.focus();
    await page.keyboard.type('submarine');
    await page.getByRole('status').filter({ hasText: 'No results' }).waitFor();
    await visitor.findsAccessible();
    await press(page, 'Tab', 'Enter');
    expect(await kit.search.inputValue()).toBe('');
    await hasFocus(page, kit.search);
  });
});

describe('tabs and rows, by keyboard only', () => {
  journey('shows one panel at a time', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.tab('Description').focus();
    await press(page, 'ArrowRight');
    await hasFocus(page, kit.tab('Technical data'));
    await kit.openTab.filter({ hasText: 'Power 250 W' }).waitFor();
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await hasFocus(page, kit.tab('Documents'));
    await press(page, 'Home');
    await hasFocus(page, kit.tab('Description'));
    await press(page, 'Tab');
    await hasFocus(page, kit.openTab);
    expect(await kit.openTab.count()).toBe(1);
  });

  journey('moves a row by its button', async ({ arrive }) => {
    const visitor = await arrive({ viewport: { width: 1440, height: 900 } });
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    const lastProduct = kit.carousel.getByRole('link').last();
    const leftOf = async () => (await lastProduct.boundingBox())?.x ?? 0;
    expect(await leftOf()).toBeGreaterThan(1440);
    await kit.further.focus();
    await press(visitor.page, 'Enter');
    await expect.poll(leftOf).toBeLessThan(1440);
  });
});

describe('a message', () => {
  journey('appears, is said, and goes by itself or when dismissed', async ({ arrive }) => {
    const visitor = await arrive();
    const kit = uiKitPage(visitor);
    await kit.openAsStaff();
    await kit.messageButton('Say it worked').click();
    const said = visitor.page.getByRole('status').filter({ hasText: 'Meat grinder 250 W is in your cart.' });
    await said.waitFor();
    await said.waitFor({ state: 'hidden' });
    await kit.messageButton('Remove with undo').click();
    await visitor.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await kit.message('Meat grinder 250 W is back in your cart.').waitFor();
    await visitor.findsAccessible();
  });
});
