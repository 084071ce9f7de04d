import { describe, expect, onTestFinished } from 'vitest';
import { journey } from '../fixtures.ts';
import { openMortalShop } from '../mortal-shop.ts';
import { cartOn } from '../pages/cart-page.ts';
import { addToCart, cartShops, openCart, openProduct, productWithSteps } from '../pages/cart-steps.ts';
import { productPage } from '../pages/product-page.ts';
import { shopAddress } from '../shops.ts';

const desktop = { viewport: { width: 1440, height: 1000 } };
const fewMinutesMs = 180_000;

describe('one cart', () => {
  const [shop] = cartShops;

  journey('keeps a change whose page was loaded anew in the middle of it', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const name = await openProduct(visitor, shop, (await productWithSteps()).number);
    await addToCart(visitor, shop, name);
    await openCart(visitor, shop);
    const cart = cartOn(page, shop.locale, 'page');
    let held = 0;
    // It leaves the browser and never arrives.
    await page.route(/\/updateCartQuantity/, () => void (held += 1));
    await cart.more(name).click();
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.unroute(/\/updateCartQuantity/);
    await page.reload();
    await expect.poll(() => cart.quantity(name).inputValue(), { timeout: 10_000 }).toBe('2');
    const me = page.waitForResponse((response) => response.url().includes('/getMe'));
    await page.reload();
    await me;
    await expect.poll(() => cart.quantity(name).inputValue()).toBe('2');
  });

  journey('comes back by itself after the shop was killed', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const mortal = await openMortalShop();
    onTestFinished(() => mortal.close());
    const visitor = await arrive(desktop);
    const { page } = visitor;
    // What the browser itself says of calls and sockets that fail.
    visitor.expectsInConsole(/status of 5\d\d|WebSocket|ERR_/);
    const cart = cartOn(page, shop.locale, 'page');
    const { number } = await productWithSteps();
    await visitor.openAlive(mortal.address(shopAddress(shop.country, `${shop.home}x-${number}`)));
    const name = await productPage(page).name.innerText();
    await addToCart(visitor, shop, name);
    await visitor.openAlive(mortal.address(shopAddress(shop.country, `${shop.home}checkout/cart`)));
    let quantity = 1;
    for (const process of [mortal.middleware, mortal.engine]) {
      await process.kill9();
      await cart.more(name).click();
      quantity += 1;
      await expect.poll(() => cart.quantity(name).inputValue()).toBe(String(quantity));
      const granted = page.waitForResponse(
        (response) => response.url().includes('updateCartQuantity') && response.ok(),
        { timeout: 60_000 },
      );
      await process.restart();
      await granted;
    }
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(page.url());
    await expect.poll(() => cartOn(elsewhere, shop.locale, 'page').quantity(name).inputValue()).toBe(String(quantity));
  });

  journey('is changed with the keyboard alone', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const name = await openProduct(visitor, shop, (await productWithSteps()).number);
    await addToCart(visitor, shop, name);
    await openCart(visitor, shop);
    const cart = cartOn(page, shop.locale, 'page');
    const reach = async (isThere: () => Promise<boolean>) => {
      for (let step = 0; step < 200 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
    };
    const isFocused = (target: ReturnType<typeof cart.more>) => async () =>
      (await target.and(page.locator(':focus')).count()) === 1;
    await reach(isFocused(cart.more(name)));
    await page.keyboard.press('Enter');
    await expect.poll(() => cart.quantity(name).inputValue()).toBe('2');
    await reach(isFocused(cart.remove(name)));
    await page.keyboard.press('Enter');
    // The focus stays where the line was.
    await expect.poll(isFocused(cart.undo)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => cart.quantity(name).inputValue()).toBe('2');
  });
});
