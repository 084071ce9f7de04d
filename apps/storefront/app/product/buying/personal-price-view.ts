import type { ProductPrice } from '@tradehall/domain/catalogue/product-price.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { reducedBy } from '@tradehall/domain/money/reduced-by.ts';
import { formatRate } from '../../i18n/formats.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

export interface PersonalPriceView {
  readonly price: string;
  readonly note: string;
}

/** A§4: shown only where there is a discount; the price minus that percent. */
export function personalPriceView(
  price: ProductPrice,
  permyriad: number,
  { locale }: Pick<ShopRequest, 'locale'>,
): PersonalPriceView | null {
  if (!Number.isInteger(permyriad) || permyriad < 1 || permyriad > 10_000) return null;
  const translate = translator(locale);
  const personal = reducedBy(price.discounted ?? price.value, permyriad);
  return {
    price: translate('product.personalPrice', { price: formatMoney(personal, locale) }),
    note: translate('product.personalDiscount', { percent: formatRate(permyriad, locale) }),
  };
}
