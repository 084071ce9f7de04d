import { trackingCookieName } from '@tradehall/domain/tracking/consent-choice.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { callShop } from '../request/browser-calls.ts';
import { findBrowserCookie } from '../request/browser-cookies.ts';

export interface Recommendation {
  readonly id: string;
  readonly skus: readonly string[];
}

/** What goes with the products of a cart; null where nobody answers. The newest line is what it is about. */
export async function askRecommendations(locale: Locale, skus: readonly string[]): Promise<Recommendation | null> {
  const sourceSku = skus.at(-1);
  if (sourceSku === undefined) return null;
  const answer = await callShop('shop', 'recommendation', {
    typeId: 'cart-recommendation',
    locale,
    sourceSku,
    otherSkus: skus.slice(0, -1).slice(-100),
    // Only who has agreed to be known by it has one; the shop asks once more whether it may still be used.
    bloomreachCookie: findBrowserCookie(trackingCookieName)?.slice(0, 200) || undefined,
  });
  if (answer?.ok !== true) return null;
  const { recommendationId: id, results } = answer.value;
  return { id, skus: results[0].value.map(({ sku }) => sku) };
}
