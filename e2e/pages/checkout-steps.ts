import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { locales } from '@tradehall/domain/locales/locales.ts';
import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';
import { addressesPage } from './addresses-page.ts';
import { buyers, type Buyer } from './buyers.ts';
import { cartOn } from './cart-page.ts';
import { addToCart, openCart, openProduct, type Shop } from './cart-steps.ts';
import { englishIn, englishOn } from './english-words.ts';
import { findProductSentBy } from './find-product.ts';
import { inbox } from './inbox.ts';
import { paymentPage } from './payment-page.ts';
import { thankYouPage } from './thank-you-page.ts';

type SentBy = Parameters<typeof findProductSentBy>[0];

const found = new Map<SentBy, ReturnType<typeof findProductSentBy>>();

/** Looked for once. */
export function productSentBy(method: SentBy) {
  const known = found.get(method);
  const product =
    known ??
    findProductSentBy(
      method,
      Object.values(buyers).map(({ locale }) => locale),
    );
  found.set(method, product);
  return product;
}

const isEnglish = ({ locale }: Shop): boolean => locales[locale].language === 'en';

/** What every step of the checkout keeps. */
export async function findsStepInOrder(visitor: Visitor, shop: Shop) {
  await visitor.findsAccessible();
  await visitor.findsNoSidewaysScroll();
  expect(isEnglish(shop) ? [] : await englishOn(visitor.page)).toEqual([]);
}

export const addressOfBuyer = (): string => `buyer-${randomUUID()}@example.test`;

export async function putInCart(visitor: Visitor, shop: Shop, method: SentBy = 'parcel') {
  const { number } = await productSentBy(method);
  await addToCart(visitor, shop, await openProduct(visitor, shop, number));
}

/** From the cart as a guest to the form of the addresses. */
export async function goToAddresses(visitor: Visitor, shop: Shop) {
  const { page } = visitor;
  await openCart(visitor, shop);
  await cartOn(page, shop.locale, 'page').toCheckout.click();
  await addressesPage(page, shop.locale).title.waitFor();
  await findsStepInOrder(visitor, shop);
}

/** The payment has a document of its own. */
export async function sendAddresses(visitor: Visitor, { locale }: Shop) {
  const { page } = visitor;
  await addressesPage(page, locale).goOn.click();
  await paymentPage(page, locale).title.waitFor();
  await visitor.waitsUntilAlive();
}

/** With goods in the cart, to the page of the payment. */
export async function goToPayment(
  visitor: Visitor,
  buyer: Buyer,
  email: string,
  method: SentBy = 'parcel',
  { isKept = false }: { readonly isKept?: boolean } = {},
) {
  const { page } = visitor;
  await putInCart(visitor, buyer, method);
  await visitor.openAlive(shopAddress(buyer.country, `${buyer.home}checkout/addresses`));
  const addresses = addressesPage(page, buyer.locale);
  await addresses.fillFor(buyer, email);
  if (isKept) await addresses.field('keepBilling').check();
  await sendAddresses(visitor, buyer);
}

/** The page of the order, and its one mail, in the words of the shop. */
export async function findsOrder(
  { page }: Visitor,
  { locale, ...shop }: Shop,
  { email, total, thanks }: { readonly email: string; readonly total: string; readonly thanks: RegExp },
) {
  const order = thankYouPage(page, locale);
  await order.title.waitFor({ timeout: 20_000 });
  const number = await order.orderNumber();
  expect(number).toMatch(/^[A-Z]*\d{5,}$/);
  expect(await order.total()).toBe(total);
  const { mails } = inbox(email);
  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mails();
  const text = `${mail?.subject ?? ''} ${mail?.text ?? ''}`.replaceAll(/\s+/gu, ' ');
  expect(text).toMatch(thanks);
  expect(text).toContain(number);
  expect(text).toContain(total);
  expect(isEnglish({ locale, ...shop }) ? [] : englishIn(text)).toEqual([]);
  return number;
}
