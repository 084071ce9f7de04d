import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Buyer, TypedAddress } from './buyers.ts';
import { wordsOf } from './words-of-shop.ts';

type Purpose = 'billing' | 'shipping';

/** The page that asks who buys and where the goods go. Its fields are found by the names they are sent under. */
export function addressesPage(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const fill = async (purpose: Purpose, address: TypedAddress) => {
    for (const [name, text] of Object.entries(address)) await field(`${purpose}.${name}`).fill(text);
  };
  const choose = (key: Parameters<typeof say>[0]) => page.getByRole('radio', { name: say(key), exact: true }).check();
  return {
    title: page.getByRole('heading', { level: 1, name: say('checkout.addressesTitle') }),
    field,
    /** Unfolds the ways to sign in. */
    account: page.getByText(say('checkout.accountTitle'), { exact: true }),
    /** What has to be typed by somebody who buys for themselves. */
    requiredFields: page.locator('form [required]:visible'),
    netNote: page.getByText(say('checkout.netNext')),
    vatConfirmed: page.getByText(say('vat.confirmed')),
    goOn: page.getByRole('button', { name: say('checkout.continue') }),
    fillFor: async ({ address, company, shipTo }: Buyer, email: string) => {
      await field('email').fill(email);
      if (company !== undefined) {
        await choose('checkout.clientCompany');
        await fill('billing', { company: company.name, vatNumber: company.vatNumber });
      }
      await fill('billing', address);
      if (shipTo !== undefined) {
        await choose('checkout.shippingDifferent');
        await field('shipping.country').selectOption(shipTo.country);
        await fill('shipping', shipTo.address);
      }
    },
  };
}
