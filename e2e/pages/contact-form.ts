import type { Locator } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { ContactReason, ContactSubreason } from '@tradehall/domain/contact/contact-reasons.ts';
import { wordsOf } from './words-of-shop.ts';

/** The number by which a visitor and an operator speak of the same message. */
export const caseNumberIn = (text: string): string => /C-\d{4}-\d{6}/.exec(text)?.[0] ?? '';

/** The contact form, over a page or in one. */
export function contactForm(place: Locator, locale: Locale) {
  const say = wordsOf(locale);
  const field = (name: string) => place.locator(`[name=${name}]:not([type=hidden])`);
  return {
    reason: (reason: ContactReason) => place.getByRole('link', { name: say(`contact.reason.${reason}`), exact: true }),
    subreason: (subreason: ContactSubreason) =>
      place.getByRole('link', { name: say(`contact.subreason.${subreason}`), exact: true }),
    back: place.getByRole('link', { name: say('shell.menuBack'), exact: true }),
    field,
    send: place.getByRole('button', { name: say('contact.send'), exact: true }),
    continueRequest: place.getByRole('link', { name: say('contact.continue'), exact: true }),
    myOrders: place.getByRole('link', { name: say('account.nav.orders'), exact: true }),
    fill: async (texts: { readonly email: string; readonly subject: string; readonly description?: string }) => {
      await field('contactName').fill('Jana Nováková');
      await field('customerEmail').fill(texts.email);
      await field('subject').fill(texts.subject);
      await field('description').fill(texts.description ?? 'The door is bent.\nWhat now?');
    },
    /** What is said when it was sent. */
    sent: place.getByText(/C-\d{4}-\d{6}/),
  };
}
