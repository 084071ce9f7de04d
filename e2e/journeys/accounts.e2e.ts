import { describe, expect } from 'vitest';
import { MIDDLEWARE_URL } from '../environment.ts';
import { journey, type Visitor } from '../fixtures.ts';
import { accountForms, newAccount, signIn, type Credentials } from '../pages/account-pages.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { cartOn } from '../pages/cart-page.ts';
import { openCart } from '../pages/cart-steps.ts';
import { addressOfBuyer, goToPayment, putInCart } from '../pages/checkout-steps.ts';
import { inbox } from '../pages/inbox.ts';
import { paymentPage, testCards } from '../pages/payment-page.ts';
import { thankYouPage } from '../pages/thank-you-page.ts';
import { shopAddress } from '../shops.ts';

const { DE: german, GB: british } = buyers;
const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

/** From the empty form to the account, by the link of the mail. */
async function register(visitor: Visitor, { email, password }: Credentials) {
  const form = accountForms(visitor.page, german);
  await visitor.open(shopAddress(german.country, '/create-account'));
  await form.firstName.fill('Anna');
  await form.lastName.fill('Müller');
  await form.email.fill(email);
  await form.password.fill(password);
  expect(await form.newsletter.isChecked()).toBe(false);
  await form.press('thankYou.accountButton');
  await form.title('account.mailboxTitle').waitFor();
  const link = await inbox(email).linkTo('/create-account/confirm');
  await visitor.open(link);
  await form.press('account.confirmButton');
  await form.title('account.openedTitle').waitFor();
  return link;
}

/** Wrong passwords from everywhere, until the account takes no more of them for nothing. */
async function attack({ email }: Credentials): Promise<void> {
  const { host } = new URL(shopAddress(german.country, '/'));
  const tries = Array.from({ length: 12 }, async (_, index) => {
    const answer = await fetch(`${MIDDLEWARE_URL}/api/new-ct/customerSignMeIn`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-for': `10.77.${index}.9`,
      },
      body: JSON.stringify({ locale: german.locale, email, password: `stolen-${index}` }),
    });
    return answer.status;
  });
  expect(await Promise.all(tries)).toContain(429);
}

describe('a customer whose account is attacked', () => {
  journey(
    'signs in at the first try on a new device, and is told what to do without JavaScript',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const account = newAccount();
      await register(await arrive(desktop), account);
      await attack(account);
      const visitor = await arrive();
      await signIn(visitor, german, account, '/my-account/my-profile');
      await expect.poll(() => pathOf(visitor), { timeout: 60_000 }).toBe('/my-account/my-profile');

      const plain = await arrive({ javaScriptEnabled: false });
      plain.expectsInConsole(/status of 429/);
      await signIn(plain, german, account, '/my-account/my-profile');
      await accountForms(plain.page, german).says('failure.sign-in-proof-needed').waitFor();
      await plain.findsNoSidewaysScroll();
    },
  );
});

describe('a new customer', () => {
  journey(
    'registers, confirms, and finds both carts in one on a second device',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const account = newAccount();
      const first = await arrive(desktop);
      await register(first, account);
      const here = accountForms(first.page, german);
      await first.findsAccessible();
      await here.follow('account.signIn');
      await here.email.fill(account.email);
      await here.password.fill(account.password);
      await here.press('account.signIn');
      await expect.poll(() => pathOf(first)).toBe('/my-account/my-profile');
      await first.page.getByRole('main').getByText(account.email).waitFor();
      await putInCart(first, german);

      const second = await arrive();
      await putInCart(second, german);
      const cartPath = '/checkout/cart';
      await signIn(second, german, account, cartPath);
      const there = accountForms(second.page, german);
      await there.title('account.signedInTitle').waitFor();
      await there.says('cart.notice.lines-merged').waitFor();
      await second.findsAccessible();
      await second.findsNoSidewaysScroll();
      await there.follow('confirmation.continue');
      await expect.poll(() => pathOf(second)).toBe(cartPath);
      const cart = cartOn(second.page, german.locale, 'page');
      await expect.poll(() => cart.lines.count()).toBe(1);
      await expect.poll(() => cart.root.getByRole('spinbutton').first().inputValue()).toBe('2');
    },
  );

  journey('registers without JavaScript, and the link works once', async ({ arrive }) => {
    const account = newAccount();
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page } = visitor;
    visitor.expectsInConsole(/status of 4\d\d/);
    const form = accountForms(page, german);
    await visitor.open(shopAddress(german.country, '/create-account'));
    await form.firstName.fill('Anna');
    await form.press('thankYou.accountButton');
    await form.says('form.requiredField', { field: form.say('account.lastName') }).waitFor();
    expect(await form.firstName.inputValue()).toBe('Anna');
    expect(await page.locator(':focus').getAttribute('name')).toBe('lastName');
    const link = await register(visitor, account);
    await visitor.open(link);
    await form.press('account.confirmButton');
    await form.title('account.linkExpiredTitle').waitFor();
  });

  journey('who has one already is told in the mailbox and nowhere else', async ({ arrive }) => {
    const account = newAccount();
    const visitor = await arrive(desktop);
    await register(visitor, account);
    const form = accountForms(visitor.page, german);
    await visitor.open(shopAddress(german.country, '/create-account'));
    await form.firstName.fill('Eve');
    await form.lastName.fill('Else');
    await form.email.fill(account.email);
    await form.password.fill('another with an oven');
    await form.press('thankYou.accountButton');
    await form.title('account.mailboxTitle').waitFor();
    visitor.expectsInConsole(/status of 401/);
    await signIn(visitor, german, { ...account, password: 'another with an oven' });
    await form.says('failure.customer-login-failed').waitFor();
  });
});

