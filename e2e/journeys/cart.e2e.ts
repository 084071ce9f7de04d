import { describe, expect } from 'vitest';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { journey } from '../fixtures.ts';
import { cartOn } from '../pages/cart-page.ts';
import { addToCart, cartShops, findsAdded, openCart, openProduct, productWithSteps } from '../pages/cart-steps.ts';
import { homePage } from '../pages/home-page.ts';
import { listing } from '../pages/listing.ts';
import { productPage } from '../pages/product-page.ts';
import { shopAddress } from '../shops.ts';

const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;
// Of the codes every seeded shop has.
const coupon = { code: 'WELCOME10', expired: 'SUMMER24' };

const fivePercent = /5\s?%/;

/** The steps that led to the price of a line, as the cart page tells them. */
function priceOf({ line, say }: ReturnType<typeof cartOn>, name: string) {
  const rows = line(name).locator('dl > div');
  const piece = rows.filter({ hasText: say('cart.trace.piece') }).locator('dd');
  return {
    openWhy: line(name).getByText(say('cart.why'), { exact: true }),
    volumeStep: rows.filter({ hasText: say('cart.trace.volume') }),
    pieceCents: async () => Number((await piece.innerText()).replaceAll(/\D/g, '')),
  };
}

describe.each(cartShops)('the cart of $shop', (shop) => {
  const { country, home, locale } = shop;

  journey(
    'takes a product with the guarantee that was chosen for it',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive();
      const { page } = visitor;
      const name = await openProduct(visitor, shop, (await productWithSteps()).number);
      const drawer = cartOn(page, locale, 'drawer');
      await productPage(page).addToCart.click();
      await findsAdded(visitor, shop, name);
      // Never chosen beforehand.
      expect(await drawer.guarantee.inputValue()).toBe('');
      await visitor.findsAccessible();
      await drawer.guarantee.selectOption('4100020');
      await expect.poll(() => drawer.pending.count()).toBe(0);
      await visitor.findsAccessible();
      await openCart(visitor, shop);
      const cart = cartOn(page, locale, 'page');
      const guarantee = cart.line(name).getByText(guaranteeNames[locales[locale].language][1]);
      await guarantee.waitFor();
      await cart.more(name).click();
      await expect.poll(() => cart.quantity(name).inputValue()).toBe('2');
      await cart.remove(name).click();
      await cart.removed(name).waitFor();
      await expect.poll(() => cart.quantity(name).count()).toBe(0);
      await cart.undo.click();
      await expect.poll(() => cart.quantity(name).inputValue()).toBe('2');
      await guarantee.waitFor();
    },
  );

  journey('costs less a piece once a volume step is reached, and says so', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const name = await openProduct(visitor, shop, (await productWithSteps()).number);
    await addToCart(visitor, shop, name);
    await openCart(visitor, shop);
    const cart = cartOn(page, locale, 'page');
    const { pieceCents, volumeStep, openWhy } = priceOf(cart, name);
    await openWhy.click();
    const before = await pieceCents();
    expect(await volumeStep.count()).toBe(0);
    await cart.line(name).getByText(fivePercent).first().waitFor();
    await cart.quantity(name).fill('3');
    await volumeStep.filter({ hasText: fivePercent }).waitFor();
    await expect.poll(pieceCents).toBe(before - Math.round(before / 20));
    await expect.poll(() => cart.pending.count()).toBe(0);
    await visitor.findsAccessible();
    await visitor.findsNoSidewaysScroll();
  });

  journey('refuses a code with its reason, and takes one that is good', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const name = await openProduct(visitor, shop, (await productWithSteps()).number);
    await addToCart(visitor, shop, name);
    await openCart(visitor, shop);
    const cart = cartOn(page, locale, 'page');
    visitor.expectsInConsole(/status of 422/);
    await cart.couponFold.click();
    await cart.couponField.fill(coupon.expired);
    await cart.applyCoupon.click();
    await cart.root.getByText(cart.say('failure.coupon-expired')).waitFor();
    await visitor.findsAccessible();
    await cart.couponField.fill(coupon.code);
    await cart.applyCoupon.click();
    await cart.coupons.filter({ hasText: coupon.code }).waitFor();
    await cart.removeCoupon(coupon.code).click();
    await expect.poll(() => cart.coupons.count()).toBe(0);
  });

  journey('holds no more than there is, and warns', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const product = await productWithSteps();
    const name = await openProduct(visitor, shop, product.number);
    await addToCart(visitor, shop, name);
    await openCart(visitor, shop);
    const cart = cartOn(page, locale, 'page');
    await cart.quantity(name).fill('5000');
    const most = String(Math.min(1000, product.stock));
    await cart.root.getByText(cart.say('failure.quantity-limit', { maximum: most })).waitFor();
    await expect.poll(() => cart.quantity(name).inputValue()).toBe(most);
    await page.reload();
    await expect.poll(() => cart.quantity(name).inputValue()).toBe(most);
  });

  journey('takes a product from a list where the country allows it', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, home));
    await homePage(page).departments.first().click();
    const { cards, sellingCards } = listing(page);
    await cards.first().waitFor();
    if (!country.quickAdd) {
      expect(await sellingCards.count()).toBe(0);
      return;
    }
    const card = sellingCards.first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button').first().click();
    await findsAdded(visitor, shop, name);
  });

  journey('can be filled, changed and emptied without JavaScript', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(shopAddress(country, `${home}x-${(await productWithSteps()).number}`));
    const name = await productPage(page).name.innerText();
    await productPage(page).quantity.fill('2');
    await productPage(page).addToCart.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${home}checkout/cart`);
    const cart = cartOn(page, locale, 'page');
    expect(await cart.quantity(name).inputValue()).toBe('2');
    await cart.quantity(name).fill('4');
    await cart.update(name).click();
    expect(await cart.quantity(name).inputValue()).toBe('4');
    await cart.more(name).click();
    expect(await cart.quantity(name).inputValue()).toBe('5');

    visitor.expectsInConsole(/status of 422/);
    await cart.couponFold.click();
    await cart.couponField.fill(coupon.expired);
    await cart.applyCoupon.click();
    await cart.root.getByText(cart.say('failure.coupon-expired')).waitFor();
    await cart.couponField.fill(coupon.code);
    await cart.applyCoupon.click();
    await cart.coupons.filter({ hasText: coupon.code }).waitFor();
    await cart.removeCoupon(coupon.code).click();
    expect(await cart.coupons.count()).toBe(0);

    await cart.remove(name).click();
    await cart.undo.click();
    expect(await cart.quantity(name).inputValue()).toBe('5');
    await cart.remove(name).click();
    expect(await cart.quantity(name).count()).toBe(0);
  });
});
