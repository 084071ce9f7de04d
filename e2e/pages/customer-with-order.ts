import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';
import { accountForms, signIn } from './account-pages.ts';
import { addressesPage } from './addresses-page.ts';
import type { Buyer } from './buyers.ts';
import { addToCart, openProduct } from './cart-steps.ts';
import { addressOfBuyer, sendAddresses } from './checkout-steps.ts';
import { inbox } from './inbox.ts';
import { paymentPage, testCards } from './payment-page.ts';
import { thankYouPage } from './thank-you-page.ts';

const password = 'kettle-and-2-cups';

/** As a guest buys it, by card. */
async function buy(visitor: Visitor, buyer: Buyer, email: string, productNumber: string) {
  const { page } = visitor;
  const name = await openProduct(visitor, buyer, productNumber);
  await addToCart(visitor, buyer, name);
  await visitor.openAlive(shopAddress(buyer.country, `${buyer.home}checkout/addresses`));
  await addressesPage(page, buyer.locale).fillFor(buyer, email);
  await sendAddresses(visitor, buyer);
  const payment = paymentPage(page, buyer.locale);
  await payment.fillCard(testCards.good);
  await payment.pay.click();
  const thanks = thankYouPage(page, buyer.locale);
  await thanks.title.waitFor({ timeout: 20_000 });
  return { name, orderNumber: await thanks.orderNumber() };
}

/** Buys, gets an account from the order by the mailbox, and signs in. */
export async function becomeCustomerWithOrder(visitor: Visitor, buyer: Buyer, productNumber: string) {
  const email = addressOfBuyer();
  const bought = await buy(visitor, buyer, email, productNumber);
  const form = accountForms(visitor.page, buyer);
  await form.press('thankYou.accountButton');
  await form.says('thankYou.accountRequested').waitFor();
  await visitor.open(await inbox(email).linkTo('/create-account/confirm'));
  await form.press('account.confirmButton');
  await form.title('thankYou.accountPassword').waitFor();
  await form.newPassword.fill(password);
  await form.press('account.savePassword');
  await form.title('account.openedTitle').waitFor();
  const account = { email, password };
  await signIn(visitor, buyer, account, '/my-account/orders');
  await form.title('account.nav.orders').waitFor();
  return { ...bought, account };
}