describe('a customer', () => {
  journey(
    'who has forgotten the password chooses another, once, and is signed out elsewhere',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const account = newAccount();
      const visitor = await arrive(desktop);
      const form = accountForms(visitor.page, german);
      await register(visitor, account);
      const elsewhere = await arrive();
      await signIn(elsewhere, german, account, '/my-account/my-profile');
      await expect.poll(() => pathOf(elsewhere)).toBe('/my-account/my-profile');

      await visitor.open(shopAddress(german.country, '/login'));
      await form.follow('account.forgotPassword');
      await form.title('account.resetTitle').waitFor();
      await form.email.fill(account.email);
      await form.press('account.resetButton');
      await expect.poll(() => pathOf(visitor)).toBe('/password-reset/check-email');
      const link = await inbox(account.email).linkTo('/password-reset/change-password');
      await visitor.open(link);
      await visitor.findsAccessible();
      visitor.expectsInConsole(/status of 4\d\d/);
      await form.newPassword.fill('too-short');
      await form.press('account.savePassword');
      await form.says('form.passwordInvalid').waitFor();
      await form.newPassword.fill('another with an oven');
      await form.press('account.savePassword');
      await form.title('account.passwordChanged').waitFor();

      await elsewhere.open(shopAddress(german.country, '/my-account/my-profile'));
      expect(pathOf(elsewhere)).toBe('/login');
      await signIn(visitor, german, account, '/my-account/my-profile');
      await form.says('failure.customer-login-failed').waitFor();
      await signIn(visitor, german, { ...account, password: 'another with an oven' }, '/my-account/my-profile');
      await expect.poll(() => pathOf(visitor)).toBe('/my-account/my-profile');
      // Opened once more it is over, and says where a new one is to be had.
      await visitor.open(link);
      await form.newPassword.fill('a-third-with-1-cup');
      await form.press('account.savePassword');
      await form.title('account.linkExpiredTitle').waitFor();
      await form.follow('account.resetTitle');
      await expect.poll(() => pathOf(visitor)).toBe('/password-reset');
    },
  );

  journey('changes the password and stays signed in, here alone', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const account = newAccount();
    const visitor = await arrive(desktop);
    const form = accountForms(visitor.page, german);
    await register(visitor, account);
    const elsewhere = await arrive();
    for (const device of [visitor, elsewhere]) {
      await signIn(device, german, account, '/my-account/password');
      await expect.poll(() => pathOf(device)).toBe('/my-account/password');
    }
    visitor.expectsInConsole(/status of 4\d\d/);
    await form.currentPassword.fill('not-the-1-there-is');
    await form.newPassword.fill('another with an oven');
    await form.press('account.savePassword');
    await form.says('account.currentPasswordWrong').waitFor();
    await visitor.findsAccessible();
    await form.currentPassword.fill(account.password);
    await form.newPassword.fill('another with an oven');
    await form.press('account.savePassword');
    await form.says('account.passwordChanged').waitFor();
    await visitor.open(shopAddress(german.country, '/my-account/password'));
    expect(pathOf(visitor)).toBe('/my-account/password');
    await elsewhere.open(shopAddress(german.country, '/my-account/password'));
    expect(pathOf(elsewhere)).toBe('/login');
  });
});

describe('a guest who has ordered', () => {
  journey('gets an account with the order in it, by the mailbox', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const email = addressOfBuyer();
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await goToPayment(visitor, british, email);
    const payment = paymentPage(page, british.locale);
    await payment.fillCard(testCards.good);
    await payment.pay.click();
    const thanks = thankYouPage(page, british.locale);
    await thanks.title.waitFor({ timeout: 20_000 });
    const orderNumber = await thanks.orderNumber();
    const orderId = new URL(page.url()).searchParams.get('order') ?? '';
    const form = accountForms(page, british);
    await form.press('thankYou.accountButton');
    await form.says('thankYou.accountRequested').waitFor();

    // On another device: whoever reads the mail has the account.
    const reader = await arrive();
    const there = accountForms(reader.page, british);
    await reader.open(await inbox(email).linkTo('/create-account/confirm'));
    await there.press('account.confirmButton');
    await there.title('thankYou.accountPassword').waitFor();
    await there.newPassword.fill('kettle-and-2-cups');
    await there.press('account.savePassword');
    await there.title('account.openedTitle').waitFor();
    await signIn(reader, british, { email, password: 'kettle-and-2-cups' }, `/order?order=${orderId}`);
    await reader.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => reader.page.getByRole('main').innerText()).toContain(orderNumber);
  });
});

describe('somebody in the checkout', () => {
  journey('asks for an account, and goes on as a guest meanwhile', async ({ arrive }) => {
    const visitor = await arrive();
    const form = accountForms(visitor.page, german);
    await putInCart(visitor, german);
    await openCart(visitor, german);
    // The address of the step that was there before.
    await visitor.open(shopAddress(german.country, '/checkout/login'));
    expect(pathOf(visitor)).toBe('/checkout/addresses');
    await addressesPage(visitor.page, german.locale).account.click();
    await form.follow('checkout.createAccount');
    await form.title('checkout.createAccount').waitFor();
    const { email, password } = newAccount();
    await form.firstName.fill('Anna');
    await form.lastName.fill('Müller');
    await form.email.fill(email);
    await form.password.fill(password);
    await form.press('thankYou.accountButton');
    await form.title('account.mailboxTitle').waitFor();
    await visitor.findsAccessible();
    await form.follow('checkout.guestButton');
    await expect.poll(() => pathOf(visitor)).toBe('/checkout/addresses');
  });
});
