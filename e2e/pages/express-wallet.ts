import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { wordsOf } from './words-of-shop.ts';

/** The sheet of a wallet: a window of the provider's stand-in, which speaks English. */
const sheetIn = (sheet: Page) => ({
  total: sheet.locator('#total'),
  email: sheet.getByLabel('E-mail'),
  card: sheet.getByLabel('Card', { exact: true }),
  pay: sheet.locator('#confirm:enabled'),
  /** The click takes the window away that would answer it: that it is gone is what counts. */
  cancel: async () => {
    const closed = sheet.waitForEvent('close');
    sheet
      .getByRole('button', { name: 'Cancel' })
      .click()
      .catch(() => undefined);
    await closed;
  },
  problem: sheet.getByRole('alert'),
});

/** The button of a wallet on a page, in its frame, and the sheet that it opens. */
function walletOn(page: Page, title: string, method: string) {
  const button = page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: method });
  return {
    frame: page.locator(`iframe[title="${title}"]`),
    button,
    openSheet: async () => {
      const [sheet] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      const found = sheetIn(sheet);
      await found.pay.waitFor();
      return found;
    },
  };
}

export function expressWallet(page: Page, locale: Locale, method: string) {
  const say = wordsOf(locale);
  return {
    ...walletOn(page, say('express.frame', { method }), method),
    place: page.getByRole('region', { name: say('express.heading') }),
    /** Said where no wallet can be shown. */
    unavailable: page.getByText(say('express.unavailable')),
  };
}

/** The same at the payment page, where the addresses are known. */
export const paymentWallet = (page: Page, locale: Locale, method: string) =>
  walletOn(page, wordsOf(locale)('payment.walletFrame', { method }), method);
