import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { accountForms, newAccount, signIn } from '../pages/account-pages.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { cartOn } from '../pages/cart-page.ts';
import { putInCart } from '../pages/checkout-steps.ts';
import { identityPage, stopBeforeReturning, takeProvidersAway } from '../pages/identity-page.ts';
import { inbox } from '../pages/inbox.ts';
import { addVirtualDevice } from '../pages/virtual-device.ts';
import { shopAddress } from '../shops.ts';

const { DE: german, GB: british } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;
const profile = '/my-account/my-profile';

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;
const nextOf = ({ page }: Visitor): string | null => new URL(page.url()).searchParams.get('next');

async function continueWith({ page }: Visitor, provider: 'Google' | 'Facebook'): Promise<void> {
  const { say } = accountForms(page, german);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('signIn.with', { provider }), exact: true })
    .click();
}

/** Somebody with a new account, signed in, on her profile. */
async function comeWithGoogle(visitor: Visitor, email: string): Promise<void> {
  const search = new URLSearchParams({ next: profile });
  await visitor.open(shopAddress(german.country, `/login?${search.toString()}`));
  await continueWith(visitor, 'Google');
  await identityPage(visitor.page, 'Google').continueAs(email);
  await expect.poll(() => pathOf(visitor)).toBe(profile);
}

describe('a shopper', () => {
  journey('signs in with Google, and her cart comes along', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const { email } = newAccount();
    const visitor = await arrive();
    await putInCart(visitor, german);
    await visitor.open(shopAddress(german.country, '/checkout/addresses'));
    await addressesPage(visitor.page, german.locale).account.click();
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();
    await continueWith(visitor, 'Google');
    await identityPage(visitor.page, 'Google').continueAs(email);
    await expect.poll(() => pathOf(visitor)).toBe('/checkout/addresses');
    await visitor.open(shopAddress(german.country, '/checkout/cart'));
    expect(await cartOn(visitor.page, german.locale, 'page').lines.count()).toBe(1);
    await visitor.open(shopAddress(german.country, profile));
    await visitor.page.getByRole('main').getByText(email).waitFor();

    // On a second device the carts become one, which she is told.
    const second = await arrive(desktop);
    await putInCart(second, german);
    await second.open(shopAddress(german.country, '/login'));
    await continueWith(second, 'Google');
    await identityPage(second.page, 'Google').continueAs(email);
    const there = accountForms(second.page, german);
    await there.title('account.signedInTitle').waitFor();
    await there.says('cart.notice.lines-merged').waitFor();
    await second.findsAccessible();
  });

  journey('refuses Facebook, then signs in with it, without JavaScript', async ({ arrive }) => {
    const { email } = newAccount();
    const visitor = await arrive({ javaScriptEnabled: false });
    await visitor.open(shopAddress(german.country, `/create-account?next=${encodeURIComponent(profile)}`));
    const provider = identityPage(visitor.page, 'Facebook');
    await continueWith(visitor, 'Facebook');
    await provider.refuse();
    await expect.poll(() => pathOf(visitor)).toBe('/login');
    await continueWith(visitor, 'Facebook');
    await provider.continueAs(email);
    await expect.poll(() => pathOf(visitor)).toBe(profile);
  });

  journey('is refused by the provider', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const form = accountForms(page, german);
    await visitor.open(shopAddress(german.country, `/login?next=${encodeURIComponent(profile)}`));
    await continueWith(visitor, 'Google');
    await identityPage(page, 'Google').refuse();
    await expect.poll(() => pathOf(visitor)).toBe('/login');
    await page.getByText(form.say('signIn.cancelled', { provider: 'Google' })).waitFor();
    expect(nextOf(visitor)).toBe(profile);
    await visitor.findsAccessible();

    // An address that nobody has proven opens nothing.
    await continueWith(visitor, 'Google');
    const provider = identityPage(page, 'Google');
    await provider.title.waitFor();
    await provider.isVerified.uncheck();
    await provider.continueAs(newAccount().email);
    await form.says('failure.social-login-email-unverified').waitFor();

    await takeProvidersAway();
    await continueWith(visitor, 'Google');
    await provider.continueAs(newAccount().email);
    await form.says('failure.sign-in-provider-unavailable').waitFor();
    expect(pathOf(visitor)).toBe('/login');
    expect(nextOf(visitor)).toBe(profile);
  });

  journey('is not signed in by an address that another browser was sent back to', async ({ arrive }) => {
    const mallory = await arrive();
    const { address } = await stopBeforeReturning(mallory.page);
    await mallory.open(shopAddress(german.country, '/login'));
    await continueWith(mallory, 'Google');
    await identityPage(mallory.page, 'Google').continueAs(newAccount().email);
    await expect.poll(address).toContain('code=');

    const visitor = await arrive();
    await visitor.open(address());
    await accountForms(visitor.page, german).says('failure.social-login-failed').waitFor();
    await visitor.open(shopAddress(german.country, profile));
    expect(pathOf(visitor)).toBe('/login');
  });
});

describe('a customer', () => {
  journey('adds a passkey, signs out, signs in by it', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const { email } = newAccount();
    const visitor = await arrive();
    const { page } = visitor;
    const form = accountForms(page, german);
    await addVirtualDevice(page);
    await comeWithGoogle(visitor, email);
    await visitor.waitsUntilAlive();
    await form.says('passkey.none').waitFor();
    await page.getByLabel(form.say('passkey.name'), { exact: true }).fill('Annas Telefon');
    await form.press('passkey.add');
    await form.says('passkey.added').waitFor();
    await page.getByText('Annas Telefon', { exact: true }).waitFor();
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();
    await inbox(email).linkTo(profile);

    await visitor.openAlive(shopAddress(german.country, '/log-out'));
    await page.evaluate(() => localStorage.setItem('of-this-person', 'yes'));
    await form.press('account.signOut');
    await expect.poll(() => page.url()).toContain('log-out?done');
    expect(await page.evaluate(() => localStorage.getItem('of-this-person'))).toBeNull();
    await visitor.openAlive(shopAddress(german.country, `/login?next=${encodeURIComponent(profile)}`));
    await form.press('passkey.signIn');
    await expect.poll(() => pathOf(visitor)).toBe(profile);
    await page.getByRole('main').getByText(email).waitFor();

    await page
      .getByRole('button', { name: form.say('passkey.remove', { name: 'Annas Telefon' }), exact: true })
      .click();
    await form.says('passkey.removed').waitFor();
    await form.says('passkey.none').waitFor();
  });

  journey('is offered no passkey before the page is alive', async ({ arrive }) => {
    const visitor = await arrive({ javaScriptEnabled: false });
    await visitor.open(shopAddress(british.country, '/login'));
    const { say } = accountForms(visitor.page, british);
    await visitor.page.getByRole('button', { name: say('account.signIn'), exact: true }).waitFor();
    expect(await visitor.page.getByRole('button', { name: say('passkey.signIn'), exact: true }).count()).toBe(0);
    visitor.expectsInConsole(/status of 401/);
    await signIn(visitor, british, newAccount());
    await accountForms(visitor.page, british).says('failure.customer-login-failed').waitFor();
  });
});
