import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Campaign } from '@tradehall/domain/catalogue/store-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { deliveryTexts, type DeliveryTexts } from '../product-card/delivery-texts.ts';
import { navigationOf, shippingMethodsOf, storeOf } from '../request/shop-documents.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** What lists of a shop have in common, whatever is in them. */
export interface ListingFacts {
  readonly shop: ShopRequest;
  readonly translate: Translate;
  /** Of the prices at this moment. */
  readonly currency: CurrencyCode;
  readonly navigation: readonly NavigationNode[];
  /** Those that run at this moment. */
  readonly campaigns: readonly Campaign[];
  readonly delivery: DeliveryTexts;
}

const isRunning = ({ startDate, endDate }: Campaign, now: Date): boolean =>
  Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate);

export async function loadListingFacts(shop: ShopRequest, now: Date = new Date()): Promise<ListingFacts> {
  const [navigation, store, methods] = await Promise.all([navigationOf(shop), storeOf(shop), shippingMethodsOf(shop)]);
  const translate = translator(shop.locale);
  return {
    shop,
    translate,
    currency: currencyOn(shop.country, calendarDateIn(shop.country.timeZone, now)),
    navigation: navigation ?? [],
    campaigns: store?.campaigns.filter((campaign) => isRunning(campaign, now)) ?? [],
    delivery: deliveryTexts(methods, shop, now, translate),
  };
}
