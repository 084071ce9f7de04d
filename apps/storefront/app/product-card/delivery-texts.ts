import { deliveryDates } from '@tradehall/domain/catalogue/delivery-dates.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { calendarDateIn, type CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** When something ordered today arrives, in words for the line under a price. */
export interface DeliveryTexts {
  readonly parcel: string | null;
  readonly freight: string | null;
}

/** The days are near: the year goes without saying. */
const dayAndMonth = (date: CalendarDate): string => `${date.slice(8)}.${date.slice(5, 7)}.`;

// Holidays are looked up day by day; the answer is the same until midnight.
const known = new Map<string, { readonly from: string; readonly to: string }>();
const mostKnown = 200;

function datesOf(daysRange: string, { country }: Pick<ShopRequest, 'country'>, now: Date) {
  const name = `${country.code} ${daysRange} ${calendarDateIn(country.timeZone, now)}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const dates = deliveryDates(daysRange, country, now);
  const shown = { from: dayAndMonth(dates.from), to: dayAndMonth(dates.to) };
  if (known.size >= mostKnown) known.clear();
  known.set(name, shown);
  return shown;
}

export function deliveryTexts(
  methods: readonly ShippingMethod[] | null,
  shop: Pick<ShopRequest, 'country'>,
  now: Date,
  translate: Translate,
): DeliveryTexts {
  const textOf = (key: ShippingMethod['key']): string | null => {
    // Where nothing can be ordered nothing arrives.
    const method = shop.country.checkoutEnabled ? methods?.find((offered) => offered.key === key) : undefined;
    return method === undefined ? null : translate('stock.delivery', datesOf(method.daysRange, shop, now));
  };
  return { parcel: textOf('parcel'), freight: textOf('freight') };
}
