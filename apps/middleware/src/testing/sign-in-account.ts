import { accountEmail, accountPassword } from './cart-test-shop.ts';
import type { TestCalls } from './test-browser.ts';
import { valueOf } from './value-of.ts';

/** One of the customers of the German shop, by number. */
export async function signInAccount({ 'new-ct': shop }: TestCalls, account: number): Promise<void> {
  const email = accountEmail(account);
  valueOf(await shop.customerSignMeIn({ locale: 'de-DE', email, password: accountPassword }));
}
