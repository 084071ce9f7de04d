import type { VolumeDiscount } from '@tradehall/domain/cart/discount.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { reducedBy } from '@tradehall/domain/money/reduced-by.ts';
import { formatRate } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

interface VolumeRowView {
  /** The fewest pieces it holds for. */
  readonly volume: number;
  readonly from: string;
  readonly discount: string;
  readonly each: string;
  /** Said while it is the step that was reached. */
  readonly yours: string;
}

export interface VolumeView {
  readonly title: string;
  readonly note: string;
  readonly columns: { readonly quantity: string; readonly discount: string; readonly each: string };
  /** The first is that of a single piece. */
  readonly rows: readonly VolumeRowView[];
}

/** What a piece costs when several are bought; null where that makes no difference. */
export function volumeView(
  discounts: readonly VolumeDiscount[],
  price: Money,
  { locale }: Pick<ShopRequest, 'locale'>,
  translate: Translate,
): VolumeView | null {
  const [discount] = discounts.filter(({ isActive, steps }) => isActive && steps.length > 0);
  if (discount === undefined) return null;
  const steps = discount.steps.toSorted((one, other) => one.volume - other.volume);
  const single = (steps[0]?.volume ?? 1) > 1 ? [{ volume: 1, discountPermyriad: 0 }] : [];
  return {
    title: translate('product.volumeTitle'),
    note: translate('product.volumeNote'),
    columns: {
      quantity: translate('product.volumeQuantity'),
      discount: translate('product.volumeDiscount'),
      each: translate('product.volumeEach'),
    },
    rows: [...single, ...steps].map(({ volume, discountPermyriad }) => {
      const each = formatMoney(reducedBy(price, discountPermyriad), locale);
      return {
        volume,
        from: translate('product.volumeFrom', { count: volume }),
        discount: discountPermyriad === 0 ? '–' : `−${formatRate(discountPermyriad, locale)}`,
        each,
        yours: translate('product.volumeYours', { price: each }),
      };
    }),
  };
}
