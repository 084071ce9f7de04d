import { navigationDocumentKey, type NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { shippingMethodsDocumentKey } from '@tradehall/domain/cart/shipping-methods-document.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { wordingDocumentKey, type WordingDocument } from '@tradehall/domain/wording/wording.calls.ts';
import { takeWording } from '../i18n/wording.ts';
import type { ShopRequest } from './shop-request.ts';
import { keptByLocale } from './kept-by-locale.ts';

// A page without its departments or its phone number is still a page, so failures stay here.

export async function loadNavigation(shop: ShopRequest): Promise<readonly NavigationNode[] | null> {
  const { calls, locale, log, requestId } = shop;
  const answer = await calls['new-ct'].getCategory(
    { query: 'navigation', locale },
    { onError: (err) => log.error({ err, requestId }, 'no departments for the frame') },
  );
  return answer?.ok === true && answer.value.query === 'navigation' ? answer.value.categories.results : null;
}

export async function loadStore(shop: ShopRequest): Promise<StoreDocument | null> {
  const { calls, locale, log, requestId } = shop;
  const answer = await calls['new-ct'].getStores(
    { locale },
    { onError: (err) => log.error({ err, requestId }, 'no store for the frame') },
  );
  return answer?.ok === true ? answer.value : null;
}

async function loadShippingMethods(shop: ShopRequest): Promise<readonly ShippingMethod[] | null> {
  const { calls, locale, log, requestId } = shop;
  const answer = await calls['new-ct'].getShippingMethodsWithoutId(
    { locale },
    { onError: (err) => log.error({ err, requestId }, 'no shipping methods') },
  );
  return answer?.ok === true ? answer.value.shippingMethods : null;
}

async function loadWording(shop: ShopRequest): Promise<WordingDocument | null> {
  const { calls, locale, log, requestId } = shop;
  const answer = await calls.shop.getWording(
    { locale },
    { onError: (err) => log.error({ err, requestId }, 'nobody says which words operators have changed') },
  );
  return answer?.ok === true ? answer.value : null;
}

export const navigationOf = keptByLocale({
  load: loadNavigation,
  keys: ({ locale }) => `navigation:${locale}:${navigationDocumentKey}`,
});
export const storeOf = keptByLocale({
  load: loadStore,
  keys: ({ country, locale }) => `store:${locale}:${storeKey(country)}`,
});
export const shippingMethodsOf = keptByLocale({
  load: loadShippingMethods,
  keys: ({ locale }) => `shipping-methods:${locale}:${shippingMethodsDocumentKey}`,
});
/** A wrong word is gone within two seconds, also where nobody has looked for a while. */
const wordingDocumentOf = keptByLocale({
  load: loadWording,
  keys: ({ locale }) => `wording:${locale}:${wordingDocumentKey}`,
  freshMs: 1_000,
  usableMs: 1_500,
});

/** Before a page is made: what operators have changed stands in the place of the shop's own words. */
export async function withWordingOf<Shop extends ShopRequest>(shop: Shop): Promise<Shop> {
  const wording = await wordingDocumentOf(shop);
  if (wording !== null) takeWording(shop.locale, wording.texts);
  return shop;
}
