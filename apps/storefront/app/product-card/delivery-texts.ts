import { deliveryDates, formatDays } from '@tradehall/domain/catalogue/delivery-dates.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** When something ordered today arrives, in words for the line under a price. */
export interface DeliveryTexts {
  readonly parcel: string | null;
  readonly freight: string | null;
}

// Holidays are looked up day by day; the answer is the same until midnight.
const known = new Map<string, string>();
const mostKnown = 200;

function daysOf(daysRange: string, { country, locale }: Pick<ShopRequest, 'country' | 'locale'>, now: Date): string {
  const name = `${locale} ${country.code} ${daysRange} ${calendarDateIn(country.timeZone, now)}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  // A line ends before the days, never between them.
  const days = formatDays(deliveryDates(daysRange, country, now), locale).replaceAll('–', '\u2060–\u2060');
  if (known.size >= mostKnown) known.clear();
  known.set(name, days);
  return days;
}

export function deliveryTexts(
  methods: readonly ShippingMethod[] | null,
  shop: Pick<ShopRequest, 'country' | 'locale'>,
  now: Date,
  translate: Translate,
): DeliveryTexts {
  const textOf = (key: ShippingMethod['key']): string | null => {
    // Where nothing can be ordered nothing arrives.
    const method = shop.country.checkoutEnabled ? methods?.find((offered) => offered.key === key) : undefined;
    return method === undefined ? null : translate('stock.delivery', { days: daysOf(method.daysRange, shop, now) });
  };
  return { parcel: textOf('parcel'), freight: textOf('freight') };
}
