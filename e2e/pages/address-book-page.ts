import type { Page } from 'playwright-core';
import type { TypedAddress } from './buyers.ts';
import type { Shop } from './cart-steps.ts';
import { wordsOf } from './words-of-shop.ts';

type Purpose = 'billing' | 'shipping';

/** One half of the address book. */
export function addressBookPage(page: Page, purpose: Purpose, { locale }: Pick<Shop, 'locale'>) {
  const say = wordsOf(locale);
  const main = page.getByRole('main');
  const field = (name: string) => page.locator(`[name="${purpose}.${name}"]`);
  const saved = (text: string) => main.getByRole('listitem').filter({ hasText: text });
  return {
    say,
    field,
    title: page.getByRole('heading', {
      level: 1,
      name: say(purpose === 'billing' ? 'account.nav.billingDetails' : 'account.nav.shippingDetails'),
    }),
    empty: main.getByText(say('addressBook.empty')),
    add: main.getByRole('link', { name: say('addressBook.add'), exact: true }),
    save: main.getByRole('button', { name: say('addressBook.save'), exact: true }),
    saved,
    isDefault: (text: string) => saved(text).getByText(say('addressBook.default'), { exact: true }),
    edit: (text: string) => saved(text).getByRole('link', { name: say('addressBook.edit') }),
    remove: (text: string) => saved(text).getByRole('link', { name: say('addressBook.remove') }),
    makeDefault: (text: string) => saved(text).getByRole('button', { name: say('addressBook.makeDefault') }),
    removeTitle: page.getByRole('heading', { level: 2, name: say('addressBook.removeTitle') }),
    confirmRemoval: main.getByRole('button', { name: say('addressBook.remove'), exact: true }),
    says: (...said: Parameters<typeof say>) => main.getByText(say(...said), { exact: true }),
    fill: async (address: TypedAddress) => {
      for (const [name, text] of Object.entries(address)) await field(name).fill(text);
    },
  };
}
