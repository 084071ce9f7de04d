import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { wordsOf } from './words-of-shop.ts';

/** The button of a wallet on the page of a product or of the cart, and the sheet it opens. */
export function expressWallet(page: Page, locale: Locale, method: string) {
  const say = wordsOf(locale);
  const title = say('express.frame', { method });
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  return {
    place: page.getByRole('region', { name: say('express.heading') }),
    open: frame.getByRole('button', { name: title }),
    email: frame.getByLabel(say('checkout.email')),
    order: frame.getByRole('button', { name: say('payment.orderAndPay') }),
    /** What it comes to, as the sheet says before it is agreed to. */
    note: frame.locator('#note'),
  };
}
