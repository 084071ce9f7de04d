import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { canBeBoughtNow, isOffered, priceNow } from '@tradehall/domain/feeds/offer-terms.ts';
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
  /** Null unless set and parts can be bought today, and the parts one by one cost more for sure. */
  readonly saving: string | null;
}

const times = ({ centAmount, ...currency }: Money, count: number): Money => ({
  ...currency,
  centAmount: centAmount * count,
});

interface FoundPart {
  readonly card: ProductCard;
  readonly quantity: number;
}

/** Volume prices count the pieces of all products of a group: of one piece alone the price is sure. */
function isPriceSure(found: readonly FoundPart[]): boolean {
  const pieces = found.reduce((sum, { card, quantity }) => sum + (card.hasVolumePrices ? quantity : 0), 0);
  return pieces <= 1;
}

/** Null for what is no set, and where none of its parts is sold here: then the page has nothing to lead to. */
export function setView(
  product: ProductDocument,
  cards: readonly ProductCard[],
  shop: ShopRequest,
  translate: Translate,
): SetView | null {
  const { price, setParts } = product;
  const found = setParts.flatMap(({ sku, quantity }) => {
    const card = cards.find((one) => one.sku === sku);
    return card === undefined ? [] : [{ card, quantity, cost: times(priceNow(card.price), quantity) }];
  });
  if (found.length === 0) return null;
  const links = pageLinks(shop);
  const isEachToBeHad = found.length === setParts.length && found.every(({ card }) => card.isOnStock);
  const isSetToBeHad = isOffered(product, shop.country) && canBeBoughtNow(product);
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
      isSetToBeHad && isEachToBeHad && isPriceSure(found) && saving.centAmount > 0
        ? translate('product.setSaving', { sum: say(singly), saving: say(saving) })
        : null,
  };
}
