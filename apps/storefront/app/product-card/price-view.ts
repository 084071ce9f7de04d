import { priceNow, reductionOf } from '@tradehall/domain/feeds/offer-terms.ts';
import type { ProductPrice } from '@tradehall/domain/catalogue/product-price.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { wholePercentBelow } from '@tradehall/domain/money/reduced-by.ts';
import { formatRate } from '../i18n/formats.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PriceView } from '../ui/goods/price.tsx';

type PriceFacts = Pick<ShopRequest, 'country' | 'locale'> & { readonly translate: Translate; readonly taxNote: string };
type Percentage = NonNullable<PriceView['reduction']>['percentage'];

/** Below the lowest price of 30 days, never below the price that is crossed out, and never rounded up. */
function percentageView(now: Money, lowest: Money, { locale, translate }: PriceFacts): Percentage {
  const percent = wholePercentBelow(lowest, now);
  if (!(percent >= 1)) return null;
  const percentage = formatRate(percent * 100, locale);
  return { text: `−${percentage}`, label: translate('price.reducedBy', { percentage }) };
}

/** The store's prices hold its own tax: so much is left of one without it. */
function netText({ centAmount, ...currency }: Money, { country, locale, translate }: PriceFacts): string {
  const rate = standardTaxRateOn(country, calendarDateIn(country.timeZone, new Date()));
  const net = formatMoney({ ...currency, centAmount: netOf(centAmount, rate) }, locale);
  return `${net} ${translate('cart.taxExcluded')}`;
}

export function priceView(price: ProductPrice, facts: PriceFacts): PriceView {
  const { country, locale, translate, taxNote } = facts;
  const now = formatMoney(priceNow(price), locale);
  const net = netText(priceNow(price), facts);
  const reduction = reductionOf(price);
  if (reduction === null) return { now, net, reduction: null, taxNote };
  const { before, lowest30Days } = reduction;
  return {
    now,
    net,
    reduction: {
      nowLabel: translate('price.reduced'),
      before: formatMoney(before, locale),
      beforeLabel: translate('price.before'),
      lowest30Days: country.priceDisclaimer
        ? translate('price.lowest30Days', { price: formatMoney(lowest30Days, locale) })
        : null,
      percentage: percentageView(reduction.now, lowest30Days, facts),
    },
    taxNote,
  };
}
