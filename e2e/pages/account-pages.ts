import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';
import type { Shop } from './cart-steps.ts';
import { wordsOf } from './words-of-shop.ts';

export const newAccount = () => ({ email: `account-${randomUUID()}@example.test`, password: 'kettle-and-2-cups' });
export type Credentials = ReturnType<typeof newAccount>;

/** The forms around an account, found by the words of the shop. */
export function accountForms(page: Page, { locale }: Pick<Shop, 'locale'>) {
  const say = wordsOf(locale);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  return {
    say,
    title: (key: Parameters<typeof say>[0]) => page.getByRole('heading', { level: 1, name: say(key) }),
    says: (...said: Parameters<typeof say>) => main.getByText(say(...said)),
    press: (key: Parameters<typeof say>[0]) => main.getByRole('button', { name: say(key), exact: true }).click(),
    follow: (key: Parameters<typeof say>[0]) => main.getByRole('link', { name: say(key), exact: true }).click(),
    firstName: field(say('account.firstName')),
    lastName: field(say('account.lastName')),
    email: field(say('account.email')),
    password: field(say('account.password')),
    newPassword: field(say('account.newPassword')),
    currentPassword: field(say('account.currentPassword')),
    newsletter: main.getByRole('checkbox', { name: say('account.newsletterWish') }),
  };
}

/** Opens the page to sign in and sends what is typed, whatever comes of it. */
export async function signIn(visitor: Visitor, shop: Shop, { email, password }: Credentials, next?: string) {
  const search = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`;
  await visitor.open(shopAddress(shop.country, `${shop.home}login${search}`));
  const form = accountForms(visitor.page, shop);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.press('account.signIn');
}
