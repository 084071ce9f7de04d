import type { ProductPrice } from '@tradehall/domain/catalogue/product-price.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PriceView } from '../ui/price.tsx';

type PriceFacts = Pick<ShopRequest, 'country' | 'locale'> & { readonly translate: Translate; readonly taxNote: string };

export const priceView = (price: ProductPrice, { country, locale, translate, taxNote }: PriceFacts): PriceView => {
  const { value, discounted, lowest30Days } = price;
  const now = formatMoney(discounted ?? value, locale);
  if (discounted === null || lowest30Days === null) {
    return { now, reduction: null, taxNote };
  }
  return {
    now,
    reduction: {
      nowLabel: translate('price.reduced'),
      before: formatMoney(value, locale),
      beforeLabel: translate('price.before'),
      lowest30Days: country.priceDisclaimer
        ? translate('price.lowest30Days', { price: formatMoney(lowest30Days, locale) })
        : null,
    },
    taxNote,
  };
};
