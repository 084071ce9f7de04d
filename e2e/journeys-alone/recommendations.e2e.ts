import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { buyers } from '../pages/buyers.ts';
import { openCart, openProduct } from '../pages/cart-steps.ts';
import { productSentBy, putInCart } from '../pages/checkout-steps.ts';
import { recommend, takeRecommendationServiceAway } from '../pages/recommendation-service.ts';
import { wordsOf } from '../pages/words-of-shop.ts';

const { DE: german } = buyers;
const fewMinutesMs = 120_000;

/** The row below the cart, once somebody has scrolled to it. */
async function rowBelowCart({ page }: Visitor) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // Who was there before the answer meets the row when she comes down again: nothing moves under her eyes.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name: wordsOf(german.locale)('cart.recommended') });
  await row.waitFor();
  await row.scrollIntoViewIfNeeded();
  return row;
}

describe('below the cart', () => {
  journey('stands what the service recommends', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    const { sku, number } = await productSentBy('freight');
    const name = await openProduct(visitor, german, number);
    await recommend('EX99999999', sku);
    await putInCart(visitor, german);
    await openCart(visitor, german);
    const row = await rowBelowCart(visitor);
    await row.getByRole('link', { name }).first().waitFor();
    await visitor.findsNoSidewaysScroll();
  });

  journey('stands the shop’s own word where the service is away', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    await takeRecommendationServiceAway();
    // Of the other product the shop may still know what the service has said.
    await putInCart(visitor, german, 'freight');
    await openCart(visitor, german);
    const row = await rowBelowCart(visitor);
    expect(await row.getByRole('listitem').count()).toBeGreaterThan(0);
    await visitor.findsAccessible();
  });
});
