import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { priceNow } from '@tradehall/domain/feeds/offer-terms.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { softHyphenated } from '@tradehall/domain/search/soft-hyphens.ts';
import { formatCount } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

interface SetPartView {
  readonly sku: string;
  readonly pieces: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly picture: string | null;
  /** Of all its pieces. */
  readonly price: string;
}

/** What comes with a set. */
export interface SetView {
  readonly parts: readonly SetPartView[];
  /** Null unless each part can be bought by itself today, and that costs more. */
  readonly saving: string | null;
}

const times = ({ centAmount, ...currency }: Money, count: number): Money => ({
  ...currency,
  centAmount: centAmount * count,
});

/** Null for what is no set, and where none of its parts is sold here: then the page has nothing to lead to. */
export function setView(
  { price, setParts }: Pick<ProductDocument, 'price' | 'setParts'>,
  cards: readonly ProductCard[],
  shop: ShopRequest,
  translate: Translate,
): SetView | null {
  const found = setParts.flatMap(({ sku, quantity }) => {
    const card = cards.find((one) => one.sku === sku);
    return card === undefined ? [] : [{ card, quantity, cost: times(priceNow(card.price), quantity) }];
  });
  if (found.length === 0) return null;
  const links = pageLinks(shop);
  const isEachToBeHad = found.length === setParts.length && found.every(({ card }) => card.isOnStock);
  const sum = times(priceNow(price), 0);
  const singly = { ...sum, centAmount: found.reduce((total, { cost }) => total + cost.centAmount, 0) };
  const saving = { ...sum, centAmount: singly.centAmount - priceNow(price).centAmount };
  const say = (amount: Money) => formatMoney(amount, shop.locale);
  return {
    parts: found.map(({ card: { sku, name, brand, slug, image }, quantity, cost }) => ({
      ...{ sku, brand },
      name: softHyphenated(name, locales[shop.locale].language),
      pieces: `${formatCount(quantity, shop.locale)} ×`,
      href: links.product(slug),
      picture: image?.url ?? null,
      price: say(cost),
    })),
    saving:
      isEachToBeHad && saving.centAmount > 0
        ? translate('product.setSaving', { sum: say(singly), saving: say(saving) })
        : null,
  };
}
