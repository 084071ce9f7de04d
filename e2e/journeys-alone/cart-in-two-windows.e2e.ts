import { expect } from 'vitest';
import { z } from 'zod';
import { journey } from '../fixtures.ts';
import { cartOn } from '../pages/cart-page.ts';
import { addToCart, cartShops, openCart, openProduct, productWithSteps } from '../pages/cart-steps.ts';

const goalMs = 500;

/** Told by the window itself: what the browser's driver needs to look is not the shop's. */
const noteWhenShown = (field: { readonly value?: unknown }, quantity: string): Promise<number> =>
  new Promise((tell) => {
    const look = setInterval(() => {
      if (field.value !== quantity) return;
      clearInterval(look);
      tell(Date.now());
    }, 5);
  });

// Alone: it says how fast the shop is, not how fast it is beside another journey.
journey('shows a change of one window in the other within half a second', async ({ arrive }) => {
  const [shop] = cartShops;
  const visitor = await arrive({ viewport: { width: 1440, height: 1000 } });
  const { page } = visitor;
  const name = await openProduct(visitor, shop, (await productWithSteps()).number);
  await addToCart(visitor, shop, name);
  await openCart(visitor, shop);
  const otherPage = await page.context().newPage();
  const isListening = otherPage.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await otherPage.goto(page.url());
  await isListening;
  const [here, there] = [page, otherPage].map((each) => cartOn(each, shop.locale, 'page'));
  const tookMs: number[] = [];
  for (const quantity of ['2', '3', '4']) {
    const answered = page.waitForResponse((response) => response.url().includes('updateCartQuantity'));
    const seenAt = there?.quantity(name).evaluate(noteWhenShown, quantity);
    await here?.more(name).click();
    const { startTime, responseEnd } = (await answered).request().timing();
    tookMs.push(z.number().parse(await seenAt) - startTime - responseEnd);
  }
  console.info(`seen in the other window after ${tookMs.map(Math.round).join(', ')} ms`);
  expect(Math.max(...tookMs)).toBeLessThan(goalMs);
});
